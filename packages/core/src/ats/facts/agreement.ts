import type { FieldPath, ViewText } from '../../resume/reading.ts';
import { toComparable } from '../wording/words.ts';
import type { Entry } from './entries.ts';

/** Something a hiring system must extract from the file in one piece. */
export interface KeyFact {
  name: string;
  text: string;
  field: FieldPath;
}

/** Titles and employers of all entries. */
export function listEntryFacts(entries: readonly Entry[]): KeyFact[] {
  return entries.flatMap(({ kind, title, titlePath, employer, path }) => [
    ...(title ? [{ name: kind === 'project' ? 'Project' : 'Title', text: title, field: titlePath }] : []),
    ...(employer
      ? [{ name: kind === 'work' ? 'Employer' : 'Organization', text: employer, field: `${path}/employer` }]
      : []),
  ]);
}

interface Search {
  text: string;
  /** Words that were looked for already: each variant of a plan asks for the same titles and employers. */
  found: Map<string, boolean>;
}

const searches = new WeakMap<ViewText, Search>();

/** @param wanted comparable words */
function containsFact(view: ViewText, wanted: string): boolean {
  const search = searches.get(view) ?? { text: ` ${toComparable(view.text)} `, found: new Map() };
  searches.set(view, search);
  const known = search.found.get(wanted);
  if (known !== undefined) return known;
  const isFound = search.text.includes(` ${wanted} `);
  search.found.set(wanted, isFound);
  return isFound;
}

/** Whether the file is read in several orders; data in fields has none. */
export const hasOrders = (views: readonly ViewText[]): boolean => views.some(({ id }) => id !== 'layout');

/** Whether the layout-based reading and another one have the same words in one piece. */
export function isInOnePiece(views: readonly ViewText[], text: string): boolean {
  const wanted = toComparable(text);
  const found = views.filter((view) => wanted !== '' && containsFact(view, wanted));
  return found.length > 1 && found.some(({ id }) => id === 'layout');
}

/**
 * Whether a reading other than the layout-based one finds the same words in one piece. Words that are missing from the layout-based reading were typed by the
 * person and say nothing about the file. Formats without a layout have only one reading, so it always agrees.
 */
export function isAgreed(views: readonly ViewText[], text: string): boolean {
  const others = views.filter(({ id }) => id !== 'layout');
  if (others.length === 0) return true;
  const wanted = toComparable(text);
  if (wanted === '') return true;
  const layout = views.find(({ id }) => id === 'layout');
  if (layout && !containsFact(layout, wanted)) return true;
  return others.some((view) => containsFact(view, wanted));
}
