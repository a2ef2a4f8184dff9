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
])('asks about what was done: %s', (line, question) => {
  expect(amountQuestion(line)).toBe(question);
});

it.each([
  'Awarded Teacher of the Month',
  'Won an award at a local fair',
  'Started the company',
  'performed backups of the file server',
  'Performed backups of the file server and',
])('asks for no amount in a line about an award or a line read only in part: %s', (line) => {
  expect(canHaveAmount(line)).toBe(false);
});

it('asks an amount of whole lines about work', () => {
  expect(canHaveAmount('Answered letters')).toBe(true);
});
