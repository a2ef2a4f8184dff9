import type { FieldPath } from '@foothold/core/resume';
import { compareDrafts } from '../model/compare.ts';
import type { Draft } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { type MergeConflict, mergeDrafts } from '../model/merge.ts';
import { textAt } from '../model/text-at.ts';

/** Corrections that are not saved yet, and the version they began from. */
export interface DraftState {
  version: number;
  /** The version as it was saved. */
  base: Draft;
  draft: Draft;
  /** Drafts before each change of a list, the latest last: what "undo" goes back to. */
  past: readonly Draft[];
  /** What was sent to be saved, until the answer is here. */
  sent: Draft | null;
  /** Another window saved a version meanwhile, and what was typed here was put on top of it. */
  merged: { version: number; conflicts: readonly MergeConflict[] } | null;
}

export type DraftAction =
  | { type: 'edit'; edit: DraftEdit }
  | { type: 'undo' }
  | { type: 'discard' }
  | { type: 'send' }
  | { type: 'not-saved' }
  /** The server has another version than the one that this began from. */
  | { type: 'adopt'; version: number; saved: Draft };

/** So many steps can be taken back. */
const PAST = 50;

export const startDraft = (version: number, saved: Draft): DraftState => ({
  version,
  base: saved,
  draft: saved,
  past: [],
  sent: null,
  merged: null,
});

const TYPING: ReadonlySet<DraftEdit['do']> = new Set(['set-top', 'set-text', 'set-line']);

export function draftReducer(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'edit': {
      const draft = applyDraftEdit(state.draft, action.edit);
      // Typing is taken back by the browser itself.
      const past = TYPING.has(action.edit.do) ? state.past : [...state.past, state.draft].slice(-PAST);
      return { ...state, draft, past };
    }
    case 'undo': {
      const before = state.past.at(-1);
      return before ? { ...state, draft: before, past: state.past.slice(0, -1) } : state;
    }
    case 'discard':
      return { ...state, draft: state.base, past: [], merged: null };
    case 'send':
      return { ...state, sent: state.draft };
    case 'not-saved':
      return { ...state, sent: null };
    case 'adopt':
      return adopt(state, action.version, action.saved);
  }
}

/** Begins from another version: what was saved here is in it, and what was typed since or is not saved yet goes on top. */
function adopt(state: DraftState, version: number, saved: Draft): DraftState {
  const isOwn = state.sent !== null;
  const { draft, conflicts } = mergeDrafts(state.sent ?? state.base, state.draft, saved);
  const hasWork = !isOwn && countChanges(state.base, state.draft) > 0;
  return {
    version,
    base: saved,
    draft,
    past: [],
    sent: null,
    merged: hasWork ? { version, conflicts } : null,
  };
}

/** Fields that were found right and not changed after. */
export const confirmedFields = (base: Draft, draft: Draft): FieldPath[] =>
  draft.confirmed.filter((path) => textAt(draft, path) !== '' && textAt(draft, path) === textAt(base, path));

/** Fields that differ, and those that were found right; an entry that only moved counts as one. */
export function countChanges(base: Draft, draft: Draft): number {
  if (base === draft) return 0;
  const changed = compareDrafts(base, draft).reduce((sum, { fields }) => sum + Math.max(1, fields.length), 0);
  return changed + confirmedFields(base, draft).length;
}
