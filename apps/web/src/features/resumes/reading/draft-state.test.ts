import { expect, test } from 'vitest';
import { toDraft } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { sampleResume } from '../model/testing/resume.ts';
import { countChanges, type DraftAction, draftReducer, startDraft } from './draft-state.ts';

const base = toDraft(sampleResume());
const phone = (text: string): DraftEdit => ({ do: 'set-top', path: 'contact/phone', text });
const remove: DraftEdit = { do: 'remove-entry', section: 'work', entry: 'w2' };
const after = (...actions: DraftAction[]) => actions.reduce(draftReducer, startDraft(3, base));
const edit = (one: DraftEdit): DraftAction => ({ type: 'edit', edit: one });

test('undoes changes to lists one after the other', () => {
  const state = after(edit(remove), edit(phone('1')), edit({ ...remove, entry: 'w1' }), { type: 'undo' });
  expect(state.draft.lists.work.map(({ id }) => id)).toEqual(['w1']);
  expect(state.draft.top['contact/phone']).toBe('1');
  expect(draftReducer(draftReducer(state, { type: 'undo' }), { type: 'undo' }).draft.lists.work).toHaveLength(2);
});

test('uses the saved version as the new base, and keeps input typed in the meantime', () => {
  const saved = applyDraftEdit(base, phone('1'));
  const state = after(edit(phone('1')), { type: 'send' }, edit(remove), { type: 'adopt', version: 4, saved });
  expect(state).toMatchObject({ version: 4, sent: null, merged: null });
  expect(countChanges(state.base, state.draft)).toBeGreaterThan(0);
  expect(state.draft.lists.work.map(({ id }) => id)).toEqual(['w1']);
  expect(state.draft.top['contact/phone']).toBe('1');
});

test("adopts another window's version if nothing was typed", () => {
  const saved = applyDraftEdit(base, phone('2'));
  const state = after({ type: 'adopt', version: 4, saved });
  expect(state).toMatchObject({ version: 4, merged: null, draft: saved });
});

test("applies the input on top of another window's version, and lists fields changed by both", () => {
  const saved = applyDraftEdit(applyDraftEdit(base, phone('2')), { do: 'set-top', path: 'summary', text: 'Other' });
  const state = after(edit(phone('1')), { type: 'adopt', version: 4, saved });
  expect(state.draft.top).toMatchObject({ 'contact/phone': '1', summary: 'Other' });
  expect(state.merged).toEqual({
    version: 4,
    conflicts: [{ path: 'contact/phone', label: 'Phone', mine: '1', theirs: '2' }],
  });
});

test('keeps the input after a refused save', () => {
  const state = after(edit(phone('1')), { type: 'send' }, { type: 'not-saved' });
  expect(state).toMatchObject({ version: 3, sent: null });
  expect(state.draft.top['contact/phone']).toBe('1');
  expect(countChanges(state.base, state.draft)).toBe(1);
});

test('returns to the saved version on discard', () => {
  expect(after(edit(phone('1')), edit(remove), { type: 'discard' }).draft).toBe(base);
});
