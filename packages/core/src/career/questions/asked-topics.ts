import type { CareerContext } from '../context.ts';
import { answerTopic } from '../goals/topic-answers.ts';
import { type GoalTopic, TOPIC_WORDS } from '../goals/topics.ts';
import { getSentence } from './words.ts';

/** Topics that are a question of their own if they stand in one: "41, am I too old?" */
const ASKABLE: readonly GoalTopic[] = ['age', 'record', 'pay', 'body', 'remote', 'part-time', 'travel', 'moving'];
/** People who mention these want them answered. */
const ALWAYS: ReadonlySet<GoalTopic> = new Set(['record', 'age', 'body']);

const QUESTION = /\?|^\s*(?:and |but |also |so )?(?:what|how|can|could|do|does|will|would|am|is|are|should)\b/i;

/** Answers to topics that the goals ask about, with their place in the text. */
export function listAskedTopics(
  context: CareerContext,
  covered: ReadonlySet<GoalTopic>,
): { at: number; answers: string[] }[] {
  const { goals } = context;
  return ASKABLE.flatMap((topic) => {
    const match = TOPIC_WORDS[topic].exec(goals.text);
    if (!match || covered.has(topic) || !goals.topics.includes(topic)) return [];
    if (!ALWAYS.has(topic) && !QUESTION.test(getSentence(goals.text, match.index))) return [];
    const answer = answerTopic(topic, false, context);
    return answer === null ? [] : [{ at: match.index, answers: [answer] }];
  });
}
