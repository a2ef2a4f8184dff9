import { findSkills } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';

/** Topics of goals besides skills, answered by a figure of the listings. */
export const GOAL_TOPICS = ['remote', 'pay', 'sponsorship', 'lead'] as const;
export type GoalTopic = (typeof GOAL_TOPICS)[number];

const WORDS: Record<GoalTopic, RegExp> = {
  remote: /\b(?:remote(?:ly)?|work(?:ing)? from home|home[- ]office|hybrid|work[- ]life balance)\b/i,
  pay: /\b(?:pay|paid|salary|salaries|earn(?:ings?)?|income|money|wages?|compensation)\b/i,
  sponsorship: /\b(?:sponsor(?:s|ed|ship|ing)?|visas?|h-?1b|green card|work permit)\b/i,
  lead: /\b(?:lead|leading|leadership|manag(?:e|ing|ement|er)|team lead|promotion|career advancement)\b/i,
};

export interface Goals {
  /** Skills that they name; these come first in what to learn. */
  skills: SkillId[];
  topics: GoalTopic[];
}

/** The parts of goals that listings can answer. Everything else in them is ignored. */
export function parseGoals(text: string): Goals {
  return {
    skills: [...new Set(findSkills(text).map(({ skill }) => skill))],
    topics: GOAL_TOPICS.filter((topic) => WORDS[topic].test(text)),
  };
}
