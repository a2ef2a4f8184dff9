import { expect, test } from 'vitest';
import { toDraft } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { sampleResume } from '../model/testing/resume.ts';
import { applyEdit, countChanges, createEdits, mergeEdits, rebaseEdits, undoEdit } from './edits.ts';

const base = toDraft(sampleResume());
const createPhoneEdit = (text: string): DraftEdit => ({ do: 'set-top', path: 'contact/phone', text });
const remove: DraftEdit = { do: 'remove-entry', section: 'work', entry: 'w2' };
const applyEdits = (...edits: DraftEdit[]) => edits.reduce(applyEdit, createEdits({ draft: base }));

test('undoes list changes one at a time', () => {
  const edits = undoEdit(applyEdits(remove, createPhoneEdit('1'), { ...remove, entry: 'w1' }));
  expect(edits.draft.lists.work.map(({ id }) => id)).toEqual(['w1']);
  expect(edits.draft.top['contact/phone']).toBe('1');
  expect(undoEdit(undoEdit(edits)).draft.lists.work).toHaveLength(2);
});

test('uses the saved version as the new base, and keeps what was typed in the meantime', () => {
  const saved = applyDraftEdit(base, createPhoneEdit('1'));
  const sent = applyEdits(createPhoneEdit('1'));
  const edits = rebaseEdits(sent, applyEdit(sent, remove), { draft: saved });
  expect(edits.merged).toBeNull();
  expect(countChanges(saved, edits.draft)).toBeGreaterThan(0);
  expect(edits.draft.lists.work.map(({ id }) => id)).toEqual(['w1']);
  expect(edits.draft.top['contact/phone']).toBe('1');
});

test('uses the saved version if nothing was typed since', () => {
  const saved = applyDraftEdit(base, createPhoneEdit('(208) 555-0117'));
  const sent = applyEdits(createPhoneEdit('208 555 0117'));
  expect(rebaseEdits(sent, sent, { draft: saved }).draft).toEqual(saved);
});

test("applies unsaved changes on top of another window's version, and lists fields that both changed", () => {
  const saved = applyDraftEdit(applyDraftEdit(base, createPhoneEdit('2')), {
    do: 'set-top',
    path: 'summary',
    text: 'Other',
  });
  const edits = mergeEdits({ draft: base }, applyEdits(createPhoneEdit('1')), { draft: saved });
  expect(edits.draft.top).toMatchObject({ 'contact/phone': '1', summary: 'Other' });
  expect(edits.merged).toEqual({
    conflicts: [{ path: 'contact/phone', label: 'Phone', mine: '1', theirs: '2' }],
  });
});

test('returns to the saved version when changes are discarded', () => {
  expect(countChanges(base, applyEdits(createPhoneEdit('1'), remove).draft)).toBeGreaterThan(1);
  expect(createEdits({ draft: base }).draft).toBe(base);
});
