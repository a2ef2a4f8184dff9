import type { TruthVerdict, TruthViolation } from '../types.ts';
import { followAsParts, followsFrom } from './claims/follows.ts';
import { dropsStanding } from './credential-standing.ts';
import { derives } from './derive.ts';
import { diagnose } from './diagnose.ts';
import { isLikelySame } from './learned/judge.ts';
import { makesNames } from './names.ts';
import { type Sentence, sentenceOf } from './sentence.ts';

const TRUE: TruthVerdict = { ok: true, violations: [] };

/** Maximum length, in characters, of a text that is parsed into claims; a résumé's longest paragraph has about two thousand. */
const MAX_TEXT_LENGTH = 3_000;

/**
 * Whether a text says nothing beyond its sources: it follows from a single source by steps that each preserve its words; or each of its claims is made by one
 * claim of one source, where claims from several sources may be joined by "and"; or it adds no figure or name, and what it changes is what honest edits change.
 *
 * @param sources The person's own words that the text may be based on: the line it replaces, or other lines and confirmed facts of the same role. Not the whole
 * résumé, or a line could move to another role.
 * @param context `list` if the texts are entries of a skill list, in which "Excel" is always the product.
 */
export function verifyText(
  after: string,
  sources: readonly string[],
  context: 'prose' | 'list' = 'prose',
): TruthVerdict {
  const wanted = sentenceOf(after, context);
  if (wanted.tokens.length === 0) return TRUE;
  const own = sources.map((source) => sentenceOf(source, context));
  if (dropsStanding(after, sources)) return createRefusal(wanted, own);
  if (!makesNames(after, sources, context) && own.some((source) => derives(wanted, source))) return TRUE;
  if (isTakenApart(after, sources)) {
    if (followsFrom(after, sources, context)) return TRUE;
    if (context === 'prose' && isLikelySame(after, sources)) return TRUE;
  }
  return createRefusal(wanted, own);
}

const isTakenApart = (after: string, sources: readonly string[]): boolean =>
  [after, ...sources].every(({ length }) => length <= MAX_TEXT_LENGTH);

/** Whether lines together say exactly what one line said: nothing added, and nothing lost but padding. Used for a line that is split. */
export function verifySplit(parts: readonly string[], source: string): TruthVerdict {
  const joined = sentenceOf(parts.map((part) => part.trim().replace(/[.;]$/, '')).join('. '));
  const own = sentenceOf(source);
  if (derives(joined, own, { retainClauses: true })) return TRUE;
  return isTakenApart(source, parts) && followAsParts(parts, source) ? TRUE : createRefusal(joined, [own]);
}

function createRefusal(after: Sentence, sources: readonly Sentence[]): TruthVerdict {
  const nearest = sources.reduce<Sentence | undefined>(
    (best, source) => (!best || countShared(after, source) > countShared(after, best) ? source : best),
    undefined,
  );
  return { ok: false, violations: diagnose(after, nearest ?? { tokens: [], skills: new Map() }) };
}

function countShared(after: Sentence, source: Sentence): number {
  const words = new Set(source.tokens.map(({ text }) => text));
  return after.tokens.filter(({ text }) => words.has(text)).length;
}

/** Whether one line says everything that several lines of a role said, and nothing else. */
export function verifyMerge(after: string, lines: readonly string[]): TruthVerdict {
  const verdict = verifyText(after, lines);
  return verdict.ok ? together(lines.map((line) => verifyText(line, [after]))) : verdict;
}

/** Combines several verdicts into one. */
export function together(verdicts: readonly TruthVerdict[]): TruthVerdict {
  const violations: TruthViolation[] = verdicts.flatMap((verdict) => verdict.violations);
  return { ok: verdicts.every(({ ok }) => ok), violations };
}
