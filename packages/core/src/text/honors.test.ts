import { expect, it } from 'vitest';
import { isHonor } from './honors.ts';

it.each([
  'Awarded Teacher of the Month',
  'Was promoted to shift lead',
  'Selected for the state choir',
  'Named employee of the year',
  'Elected President of the debate club',
  'Received a scholarship for nursing',
  'Won an award at a local fair',
  'Won Startup Weekend',
  'Recognized by the mayor for the flood response',
])('recognizes an honor: %s', (line) => {
  expect(isHonor(line)).toBe(true);
});

it.each([
  'Received deliveries at the loading dock',
  'Selected vendors and signed contracts',
  'Promoted products on social media',
  'Named files by date',
  'Invited speakers and booked rooms',
  'Accepted payments in cash and by card',
  'Won new clients in the county',
])('takes work for work: %s', (line) => {
  expect(isHonor(line)).toBe(false);
});
