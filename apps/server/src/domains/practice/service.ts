import { limits as coachingLimits, hasWords, type Question } from '@foothold/contracts/coaching';
import {
  type Clock,
  type ExportFormat,
  GRADES,
  type Grades,
  limits,
  type PracticeQuestion,
  type PracticeSession,
  type PracticeSummary,
  type StartInput,
} from '@foothold/contracts/practice';
import { chooseQuestions, INTERVIEW_LEVELS, type QuestionBank } from '@foothold/core/interview';
import type { Kysely } from 'kysely';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import { acquireAdvisoryLock, type Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import type { Events } from '../../platform/events.ts';
import type { createBackground } from './background.ts';
import { createSessionsFile } from './export.ts';
import { ownsSession } from './policy.ts';
import type { QuestionSelection } from './question-selection.ts';
import { toPublicQuestion } from './questions-tool.ts';
import * as repository from './repository.ts';
import { matchesRubric, toPracticeQuestion, toQuestion, toSession, toSummary } from './views.ts';

export interface PracticeDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Events;
  bank: QuestionBank;
  questionSelection: QuestionSelection;
  background: ReturnType<typeof createBackground>;
  now: () => Date;
}

/** Questions shown for a title, and how many of them are about its work. */
const EXAMPLES = 5;
const MAX_OWN_EXAMPLES = 3;

const BEST_GRADE = Math.max(...GRADES);

export type Practice = ReturnType<typeof createPractice>;

