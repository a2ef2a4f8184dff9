import type { JobRequirements } from '../jobs/types.ts';
import { findCaps } from './caps/index.ts';
import { buildChecklist } from './checklist.ts';
import { tally } from './engine.ts';
import { collectFacts, type Facts, type ScoreSubject } from './facts/index.ts';
import { TextReader } from './facts/text-facts.ts';
import { listKeywords } from './keywords.ts';
import { listKnockouts } from './knockouts.ts';
import type { PartScore, ScoreReport } from './report.ts';
import { RUBRIC_VERSION, RULES } from './rubric/index.ts';
import { PARTS, type Part } from './rubric/parts.ts';

export interface ScoreInput extends ScoreSubject {
  /** Omit for the format score. */
  job?: JobRequirements;
  /** `YYYY-MM`: the month used for "present" and "recent". */
  asOf: string;
}

/** Scores variants of one résumé against one job; reads each line of text once, no matter how many variants there are. */
export type Scorer = (subject: ScoreSubject) => ScoreReport;

/**
 * Scores a résumé by rubric `RUBRIC_VERSION`: against a job, or for its format alone. Pure: the same input produces the same report on every run and machine.
 * Name, photo, address, birth date, visa, and the names of schools are ignored.
 *
 * @throws RangeError unless `asOf` is `YYYY-MM`.
 */
export function scoreResume({ job, asOf, ...subject }: ScoreInput): ScoreReport {
  return createScorer(job, asOf)(subject);
}

/** What a report adds up to. */
export type Points = Pick<ScoreReport, 'total' | 'parts' | 'caps'>;
export type PointScorer = (subject: ScoreSubject) => Points;

/** @throws RangeError (when called) unless `asOf` is `YYYY-MM`. */
export function createScorer(job: JobRequirements | undefined, asOf: string): Scorer {
  const reader = new TextReader();
  return (subject) => {
    const facts = collectFacts(subject, job, asOf, reader);
    const { leftOut, ...points } = addPoints(facts);
    const { parts, caps } = points;
    const [fit, quality] = [getEarnedShare(parts, 'fit'), getEarnedShare(parts, 'quality')];
    const fitLimit = caps.find(({ id }) => id === 'fit')?.limit ?? 100;
    return {
      rubric: RUBRIC_VERSION,
      kind: job ? 'job' : 'format',
      ...points,
      ...(fit !== undefined && { fit: Math.min(fit, fitLimit) }),
      ...(job && fit === undefined && { fitUnjudged: FIT_UNJUDGED_TEXT }),
      ...(quality !== undefined && { quality }),
      checklist: buildChecklist(facts),
      ...(job && { keywords: listKeywords(facts, parts) }),
      leftOut,
      knockouts: listKnockouts(facts),
      asOf,
    };
  };
}

/**
 * The same score without the checklist and the deal-breakers, which don't count in it: a plan compares hundreds of variants by their points alone. The same
 * subject object is scored once.
 *
 * @throws RangeError (when called) unless `asOf` is `YYYY-MM`.
 */
export function createPointScorer(
  job: JobRequirements | undefined,
  asOf: string,
  reader: TextReader = new TextReader(),
): PointScorer {
  const known = new WeakMap<ScoreSubject, Points>();
  return (subject) => {
    const points = known.get(subject) ?? addPoints(collectFacts(subject, job, asOf, reader));
    known.set(subject, points);
    return points;
  };
}

function addPoints(facts: Facts): Points & Pick<ScoreReport, 'leftOut'> {
  const { parts, leftOut, earned } = tally(PARTS, RULES, facts);
  const caps = findCaps(facts, earned);
  return { total: caps.reduce((total, { limit }) => Math.min(total, limit), earned), parts, caps, leftOut };
}

const FIT_UNJUDGED_TEXT =
  'We couldn’t read in this job description which skills or occupation it asks for, so fit isn’t judged and the total is for the résumé alone.';

/** The share of their possible points that one group of parts earned, in percent. */
function getEarnedShare(parts: readonly PartScore[], side: Part['side']): number | undefined {
  const own = parts.filter(({ id }) => PARTS.some((part) => part.id === id && part.side === side));
  const sum = (of: 'earned' | 'possible') => own.reduce((total, part) => total + part[of], 0);
  return own.length > 0 ? Math.floor((100 * sum('earned')) / sum('possible')) : undefined;
}
