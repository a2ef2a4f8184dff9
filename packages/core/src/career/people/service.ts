import type { RoleWanted } from '../types.ts';
import { formatList } from '../wording.ts';

/** A military job in civilian words, as far as the title names it. */
export function describeMilitary({ military }: RoleWanted): string[] {
  if (!military) return [];
  if (military.job)
    return [`If you did this as ${military.job.name}, civilian employers call it ${formatList(military.job.words)}.`];
  return military.post ? [`For civilian employers, ${military.post}.`] : [];
}

/** What to do before leaving the service, if somebody says when. */
export const describeLeaving = ({ title, situations, military }: RoleWanted, goals: string): string[] =>
  (situations?.includes('veteran') || military) &&
  !/\bskill ?bridge\b/i.test(goals) &&
  /\bets\b|\b(?:out|separat\w+|getting out|discharged?|terminal leave) (?:in|on|next|soon)\b|\beas\b/i.test(
    `${title}. ${goals}`,
  )
    ? [
        'Before you leave the service, ask your command about SkillBridge, an internship with a civilian employer in your last 180 days.',
      ]
    : [];
