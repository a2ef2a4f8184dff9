import type { Challenge, ChallengeHistory, ChallengeSummary, Submission } from '@foothold/contracts/challenges';
import { getChallengePath } from '@foothold/contracts/challenges';
import type { CodeReview, Language } from '@foothold/contracts/coaching';
import type { Resource } from '@foothold/contracts/learning';
import { getSkillById } from '@foothold/core/skills';
import type { ChallengeSource } from './content.ts';
import type { SubmissionRow, SubmissionSummary } from './repository.ts';

export const toSummary = (
  { slug, title, difficulty, minutes, summary, technologies }: ChallengeSource,
  participants: ReadonlyMap<string, number>,
): ChallengeSummary => ({
  slug,
  title,
  difficulty,
  minutes,
  summary,
  technologies,
  participants: participants.get(slug) ?? 0,
});

export const toChallenge = (
  source: ChallengeSource,
  participants: ReadonlyMap<string, number>,
  rotation: Pick<Challenge, 'week' | 'isThisWeek'>,
): Challenge => ({
  ...toSummary(source, participants),
  ...rotation,
  task: source.task,
  call: source.call,
  tests: source.tests,
  starts: source.starts,
});

export const parseReview = (row: Pick<SubmissionRow, 'review'>) => row.review as unknown as CodeReview | null;

export const toSubmission = (row: SubmissionSummary): Submission => ({
  id: row.id,
  challenge: row.challenge,
  language: row.language as Language,
  passed: row.passed,
  total: row.total,
  afterSolution: row.after_solution,
  rating: row.rating,
  submittedAt: row.submitted_at.toISOString(),
});

/** The best submission per challenge. @param rows newest first */
export function findBest(rows: readonly SubmissionSummary[]): ChallengeHistory['best'] {
  return [...Map.groupBy(rows, ({ challenge }) => challenge)].map(([challenge, submissions]) => {
    const run = submissions.filter(({ passed }) => passed !== null);
    const best = run.toSorted((a, b) => (b.passed ?? 0) - (a.passed ?? 0))[0];
    return {
      challenge,
      passed: best?.passed ?? null,
      total: best?.total ?? null,
      submissions: submissions.length,
      lastAt: submissions[0]?.submitted_at.toISOString() ?? '',
    };
  });
}

const LEVELS = { Easy: 'beginner', Medium: 'intermediate', Hard: 'advanced' } as const;

/** Converts a challenge for the learning catalog. */
export const toResource = ({ slug, title, summary, skills, difficulty }: ChallengeSource): Resource => ({
  id: `challenge:${slug}`,
  kind: 'challenge',
  title,
  href: getChallengePath(slug),
  by: null,
  summary,
  skills: skills.flatMap((id) => {
    const skill = getSkillById(id);
    return skill ? [{ id, name: skill.name }] : [];
  }),
  level: LEVELS[difficulty],
  cost: 'free',
});
