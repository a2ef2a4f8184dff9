import { splitWords, toTerms } from './terms.ts';

export interface Excerpt {
  excerpt: string;
  /** Matches in it, as [start, end]. */
  marks: [number, number][];
}

const EXCERPT_LENGTH = 190;
/** How much context to keep before the first match. */
const LEADING_CONTEXT = 50;
/** A shorter block is a label rather than a passage. */
const MIN_PASSAGE_LENGTH = 40;

/**
 * Picks the passage that best answers the query.
 * @param summary is used if no passage is better
 * @param text one block per line
 */
export function createExcerpt(summary: string, text: string, isFound: (term: string) => boolean): Excerpt {
  let best = { block: summary, found: findTerms(summary, isFound), worth: 0 };
  best.worth = countDistinct(best.found);
  for (const block of text.split('\n')) {
    const found = findTerms(block, isFound);
    const rateMatch = countDistinct(found) - (block.length < MIN_PASSAGE_LENGTH ? 1 : 0);
    if (rateMatch > best.worth) best = { block, found, worth: rateMatch };
  }
  return cutBlock(best.block, best.found);
}

interface TermMatch {
  term: string;
  start: number;
  end: number;
}

function findTerms(text: string, isFound: (term: string) => boolean): TermMatch[] {
  return splitWords(text).flatMap(({ text: word, start, end }) => {
    const term = toTerms(word).find(isFound);
    return term === undefined ? [] : [{ term, start, end }];
  });
}

const countDistinct = (found: readonly TermMatch[]) => new Set(found.map(({ term }) => term)).size;

function cutBlock(block: string, found: readonly TermMatch[]): Excerpt {
  if (block.length <= EXCERPT_LENGTH) return { excerpt: block, marks: found.map(({ start, end }) => [start, end]) };
  const first = found[0]?.start ?? 0;
  const from = first <= LEADING_CONTEXT ? 0 : findWordStart(block, first - LEADING_CONTEXT);
  const to = block.length - from <= EXCERPT_LENGTH ? block.length : findWordEnd(block, from + EXCERPT_LENGTH);
  const before = from > 0 ? '… ' : '';
  const after = to < block.length ? ' …' : '';
  return {
    excerpt: before + block.slice(from, to).trimEnd() + after,
    marks: found
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => [start - from + before.length, end - from + before.length]),
  };
}

/** Start of the first whole word after a position. */
function findWordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 ? at : space + 1;
}

/** End of the last whole word before a position. */
function findWordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space === -1 ? at : space;
}
