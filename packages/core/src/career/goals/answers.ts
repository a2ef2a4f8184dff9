import type { CareerContext } from '../context.ts';
import { answerQuestions, coversCredential, listCoveredTopics } from '../questions/answers.ts';
import { capitalize } from '../wording.ts';
import { isOwnSkill } from '../work-skills.ts';
import { answerCredential, answerSkill, answerUnknown, answerUnwantedSkills } from './paper-answers.ts';
import { answerTopic } from './topic-answers.ts';
import type { GoalTopic } from './topics.ts';

const MAX_SKILLS = 4;

/** Questions of immigration law aren’t ours, so nothing that could be read as an answer to them stands beside the pointer. */
const LEGAL: readonly GoalTopic[] = ['speed', 'business', 'moving', 'cost'];

/** What doesn’t apply to somebody whose training is finished. */
const FOR_STUDENTS: readonly GoalTopic[] = ['cost', 'speed'];

/** An answer to each part of the goals, the most decisive first: questions, papers, what is rejected, wishes, and skills. */
export function answerGoals(context: CareerContext): string[] {
  const { goals } = context;
  const first = (['immigration', 'foreign'] as const).filter((topic) => goals.topics.includes(topic));
  const covered = listCoveredTopics(context);
  const isLeft = (topic: GoalTopic): boolean =>
    !covered.has(topic) &&
    !(goals.topics.includes('immigration') && LEGAL.includes(topic)) &&
    !(goals.topics.includes('foreign') && FOR_STUDENTS.includes(topic));
  const topics = goals.topics.filter(isLeft);
  const questions = answerQuestions(context);
  return [
    ...new Set([
      ...first.flatMap((topic) => answerTopic(topic, false, context) ?? []),
      ...questions,
      ...goals.credentials
        .filter(
          ({ credential }) =>
            !coversCredential(goals.text, credential) &&
            !credential.spellings.test(context.current.title) &&
            !questions.some((answer) => answer.startsWith(`${capitalize(credential.name)} isn’t required`)),
        )
        .flatMap((one) => answerCredential(one, context)),
      ...answerUnknown(goals.unknown),
      ...goals.unwanted.filter(isLeft).flatMap((topic) => answerTopic(topic, true, context) ?? []),
      ...topics.flatMap((topic) => answerTopic(topic, false, context) ?? []),
      ...goals.skills
        .filter((skill) => !isOwnSkill(skill, context))
        .slice(0, MAX_SKILLS)
        .flatMap((skill) => answerSkill(skill, context)),
      ...answerUnwantedSkills(goals.unwantedSkills),
    ]),
  ];
}