/** A member's practice sessions with notes and self-ratings. */
export function createPractice({ db, transact, events, bank, questionSelection, background, now }: PracticeDeps) {
  async function sessions(actor: User): Promise<{ sessions: PracticeSummary[]; weak: number }> {
    const [rows, weakCount] = await Promise.all([
      repository.listSessions(db, actor.id),
      repository.countWeakQuestions(db, actor.id, BEST_GRADE),
    ]);
    return { sessions: rows.map(toSummary), weak: weakCount };
  }

  const findSet = (id: string) => requireFound(bank.sets.find((set) => set.id === id));

  /** Finds a session. @throws AppError `resource.not-found` */
  function set(id: string) {
    const { title, kind, questions } = findSet(id);
    return { id, title, kind, questions: questions.length };
  }

  /** A few questions for a title: technical ones first, then general ones. The same title always gets the same ones. */
  function examples(title: string) {
    const random = createSequence(title);
    const { occupation, technical, behavioral } = chooseQuestions(bank, {
      title,
      level: 'mid',
      skills: [],
      asked: [],
      except: [],
      random,
    });
    const own = technical.slice(0, MAX_OWN_EXAMPLES);
    const questions = [...own, ...behavioral.slice(0, EXAMPLES - own.length)];
    return { occupation: occupation?.name ?? null, questions: questions.map(({ ask, kind }) => ({ ask, kind })) };
  }

  /**
   * Starts a session.
   * @throws AppError `practice.full`; `resource.not-found` for an unknown set or listing, or another member's résumé or application
   */
  async function start(actor: User, input: StartInput): Promise<PracticeSession> {
    await assertNotFull(actor);
    const { difficulty: level, clock } = input;
    if (input.set !== undefined) {
      const set = findSet(input.set);
      const sortedByLevel = set.questions.toSorted(
        (a, b) => getLevelDistance(a.level, level) - getLevelDistance(b.level, level),
      );
      const questions = sortedByLevel.map((question) =>
        toPublicQuestion({ ...question, kind: set.kind, about: set.title, set: set.id, reason: null }),
      );
      return startWork(actor, { title: set.title, level, clock, remarks: [] }, questions);
    }
    const known = await background.load(actor, input);
    const title = hasWords(input.jobTitle)
      ? input.jobTitle
      : (known?.listing?.title ?? '').slice(0, coachingLimits.jobTitle);
    const { behavioral, technical, notes } = await questionSelection.chooseForMember(actor, {
      title,
      level,
      skills: input.skills ?? [],
      except: [],
      background: known,
    });
    // Those about what the person chose come first.
    const questions = (known ? [...technical, ...behavioral] : [...behavioral, ...technical]).map(toPublicQuestion);
    return startWork(actor, { title, level, clock, remarks: notes }, questions);
  }

  /** Repeats the weakest questions. @throws AppError `practice.full`, `practice.nothing-to-repeat` */
  async function repeat(actor: User, clock: Clock): Promise<PracticeSession> {
    await assertNotFull(actor);
    const weakest = await repository.listWeakestQuestions(db, actor.id, BEST_GRADE, limits.repeated);
    if (weakest.length === 0) throw new AppError('practice.nothing-to-repeat');
    return startWork(
      actor,
      { title: 'Your weakest answers', level: null, clock, remarks: [] },
      weakest.map(toQuestion),
    );
  }

  async function assertNotFull(actor: User): Promise<void> {
    if ((await repository.countSessions(db, actor.id)) >= limits.sessions) throw new AppError('practice.full');
  }

  function startWork(
    actor: User,
    session: Pick<repository.NewSession, 'title' | 'level' | 'clock' | 'remarks'>,
    questions: readonly Question[],
  ): Promise<PracticeSession> {
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `practice of ${actor.id}`);
      if ((await repository.countSessions(trx, actor.id)) >= limits.sessions) throw new AppError('practice.full');
      const row = await repository.insertSession(trx, { ...session, userId: actor.id, at: now() }, questions);
      await events.publish(trx, actor.id, { kind: 'practice', id: row.id });
      return toSession(row, await repository.listQuestions(trx, [row.id]));
    });
  }

  const findOwn = async (actor: User, id: string) =>
    authorize(ownsSession, actor, await repository.findSession(db, id));

  async function one(actor: User, id: string): Promise<PracticeSession> {
    const row = await findOwn(actor, id);
    return toSession(row, await repository.listQuestions(db, [row.id]));
  }

  /**
   * Saves changes to a question. Saving the same values again creates no new version, so that a save can be repeated safely.
   * @throws AppError `resource.changed` with the stored question, if another window saved first
   */
  async function save(
    actor: User,
    id: string,
    seen: { place: number; version: number },
    change: { notes?: string | undefined; seconds?: number | undefined; grades?: Grades | undefined },
  ): Promise<PracticeQuestion> {
    const session = await findOwn(actor, id);
    const before = requireFound(await repository.findQuestion(db, session, seen.place));
    if (change.grades && !matchesRubric(before.kind, change.grades))
      throw new AppError('request.invalid', { fields: { grades: 'This isn’t graded for this type of question.' } });
    if (isUnchanged(toPracticeQuestion(before), change)) return toPracticeQuestion(before);
    return transact(async (trx) => {
      const row = await repository.updateQuestion(trx, session, seen, change);
      if (!row) {
        const current = requireFound(await repository.findQuestion(trx, session, seen.place));
        throw new AppError('resource.changed', { data: { question: toPracticeQuestion(current) } });
      }
      await events.publish(trx, actor.id, { kind: 'practice', id });
      return toPracticeQuestion(row);
    });
  }

  async function end(actor: User, id: string): Promise<PracticeSession> {
    const session = await findOwn(actor, id);
    return transact(async (trx) => {
      const row = requireFound(await repository.endSession(trx, session, now()));
      await events.publish(trx, actor.id, { kind: 'practice', id });
      return toSession(row, await repository.listQuestions(trx, [row.id]));
    });
  }

  async function remove(actor: User, id: string): Promise<void> {
    const session = await findOwn(actor, id);
    await transact(async (trx) => {
      await repository.deleteSession(trx, session);
      await events.publish(trx, actor.id, { kind: 'practice', id });
    });
  }

  /** Exports one session, or all of them with the oldest first. */
  async function exportSessions(actor: User, format: ExportFormat, id?: string): Promise<File> {
    const rows = id === undefined ? await repository.listAllSessions(db, actor.id) : [await findOwn(actor, id)];
    const questions = Map.groupBy(
      await repository.listQuestions(
        db,
        rows.map((row) => row.id),
      ),
      (question) => question.session_id,
    );
    return createSessionsFile(
      rows.map((row) => toSession(row, questions.get(row.id) ?? [])),
      format,
    );
  }

  return { sessions, set, examples, start, repeat, one, save, end, remove, exportSessions };
}

const getLevelDistance = (a: StartInput['difficulty'], b: StartInput['difficulty']) =>
  Math.abs(INTERVIEW_LEVELS.indexOf(a) - INTERVIEW_LEVELS.indexOf(b));

function isUnchanged(
  question: PracticeQuestion,
  { notes, seconds, grades }: { notes?: string | undefined; seconds?: number | undefined; grades?: Grades | undefined },
): boolean {
  return (
    (notes === undefined || notes === question.notes) &&
    (seconds === undefined || seconds === question.seconds) &&
    (grades === undefined || hasSameGrades(grades, question.grades))
  );
}

function hasSameGrades(a: Grades, b: Grades): boolean {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Grades>;
  return [...ids].every((id) => a[id] === b[id]);
}

/** Numbers from 0 up to 1 that look random, and are the same for the same text: a linear congruential generator (Numerical Recipes). */
function createSequence(text: string): () => number {
  let state = [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
