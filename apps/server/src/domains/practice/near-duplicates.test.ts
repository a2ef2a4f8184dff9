import { join } from 'node:path';
import { listOccupations } from '@foothold/core/jobs';
import { expect, test } from 'vitest';
import { readQuestions } from './bank-source.ts';

/** The share of common words from which two questions are the same one, with another occupation's name at most. */
const LEAST_SIMILARITY = 0.7;

const STOP_WORDS = new Set(
  `a an and any are as at be been before but by can could did do does for from had has have how i if in into is it its job me my no not of on or our
  out over role should so some someone such tell than that the their them then there these they this those through to up us use used using want was
  we were what when where which while who whose why will with without work working would you your yours yourself`.split(
    /\s+/,
  ),
);

const names = listOccupations()
  .map(({ name }) => name.toLowerCase().replaceAll('-', ' '))
  .toSorted((a, b) => b.length - a.length);
const NAME_PATTERN = new RegExp(
  `\\b(?:${names.map((name) => name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')).join('|')})s?\\b`,
  'g',
);

/** The words of a question that say what it is about, without the name of an occupation or of its own set or titles. */
function listKeywords(ask: string, titles: readonly string[]): string[] {
  const ofTitle = new Set(titles.flatMap(splitWords).flatMap((word) => [word, `${word}s`]));
  const text = splitWords(ask).join(' ').replaceAll(NAME_PATTERN, ' ');
  return [...new Set(splitWords(text))].filter((word) => !STOP_WORDS.has(word) && !ofTitle.has(word));
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

interface Question {
  id: string;
  set: string;
  words: readonly string[];
}

/** Pairs of questions of different sets with at least this share of common words (Jaccard). */
function findSimilarPairs(questions: readonly Question[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const word of questions.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byRarity = (a: string, b: string) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1);
  /** Questions by their rarest words: two similar ones have one of those in common, whatever the order of the rest. */
  const index = new Map<string, Question[]>();
  const pairs: string[] = [];
  for (const { words, ...rest } of questions) {
    const question = { ...rest, words: words.toSorted(byRarity) };
    const rarest = question.words.slice(0, words.length - Math.ceil(least * words.length) + 1);
    const candidates = new Set(rarest.flatMap((word) => index.get(word) ?? []));
    for (const other of candidates) {
      const similarity = computeSimilarity(question.words, other.words);
      if (other.set !== question.set && similarity >= least)
        pairs.push(`${other.id} and ${question.id} (${similarity.toFixed(2)})`);
    }
    for (const word of rarest) index.set(word, [...(index.get(word) ?? []), question]);
  }
  return pairs;
}

function computeSimilarity(a: readonly string[], b: readonly string[]): number {
  const others = new Set(b);
  const common = a.filter((word) => others.has(word)).length;
  return common / (a.length + b.length - common);
}

const toQuestion = (set: string, at: number, ask: string, title = set): Question => ({
  id: `${set}/${at}`,
  set,
  words: listKeywords(ask, [title]),
});

test('finds the same question with another name or in another order, and nothing else', () => {
  const pairs = findSimilarPairs(
    [
      toQuestion('plumber', 1, 'How would a plumber find the cause of low pressure in a supply line?'),
      toQuestion('electrician', 1, 'How would an electrician find the cause of low pressure in a supply line?'),
      toQuestion('roofer', 1, 'In a supply line, how would you find the low pressure cause?'),
      toQuestion('mason', 1, 'How do you find the cause of a crack in a wall?'),
      toQuestion('plumber', 2, 'How would you find the cause of low pressure in the supply line?'),
    ],
    LEAST_SIMILARITY,
  );
  expect(pairs).toEqual([
    'plumber/1 and electrician/1 (1.00)',
    'plumber/1 and roofer/1 (1.00)',
    'electrician/1 and roofer/1 (1.00)',
    'electrician/1 and plumber/2 (1.00)',
    'roofer/1 and plumber/2 (1.00)',
  ]);
});

test('finds a question that only has the name of a narrower title of the same occupation', () => {
  const ask = (name: string) => `How does an ${name} find the cause of low pressure in a patient with a fever?`;
  const emt = { id: 'paramedic--emt/1', set: 'paramedic--emt', words: listKeywords(ask('EMT'), ['EMT basic', 'emt']) };
  expect(findSimilarPairs([toQuestion('paramedic', 1, ask('paramedic')), emt], LEAST_SIMILARITY)).toHaveLength(1);
});

test('no question of the bank asks the same as one of another set', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'questions');
  const questions = readQuestions(folder).flatMap(({ id: set, title, about, questions: own }) =>
    own.map(({ id, ask }) => ({ id, set, words: listKeywords(ask, [title, ...(about.titles ?? [])]) })),
  );
  expect(questions.length).toBeGreaterThan(1000);
  expect(findSimilarPairs(questions, LEAST_SIMILARITY)).toEqual([]);
});
