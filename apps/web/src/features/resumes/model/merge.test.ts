import { describe, expect, test } from 'vitest';
import { type Draft, toDraft } from './draft.ts';
import { applyDraftEdit, createEntry, type DraftEdit } from './draft-edits.ts';
import { mergeDrafts } from './merge.ts';
import { getSection } from './sections.ts';
import { sampleResume } from './testing/resume.ts';

const base = toDraft(sampleResume());
const applyEdits = (...edits: DraftEdit[]): Draft => edits.reduce(applyDraftEdit, base);
const createLineEdit = (id: string, text: string): DraftEdit => ({
  do: 'set-line',
  section: 'work',
  entry: 'w1',
  line: id,
  text,
});
const createTitleEdit = (text: string): DraftEdit => ({
  do: 'set-text',
  section: 'work',
  entry: 'w2',
  key: 'title',
  text,
});
const listEntryIds = (draft: Draft, section: 'work' | 'certifications' = 'work') =>
  draft.lists[section].map(({ id }) => id);

test('combines changes of both sides to different fields', () => {
  const mine = applyEdits(createLineEdit('b1', 'Wired 45 homes a year.'), {
    do: 'set-top',
    path: 'contact/phone',
    text: '555 0100',
  });
  const theirs = applyEdits(createLineEdit('b2', 'Trained four apprentices.'), createTitleEdit('Helper'));
  const { draft, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(draft).toEqual(
    [createLineEdit('b1', 'Wired 45 homes a year.')].reduce(applyDraftEdit, {
      ...theirs,
      top: { ...theirs.top, 'contact/phone': '555 0100' },
    }),
  );
});

test('keeps mine if both changed a field, and shows theirs', () => {
  const { draft, conflicts } = mergeDrafts(
    base,
    applyEdits(createTitleEdit('Helper')),
    applyEdits(createTitleEdit('Junior')),
  );
  expect(draft.lists.work[1]?.texts.title).toBe('Helper');
  expect(conflicts).toEqual([
    { path: 'work/w2/title', label: 'Title of Helper, Hollis & Daughters', mine: 'Helper', theirs: 'Junior' },
  ]);
});

test('reports no conflict for the same change on both sides', () => {
  expect(
    mergeDrafts(base, applyEdits(createTitleEdit('Helper')), applyEdits(createTitleEdit('Helper'))).conflicts,
  ).toEqual([]);
});

describe('lists', () => {
  const addEdit = (id: string): DraftEdit => ({
    do: 'add-entry',
    section: 'work',
    entry: { ...createEntry(getSection('work').fields, id), texts: { title: id } },
  });
  const removeEdit = (entry: string): DraftEdit => ({ do: 'remove-entry', section: 'work', entry });

  test('keeps what either side added', () => {
    expect(
      listEntryIds(mergeDrafts(base, applyEdits(addEdit('mine')), applyEdits(addEdit('theirs'))).draft).sort(),
    ).toEqual(['mine', 'theirs', 'w1', 'w2'].sort());
  });

  test('removes what one side removed and the other left unchanged', () => {
    expect(listEntryIds(mergeDrafts(base, applyEdits(removeEdit('w2')), base).draft)).toEqual(['w1']);
    expect(listEntryIds(mergeDrafts(base, base, applyEdits(removeEdit('w2'))).draft)).toEqual(['w1']);
  });

  test('keeps what one side removed and the other changed', () => {
    expect(
      listEntryIds(mergeDrafts(base, applyEdits(createTitleEdit('Helper')), applyEdits(removeEdit('w2'))).draft),
    ).toEqual(['w1', 'w2']);
    expect(
      listEntryIds(mergeDrafts(base, applyEdits(removeEdit('w2')), applyEdits(createTitleEdit('Helper'))).draft),
    ).toEqual(['w1', 'w2']);
  });

  test('uses my order if I changed it, otherwise theirs', () => {
    const movedDraft = applyEdits({ do: 'move-entry', section: 'work', entry: 'w2', by: -1 });
    expect(listEntryIds(mergeDrafts(base, movedDraft, applyEdits(createTitleEdit('Helper'))).draft)).toEqual([
      'w2',
      'w1',
    ]);
    expect(listEntryIds(mergeDrafts(base, applyEdits(createTitleEdit('Helper')), movedDraft).draft)).toEqual([
      'w2',
      'w1',
    ]);
  });
});
