import { lostDetail, lostRest, lostScope, lostSource } from './lost-details.ts';
import { lostHead } from './lost-heads.ts';
import { lostLimit } from './lost-limits.ts';
import { matchWords } from './match.ts';
import { readText, type Word } from './read.ts';

/** Longest text, in characters, that is compared. */
const LONGEST = 1_200;

/**
 * What a text says that its sources don't; empty if nothing. Each of its words must be said in the sources, as the same word, a synonym, or a weaker one; by the
 * same doer; linked to the same words; and with all limits of the words it uses.
 */
export function findLacks(
  after: string,
  sources: readonly string[],
  context: 'prose' | 'list',
  shared: ReadonlySet<string>,
): string[] {
  if (after.length + sources.join('').length > LONGEST * 2) return ['too long'];
  const all = sources.flatMap((source, at) => readText(source, at, context, shared));
  const wanted = readText(after, 0, context, shared);
  const licenses = new Map<Word, Word[]>();
  const losses = [
    ...matchWords(wanted, all, licenses),
    lostSource(wanted, licenses, sources.length),
    lostLimit(wanted, all, licenses),
    lostHead(licenses),
    lostScope(licenses),
    lostRest(wanted, all, licenses),
    lostDetail(wanted, all, licenses),
  ];
  return losses.filter((loss) => loss !== undefined);
}
