/** What kind of answer a question takes. */
export type AnswerType = 'yes-no' | 'choice' | 'text' | 'number' | 'date' | 'link';

export const QUESTION_GROUPS = [
  'authorization',
  'availability',
  'pay',
  'background',
  'history',
  'contact',
  'motivation',
  'stories',
  'private',
] as const;
export type QuestionGroup = (typeof QUESTION_GROUPS)[number];

/** A question that application forms ask, in however many ways they ask it. */
export interface CanonicalQuestion {
  id: string;
  group: QuestionGroup;
  /** How it is shown. */
  label: string;
  type: AnswerType;
  /** How forms ask it. */
  phrasings: readonly string[];
  /** How forms ask for the opposite: yes to these is no to the others. */
  inverted?: readonly string[];
  choices?: readonly string[];
  /** Concepts of which each entry must occur. Alternatives are separated by `|`. See `concepts.ts`. */
  needs?: readonly string[];
  /** Concepts that make it a different question. */
  never?: readonly string[];
  /** Wordings that make it a different question although the concepts are the same: another person's, another thing's. */
  unless?: RegExp;
  /** How much of what is asked has to occur in a known phrasing, from 0 to 1, where its concepts are ones of many questions. */
  explained?: number;
  /** Concepts that make it doubtful whether this is asked, or more than this. */
  doubtfulWith?: readonly string[];
}

/** The answers to a private question that can be stored: only that the member prefers not to say. */
export const DECLINE_CHOICES = ['Prefer not to say', 'I don’t wish to answer', 'Decline to self-identify'] as const;

/** An answer of a member's own. */
export interface AnswerEntry {
  id: string;
  /** Null for a question of the member's own. */
  questionId: string | null;
  /** The member's own question. Empty for one of the table. */
  question: string;
  answer: string;
}

export interface AnswerMatch {
  /** The question of the table. Null if only an entry of the member's own matches. */
  questionId: string | null;
  /** Null if the member hasn't answered it. */
  entryId: string | null;
  /** The answer to the question as it was asked. Null if there is none. */
  answer: string | null;
  /** The form asks for the opposite of what the entry answers. `answer` is turned around. */
  inverted: boolean;
  /** It asks for something that is stored only as a preference not to say. */
  private: boolean;
  /** 0 to 1. */
  score: number;
}

/** `sure`: one match. `unsure`: one to three, the likeliest first, none to be filled in unseen. `none`: nothing is near. */
export interface FoundAnswers {
  certainty: 'sure' | 'unsure' | 'none';
  matches: AnswerMatch[];
}
