import type { ResumeDetail } from '@foothold/contracts/resumes';
import type { FieldPath, PageSectionId, Resume } from '@foothold/core/resume';
import { buildFieldPath, type Draft, fromDraft, toDraft } from '../model/draft.ts';
import { applyDraftEdit, type DraftEdit } from '../model/draft-edits.ts';
import { type MergeConflict, mergeDrafts } from '../model/merge.ts';
import { listPlacedLines, toSavedPath } from '../model/placing.ts';
import { type Savable, toSavable } from '../model/savable.ts';
import { isSameOrder, listSectionOrder } from '../model/section-order.ts';
import { getText } from '../model/text-at.ts';

/** A saved version. */
export interface SavedVersion
  extends Pick<ResumeDetail, 'resume' | 'provenance' | 'unplaced' | 'currentVersion' | 'exportOptions'> {
  draft: Draft;
  /** The order of sections on the page. */
  order: readonly PageSectionId[];
  /** What this window sent to save it. Null if it was saved elsewhere or earlier. */
  sent: Correction | null;
}

/** What a person can change here, and undo. */
interface Content {
  draft: Draft;
  order: readonly PageSectionId[];
}

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

export function createSavedVersion(saved: Omit<SavedVersion, 'draft' | 'order' | 'sent'>, sent?: Correction) {
  const { resume, provenance, unplaced, currentVersion, exportOptions } = saved;
  return {
    ...{ resume, provenance, unplaced, currentVersion, exportOptions },
    draft: toDraft(resume),
    order: listSectionOrder(exportOptions),
    sent: sent ?? null,
  } satisfies SavedVersion;
}

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

/** Reapplies the local changes on top of a version that another window saved. */
export function mergeEdits(base: Content, mine: Edits, theirs: Content): Edits {
  const { draft, conflicts } = mergeDrafts(base.draft, mine.draft, theirs.draft);
  const order = isSameOrder(mine.order, base.order) ? theirs.order : mine.order;
  return { ...createEdits({ draft, order }), merged: { conflicts } };
}

/** What is sent to save a draft. */
export interface Correction {
  resume: Resume;
  placed: { line: string; field: FieldPath }[];
  confirmed: FieldPath[];
}

const savables = new WeakMap<Draft, { saved: Draft; savable: Savable }>();

/** What can be saved now. The same for the same drafts, because it is asked for several times a keystroke. */
export function getSavable(draft: Draft, saved: Draft): Savable {
  const known = savables.get(draft);
  if (known?.saved === saved) return known.savable;
  const savable = toSavable(draft, saved);
  savables.set(draft, { saved, savable });
  return savable;
}

/** What is sent to save the edits: everything since the version that another window or an earlier visit saved. */
export function toCorrection({ draft }: Content, base: SavedVersion): Correction {
  const savable = getSavable(draft, base.draft).draft;
  return {
    resume: fromDraft(savable, base.resume),
    placed: listPlacedLines(savable).map(({ line, field }) => ({ line, field: toSavedPath(savable, field) })),
    confirmed: draft.confirmed.filter((path) => getText(draft, path) !== '').map((path) => toSavedPath(draft, path)),
  };
}

/** Whether there is nothing to save, apart from what can't be saved yet. */
export function isSaved(edits: Edits, base: SavedVersion): boolean {
  if (!isSameOrder(edits.order, base.order)) return false;
  if (edits.draft === base.draft) return true;
  const now = toKey(toCorrection(edits, base));
  // The server tidies what it gets, so what was sent counts as saved too.
  return now === toKey(toCorrection(base, base)) || (base.sent !== null && now === toKey(base.sent));
}

const toKey = (correction: Correction): string => JSON.stringify(correction);
