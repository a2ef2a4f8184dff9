import type { ExportFit } from '@foothold/core/resume';
import type { Measures } from './style.ts';

export interface FittedMeasures {
  measures: Measures;
  fit: ExportFit;
}

/** Share of the steps that are taken without being asked, if they save a page: a page with two lines looks like a mistake. */
const UNASKED_SHARE = 0.4;

/**
 * Chooses the largest measures with which a text fits on `maxPages`. If none does, the largest that need as few pages as possible. Without
 * a limit, measures a little below the full ones if they save a page.
 * @param steps from the full measures to the tightest; at least one
 * @param countPages typesets the text; called a few times, since the pages never increase from step to step
 */
export function fitPages(
  steps: readonly Measures[],
  maxPages: number | undefined,
  countPages: (measures: Measures) => number,
): FittedMeasures {
  const [full] = steps;
  if (full === undefined) throw new RangeError('There are no measures to choose from.');
  const counted = new Map<Measures, number>();
  const count = (measures: Measures): number => {
    const pages = counted.get(measures) ?? countPages(measures);
    counted.set(measures, pages);
    return pages;
  };
  const finish = (measures: Measures): FittedMeasures => ({
    measures,
    fit: {
      pages: count(measures),
      fontSize: measures.fontSize,
      fullFontSize: full.fontSize,
      smallestFontSize: Math.min(...[...counted.keys()].map((tried) => tried.fontSize), measures.fontSize),
      maxPages: maxPages ?? null,
      fits: maxPages === undefined || count(measures) <= maxPages,
    },
  });
  if (count(full) <= (maxPages ?? 1)) return finish(full);
  const allowed = maxPages === undefined ? steps.slice(0, 1 + Math.round((steps.length - 1) * UNASKED_SHARE)) : steps;
  const goal = Math.max(maxPages ?? 1, count(allowed.at(-1) ?? full));
  let low = 0;
  let high = allowed.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (count(allowed[middle] ?? full) <= goal) high = middle;
    else low = middle + 1;
  }
  return finish(allowed[low] ?? full);
}
