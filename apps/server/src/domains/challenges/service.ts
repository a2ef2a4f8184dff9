import {
  type Challenge,
  type ChallengeHistory,
  type ChallengeSolution,
  type ChallengeWeek,
  challengeLimits,
  type Draft,
  isRunnable,
  type OwnChallenge,
  type Submission,
  type SubmissionDetail,
  type TestOutcome,
} from '@foothold/contracts/challenges';
import type { CodeReview, Language } from '@foothold/contracts/coaching';
import type { Resource } from '@foothold/contracts/learning';
import type { Kysely } from 'kysely';
import type { RequestActor, User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import { acquireAdvisoryLock, type Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import type { Events } from '../../platform/events.ts';
import { countWeekStreak, describeWeek, toWeekNumber } from './calendar.ts';
import type { ChallengeSource } from './content.ts';
import { ownsSubmission } from './policy.ts';
import * as repository from './repository.ts';
import { createRotation } from './rotation.ts';
import { findBest, parseReview, toChallenge, toResource, toSubmission, toSummary } from './views.ts';

export interface ChallengesDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Pick<Events, 'publish'>;
  content: readonly ChallengeSource[];
  /** Reviews code without running it. */
  review(code: string, language: Language): Promise<CodeReview>;
  now: () => Date;
}

export interface NewWork {
  slug: string;
  language: Language;
  code: string;
}

export type Challenges = ReturnType<typeof createChallenges>;

/** Weekly challenges, and members' drafts, submissions, and results. */
export function createChallenges({ db, transact, events, content, review: reviewCode, now }: ChallengesDeps) {
  const rotation = createRotation(content);
  const findSource = (slug: string) => requireFound(content.find((one) => one.slug === slug));

  async function weeks(numbers: readonly number[]): Promise<ChallengeWeek[]> {
    const due = numbers.map((week) => ({ week, sources: rotation.listDue(week) }));
    const participants = await countParticipants(due.flatMap(({ sources }) => sources));
    return due.map(({ week, sources }) => ({
      ...describeWeek(week),
      challenges: sources.map((source) => toSummary(source, participants)),
    }));
  }

  const countParticipants = (sources: readonly ChallengeSource[]) =>
    repository.countParticipants(
      db,
      sources.map(({ slug }) => slug),
    );

  async function thisWeek(): Promise<ChallengeWeek> {
    const [week] = await weeks([toWeekNumber(now())]);
    return requireFound(week);
  }

  /** Earlier weeks, until every challenge has appeared. */
  function archive(): Promise<ChallengeWeek[]> {
    const week = toWeekNumber(now());
    return weeks(Array.from({ length: rotation.countRoundWeeks(week) - 1 }, (_, back) => week - 1 - back));
  }

  async function one(slug: string): Promise<Challenge> {
    const source = findSource(slug);
    const week = toWeekNumber(now());
    const due = rotation.findDueWeek(source, week);
    const participants = await countParticipants([source]);
    return toChallenge(source, participants, { week: describeWeek(due).week, isThisWeek: due === week });
  }

  /** Recorded for signed-in members, and shown on their later submissions. */
  async function solution(actor: RequestActor, slug: string): Promise<ChallengeSolution> {
    const { solution: code, why } = findSource(slug);
    if (actor.kind === 'visitor') return { solution: code, why, shownAt: null };
    const shownAt = await transact(async (trx) => {
      const first = await repository.recordSolutionShown(trx, actor.id, slug, now());
      await notify(trx, actor, slug);
      return first;
    });
    return { solution: code, why, shownAt: shownAt.toISOString() };
  }

  async function own(actor: User, slug: string): Promise<OwnChallenge> {
    findSource(slug);
    const [drafts, submissions, shownAt] = await Promise.all([
      repository.listDrafts(db, actor.id, slug),
      repository.listSubmissions(db, actor.id, slug),
      repository.findSolutionShownAt(db, actor.id, slug),
    ]);
    return {
      drafts: drafts.map(({ language, code, version, changed_at }) => ({
        language: language as Language,
        code,
        version,
        changedAt: changed_at.toISOString(),
      })),
      submissions: submissions.map(toSubmission),
      solutionShownAt: shownAt?.toISOString() ?? null,
    };
  }

  /**
   * Saves a draft. Saving the same text again creates no new version, so that a save can be repeated safely.
   * @throws AppError `resource.changed` if the draft isn't the one that the member saw
   */
  async function saveDraft(actor: User, { slug, language, code }: NewWork, seen: number): Promise<Draft> {
    findSource(slug);
    const at = now();
    const version = await repository.writeDraft(db, { userId: actor.id, challenge: slug, language, code, seen, at });
    if (version !== null) return { language, code, version, changedAt: at.toISOString() };
    const current = await repository.findDraft(db, actor.id, slug, language);
    if (current?.code !== code) throw new AppError('resource.changed');
    return { language, code, version: current.version, changedAt: current.changed_at.toISOString() };
  }

  async function discardDraft(actor: User, slug: string, language: Language): Promise<void> {
    findSource(slug);
    await repository.deleteDraft(db, actor.id, slug, language);
  }

  /**
   * Stores a submission.
   * @param outcomes results of the tests in the member's browser; null if the language can't be run
   * @throws AppError `request.invalid` if they aren't the outcomes of this challenge's tests
   */
  async function submit(
    actor: User,
    { slug, language, code }: NewWork,
    outcomes: readonly TestOutcome[] | null,
  ): Promise<Submission> {
    const { tests } = findSource(slug);
    const canRun = isRunnable(language)
      ? outcomes?.length === tests.length && tests.every(({ name }, index) => outcomes[index]?.name === name)
      : outcomes === null;
    if (!canRun)
      throw new AppError('request.invalid', { fields: { outcomes: 'These tests don’t belong to this challenge.' } });
    return transact(async (trx) => {
      // Two simultaneous submissions wouldn't see each other and would exceed the limit.
      await acquireAdvisoryLock(trx, `submissions of ${actor.id}`);
      const shownAt = await repository.findSolutionShownAt(trx, actor.id, slug);
      const row = await repository.saveSubmission(
        trx,
        { userId: actor.id, challenge: slug, language, code, outcomes, afterSolution: shownAt !== null, at: now() },
        challengeLimits.submissions,
      );
      await notify(trx, actor, slug);
      return toSubmission(row);
    });
  }

  async function history(actor: User): Promise<ChallengeHistory> {
    const rows = await repository.listSubmissions(db, actor.id);
    const weeks = rows.map((row) => toWeekNumber(row.submitted_at));
    return { best: findBest(rows), weeksInARow: countWeekStreak(weeks, toWeekNumber(now())) };
  }

  const find = async (actor: User, id: string) =>
    authorize(ownsSubmission, actor, await repository.findSubmission(db, id));

  async function submission(actor: User, id: string): Promise<SubmissionDetail> {
    const row = await find(actor, id);
    return {
      ...toSubmission({ ...row, rating: parseReview(row)?.overallRating ?? null }),
      code: row.code,
      outcomes: row.outcomes as unknown as TestOutcome[] | null,
      review: parseReview(row),
    };
  }

  /** The same code always gets the same review, so it is made once. */
  async function review(actor: User, id: string): Promise<CodeReview> {
    const row = await find(actor, id);
    const saved = parseReview(row);
    if (saved) return saved;
    const made = await reviewCode(row.code, row.language as Language);
    await transact(async (trx) => {
      await repository.saveReview(trx, row, made);
      await notify(trx, actor, row.challenge);
    });
    return made;
  }

  async function forget(actor: User, id: string): Promise<void> {
    const row = await find(actor, id);
    await transact(async (trx) => {
      await repository.deleteSubmission(trx, row);
      await notify(trx, actor, row.challenge);
    });
  }

  const notify = (trx: Parameters<Events['publish']>[0], actor: User, slug: string) =>
    events.publish(trx, actor.id, { kind: 'challenge', id: slug });

  return {
    thisWeek,
    archive,
    one,
    solution,
    own,
    saveDraft,
    discardDraft,
    submit,
    history,
    submission,
    review,
    forget,
    /** For the learning catalog. */
    resources: (): Resource[] => content.map(toResource),
  };
}
