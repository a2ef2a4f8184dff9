import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPracticeForm, getPracticePath, PRACTICE_FORMS } from './catalog.ts';
import { splitOptions, toggleOption } from './parts/practice.ts';
import { OPTION_SEPARATOR } from './parts/question.ts';
import { createPracticeStore } from './parts/store.ts';

const TRUTHS = join(import.meta.dirname, '../../../../../../bench/form-truths/twins');

test('several chosen options are one value, in the order in which they were chosen', () => {
  const value = toggleOption(toggleOption('', 'SQL'), 'Python');
  expect(value).toBe(`SQL${OPTION_SEPARATOR}Python`);
  expect(splitOptions(value)).toEqual(['SQL', 'Python']);
  expect(toggleOption(value, 'SQL')).toBe('Python');
  expect(toggleOption('Python', 'Python')).toBe('');
  expect(splitOptions('')).toEqual([]);
});

test('each form has a truth with a honeypot and something to leave, and loads', async () => {
  const slugs = PRACTICE_FORMS.map(({ slug }) => slug);
  expect(readdirSync(TRUTHS).toSorted()).toEqual(slugs.map((slug) => `${slug}.json`).toSorted());
  expect(new Set(PRACTICE_FORMS.map(({ title }) => title)).size).toBe(slugs.length);
  for (const slug of slugs) {
    const { fields } = JSON.parse(readFileSync(join(TRUTHS, `${slug}.json`), 'utf8')) as {
      fields: Record<string, string | Record<string, unknown>>;
    };
    const truths = Object.values(fields).filter((truth) => typeof truth === 'object');
    expect(
      truths.some((truth) => truth.honeypot),
      slug,
    ).toBe(true);
    expect(
      truths.some((truth) => truth.leave),
      slug,
    ).toBe(true);
    expect((await findPracticeForm(slug)?.load())?.default, slug).toBeTypeOf('function');
  }
});

test('the longest form has exactly 60 fields', () => {
  const { fields } = JSON.parse(readFileSync(join(TRUTHS, 'sixty-fields.json'), 'utf8')) as { fields: object };
  expect(Object.keys(fields)).toHaveLength(60);
});

test('an unknown form has no page', () => {
  expect(findPracticeForm('no-such-form')).toBeUndefined();
  expect(getPracticePath('lever')).toBe('/extension/practice/lever');
});

test('what is missing is named, and what would be sent is listed with its empty fields until something changes', () => {
  const store = createPracticeStore(true);
  const form = null as unknown as HTMLFormElement;
  store.register({ name: 'email', label: 'Email', required: true });
  store.register({ name: 'fax', label: 'Fax' });
  store.submit(form);
  expect(store.getAnswers()).toBeNull();
  expect(store.getMissing().map(({ label }) => label)).toEqual(['Email']);
  expect(store.getError('email')).toBeTruthy();
  store.setValue('email', 'ana@mail.example');
  expect(store.getError('email')).toBeUndefined();
  store.submit(form);
  expect(store.getAnswers()).toEqual([
    { name: 'email', value: 'ana@mail.example' },
    { name: 'fax', value: '' },
  ]);
  store.setValue('fax', '1');
  expect(store.getAnswers()).toBeNull();
});

test('a removed block takes its fields and values along', () => {
  const store = createPracticeStore(true);
  store.register({ name: 'job-1.title', label: 'Title', required: true });
  store.setValue('job-1.title', 'Nurse');
  store.forget('job-1.');
  store.register({ name: 'job-1.title', label: 'Title' });
  expect(store.getValue('job-1.title')).toBe('');
  expect(store.check(null)).toBe(true);
});
