import type { TruthVerdict, TruthViolation } from '../types.ts';
import { derives } from './derive.ts';
import { diagnose } from './diagnose.ts';
import { type Sentence, sentenceOf } from './sentence.ts';

const TRUE: TruthVerdict = { ok: true, violations: [] };

/**
 * Whether a text says nothing that one of the sources does not say: it has to follow from a single source by steps that each keep the claim. Two
 * sources are never joined into one sentence.
 *
 * @param sources The person's own words that the text may rest on: the line it replaces, or a fact they confirmed. Not the whole résumé, or a line
 *   could move to another role.
 * @param context `list` where the texts are entries of a list of skills, in which "Excel" is always the product.
 */
export function verifyText(
  after: string,
  sources: readonly string[],
  context: 'prose' | 'list' = 'prose',
): TruthVerdict {
  const wanted = sentenceOf(after, context);
  if (wanted.tokens.length === 0) return TRUE;
  const own = sources.map((source) => sentenceOf(source, context));
  if (own.some((source) => derives(wanted, source))) return TRUE;
  return refused(wanted, own);
}

/**
 * Whether lines say together exactly what one line said: nothing added, and nothing lost but padding. For a line that is split.
 */
export function verifySplit(parts: readonly string[], source: string): TruthVerdict {
  const joined = sentenceOf(parts.map((part) => part.trim().replace(/[.;]$/, '')).join('. '));
  const own = sentenceOf(source);
  return derives(joined, own, { retainClauses: true }) ? TRUE : refused(joined, [own]);
}

function refused(after: Sentence, sources: readonly Sentence[]): TruthVerdict {
  const nearest = sources.reduce<Sentence | undefined>(
    (best, source) => (!best || shared(after, source) > shared(after, best) ? source : best),
    undefined,
  );
  return { ok: false, violations: diagnose(after, nearest ?? { tokens: [], skills: new Map() }) };
}

function shared(after: Sentence, source: Sentence): number {
  const words = new Set(source.tokens.map(({ text }) => text));
  return after.tokens.filter(({ text }) => words.has(text)).length;
}

/** A verdict that joins several. */
export function together(verdicts: readonly TruthVerdict[]): TruthVerdict {
  const violations: TruthViolation[] = verdicts.flatMap((verdict) => verdict.violations);
  return { ok: verdicts.every(({ ok }) => ok), violations };
}
