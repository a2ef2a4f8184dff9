import type { AnswerEntry } from '../answers/index.ts';

/** A question that is asked only under a condition. */
interface Condition {
  pattern: RegExp;
  /** The answers under which it is asked. Null: always, because it says what happens anyway, such as "if hired". */
  when: readonly { questionId: string; answer: 'Yes' | 'No' }[] | null;
}

const CONDITIONS: readonly Condition[] = [
  {
    pattern:
      /^if (?:you(?:['’]re| are) |we )?(?:were |are )?(?:hired|selected|chosen|employed by us|offered (?:this|the|a|an) (?:job|position|role|employment)|(?:make|made|extend|extended) you an? offer|hire you|offer you (?:this|the|a) (?:job|position|role)),?\s+/i,
    when: null,
  },
  {
    pattern:
      /^if (?:you(?:['’]re| are) )?not an? (?:u\.?\s?s\.? |united states |american )?citizen(?: of the (?:u\.?\s?s\.?a?\.?|united states)(?: of america)?)?,\s*/i,
    when: [{ questionId: 'us-citizen', answer: 'No' }],
  },
  {
    pattern:
      /^if (?:you(?:['’]re| are) )?(?:(?:currently|presently|now|still) (?:employed|working)|employed(?: now| currently| at present)?|you (?:still |currently )?(?:work|are) there(?: now)?|you currently have a job|you have a job(?: now)?|so),\s*/i,
    when: [{ questionId: 'employed-now', answer: 'Yes' }],
  },
  {
    pattern: /^if (?:you(?:['’]re| are) )?(?:under|younger than|not yet|less than) (?:the age of )?(?:18|eighteen)\b/i,
    when: [{ questionId: 'over-18', answer: 'No' }],
  },
];

/**
 * The question without its condition, if the answer book says that it holds. Null if it says that it doesn’t, or says nothing: then the question
 * may not be the person’s to answer.
 */
export function withoutCondition(question: string, answers: readonly AnswerEntry[]): string | null {
  const plain = question.replace(/^\s*\(?\d{1,2}[a-z]?[.)]\s+/i, '');
  const condition = CONDITIONS.find(({ pattern }) => pattern.test(plain));
  if (!condition) return question;
  const holds =
    condition.when?.every(({ questionId, answer }) =>
      answers.some((entry) => entry.questionId === questionId && entry.answer === answer),
    ) ?? true;
  if (!holds) return null;
  const rest = plain.replace(condition.pattern, '');
  return rest === '' ? null : `${rest[0]?.toUpperCase()}${rest.slice(1)}`;
}
