import type { Difficulty } from '@foothold/contracts/coaching';
import {
  type AskedSkills,
  type Background,
  type ChosenQuestions,
  chooseQuestions,
  type QuestionBank,
  selectTips,
  settleWithSets,
  writeNotes,
} from '@foothold/core/interview';
import type { RequestActor } from '../../platform/actor.ts';
import { acquireAdvisoryLock, type Transact } from '../../platform/db/database.ts';
import { listQuestionsGiven, saveQuestionsGiven } from './questions-given-repository.ts';

export interface ChoosingDeps {
  bank: QuestionBank;
  transact: Transact;
  listings: {
    /** What the open listings of each occupation require, most required first. Occupations without open listings are missing. */
    countSkillRequirements(occupations: readonly string[]): Promise<ReadonlyMap<string, AskedSkills>>;
  };
  /** A random number from 0 up to, but not including, 1. */
  random: () => number;
}

export interface QuestionRequest {
  title: string;
  level: Difficulty;
  skills: readonly string[];
  /** IDs of questions that the caller has seen, latest last. */
  except: readonly string[];
  /** What a member's résumé and listing say. */
  background?: Background | undefined;
}

export interface Choice extends ChosenQuestions {
  tips: string[];
  notes: string[];
}

/** IDs remembered for a member. More than the bank has for any title. */
const HISTORY_SIZE = 400;
/** How many titles are remembered for visitors. */
const MAX_CACHED_TITLES = 1000;

export type QuestionSelection = ReturnType<typeof createQuestionSelection>;

/** Chooses questions so that nobody gets the same ones twice in a row, even if they don't say which ones they have seen. */
export function createQuestionSelection({ bank, transact, listings, random }: ChoosingDeps) {
  const lastQuestions = new Map<string, readonly string[]>();

  /** Chooses questions for a caller and records a member's. */
  async function chooseForMember(actor: RequestActor, wanted: QuestionRequest): Promise<Choice> {
    const occupation = settleWithSets(bank, wanted.title, wanted.background).read.occupation?.id;
    const asked =
      occupation === undefined ? null : ((await listings.countSkillRequirements([occupation])).get(occupation) ?? null);
    if (actor.kind === 'visitor') return chooseForVisitor(wanted, asked);
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `questions of ${actor.id}`);
      const given = await listQuestionsGiven(trx, actor.id);
      const choice = pick(wanted, asked, moveToEnd(given, wanted.except));
      await saveQuestionsGiven(trx, actor.id, moveToEnd(given, getIds(choice)).slice(-HISTORY_SIZE));
      return choice;
    });
  }

  /** A caller who doesn't say what they saw gets at least half other questions than the previous caller for the same title and level. */
  function chooseForVisitor(wanted: QuestionRequest, asked: AskedSkills | null): Choice {
    const key = `${wanted.level} ${wanted.title.toLowerCase()}`;
    const last = lastQuestions.get(key) ?? [];
    const first = pick(wanted, asked, wanted.except, { recent: last });
    const choice = isMostlyAgain(getIds(first), last)
      ? pick(wanted, asked, moveToEnd(wanted.except, last), { seen: wanted.except })
      : first;
    lastQuestions.delete(key);
    lastQuestions.set(key, getIds(choice));
    const [oldest] = lastQuestions.keys();
    if (lastQuestions.size > MAX_CACHED_TITLES && oldest !== undefined) lastQuestions.delete(oldest);
    return choice;
  }

  /**
   * Chooses questions.
   * @param except IDs that come last
   * @param seen the ones among them that the caller knows about
   * @param recent IDs that come after the others of the same level
   */
  function pick(
    wanted: QuestionRequest,
    asked: AskedSkills | null,
    except: readonly string[],
    { seen = except, recent = [] }: { seen?: readonly string[]; recent?: readonly string[] } = {},
  ): Choice {
    const skills = asked?.skills.map(({ skill }) => skill) ?? [];
    const chosen = chooseQuestions(bank, { ...wanted, asked: skills, except, recent, random });
    const about = { ...wanted, ...chosen };
    return { ...chosen, tips: selectTips({ ...about, asked }), notes: writeNotes({ ...about, except: seen }) };
  }

  return { chooseForMember };
}

const getIds = ({ behavioral, technical }: ChosenQuestions) => [...behavioral, ...technical].map(({ id }) => id);

const isMostlyAgain = (ids: readonly string[], last: readonly string[]) =>
  ids.filter((id) => last.includes(id)).length > ids.length / 2;

/** Merges both lists. Each ID appears once, at its last position. */
function moveToEnd(before: readonly string[], after: readonly string[]): string[] {
  const moved = new Set(after);
  return [...before.filter((id) => !moved.has(id)), ...moved];
}
