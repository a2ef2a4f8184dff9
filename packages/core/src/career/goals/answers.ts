import type { CareerContext } from '../context.ts';
import { quoteUserText } from '../wording.ts';
import { isOwnSkill } from '../work-skills.ts';
import { answerCredential, answerSkill, answerUnknown, answerUnwantedSkills } from './paper-answers.ts';
import { answerTopic } from './topic-answers.ts';

const MAX_SKILLS = 4;
const MAX_QUOTE = 80;

/** An answer to each part of the goals, the most decisive first: papers, then what is rejected, then wishes, then skills. */
export function answerGoals(context: CareerContext): string[] {
  const { goals } = context;
  const isAbroad = goals.topics.includes('foreign');
  const answers = [
    ...(isAbroad ? (answerTopic('foreign', false, context)?.split('\n') ?? []) : []),
    ...goals.credentials.map((one) => answerCredential(one, context)),
    ...answerUnknown(goals.unknown),
    ...goals.unwanted.flatMap((topic) => answerTopic(topic, true, context) ?? []),
    ...goals.topics.flatMap((topic) => answerTopic(topic, false, context) ?? []),
    ...goals.skills
      .filter((skill) => !isOwnSkill(skill, context))
      .slice(0, MAX_SKILLS)
      .flatMap((skill) => answerSkill(skill, context) ?? []),
    ...answerUnwantedSkills(goals.unwantedSkills),
  ];
  if (answers.length > 0 || goals.text.trim() === '') return [...new Set(answers)];
  return [
    `We can’t answer ${quoteUserText(shorten(goals.text))} from what we know; a counselor at an American Job Center (careeronestop.org) can, free of charge.`,
  ];
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_QUOTE ? line : `${line.slice(0, MAX_QUOTE).replace(/\s+\S*$/, '')} …`;
}
