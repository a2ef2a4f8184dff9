import {
  type BankQuestion,
  INTERVIEW_LEVELS,
  type InterviewLevel,
  type PickedQuestion,
  type QuestionSet,
} from './types.ts';

/** A set to draw from, and why its questions are chosen. */
export interface Source {
  set: QuestionSet;
  reason: string;
  /** Leaves out questions of the set. */
  accepts?: ((question: BankQuestion) => boolean) | undefined;
  /** Questions that come before the others of the same level. */
  prefers?: ((question: BankQuestion) => boolean) | undefined;
}

/** What all draws for one request have in common. */
export interface DrawOptions {
  level: InterviewLevel;
  /** Ids shown before, the latest last. */
  except: readonly string[];
  /** Ids that come after the others of the same level, such as those that another caller just got. */
  recent?: readonly string[] | undefined;
  /** 0 up to, but not including, 1. */
  random: () => number;
}

export interface Drawing extends DrawOptions {
  /** Sets that take turns, the closest first. */
  sources: readonly Source[];
  most: number;
  /** Whether to draw only questions that were never shown, or only those that were. All if omitted. */
  only?: 'new' | 'shown';
}

/**
 * Draws questions from several sets in turns. New questions come before those shown, and of the new ones those at the requested level
 * before those at an adjacent one; of those shown, the oldest come first, so that a caller who names what they saw never gets the same
 * questions again while there are others.
 */
export function draw({ sources, most, level, except, recent = [], random, only }: Drawing): PickedQuestion[] {
  const shownAt = new Map(except.map((id, at) => [id, at]));
  const recentIds = new Set(recent);
  const drawnQuestions: PickedQuestion[] = [];
  for (const isShown of only ? [only === 'shown'] : [false, true]) {
    for (const near of [0, 1]) {
      const piles = sources.map((source) => {
        const shuffledQuestions = shuffle(
          toPickedQuestions(source).filter(
            ({ id, level: own }) => shownAt.has(id) === isShown && getLevelGap(own, level) === near,
          ),
          random,
        );
        const getRank = (question: PickedQuestion) =>
          isShown
            ? (shownAt.get(question.id) ?? 0)
            : 2 * Number(recentIds.has(question.id)) + Number(!(source.prefers?.(question) ?? true));
        return shuffledQuestions.sort((a, b) => getRank(a) - getRank(b));
      });
      alternate(piles, drawnQuestions, most);
    }
  }
  return drawnQuestions;
}

function alternate(piles: readonly PickedQuestion[][], drawnQuestions: PickedQuestion[], most: number): void {
  for (let before = -1; drawnQuestions.length > before; ) {
    before = drawnQuestions.length;
    for (const pile of piles) {
      if (drawnQuestions.length >= most) return;
      const next = pile.shift();
      if (next) drawnQuestions.push(next);
    }
  }
}

const toPickedQuestions = ({ set: { id, title, kind, questions }, reason, accepts }: Source): PickedQuestion[] =>
  questions
    .filter((question) => accepts?.(question) ?? true)
    .map((question) => ({ ...question, kind, about: title, set: id, reason }));

const getLevelGap = (a: InterviewLevel, b: InterviewLevel) =>
  Math.abs(INTERVIEW_LEVELS.indexOf(a) - INTERVIEW_LEVELS.indexOf(b));

/** Fisher–Yates. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
