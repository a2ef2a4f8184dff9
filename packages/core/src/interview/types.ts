import type { SkillId } from '../skills/types.ts';
import type { Background } from './background.ts';
import type { SettledTitle } from './settle-title.ts';

export const INTERVIEW_LEVELS = ['junior', 'mid', 'senior'] as const;
export type InterviewLevel = (typeof INTERVIEW_LEVELS)[number];
export type QuestionKind = 'behavioral' | 'technical';

/** The subject of a question set. */
export interface Subject {
  kind: 'skill' | 'occupation' | 'field' | 'theme';
  /** From the vocabulary, the occupations, or their fields; a theme names itself. */
  id: string;
  /** Job titles within an occupation for which the set was written ("EMT" for paramedics), in lower case. All its titles if omitted. */
  titles?: readonly string[] | undefined;
}

/** What a question takes for granted that not every job has. */
export const QUESTION_NEEDS = ['customers', 'suppliers', 'reports'] as const;
export type QuestionNeed = (typeof QUESTION_NEEDS)[number];

export interface BankQuestion {
  /** Set, level, and position from 1: `react/mid/2`. */
  id: string;
  ask: string;
  /** What a good answer shows. */
  shows: string;
  /** The interviewer's follow-up question; null if there is none. */
  next: string | null;
  level: InterviewLevel;
  /** Asked only in jobs that have these: customers, suppliers or clients, or people who report to the person. */
  needs?: QuestionNeed | undefined;
}

export interface QuestionSet {
  id: string;
  /** Common name: "React". */
  title: string;
  about: Subject;
  kind: QuestionKind;
  /** Asked only for leadership titles. */
  forLeads?: boolean | undefined;
  questions: readonly BankQuestion[];
}

/** A question with information from its set. */
export interface PickedQuestion extends BankQuestion {
  kind: QuestionKind;
  /** Title of its set. */
  about: string;
  /** Id of its set. */
  set: string;
  /** Why it was chosen, in a few words. */
  reason: string;
}

export interface QuestionCriteria {
  title: string;
  level: InterviewLevel;
  /** Skills to ask about besides those of the title, as people write them. */
  skills: readonly string[];
  /** What the open listings of the title's occupation require, most required first. */
  asked: readonly SkillId[];
  background?: Background | undefined;
  /** Ids of questions shown before, the latest last: they are repeated only if nothing else is left. */
  except: readonly string[];
  /** Ids of questions that come after the others of the same level. */
  recent?: readonly string[] | undefined;
  /** 0 up to, but not including, 1. */
  random: () => number;
}

export interface ChosenQuestions extends SettledTitle {
  /** Whether there are technical questions about exactly that occupation; if not, they are general ones or about skills. */
  hasOwn: boolean;
  /** Whether the occupation's name says something else than the title, and no set was written for the title. */
  isRenamed: boolean;
  behavioral: readonly PickedQuestion[];
  technical: readonly PickedQuestion[];
}
