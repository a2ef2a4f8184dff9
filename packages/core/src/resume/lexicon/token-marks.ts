import type { Token } from '../../tagging/tokens.ts';
import { institutionScore } from './degrees.ts';
import { ambiguousEmployerAt, employerAt } from './employers.ts';
import { layTitleAt } from './lay-titles.ts';
import { organizationScore } from './organizations.ts';
import type { PhraseLookup } from './phrases.ts';
import { isPlace, stateAt } from './places.ts';
import { titleScore } from './titles.ts';
import { townAt } from './towns.ts';

/** Longest title, organization or place that is looked for, in words. */
const LONGEST = 5;

/**
 * Marks what the word lists know: the first word of a title is marked "begins-title", each following one "inside-title".
 * @param text a line
 * @param own the indexes of its tokens
 * @param marks the marks of each token, to which those of this line are added
 */
export function markNames(text: string, tokens: readonly Token[], own: readonly number[], marks: string[][]): void {
  markScored(text, tokens, own, marks);
  for (const [kind, lookup] of PHRASES) markPhrases(kind, lookup, tokens, own, marks);
}

/** Marks words that the word lists know as titles, organizations, schools or places, with the length of the longest such name. */
function markScored(text: string, tokens: readonly Token[], own: readonly number[], marks: string[][]): void {
  const judges: readonly (readonly [name: string, holds: (name: string) => boolean])[] = [
    ['title', (name) => titleScore(name) >= 2.5],
    ['organization', (name) => organizationScore(name) >= 1.4],
    ['school', (name) => institutionScore(name) > 0],
    ['place', isPlace],
  ];
  for (const [kind, holds] of judges) {
    let covered = -1;
    own.forEach((first, at) => {
      if (at <= covered) return;
      const start = tokens[first];
      if (!start || !/[\p{L}]/u.test(start.text)) return;
      for (let length = Math.min(LONGEST, own.length - at); length > 0; length--) {
        const last = tokens[own[at + length - 1] ?? -1];
        if (!last || !/[\p{L}\p{N}.]/u.test(last.text) || !holds(text.slice(start.from, last.to))) continue;
        for (let i = 0; i < length; i++) marks[own[at + i] ?? -1]?.push(`${i === 0 ? 'begins' : 'inside'}-${kind}`);
        covered = at + length - 1;
        return;
      }
    });
  }
}

/** Lists of names by what they name. A name that can also be an ordinary word is told apart by its shape and its neighbors. */
const PHRASES: readonly (readonly [kind: string, lookup: PhraseLookup])[] = [
  ['employer', employerAt],
  ['ambiguous-employer', ambiguousEmployerAt],
  ['job', layTitleAt],
  ['town', townAt],
  ['state', stateAt],
];

function markPhrases(
  kind: string,
  lookup: PhraseLookup,
  tokens: readonly Token[],
  own: readonly number[],
  marks: string[][],
): void {
  const words = own.map((i) => tokens[i]?.word ?? '');
  for (let at = 0; at < words.length; at++) {
    const length = lookup(words, at);
    for (let i = 0; i < length; i++) marks[own[at + i] ?? -1]?.push(`${i === 0 ? 'begins' : 'inside'}-${kind}`);
    if (length > 0) at += length - 1;
  }
}
