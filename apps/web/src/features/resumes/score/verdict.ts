import type { Cap, ScoreReport } from '@foothold/core/ats';
import { type Finding, formatPointCount, formatPoints, listFindings } from './findings.ts';
import { GOAL_SCORE } from './goal.ts';

/** "Your résumé scores 45 of 100 for Staff Nurse, 35 points below 80." */
export function formatScoreSentence(
  { kind, total }: Pick<ScoreReport, 'kind' | 'total'>,
  jobTitle: string | null,
): string {
  const against = kind === 'format' ? 'without a job' : `for ${jobTitle ?? 'this job'}`;
  return `Your résumé scores ${total} of 100 ${against}${total === GOAL_SCORE ? '' : `, ${formatDistance(total)}`}.`;
}

/** What a score is of: "Format score", "Score for Staff Nurse". */
export function scoreLabel(kind: ScoreReport['kind'], jobTitle: string | null): string {
  if (kind === 'format') return 'Format score';
  return jobTitle === null ? 'Score for this job' : `Score for ${jobTitle}`;
}

export const formatVerdict = (total: number): string =>
  total === GOAL_SCORE ? 'You’ve reached 80' : formatDistance(total);

/** "1 point below 80". */
function formatDistance(total: number): string {
  const apart = Math.abs(total - GOAL_SCORE);
  return `${apart} ${apart === 1 ? 'point' : 'points'} ${total < GOAL_SCORE ? 'below' : 'above'} ${GOAL_SCORE}`;
}

const getEarned = ({ parts }: Pick<ScoreReport, 'parts'>): number => parts.reduce((sum, part) => sum + part.earned, 0);

/** The cap that makes the total lower than the sum of the parts; undefined if none does. Reports list the strictest first. */
export function findBindingCap({ parts, total, caps }: Pick<ScoreReport, 'parts' | 'total' | 'caps'>): Cap | undefined {
  return Math.round(getEarned({ parts }) / 100) > total ? caps[0] : undefined;
}

/** The sum of the parts, and why the total is lower if a cap applies. */
export function formatSum(report: Pick<ScoreReport, 'parts' | 'total' | 'caps'>): string {
  const possible = report.parts.reduce((sum, part) => sum + part.possible, 0);
  const held = findBindingCap(report) ? `, and the cap above limits the total to ${report.total}` : '';
  return `The parts add up to ${formatPoints(getEarned(report))} of ${formatPoints(possible)} points${held}.`;
}

/** "45 points", or "45 points before the cap". */
export function formatEarned(report: Pick<ScoreReport, 'parts' | 'total' | 'caps'>): string {
  return `${formatPointCount(getEarned(report))}${findBindingCap(report) ? ' before the cap' : ''}`;
}

/** Maximum number of fixes that are shown first. */
const MAX_FIXES = 3;

export interface BiggestFixes {
  fixes: Finding[];
  /** How the fixes relate to the total. */
  lead: string;
}

/**
 * What would help the most. While fit limits the total, only what the job asks for can raise it, so that comes first.
 */
export function listBiggestFixes(report: ScoreReport): BiggestFixes {
  const findings = listFindings(report);
  const cap = findBindingCap(report);
  if (!cap)
    return {
      fixes: findings.slice(0, MAX_FIXES),
      lead: 'What costs you the most points, and where you can change it.',
    };
  if (cap.id !== 'fit')
    return {
      fixes: findings.slice(0, MAX_FIXES),
      lead: `Your total is capped at ${cap.limit}. Fix the cause above first: until then, these don’t raise the total.`,
    };
  if (report.fitUnjudged !== undefined)
    return {
      fixes: findings.slice(0, MAX_FIXES),
      lead: `Your total is capped at ${cap.limit} because we couldn’t read what this job asks for.`,
    };
  const sorted = [...findings.filter(raisesFit), ...findings.filter((finding) => !raisesFit(finding))];
  return {
    fixes: sorted.slice(0, MAX_FIXES),
    lead: `Your total is capped at ${cap.limit} for this job. Showing more of the required skills can raise the cap.`,
  };
}

/** The fit cap depends on the required skills and the title. */
const raisesFit = ({ part, rule }: Finding): boolean => part.id === 'must-have' || rule.id === 'alignment.title';
