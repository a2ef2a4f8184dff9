import { expect, test } from 'vitest';
import { fromDraft, toDraft } from './draft.ts';
import { applyDraftEdit, createEntry, type DraftEdit } from './draft-edits.ts';
import { toSavable } from './savable.ts';
import { getSection } from './sections.ts';
import { sampleResume } from './testing/resume.ts';

const saved = toDraft(sampleResume());
const saveAfter = (...edits: DraftEdit[]) => toSavable(edits.reduce(applyDraftEdit, saved), saved);
const addLanguage: DraftEdit = {
  do: 'add-entry',
  section: 'languages',
  entry: createEntry(getSection('languages').fields, 'n-1'),
};

test('saves everything of a saved résumé', () => {
  const { draft, problems } = saveAfter();
  expect(fromDraft(draft, sampleResume())).toEqual(sampleResume());
  expect(problems).toEqual({});
});

test('leaves out blank lines and entries, and spaces around texts', () => {
  const { draft, problems } = saveAfter(
    addLanguage,
    { do: 'add-line', section: 'work', entry: 'w1', line: { id: 'n-2', text: ' ' }, at: 1 },
    { do: 'set-text', section: 'work', entry: 'w1', key: 'title', text: ' Electrician  in charge ' },
    { do: 'set-top', path: 'summary', text: 'First line\nSecond line ' },
  );
  expect(draft.lists.languages).toEqual([]);
  expect(draft.lists.work[0]?.texts.title).toBe('Electrician in charge');
  expect(draft.lists.work[0]?.lines.map(({ id }) => id)).toEqual(['b1', 'b2']);
  expect(draft.top.summary).toBe('First line\nSecond line');
  expect(problems).toEqual({});
});

test('saves the rest if a date can’t be read', () => {
  const { draft, problems } = saveAfter(
    { do: 'set-text', section: 'work', entry: 'w1', key: 'start', text: 'last spring' },
    { do: 'set-text', section: 'work', entry: 'w2', key: 'end', text: 'now' },
    { do: 'set-text', section: 'work', entry: 'w1', key: 'title', text: 'Electrician' },
  );
  expect(draft.lists.work[0]?.texts).toMatchObject({ start: '2019-04', title: 'Electrician' });
  expect(draft.lists.work[1]?.texts.end).toBe('present');
  expect(Object.keys(problems)).toEqual(['work/w1/start']);
});

test('saves the rest if an entry lacks its name: a new one is left out, and a saved one stays named', () => {
  const { draft, problems } = saveAfter(
    addLanguage,
    { do: 'set-text', section: 'languages', entry: 'n-1', key: 'fluency', text: 'Fluent' },
    { do: 'set-text', section: 'certifications', entry: 'c1', key: 'name', text: '' },
    { do: 'set-text', section: 'certifications', entry: 'c1', key: 'issuer', text: 'OSHA' },
  );
  expect(draft.lists.languages).toEqual([]);
  expect(draft.lists.certifications[0]?.texts).toMatchObject({ name: 'OSHA 30', issuer: 'OSHA' });
  expect(problems).toEqual({
    'certifications/c1/name': 'Enter a name, or remove this certification.',
    'languages/n-1/name': 'Enter a name, or remove this language.',
  });
});
