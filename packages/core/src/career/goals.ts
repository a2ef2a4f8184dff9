import { findSkills } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';

/** What goals can be about besides skills: a figure of the listings that answers them. */
export const GOAL_TOPICS = ['remote', 'pay', 'sponsorship', 'lead'] as const;
export type GoalTopic = (typeof GOAL_TOPICS)[number];

const WORDS: Record<GoalTopic, RegExp> = {
  remote: /\b(?:remote(?:ly)?|work(?:ing)? from home|home[- ]office|hybrid|work[- ]life balance)\b/i,
  pay: /\b(?:pay|paid|salary|salaries|earn(?:ings?)?|income|money|wages?|compensation)\b/i,
  sponsorship: /\b(?:sponsor(?:s|ed|ship|ing)?|visas?|h-?1b|green card|work permit)\b/i,
  lead: /\b(?:lead|leading|leadership|manag(?:e|ing|ement|er)|team lead|promotion|career advancement)\b/i,
};

export interface Goals {
  /** Skills that they name; these come first among what is to be learned. */
  skills: SkillId[];
  topics: GoalTopic[];
}

/** What goals say that listings have an answer to. Everything else in them is left alone. */
export function goalsIn(text: string): Goals {
  return {
    skills: [...new Set(findSkills(text).map(({ skill }) => skill))],
    topics: GOAL_TOPICS.filter((topic) => WORDS[topic].test(text)),
  };
}
