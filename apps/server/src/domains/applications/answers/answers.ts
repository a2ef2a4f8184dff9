import { answerLimits, VERSION_MINUTES } from '@foothold/contracts/applications/answer-choices';
import type { Answer, AnswerVersion, FoundAnswers } from '@foothold/contracts/applications/answers';
import { acceptsAnswer, findAnswers, findQuestion, hasSocialSecurityNumber } from '@foothold/core/answers';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { ownsAnswer } from '../policy.ts';
import * as repository from './answers-repository.ts';

const VERSION_MS = VERSION_MINUTES * 60_000;

/** The answer book: a member's own answers to what application forms ask. */
export function createAnswers({ db, transact, events, now }: ApplicationsDeps) {
  const list = async (actor: Pick<User, 'id'>): Promise<Answer[]> =>
    (await repository.listAnswers(db, actor.id)).map(toAnswer);

  /** Finds the member's answers to questions as forms ask them, in the same order. */
  async function find(actor: Pick<User, 'id'>, questions: readonly string[]): Promise<FoundAnswers[]> {
    const entries = await list(actor);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const stored = entries.map((entry) => ({ ...entry, question: entry.questionId === null ? entry.question : '' }));
    return questions.map((question) => {
      const { certainty, matches } = findAnswers(question, stored);
      return {
        question,
        certainty,
        matches: matches.map(({ questionId, entryId, answer, inverted, private: isPrivate }) => ({
          questionId,
          label: findQuestion(questionId ?? '')?.label ?? byId.get(entryId ?? '')?.question ?? '',
          answerId: entryId,
          answer,
          inverted,
          private: isPrivate,
        })),
      };
    });
  }

  /**
   * @throws AppError `resource.not-found` for an unknown question; `applications.answer-exists`, `applications.answer-limit`,
   * `applications.answer-not-allowed`
   */
  async function add(
    actor: User,
    {
      questionId,
      question,
      answer,
    }: { questionId?: string | undefined; question?: string | undefined; answer: string },
  ): Promise<Answer> {
    if (questionId !== undefined) requireAllowed(requireFound(findQuestion(questionId)).id, answer);
    else requirePublic(question ?? '', answer);
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `answers of ${actor.id}`);
      const existing = await repository.listAnswers(trx, actor.id);
      if (questionId !== undefined && existing.some((row) => row.question_id === questionId))
        throw new AppError('applications.answer-exists');
      if (existing.length >= answerLimits.answers) throw new AppError('applications.answer-limit');
      const row = await repository.insertAnswer(trx, {
        userId: actor.id,
        questionId: questionId ?? null,
        question: questionId === undefined ? (question ?? '') : '',
        answer,
        at: now(),
      });
      await events.publish(trx, actor.id, { kind: 'answer', id: row.id });
      return toAnswer(row);
    });
  }

  /** @throws AppError `resource.not-found`, `applications.answer-not-allowed` */
  async function change(
    actor: User,
    { id, answer, question }: { id: string; answer?: string | undefined; question?: string | undefined },
  ): Promise<Answer> {
    return transact(async (trx) => {
      const row = authorize(ownsAnswer, actor, await repository.lockAnswer(trx, id));
      const next = {
        answer: answer ?? row.answer,
        question: row.question_id === null ? (question ?? row.question) : row.question,
      };
      if (next.answer === row.answer && next.question === row.question) return toAnswer(row);
      if (row.question_id === null) requirePublic(next.question, next.answer);
      else requireAllowed(row.question_id, next.answer);
      // Answers are saved while typing, so changes soon after each other are one version.
      const isSameVersion = now().getTime() - row.version_at.getTime() < VERSION_MS;
      if (!isSameVersion) await repository.insertVersion(trx, row, answerLimits.versions);
      const version = isSameVersion
        ? { version: row.version, version_at: row.version_at }
        : { version: row.version + 1, version_at: now() };
      const changed = await repository.updateAnswer(trx, row, { ...next, ...version }, now());
      await events.publish(trx, actor.id, { kind: 'answer', id });
      return toAnswer(changed);
    });
  }

  /** @throws AppError `resource.not-found` */
  async function versions(actor: User, id: string): Promise<AnswerVersion[]> {
    const row = authorize(ownsAnswer, actor, await repository.findAnswer(db, id));
    return (await repository.listVersions(db, row)).map(({ version, question, answer, saved_at }) => ({
      version,
      question: question || toAnswer(row).question,
      answer,
      savedAt: saved_at.toISOString(),
    }));
  }

  /** Makes an earlier version the current one. The current one becomes an earlier version. @throws AppError `resource.not-found` */
  async function restore(actor: User, { id, version }: { id: string; version: number }): Promise<Answer> {
    return transact(async (trx) => {
      const row = authorize(ownsAnswer, actor, await repository.lockAnswer(trx, id));
      const { question, answer } = requireFound(await repository.findVersion(trx, row, version));
      await repository.insertVersion(trx, row, answerLimits.versions);
      const next = { question, answer, version: row.version + 1, version_at: now() };
      const changed = await repository.updateAnswer(trx, row, next, now());
      await events.publish(trx, actor.id, { kind: 'answer', id });
      return toAnswer(changed);
    });
  }

  /** @throws AppError `resource.not-found` */
  async function remove(actor: User, id: string): Promise<void> {
    const row = authorize(ownsAnswer, actor, await repository.findAnswer(db, id));
    await transact(async (trx) => {
      await repository.deleteAnswer(trx, row);
      await events.publish(trx, actor.id, { kind: 'answer', id });
    });
  }

  return { list, find, add, change, versions, restore, remove };
}

function requireAllowed(questionId: string, answer: string): void {
  if (!acceptsAnswer(questionId, answer) || hasSocialSecurityNumber(answer))
    throw new AppError('applications.answer-not-allowed');
}

/** A question of the member's own may not be a private one in other words. */
function requirePublic(question: string, answer: string): void {
  if (hasSocialSecurityNumber(answer)) throw new AppError('applications.answer-not-allowed');
  const [match] = findAnswers(question, []).matches;
  if (match?.private && match.questionId !== null) requireAllowed(match.questionId, answer);
}

function toAnswer(row: repository.AnswerRow): Answer {
  const known = findQuestion(row.question_id ?? '');
  return {
    id: row.id,
    questionId: row.question_id,
    question: known?.label ?? row.question,
    group: known?.group ?? null,
    answer: row.answer,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
