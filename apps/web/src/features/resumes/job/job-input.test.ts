import { expect, test } from 'vitest';
import { isWebAddress, readJobInput } from './job-input.ts';

const read = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readJobInput(form);
};
const url = 'https://jobs.example/1';

test('a link in either field is a page to read, unless there is a text', () => {
  expect(read({ jobUrl: ` ${url} ` })).toEqual({ kind: 'page', url });
  expect(read({ jobText: `\n${url}\n` })).toEqual({ kind: 'page', url });
  expect(read({ jobUrl: url, jobText: 'Nurse\nWound care' })).toEqual({ kind: 'text', text: 'Nurse\nWound care' });
  expect(read({ jobUrl: url, jobText: 'Nurse', readPage: '1' })).toEqual({ kind: 'page', url });
});

test('a text is a job, with a title if there is one, and nothing is no job', () => {
  expect(read({ jobText: ' Wound care ', jobTitle: ' Nurse ' })).toEqual({
    kind: 'text',
    text: 'Wound care',
    title: 'Nurse',
  });
  expect(read({ jobText: 'Wound care', jobCompany: ' Larkholt ', jobPlace: 'Boise, ID' })).toEqual({
    kind: 'text',
    text: 'Wound care',
    company: 'Larkholt',
    place: 'Boise, ID',
  });
  expect(read({ jobText: 'Wound care', jobTitle: '' })).toEqual({ kind: 'text', text: 'Wound care' });
  expect(read({})).toEqual({ kind: 'none' });
  expect(read({ jobTitle: 'Nurse', readPage: '1' })).toEqual({ kind: 'none' });
});

test('a text with a link in it is no link', () => {
  expect(['http://a.example/x?y=1', 'www.a.example'].map(isWebAddress)).toEqual([true, true]);
  expect([`Apply at ${url}`, `${url} today`, 'Nurse', ''].map(isWebAddress)).toEqual([false, false, false, false]);
});
