import { INTERVIEW_LEVELS, type InterviewLevel, type PickedQuestion, type QuestionSet } from './types.ts';

export interface Drawing {
  /** Sets that take turns, the closest first; a set listed twice gets two turns per round. */
  sources: readonly QuestionSet[];
  /** Sets used once those have no more equally new questions at the same level. */
  reserves?: readonly QuestionSet[];
  most: number;
  level: InterviewLevel;
  /** Ids shown before, the latest last. */
  except: readonly string[];
  random: () => number;
}

/**
 * Draws questions from several sets in turns. Questions at the requested level come before those at an adjacent one, and new ones before
 * those shown; of the latter the oldest come first, so that a caller who names what they saw never gets the same questions again while
 * there are others.
 */
export function draw({ sources, reserves = [], most, level, except, random }: Drawing): PickedQuestion[] {
  const shownAt = new Map(except.map((id, at) => [id, at]));
  const drawnQuestions: PickedQuestion[] = [];
  for (const isShown of [false, true]) {
    for (const near of [0, 1]) {
      const isCandidate = (question: PickedQuestion) =>
        shownAt.has(question.id) === isShown && getLevelGap(question.level, level) === near;
      const piles = new Map(
        [...new Set([...sources, ...reserves])].map((set) => {
          const shuffledQuestions = shuffle(toPickedQuestions(set).filter(isCandidate), random);
          return [
            set,
            isShown
              ? shuffledQuestions.sort((a, b) => (shownAt.get(a.id) ?? 0) - (shownAt.get(b.id) ?? 0))
              : shuffledQuestions,
          ];
        }),
      );
      lockInOrder(sources, piles, drawnQuestions, most);
      lockInOrder(reserves, piles, drawnQuestions, most);
    }
  }
  return drawnQuestions;
}

function lockInOrder(
  sources: readonly QuestionSet[],
  piles: ReadonlyMap<QuestionSet, PickedQuestion[]>,
  drawnQuestions: PickedQuestion[],
  most: number,
): void {
  for (let before = -1; drawnQuestions.length > before; ) {
    before = drawnQuestions.length;
    for (const source of sources) {
      if (drawnQuestions.length >= most) return;
      const next = piles.get(source)?.shift();
      if (next) drawnQuestions.push(next);
    }
  }
}

const toPickedQuestions = ({ id, title, kind, questions }: QuestionSet): PickedQuestion[] =>
  questions.map((question) => ({ ...question, kind, about: title, set: id }));

const getLevelGap = (a: InterviewLevel, b: InterviewLevel) =>
  Math.abs(INTERVIEW_LEVELS.indexOf(a) - INTERVIEW_LEVELS.indexOf(b));

/** Fisher–Yates. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
