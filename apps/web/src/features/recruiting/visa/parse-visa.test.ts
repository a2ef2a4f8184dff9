import { expect, test } from 'vitest';
import { parseFacts, restoreRows } from './parse-visa.ts';

function createForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('reads only the questions of the status, and nothing for what is empty', () => {
  const form = createForm({ 'facts.i94End': '2028-09-30', 'facts.timeAway': 'no', 'facts.optStart': '2026-06-01' });
  expect(parseFacts(form, 'h1b')).toEqual({
    i94End: '2028-09-30',
    firstStart: null,
    timeAway: 'no',
    jobEnded: null,
  });
});

test('leaves out empty rows, and moves problems back to the rows of the form', () => {
  const form = createForm({
    'facts.jobs.0.start': '',
    'facts.jobs.0.hours': ' ',
    'facts.jobs.1.start': '2026-06-15',
    'facts.jobs.1.hours': '40',
    'facts.jobs.3.hours': 'many',
  });
  expect(parseFacts(form, 'opt').jobs).toEqual([
    { start: '2026-06-15', end: null, hours: 40 },
    { start: null, end: null, hours: Number.NaN },
  ]);
  expect(restoreRows({ 'facts.jobs.1.start': 'Enter a date', consent: 'Agree', 'facts.jobs.0': 'No' }, form)).toEqual({
    'facts.jobs.3.start': 'Enter a date',
    consent: 'Agree',
    'facts.jobs.1.start': 'No',
  });
});

test('tells no jobs from no answer', () => {
  expect(parseFacts(createForm({}), 'opt').jobs).toBeNull();
  expect(parseFacts(createForm({ 'none.jobs': 'on' }), 'opt').jobs).toEqual([]);
  expect(parseFacts(createForm({ 'none.cpt': 'on' }), 'cpt').cpt).toEqual([]);
});
