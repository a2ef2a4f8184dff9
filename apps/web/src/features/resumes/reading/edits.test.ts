import { expect, test } from 'vitest';
import { toDraft } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { sampleResume } from '../model/testing/resume.ts';
import { countChanges, mergeEdits, noEdits, rebaseEdits, undone, withEdit } from './edits.ts';

const base = toDraft(sampleResume());
const phone = (text: string): DraftEdit => ({ do: 'set-top', path: 'contact/phone', text });
const remove: DraftEdit = { do: 'remove-entry', section: 'work', entry: 'w2' };
const after = (...edits: DraftEdit[]) => edits.reduce(withEdit, noEdits({ draft: base }));

test('changes of lists can be taken back, one after the other', () => {
  const edits = undone(after(remove, phone('1'), { ...remove, entry: 'w1' }));
  expect(edits.draft.lists.work.map(({ id }) => id)).toEqual(['w1']);
  expect(edits.draft.top['contact/phone']).toBe('1');
  expect(undone(undone(edits)).draft.lists.work).toHaveLength(2);
});

test('what was saved here becomes the new base, and what was typed meanwhile stays', () => {
  const saved = applyDraftEdit(base, phone('1'));
  const sent = after(phone('1'));
  const edits = rebaseEdits(sent, withEdit(sent, remove), { draft: saved });
  expect(edits.merged).toBeNull();
  expect(countChanges(saved, edits.draft)).toBeGreaterThan(0);
  expect(edits.draft.lists.work.map(({ id }) => id)).toEqual(['w1']);
  expect(edits.draft.top['contact/phone']).toBe('1');
});

test('what the server made of a save is taken over where nothing was typed since', () => {
  const saved = applyDraftEdit(base, phone('(208) 555-0117'));
  const sent = after(phone('208 555 0117'));
  expect(rebaseEdits(sent, sent, { draft: saved }).draft).toEqual(saved);
});

test('what another window saved lies under what was typed here, with the fields that both changed', () => {
  const saved = applyDraftEdit(applyDraftEdit(base, phone('2')), { do: 'set-top', path: 'summary', text: 'Other' });
  const edits = mergeEdits({ draft: base }, after(phone('1')), { version: 4, draft: saved });
  expect(edits.draft.top).toMatchObject({ 'contact/phone': '1', summary: 'Other' });
  expect(edits.merged).toEqual({
    version: 4,
    conflicts: [{ path: 'contact/phone', label: 'Phone', mine: '1', theirs: '2' }],
  });
});

test('discarding goes back to the version as it was saved', () => {
  expect(countChanges(base, after(phone('1'), remove).draft)).toBeGreaterThan(1);
  expect(noEdits({ draft: base }).draft).toBe(base);
});
