import type { ResumeDetail, UnplacedLine } from '@foothold/contracts/resumes';
import type { FieldPath, PageSectionId, Resume } from '@foothold/core/resume';
import { compareDrafts } from '../model/compare.ts';
import { type Draft, fromDraft, toDraft } from '../model/draft.ts';
import { listPlacedLines, listUnplaced, toSavedPath } from '../model/placing.ts';
import { type Savable, toSavable } from '../model/savable.ts';
import { isSameOrder, listSectionOrder } from '../model/section-order.ts';
import { getText } from '../model/text-at.ts';

/** A version as the server has it. */
export type StoredVersion = Pick<
  ResumeDetail,
  'resume' | 'provenance' | 'unplaced' | 'currentVersion' | 'exportOptions'
>;

/** A saved version. */
export interface SavedVersion extends StoredVersion {
  draft: Draft;
  /** The order of sections on the page. */
  order: readonly PageSectionId[];
  /** What this window sent to save it. Null if it was saved elsewhere or earlier. */
  sent: Correction | null;
  /** The version before everything that was saved on this visit, which undo may go back to. */
  start: {
    draft: Draft;
    version: number;
    /** The lines of the file that weren't in any field. Null if the file was read before these were tracked. */
    lines: readonly UnplacedLine[] | null;
  };
}

/** What a person can change here, and undo. */
export interface Content {
  draft: Draft;
  order: readonly PageSectionId[];
}

/** What is sent to save a draft. */
export interface Correction {
  resume: Resume;
  placed: { line: string; field: FieldPath }[];
  /** Lines of the file that aren't in any field. */
  unplaced: string[];
  confirmed: FieldPath[];
}

/** As many lines as one request can name. */
const MAX_LINES = 2_000;

/** A version that wasn't saved on this visit. @param known earlier drafts of it, whose ids it keeps */
export function createSavedVersion(stored: StoredVersion, ...known: readonly Draft[]): SavedVersion {
  const { resume, provenance, unplaced, currentVersion, exportOptions } = stored;
  const draft = toDraft(resume, ...known);
  return {
    ...{ resume, provenance, unplaced, currentVersion, exportOptions, draft },
    order: listSectionOrder(exportOptions),
    sent: null,
    start: { draft, version: currentVersion, lines: unplaced },
  };
}

/** The version after this window saved these edits. */
export const createOwnVersion = (stored: StoredVersion, edits: Content, base: SavedVersion): SavedVersion => ({
  ...createSavedVersion(stored, getSavable(edits.draft, base).draft),
  // Another window's order is adopted with its version.
  order: edits.order,
  sent: toCorrection(edits, base),
  start: base.start,
});

/** A version that another window saved while these edits were made here. */
export function createTheirVersion(stored: StoredVersion, { draft }: Content, base: SavedVersion): SavedVersion {
  const theirs = createSavedVersion(stored, base.draft, getSavable(draft, base).draft);
  // Undo can move lines out of the fields that they were put into here.
  const placed = new Set(draft.placed.map(({ line }) => line));
  const known = new Set(stored.unplaced?.map(({ id }) => id));
  const own = base.start.lines?.filter(({ id }) => placed.has(id) && !known.has(id)) ?? [];
  return { ...theirs, start: { ...theirs.start, lines: stored.unplaced && [...stored.unplaced, ...own] } };
}

/** Whether a version is what was sent to save these edits, whose response may have been lost. */
export const isWhatWasSent = ({ resume }: StoredVersion, edits: Content, base: SavedVersion): boolean =>
  compareDrafts(toDraft(resume), toDraft(toCorrection(edits, base).resume)).length === 0;

type SavableBase = Pick<SavedVersion, 'draft' | 'start'>;

const savables = new WeakMap<Draft, { base: SavableBase; savable: Savable }>();

/** What can be saved now. The same for the same drafts, because it is asked for several times a keystroke. */
export function getSavable(draft: Draft, base: SavableBase): Savable {
  const known = savables.get(draft);
  if (known?.base === base) return known.savable;
  const savable = toSavable(draft, base.draft, base.start.draft);
  savables.set(draft, { base, savable });
  return savable;
}

/** What is sent to save the edits: everything since the version that another window or an earlier visit saved. */
export function toCorrection({ draft }: Pick<Content, 'draft'>, base: SavedVersion): Correction {
  const { draft: tidied, problems } = getSavable(draft, base);
  // A line in a field that can't be saved yet isn't placed yet either.
  const savable = { ...tidied, placed: tidied.placed.filter(({ field }) => problems[field] === undefined) };
  return {
    resume: fromDraft(savable, base.resume),
    placed: listPlacedLines(savable).map(({ line, field }) => ({ line, field: toSavedPath(savable, field) })),
    unplaced: listUnplaced(savable, base.start.lines ?? [])
      .slice(0, MAX_LINES)
      .map(({ id }) => id),
    confirmed: draft.confirmed.filter((path) => getText(draft, path) !== '').map((path) => toSavedPath(draft, path)),
  };
}

/** Whether there is nothing to save, apart from what can't be saved yet. */
export function isSaved(edits: Content, base: SavedVersion): boolean {
  if (!isSameOrder(edits.order, base.order)) return false;
  if (edits.draft === base.draft) return true;
  const now = toKey(toCorrection(edits, base));
  // The server tidies what it gets, so what was sent counts as saved too.
  return now === toKey(toCorrection(base, base)) || (base.sent !== null && now === toKey(base.sent));
}

const toKey = (correction: Correction): string => JSON.stringify(correction);
