import { describe, expect, it } from 'vitest';
import { isLesserThan, isPlainTitle, losesStanding, shortTitle } from './titles.ts';

describe('shortTitle', () => {
  it.each([
    ['Software Engineer', 'Software Engineer'],
    ['Software Engineer II, Payments Platform', 'Software Engineer II'],
    ['Registered Nurse - Emergency Department', 'Registered Nurse'],
    ['Apprentice Electrician', 'Apprentice Electrician'],
    ['Junior Accountant, Tax Team', 'Junior Accountant'],
  ])('shows the title without the team: %s', (title, short) => {
    expect(shortTitle(title)).toBe(short);
  });

  it.each([
    'Software Engineer (Intern)',
    'Software Engineer - Internship',
    'Registered Nurse (Student)',
    'Electrician, Apprentice',
    'Electrician (Helper)',
    'Accountant, Junior',
    'Accountant (Assistant)',
    'Electrician - Trainee',
    'Firefighter (Volunteer)',
    'Restaurant Manager (Acting)',
    'Restaurant Manager – Interim',
    'Restaurant Manager, In Training',
    'Cashier (Part-time)',
    'Cashier (part time)',
    'Cashier - Seasonal',
    'Registered Nurse (Per Diem)',
  ])('retains words of standing: %s', (title) => {
    expect(shortTitle(title)).toBe(title);
  });

  it('drops the team between the title and its standing', () => {
    expect(shortTitle('Software Engineer, Payments (Intern)')).toBe('Software Engineer (Intern)');
  });

  it.each(['Director, Marketing', 'Physician, Receptionist', 'Docent, Library Clerk'])(
    'is undefined if the rest may belong to the title: %s',
    (title) => {
      expect(shortTitle(title)).toBeUndefined();
    },
  );
});

it('recognizes a title that lost its standing', () => {
  expect(losesStanding('Apprentice Electrician', 'Electrician')).toBe(true);
  expect(losesStanding('Part time Cashier', 'Cashier')).toBe(true);
  expect(losesStanding('Part time Cashier, Deli', 'Part-time Cashier')).toBe(false);
  expect(losesStanding('Software Engineer II, Payments', 'Software Engineer II')).toBe(false);
});

it('recognizes a role of lesser standing', () => {
  expect(isLesserThan('Assistant Cook', 'Cook')).toBe(true);
  expect(isLesserThan('Volunteer Firefighter', 'Firefighter')).toBe(true);
  expect(isLesserThan('Cook', 'Assistant Cook')).toBe(false);
  expect(isLesserThan('Part-time Cook', 'Cook')).toBe(false);
});

it.each([
  ['Title 1 Teacher', true],
  ['Title I Reading Specialist', true],
  ['Title 1', false],
  ['Title #2', false],
  ['Job Title #1', false],
  ['Business Title', false],
])('tells a placeholder from a title: %s', (title, isPlain) => {
  expect(isPlainTitle(title)).toBe(isPlain);
});
