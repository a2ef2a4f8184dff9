import { expect, it } from 'vitest';
import { readJob } from './read-job.ts';

const readOccupation = (text: string) => readJob(text).occupation;

it("doesn't read an activity as the position to fill", () => {
  expect(
    readOccupation('Outstanding customer service and phone skills a must. Strong customer service background.'),
  ).toBe(undefined);
  expect(readOccupation('We are a civil engineering firm and need someone for light office duties.')).toBe(undefined);
});

it('reads an activity as the position if it is described as the job', () => {
  expect(readOccupation('Our customer service position is open. The customer service position is full time.')).toBe(
    'customer-service-representative',
  );
});

it('prefers the position to the people it serves or supports', () => {
  expect(readOccupation('This role is an opportunity to help CEOs. You will report to the CEO of a customer.')).toBe(
    undefined,
  );
  expect(
    readOccupation('We want a passionate person to serve as our Marketing Manager. You will help Software Developers.'),
  ).toBe('marketing-manager');
});
