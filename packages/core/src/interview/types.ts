import type { SkillId } from '../skills/types.ts';
import type { TitleRead } from './title.ts';

export const INTERVIEW_LEVELS = ['junior', 'mid', 'senior'] as const;
export type InterviewLevel = (typeof INTERVIEW_LEVELS)[number];
export type QuestionKind = 'behavioral' | 'technical';

/** What a set of questions is about. */
export interface Subject {
  kind: 'skill' | 'occupation' | 'field' | 'theme';
  /** Of the vocabulary, the occupations or their fields; a theme names itself. */
  id: string;
}

export interface BankQuestion {
  /** Set, level and place from 1: `react/mid/2`. */
  id: string;
  ask: string;
  /** What a good answer shows. */
  shows: string;
  /** What an interviewer asks next; null where nothing follows. */
  next: string | null;
  level: InterviewLevel;
}

export interface QuestionSet {
  id: string;
  /** As people would call it: "React". */
  title: string;
  about: Subject;
  kind: QuestionKind;
  /** Asked only where the title is one of those who lead people. */
  forLeads?: boolean | undefined;
  questions: readonly BankQuestion[];
}

/** A question with what its set says of it. */
export interface PickedQuestion extends BankQuestion {
  kind: QuestionKind;
  /** Title of its set. */
  about: string;
  /** Id of its set. */
  set: string;
}

export interface QuestionsWanted {
  title: string;
  level: InterviewLevel;
  /** Skills to ask about beside those of the title, as people write them. */
  skills: readonly string[];
  /** What open listings of the title's line of work ask for, most asked first. */
  asked: readonly SkillId[];
  /** Ids of questions that were shown before, the latest last: they come again only where nothing else is left. */
  except: readonly string[];
  /** 0 up to, but not including, 1. */
  random: () => number;
}

export interface ChosenQuestions extends TitleRead {
  /** Whether there are questions about that very line of work; where not, the technical ones are from near it. */
  hasOwn: boolean;
  behavioral: readonly PickedQuestion[];
  technical: readonly PickedQuestion[];
}
