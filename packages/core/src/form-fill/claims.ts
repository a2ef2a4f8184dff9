import { toWords } from './words.ts';

export type YesNo = 'Yes' | 'No';

/** What a text says about a question of the answer book, read from its words and not from a leading yes or no. */
export interface Claim {
  questionId: string;
  answer: YesNo;
}

const NOT = '(?:not|never|no|without|dont|wont|cannot|cant|isnt|arent|neither|nor|unable)';
const NEGATED = (word: string) => new RegExp(String.raw`\b${NOT}\b(?: \w+){0,4} (?:${word})`);

const TOPICS: readonly { questionId: string; topic: RegExp; negated: RegExp }[] = [
  {
    questionId: 'sponsorship',
    topic: /\bsponsor\w*|\bvisa support\b|(?<!\bnot (?:\w+ ){0,3})\bunrestricted\b/,
    negated: new RegExp(`${NEGATED(String.raw`sponsor\w*|visa support`).source}|\\bunrestricted\\b`),
  },
  {
    questionId: 'work-authorization',
    topic:
      /\b(?:authori[sz]ed|authori[sz]ation|eligible) (?:to work|for work|for employment)|\bwork authori[sz]ation|\bright to work|\blegally (?:authori[sz]ed|permitted|able|allowed|eligible)|\bi am (?:not )?(?:legally )?(?:authori[sz]ed|eligible)/,
    negated: NEGATED(String.raw`(?:legally )?(?:authori[sz]\w+|eligible|right to work|permitted|allowed)`),
  },
  {
    questionId: 'relocate',
    topic: /\brelocat\w*/,
    negated: NEGATED(String.raw`(?:willing |able |open |plan\w* )?(?:to )?relocat\w*`),
  },
  {
    questionId: 'applied-before',
    topic: /\b(?:first application|appl(?:ied|ying)|new applicant)\b/,
    negated: /\bfirst (?:application|time)\b|\bnew applicant\b|\b(?:not|never|havent|no)\b(?: \w+){0,3} appl/,
  },
  {
    questionId: 'worked-here-before',
    topic: /\b(?:worked|been employed|former employee|current employee) (?:here|for|at|by|with)?\b/,
    negated: /\b(?:not|never|havent|no)\b(?: \w+){0,3} (?:worked|been employed|employee)/,
  },
  { questionId: 'us-citizen', topic: /\bcitizen\b/, negated: NEGATED('citizen') },
];

/** Questions that an option of another one may mention. */
export const CLAIMED_QUESTIONS: readonly string[] = TOPICS.map(({ questionId }) => questionId);

/** A whole option that only says yes or no: "I do", "It wouldn’t". */
const SHORT_YES =
  /^(?:(?:i|it|we|they|that) (?:do|am|can|will|would|have|is|did|does|was|agree|accept)|affirmative|correct|agreed?|accept(?:ed)?|sure|absolutely|definitely|of course|certainly|thats right|works for me|fine with me)$/;
const SHORT_NO =
  /^(?:(?:i|it|we|they|that) (?:(?:do|am|can|will|would|have|is|did|does|was) not|(?:do|ca|wo|would|have|is|did|does|was)nt|cannot|disagree|decline)|im not|negative|incorrect|disagree|not (?:me|really|at all|at this time|currently)|i have not|thats wrong)$/;

/** The leading answer of an option: "Yes, I am authorized" is Yes. */
export function readLeading(text: string): YesNo | null {
  // "1 - Yes".
  const words = toWords(text).replace(/^\d{1,2} (?=(?:yes|no)\b)/, '');
  const [first = '', second = ''] = words.split(' ');
  if (SHORT_YES.test(words)) return 'Yes';
  if (SHORT_NO.test(words)) return 'No';
  if (/^(?:yep|yeah|yup)$/.test(first) || first === 'yes' || first === 'true' || first === 'y') return 'Yes';
  if (first === 'false' || first === 'n' || first === 'nope' || first === 'nah') return 'No';
  // "No preference" and "no experience" answer something else.
  return first === 'no' &&
    !/^(?:preference|experience|answer|response|one|longer|notice|degree|opinion|limit)$/.test(second)
    ? 'No'
    : null;
}

/** What an option claims after its leading answer. */
export function listClaims(text: string): Claim[] {
  const words = toWords(text);
  const body = readLeading(text) ? words.replace(/^\w+ ?/, '') : words;
  return TOPICS.flatMap(({ questionId, topic, negated }) =>
    topic.test(body) ? [{ questionId, answer: negated.test(body) ? 'No' : 'Yes' } as const] : [],
  );
}

/** Whether the option ties its answer to a condition, or says more than its answer. */
export const isConditional = (text: string): boolean =>
  /\b(?:but|however|unless|except|depending|maybe|possibly|eventually|in the future|later|sometimes|only|if)\b/.test(
    toWords(text).replace(
      /\bnow (?:or|and|nor) (?:(?:i )?will )?(?:(?:at any time|ever) )?in the future\b|\bin the future or now\b/g,
      '',
    ),
  );
