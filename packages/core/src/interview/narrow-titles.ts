import { getOccupation } from '../jobs/occupation.ts';
import { SENIORITY_WORDS } from '../jobs/seniority.ts';
import type { Background } from './background.ts';
import type { QuestionBank } from './bank.ts';
import { type SettledTitle, settleTitle } from './settle-title.ts';
import { splitTitleWords } from './title-words.ts';
import type { QuestionSet } from './types.ts';

/** A title as it was understood, and the set that was written for exactly this title, if there is one. */
export interface TitleWithSet {
  read: SettledTitle;
  narrow: QuestionSet | null;
}

/**
 * Reads a title and looks for a set for it. Of several, the one that explains most of the title is used. A set of another occupation, or for
 * a title that names none, counts only if it is for the whole title.
 */
export function settleWithSets(bank: QuestionBank, title: string, background?: Background): TitleWithSet {
  const read = settleTitle(title, background);
  const { occupation, readAs, settledBy } = read;
  const texts = [
    title,
    ...(readAs === null ? [] : [readAs]),
    ...(settledBy === 'listing' && background?.listing ? [background.listing.title] : []),
  ];
  const whole = findLongest(bank.narrower, texts, matchWhole);
  const own = findLongest(
    bank.narrower.filter(({ about }) => about.id === occupation?.id),
    texts,
    matchPart,
  );
  const narrow = own ?? whole ?? null;
  if (narrow === null || narrow.about.id === occupation?.id) return { read, narrow };
  const meant = getOccupation(narrow.about.id);
  return meant
    ? { read: { ...read, occupation: meant, field: meant.field, choices: [], settledBy: null }, narrow }
    : { read, narrow: null };
}

type Match = (set: QuestionSet, named: string, text: string) => number;

/** The set with the highest match of one of its titles with one of the texts; the first of equal ones. */
function findLongest(sets: readonly QuestionSet[], texts: readonly string[], match: Match): QuestionSet | undefined {
  const matches = sets.map((set) => ({
    set,
    length: Math.max(0, ...(set.about.titles ?? []).flatMap((named) => texts.map((text) => match(set, named, text)))),
  }));
  return matches.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length)[0]?.set;
}

/** How many letters a set's title explains that is all a text says besides its grade; 0 if it isn't. */
function matchWhole(_: QuestionSet, named: string, text: string): number {
  const title = splitTitleWords(named).join('');
  const words = splitTitleWords(text);
  const ungraded = words.filter((word) => !SENIORITY_WORDS.has(word));
  return [words, ungraded].some((all) => all.join('') === title) ? title.length : 0;
}

/** In another order, the same words are a little less certain. */
const REORDERED = 0.5;

/** How many letters a set's title explains of a text that has its words, in whatever order; 0 if one is missing. */
function matchPart({ about }: QuestionSet, named: string, text: string): number {
  const name = splitTitleWords(getOccupation(about.id)?.name ?? '');
  const title = shortenName(splitTitleWords(named), name);
  const words = shortenName(splitTitleWords(breakAlternatives(text)), name);
  const length = title.join('').length;
  if (includesInOrder(words, title.join(''))) return length;
  return title.every((word) => words.includes(word)) ? length - REORDERED : 0;
}

/** Whether consecutive whole words, joined, are this: "pre k" and "prek" are the same. */
function includesInOrder(words: readonly string[], joined: string): boolean {
  return words.some((_, from) => {
    let text = '';
    for (let at = from; at < words.length && text.length < joined.length; at++) text += words[at];
    return text === joined;
  });
}

/** Replaces an occupation's name and its initials with its last word: "RN", "registered nurse", and "nurse" are the same. */
function shortenName(words: readonly string[], name: readonly string[]): string[] {
  const last = name.at(-1);
  if (last === undefined || name.length < 2) return [...words];
  const initials = name.map((word) => word[0]).join('');
  const shortened: string[] = [];
  for (let at = 0; at < words.length; ) {
    const isName = name.every((word, offset) => words[at + offset] === word);
    shortened.push(isName || words[at] === initials ? last : (words[at] ?? ''));
    at += isName ? name.length : 1;
  }
  return shortened;
}

/** Separates two jobs: "RN or LPN" is no nurse of the OR. */
const breakAlternatives = (text: string): string => text.replaceAll(/(?<=\S\s+)or(?=\s+\S)/g, '+');
