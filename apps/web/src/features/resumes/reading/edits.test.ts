import { describe, expect, test } from 'vitest';
import { fromDraft } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { listSectionOrder, moveSection } from '../model/section-order.ts';
import { sampleResume } from '../model/testing/resume.ts';
import { applyEdit, createEdits, type Edit, type Edits, mergeEdits, redoEdit, undoEdit } from './edits.ts';
import { createOwnVersion, createSavedVersion, isSaved, toCorrection } from './saved-version.ts';

const createVersion = (change: Partial<Parameters<typeof createSavedVersion>[0]> = {}) =>
  createSavedVersion({
    resume: sampleResume(),
    provenance: {},
    unplaced: null,
    currentVersion: 1,
    exportOptions: {},
    ...change,
  });
const base = createVersion();
const { draft } = base;
const createPhoneEdit = (text: string): DraftEdit => ({ do: 'set-top', path: 'contact/phone', text });
const remove: DraftEdit = { do: 'remove-entry', section: 'work', entry: 'w2' };
const skillsFirst: Edit = {
  do: 'order-sections',
  order: moveSection(base.order, ['summary', 'work', 'skills'], 'skills', 0),
};
/** Makes edits with a pause between them that is longer than one while typing. */
const applyEdits = (...edits: Edit[]) =>
  edits.reduce((before, edit, index) => applyEdit(before, edit, index * 10_000), createEdits(base));
const getPhone = (edits: Edits) => edits.draft.top['contact/phone'];

describe('undo and redo', () => {
  test('go through the changes one at a time', () => {
    const edits = applyEdits(remove, createPhoneEdit('1'), skillsFirst);
    const undone = [undoEdit(edits), undoEdit(undoEdit(edits)), undoEdit(undoEdit(undoEdit(edits)))];
    expect(undone.map(({ order }) => order[0])).toEqual(['summary', 'summary', 'summary']);
    expect(undone.map(getPhone)).toEqual(['1', '', '']);
    expect(undone.map((one) => one.draft.lists.work.length)).toEqual([1, 1, 2]);
    expect(undoEdit(createEdits(base))).toEqual(createEdits(base));
    const [, , first] = undone;
    if (!first) throw new Error('There is no first state.');
    const redone = redoEdit(redoEdit(redoEdit(first)));
    expect([redone.draft, redone.order]).toEqual([edits.draft, edits.order]);
    expect(redoEdit(redone)).toBe(redone);
  });

  test('take a word that was typed at once as one change', () => {
    const typed = ['1', '12', '123'].reduce(
      (edits, text, index) => applyEdit(edits, createPhoneEdit(text), index * 300),
      createEdits(base),
    );
    const later = applyEdit(typed, createPhoneEdit('1234'), 5_000);
    expect(getPhone(undoEdit(later))).toBe('123');
    expect(getPhone(undoEdit(undoEdit(later)))).toBe('');
    const elsewhere = applyEdit(typed, { do: 'set-top', path: 'summary', text: 'A' }, 700);
    expect(getPhone(undoEdit(elsewhere))).toBe('123');
  });

  test('can’t be redone after another change', () => {
    const undone = undoEdit(applyEdits(createPhoneEdit('1'), remove));
    expect(redoEdit(applyEdit(undone, createPhoneEdit('2'), 0)).draft.lists.work).toHaveLength(2);
  });
});

describe('what is saved', () => {
  test('differs only if there is something to save', () => {
    expect(isSaved(createEdits(base), base)).toBe(true);
    expect(isSaved(applyEdits(createPhoneEdit('1')), base)).toBe(false);
    expect(isSaved(applyEdits(createPhoneEdit('1'), createPhoneEdit(' ')), base)).toBe(true);
    expect(isSaved(applyEdits(skillsFirst), base)).toBe(false);
    const blankLine: Edit = { do: 'add-line', section: 'work', entry: 'w1', line: { id: 'n-1', text: '' }, at: 0 };
    expect(isSaved(applyEdits(blankLine), base)).toBe(true);
    expect(isSaved(applyEdits({ do: 'confirm', path: 'contact/name' }), base)).toBe(false);
  });

  test('is what was sent, also if the server tidied it', () => {
    const edits = applyEdits(createPhoneEdit('208 555 0117'));
    const sent = toCorrection(edits, base);
    const tidied = { ...sent.resume, contact: { ...sent.resume.contact, phone: '(208) 555-0117' } };
    const saved = createOwnVersion({ ...base, resume: tidied, currentVersion: 2 }, edits, base);
    expect(isSaved(edits, saved)).toBe(true);
    expect(isSaved(applyEdit(edits, createPhoneEdit('208 555 0118'), 0), saved)).toBe(false);
  });

  test('includes lines and confirmed fields of earlier saves', () => {
    const edits = applyEdits(
      { do: 'confirm', path: 'contact/name' },
      { do: 'place', line: 'u1', fields: ['summary'], edits: [{ do: 'set-top', path: 'summary', text: 'Club' }] },
    );
    const saved = createOwnVersion(createVersion({ currentVersion: 2 }), edits, base);
    const later = toCorrection(applyEdit(edits, createPhoneEdit('1'), 0), saved);
    expect(later).toMatchObject({ placed: [{ line: 'u1', field: 'summary' }], confirmed: ['contact/name'] });
  });
});

test("applies changes on top of another window's version, and lists fields that both changed", () => {
  const theirs = applyDraftEdit(applyDraftEdit(draft, createPhoneEdit('2')), {
    do: 'set-top',
    path: 'summary',
    text: 'Other',
  });
  const version = createVersion({ resume: fromDraft(theirs, base.resume), currentVersion: 2 });
  const edits = mergeEdits(base, applyEdits(createPhoneEdit('1'), skillsFirst), version);
  expect(edits.draft.top).toMatchObject({ 'contact/phone': '1', summary: 'Other' });
  expect(edits.order[0]).toBe('skills');
  expect(edits.merged).toEqual({
    conflicts: [{ path: 'contact/phone', label: 'Phone', mine: '1', theirs: '2' }],
  });
});

test('a section moves among those on the page', () => {
  const order = listSectionOrder({});
  const shown = ['summary', 'work', 'skills', 'other'] as const;
  expect(moveSection(order, shown, 'other', 1).slice(0, 3)).toEqual(['summary', 'other', 'work']);
  const last = moveSection(order, shown, 'summary', 3);
  expect(last.filter((id) => shown.some((one) => one === id))).toEqual(['work', 'skills', 'other', 'summary']);
  expect([...last].sort()).toEqual([...order].sort());
});
