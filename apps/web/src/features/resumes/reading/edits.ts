import type { FieldPath, PageSectionId } from '@foothold/core/resume';
import { buildFieldPath } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { type MergeConflict, mergeDrafts } from '../model/merge.ts';
import { isSameOrder } from '../model/section-order.ts';
import { type Content, isSaved, type SavedVersion } from './saved-version.ts';

/** The state of the editor. */
export interface Edits extends Content {
  /** The contents before each change, newest last, for undo. */
  past: readonly Content[];
  /** The contents after each change that was undone, next first, for redo. */
  future: readonly Content[];
  /** The field that is being typed into, so that a word isn't undone letter by letter. */
  typing: { field: FieldPath; at: number } | null;
  /** Another window saved a version in the meantime, and the local changes were applied on top of it. */
  merged: { conflicts: readonly MergeConflict[] } | null;
}

export type Edit = DraftEdit | { do: 'order-sections'; order: readonly PageSectionId[] };

/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 100;

/** Typing into the same field with shorter pauses is one undo step. */
const TYPING_PAUSE_MS = 1_000;

/** No changes yet. */
export const createEdits = ({ draft, order }: Content): Edits => ({
  ...{ draft, order },
  past: [],
  future: [],
  typing: null,
  merged: null,
});

/** @param now milliseconds of any clock */
export function applyEdit(edits: Edits, edit: Edit, now: number): Edits {
  const content =
    edit.do === 'order-sections'
      ? { draft: edits.draft, order: edit.order }
      : { draft: applyDraftEdit(edits.draft, edit), order: edits.order };
  const field = edit.do === 'order-sections' ? null : getTypedField(edit);
  const { typing } = edits;
  const isSameWord = field !== null && typing?.field === field && now - typing.at < TYPING_PAUSE_MS;
  const past = isSameWord ? edits.past : [...edits.past, getContent(edits)].slice(-MAX_UNDO_STEPS);
  return { ...edits, ...content, past, future: [], typing: field === null ? null : { field, at: now } };
}

function getTypedField(edit: DraftEdit): FieldPath | null {
  if (edit.do === 'set-top') return edit.path;
  if (edit.do === 'set-text') return buildFieldPath(edit.section, edit.entry, edit.key);
  return edit.do === 'set-line' ? buildFieldPath(edit.section, edit.entry, edit.line) : null;
}

const getContent = ({ draft, order }: Content): Content => ({ draft, order });

export function undoEdit(edits: Edits): Edits {
  const before = edits.past.at(-1);
  if (!before) return edits;
  return {
    ...edits,
    ...before,
    past: edits.past.slice(0, -1),
    future: [getContent(edits), ...edits.future],
    typing: null,
  };
}

export function redoEdit(edits: Edits): Edits {
  const [after, ...future] = edits.future;
  if (!after) return edits;
  return { ...edits, ...after, past: [...edits.past, getContent(edits)], future, typing: null };
}

/** Reapplies the local changes, and what can be undone and redone, on top of a version that another window saved. */
export function mergeEdits(base: SavedVersion, mine: Edits, theirs: SavedVersion): Edits {
  const isKnownLine = createLineCheck(base, theirs);
  const merge = ({ draft: before, order }: Content) => {
    const withLines = { ...before, placed: before.placed.filter(({ line }) => isKnownLine(line)) };
    const { draft, conflicts } = mergeDrafts(base.draft, withLines, theirs.draft);
    return { content: { draft, order: isSameOrder(order, base.order) ? theirs.order : order }, conflicts };
  };
  const { content, conflicts } = merge(mine);
  const hasNews = theirs.sent === null && !isSaved(mine, base);
  return {
    ...content,
    past: mine.past.map((step) => merge(step).content),
    future: mine.future.map((step) => merge(step).content),
    typing: null,
    merged: hasNews ? { conflicts } : mine.merged,
  };
}

/** Reading the file again numbers its lines from the start. Tells whether a number still means the same line. */
function createLineCheck(base: SavedVersion, theirs: SavedVersion): (id: string) => boolean {
  const [before, now] = [base, theirs].map(({ start }) => new Map(start.lines?.map(({ id, text }) => [id, text])));
  return (id) => !now?.has(id) || now.get(id) === before?.get(id);
}
