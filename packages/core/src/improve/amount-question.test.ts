import { expect, it } from 'vitest';
import { amountQuestion, canHaveAmount } from './amount-question.ts';

it.each([
  ['Cared for patients after surgery', 'How many patients per shift?'],
  ['Trained staff on the new register', 'How many people?'],
  ['Led research into glaze chemistry for the kiln team', 'How many, how often or how big?'],
  ['Managed SQL databases', 'How many, how often or how big?'],
  ['Recorded notes so that customers find their orders', 'How many, how often or how big?'],
  ['Reduced waste in the kitchen', 'By how much, and over what time?'],
  ['Built a booking app', 'How many people or systems used it?'],
  ['Covered the front desk', 'How many, how often or how big?'],
  ['Managed a book of business', 'How many, how often or how big?'],
  ['Provided table service', 'How many, how often or how big?'],
  ['Served tables on weekends', 'How many tables per shift?'],
  ['Created tables in PostgreSQL', 'How many, how often or how big?'],
  ['Maintained order in the classroom', 'How many, how often or how big?'],
  ['Packed orders for shipping', 'How many per day?'],
  ['Cleaned the job site', 'How many, how often or how big?'],
  ['Cut and styled hair', 'How many, how often or how big?'],
  ['Cut costs at the warehouse', 'By how much, and over what time?'],
  ['Drove delivery routes', 'How many miles, stops or loads, and how often?'],
  ['Drove changes to the menu', 'How many, how often or how big?'],
  ['Sold insurance policies', 'How many, or worth how much?'],
])('asks about what was done: %s', (line, question) => {
  expect(amountQuestion(line)).toBe(question);
});

it.each([
  'Awarded Teacher of the Month',
  'Won an award at a local fair',
  'Started the company',
  'Completed an apprenticeship program',
  'Founded a bakery',
  'Participated in a charity run',
  'performed backups of the file server',
  'Performed backups of the file server and',
])('asks for no amount in a line about an award or a line read only in part: %s', (line) => {
  expect(canHaveAmount(line)).toBe(false);
});

it.each([
  'Answered letters',
  'Received deliveries at the loading dock',
  'Promoted products on social media',
  'Completed intake forms for patients',
  'Started IV lines',
])('asks an amount of whole lines about work: %s', (line) => {
  expect(canHaveAmount(line)).toBe(true);
});
