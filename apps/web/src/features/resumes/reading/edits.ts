import type { FieldPath, Resume } from '@foothold/core/resume';
import { compareDrafts } from '../model/compare.ts';
import { type Draft, toDraft } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { type MergeConflict, mergeDrafts } from '../model/merge.ts';
import { getText } from '../model/text-at.ts';

/** A saved version. */
export interface SavedVersion {
  version: number;
  resume: Resume;
  draft: Draft;
}

/** Unsaved corrections. */
export interface Edits {
  draft: Draft;
  /** The drafts before each list change, newest last, for undo. */
  past: readonly Draft[];
  /** Another tab saved a version in the meantime, and the local changes were applied on top of it. */
  merged: { conflicts: readonly MergeConflict[] } | null;
}

/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 50;

const TYPING_EDITS: ReadonlySet<DraftEdit['do']> = new Set(['set-top', 'set-text', 'set-line']);

export const createSavedVersion = (version: number, resume: Resume): SavedVersion => ({
  version,
  resume,
  draft: toDraft(resume),
});

/** No corrections, either initially or after discarding them. */
export const createEdits = ({ draft }: Pick<SavedVersion, 'draft'>): Edits => ({ draft, past: [], merged: null });

export function applyEdit(edits: Edits, edit: DraftEdit): Edits {
  // The browser undoes typing by itself.
  const past = TYPING_EDITS.has(edit.do) ? edits.past : [...edits.past, edits.draft].slice(-MAX_UNDO_STEPS);
  return { ...edits, draft: applyDraftEdit(edits.draft, edit), past };
}

export function undoEdit(edits: Edits): Edits {
  const before = edits.past.at(-1);
  return before ? { ...edits, draft: before, past: edits.past.slice(0, -1) } : edits;
}

/** Reapplies what was typed during a save on top of the saved version. */
export function rebaseEdits(sent: Edits, mine: Edits, saved: Pick<SavedVersion, 'draft'>): Edits {
  return createEdits({ draft: mergeDrafts(sent.draft, mine.draft, saved.draft).draft });
}

/** Reapplies the local changes on top of a version that another tab saved. */
export function mergeEdits(base: Pick<SavedVersion, 'draft'>, mine: Edits, theirs: Pick<SavedVersion, 'draft'>): Edits {
  const { draft, conflicts } = mergeDrafts(base.draft, mine.draft, theirs.draft);
  return { draft, past: [], merged: { conflicts } };
}

/** The fields that were confirmed as correct and not changed afterward. */
export const listConfirmedFields = (base: Draft, draft: Draft): FieldPath[] =>
  draft.confirmed.filter((path) => getText(draft, path) !== '' && getText(draft, path) === getText(base, path));

/** The number of changed or confirmed fields. An entry that only moved counts as one. */
export function countChanges(base: Draft, draft: Draft): number {
  if (base === draft) return 0;
  const changed = compareDrafts(base, draft).reduce((sum, { fields }) => sum + Math.max(1, fields.length), 0);
  return changed + listConfirmedFields(base, draft).length;
}
