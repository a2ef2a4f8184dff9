import { compareDrafts } from '../model/compare.ts';
import type { Draft } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { type MergeConflict, mergeDrafts } from '../model/merge.ts';

/** Unsaved corrections, and the version they are based on. */
export interface DraftState {
  version: number;
  /** The saved version. */
  base: Draft;
  draft: Draft;
  /** Drafts before each change to a list, the latest last, for undo. */
  past: readonly Draft[];
  /** What was sent to be saved, until the answer arrives. */
  sent: Draft | null;
  /** Another window saved a version in the meantime, and the input here was applied on top of it. */
  merged: { version: number; conflicts: readonly MergeConflict[] } | null;
}

export type DraftAction =
  | { type: 'edit'; edit: DraftEdit }
  | { type: 'undo' }
  | { type: 'discard' }
  | { type: 'send' }
  | { type: 'not-saved' }
  /** The server has another version than the one this is based on. */
  | { type: 'adopt'; version: number; saved: Draft };

/** Maximum number of undo steps. */
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
      // The browser itself undoes typing.
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

/** Switches to another version as the base: it includes what was saved here, and unsaved input is applied on top. */
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

/** Fields that differ; an entry that only moved counts as one. */
export function countChanges(base: Draft, draft: Draft): number {
  if (base === draft) return 0;
  return compareDrafts(base, draft).reduce((sum, { fields }) => sum + Math.max(1, fields.length), 0);
}
