import { AUTHORIZATION } from './questions/authorization.ts';
import { AVAILABILITY } from './questions/availability.ts';
import { BACKGROUND } from './questions/background.ts';
import { CONTACT } from './questions/contact.ts';
import { HISTORY } from './questions/history.ts';
import { MOTIVATION } from './questions/motivation.ts';
import { PAY } from './questions/pay.ts';
import { PRIVATE } from './questions/private.ts';
import { STORIES } from './questions/stories.ts';
import type { CanonicalQuestion, QuestionGroup } from './types.ts';

const GROUPS: Readonly<Record<QuestionGroup, readonly Omit<CanonicalQuestion, 'group'>[]>> = {
  authorization: AUTHORIZATION,
  availability: AVAILABILITY,
  pay: PAY,
  background: BACKGROUND,
  history: HISTORY,
  contact: CONTACT,
  motivation: MOTIVATION,
  stories: STORIES,
  private: PRIVATE,
};

/** Every question of the table, by group. */
export const QUESTIONS: readonly CanonicalQuestion[] = (
  Object.entries(GROUPS) as [QuestionGroup, readonly Omit<CanonicalQuestion, 'group'>[]][]
).flatMap(([group, questions]) => questions.map((question) => ({ ...question, group })));

const byId = new Map(QUESTIONS.map((question) => [question.id, question]));

export const findQuestion = (id: string): CanonicalQuestion | undefined => byId.get(id);

export const isPrivate = ({ group }: Pick<CanonicalQuestion, 'group'>): boolean => group === 'private';

/** Asked by most forms, as a start for an empty answer book. Our own estimate from the forms of common systems. */
export const MOST_ASKED: readonly string[] = [
  'work-authorization',
  'sponsorship',
  'start-date',
  'salary-expectation',
  'linkedin',
  'relocate',
  'how-heard',
  'why-company',
  'notice-period',
  'years-experience',
];
