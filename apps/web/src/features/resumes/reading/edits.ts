import type { FieldPath, Resume } from '@foothold/core/resume';
import { compareDrafts } from '../model/compare.ts';
import { type Draft, toDraft } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { type MergeConflict, mergeDrafts } from '../model/merge.ts';
import { textAt } from '../model/text-at.ts';

/** A saved version. */
export interface SavedVersion {
  version: number;
  resume: Resume;
  draft: Draft;
}

/** Unsaved corrections. */
export interface Edits {
  draft: Draft;
  /** The drafts before each list change, the latest last, for undo. */
  past: readonly Draft[];
  /** Another window saved a version in the meantime, and the changes here were applied on top of it. */
  merged: { version: number; conflicts: readonly MergeConflict[] } | null;
}

/** Maximum number of undo steps. */
const PAST = 50;

const TYPING: ReadonlySet<DraftEdit['do']> = new Set(['set-top', 'set-text', 'set-line']);

export const savedVersion = (version: number, resume: Resume): SavedVersion => ({
  version,
  resume,
  draft: toDraft(resume),
});

/** No corrections; also the result of discarding them. */
export const noEdits = ({ draft }: Pick<SavedVersion, 'draft'>): Edits => ({ draft, past: [], merged: null });

export function withEdit(edits: Edits, edit: DraftEdit): Edits {
  // The browser itself undoes typing.
  const past = TYPING.has(edit.do) ? edits.past : [...edits.past, edits.draft].slice(-PAST);
  return { ...edits, draft: applyDraftEdit(edits.draft, edit), past };
}

export function undone(edits: Edits): Edits {
  const before = edits.past.at(-1);
  return before ? { ...edits, draft: before, past: edits.past.slice(0, -1) } : edits;
}

/** Applies what was typed since a save on top of what the server made of it. */
export function rebaseEdits(sent: Edits, mine: Edits, saved: Pick<SavedVersion, 'draft'>): Edits {
  return noEdits({ draft: mergeDrafts(sent.draft, mine.draft, saved.draft).draft });
}

/** Applies the changes here on top of the version that another window saved. */
export function mergeEdits(
  base: Pick<SavedVersion, 'draft'>,
  mine: Edits,
  theirs: Pick<SavedVersion, 'draft' | 'version'>,
): Edits {
  const { draft, conflicts } = mergeDrafts(base.draft, mine.draft, theirs.draft);
  return { draft, past: [], merged: { version: theirs.version, conflicts } };
}

/** Fields that were confirmed as correct and not changed afterward. */
export const confirmedFields = (base: Draft, draft: Draft): FieldPath[] =>
  draft.confirmed.filter((path) => textAt(draft, path) !== '' && textAt(draft, path) === textAt(base, path));

/** Fields that differ, and those that were confirmed; an entry that only moved counts as one. */
export function countChanges(base: Draft, draft: Draft): number {
  if (base === draft) return 0;
  const changed = compareDrafts(base, draft).reduce((sum, { fields }) => sum + Math.max(1, fields.length), 0);
  return changed + confirmedFields(base, draft).length;
}
