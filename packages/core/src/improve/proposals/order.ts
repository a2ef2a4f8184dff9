import type { Facts } from '../../ats/facts/index.ts';
import { lastCoveredMonth, parseMonthIndex } from '../../ats/facts/months.ts';
import { type EndDate, type PartialDate, PRESENT } from '../../resume/model.ts';
import { headingMeaning, type SectionKind } from '../../resume/sections/index.ts';
import type { Edit } from '../types.ts';
import type { Draft, ProposalContext } from './context.ts';

interface Dated {
  id: string;
  start?: PartialDate;
  end?: EndDate;
}

const ORDERED_LISTS = [
  ['work', 'roles'],
  ['volunteer', 'volunteer roles'],
  ['education', 'education'],
  ['projects', 'projects'],
] as const;

/**
 * Sorts lists from latest to earliest if they aren't already. A list with an undated entry or an impossible range isn't changed, nor one that may consist of several
 * sections of the page, each of them in order.
 */
export function proposeOrder({ resume, facts }: ProposalContext): Draft[] {
  return ORDERED_LISTS.flatMap(([list, name]) => {
    if (countRuns(resume[list], facts.now) <= countHeadings(facts, list)) return [];
    const edits = listSortingMoves(list, resume[list], facts.now);
    if (edits.length === 0) return [];
    return [
      {
        kind: 'order' as const,
        title: `List your ${name} most recent first`,
        reason: 'Recruiters expect this order. Your words stay the same.',
        source: {
          kind: 'own-words' as const,
          fields: resume[list].map(({ id }) => `${list}/${id}`),
          quote: 'The dates you gave.',
        },
        edits,
      },
    ];
  });
}

/** How many sections of a kind the page has: those of one kind are read into one list, "Experience" and "Teaching Experience". */
function countHeadings({ views }: Facts, kind: SectionKind): number {
  const page = views.find(({ id }) => id === 'layout')?.text ?? '';
  return page.split('\n').filter((line) => headingMeaning(line.trim())?.kind === kind).length;
}

/** How many stretches from latest to earliest a list consists of. */
function countRuns(entries: readonly Dated[], now: number): number {
  const months = entries.map(({ start, end }) => lastCoveredMonth(end ?? start, now) ?? 0);
  return months.filter((month, i) => i === 0 || month > (months[i - 1] ?? 0)).length;
}

const isImpossible = ({ start, end }: Dated): boolean =>
  (parseMonthIndex(start) ?? 0) > (parseMonthIndex(end === undefined || end === PRESENT ? undefined : end) ?? Infinity);

/** The moves of an insertion sort: stable, and few if little is out of place. */
function listSortingMoves(list: string, entries: readonly Dated[], now: number): Edit[] {
  const dated = entries.map(({ id, start, end }) => ({
    id,
    month: lastCoveredMonth(end ?? start, now),
    start: start ?? '',
  }));
  if (dated.some(({ month }) => month === undefined) || entries.some(isImpossible)) return [];
  const order = [...dated];
  const edits: Edit[] = [];
  for (let from = 1; from < order.length; from++) {
    const entry = order[from];
    if (!entry) continue;
    const to = order.findIndex((other, i) => i < from && isLater(entry, other));
    if (to < 0) continue;
    order.splice(from, 1);
    order.splice(to, 0, entry);
    edits.push({ kind: 'move', list, id: entry.id, from, to });
  }
  return edits;
}

/** By the month in which it ended, like the score's reading of the order; the start date alone never moves an entry. */
function isLater(a: { month: number | undefined }, b: { month: number | undefined }): boolean {
  return (a.month ?? 0) > (b.month ?? 0);
}
