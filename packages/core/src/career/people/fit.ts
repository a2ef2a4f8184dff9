import type { CareerContext } from '../context.ts';
import type { GoalTopic } from '../goals/topics.ts';
import type { Condition } from '../profiles/index.ts';
import { findQuestions } from '../questions/words.ts';
import { capitalize } from '../wording.ts';
import type { Limit } from './limits.ts';

/** What to do before leaving the service, if the title says when. */
export const describeLeavingService = (isMilitary: boolean, title: string): string[] =>
  isMilitary &&
  /\bets\b|\b(?:out|separat\w+|getting out|discharged?|terminal leave) (?:in|on|next|soon)\b|\beas\b/i.test(title)
    ? [
        'Before you leave the service, ask your command about SkillBridge, an internship with a civilian employer in your last 180 days.',
      ]
    : [];

/** A limit that a condition of the work answers, unless the answer to the goals does so already. */
const FITS: readonly { limit: Limit; topic: GoalTopic; condition: Condition; clash: string; fits: string }[] = [
  {
    limit: 'lifting',
    topic: 'body',
    condition: 'physical',
    clash: 'usually means standing or lifting, so ask to watch a full shift before you pay for training',
    fits: 'doesn’t usually mean regular lifting, which fits what you wrote',
  },
  {
    limit: 'nights',
    topic: 'nights',
    condition: 'nights',
    clash: 'often means nights or weekends, so ask each employer about the schedule first',
    fits: 'is mostly in the daytime, which fits what you wrote',
  },
  {
    limit: 'travel',
    topic: 'travel',
    condition: 'travel',
    clash: 'often means travel, so ask for local jobs from the start',
    fits: 'doesn’t usually mean travel, which fits what you wrote',
  },
];

/** How to study beside a job and without debt, if the way there takes a program. */
export function describeStudying({ limits, goals, gate, holdsGate, isSame }: CareerContext): string[] {
  if (gate === null || holdsGate || isSame || gate.program === undefined) return [];
  const asked = findQuestions(goals.text);
  return [
    ...(limits.kinds.has('while-working') && !asked.includes('study')
      ? [
          'To keep working, ask each program for evening, weekend, or part-time classes, and your employer about tuition help.',
        ]
      : []),
    ...(limits.kinds.has('no-debt') && !goals.topics.includes('cost') && !asked.includes('school')
      ? ['To stay out of debt, compare community colleges and ask employers what they pay before you sign for a loan.']
      : []),
  ];
}

/** How the target fits what the person can't do. */
export function describeFit({ limits, goals, profile, name }: CareerContext): string[] {
  const answered = new Set([...goals.topics, ...goals.unwanted]);
  const clashes = (condition: Condition) =>
    profile.conditions.has(condition) && !(condition === 'nights' && profile.conditions.has('days'));
  return FITS.filter(({ limit, topic }) => limits.kinds.has(limit) && !answered.has(topic)).map(
    ({ condition, clash, fits }) => `${capitalize(name)} work ${clashes(condition) ? clash : fits}.`,
  );
}
