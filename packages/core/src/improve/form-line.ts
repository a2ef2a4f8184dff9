import { inflectVerb, listVerbReadings, type VerbForm } from '../text/verbs.ts';
import { bodyOf, isDenial, isVague } from './answers.ts';
import { withAmount } from './fact.ts';
import { tidied } from './tidy.ts';
import { withoutTail } from './trim.ts';
import { verifyText } from './truth/verify-text.ts';
import type { RoleQuestionTopic } from './types.ts';

/** An answer about a role as a line of a résumé, which the person edits before it is added. */
export interface FormedLine {
  text: string;
  /** Whether it is an earlier line with this answer as its amount, instead of a new line. */
  extends: boolean;
  /** What would make the answer more useful. */
  advice?: string;
}

export interface RoleAnswer {
  text: string;
  asks: RoleQuestionTopic;
  /** Whether the person still has the role, so that lines are in the present tense. */
  ongoing: boolean;
  /** The line that was added before in the same role. */
  previous?: string;
}

const ADVICE = {
  vague: 'Say what you did, for whom, and about how much, like “Restocked 4 aisles every night”.',
  unit: 'Say what the number counts, like “about 80 customers a day”.',
} as const;

/**
 * Puts an answer in the form of a résumé line: the verb first, in the tense of the role, without "I", and with its amount. It consists of the person's own
 * words, which the truth check confirms; an answer that can't be put in this form stays as typed. A bare amount is added to the line before it, and
 * the name of a tool to "Used". Undefined if the answer is no.
 */
export function formLine({ text, asks, ongoing, previous }: RoleAnswer): FormedLine | undefined {
  const body = withoutTail(bodyOf(text).replace(/\s+/g, ' '), '.');
  if (body === '' || isDenial(body)) return undefined;
  if (asks === 'amount' && AMOUNT_PATTERN.test(body) && !hasVerb(body)) {
    const advice = hasUnit(body) ? {} : { advice: ADVICE.unit };
    return previous === undefined
      ? { text: capitalize(body), extends: false, advice: ADVICE.vague }
      : { text: withAmount(previous, lowerFirst(body)), extends: true, ...advice };
  }
  if (asks === 'tools' && !hasVerb(body))
    return { text: `${ongoing ? 'Use' : 'Used'} ${lowerFirst(body)}`, extends: false };
  const formed = putVerbFirst(body, ongoing);
  const candidates = [formed, tidied(body, ongoing)].filter((line) => line !== undefined);
  const line = candidates.find((candidate) => verifyText(candidate, [text]).ok) ?? body;
  return {
    text: capitalize(fixSelf(line)),
    extends: false,
    ...(isVague(body) && !/\d/.test(body) && { advice: ADVICE.vague }),
  };
}

const NUMBER_WORDS =
  'one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty hundred dozen';
const AMOUNT_PATTERN = new RegExp(
  String.raw`\d|\b(?:${NUMBER_WORDS.replaceAll(' ', '|')}|every|each|daily|nightly|weekly|monthly|hourly|once|twice)\b`,
  'i',
);

/** Whether the words start with a verb, or with "I". An "-ing" word or a past form anywhere says what was done as well. */
function hasVerb(body: string): boolean {
  const words = wordsOf(body);
  if (/^(?:i|we|my)$/i.test(words[0] ?? '')) return true;
  return words.some((word, i) =>
    listVerbReadings(word).some(({ form }) => form === 'past' || form === 'gerund' || (i === 0 && form === 'base')),
  );
}

/** Whether a noun follows the number: "80 customers", "20 an hour", but not "about 80". */
const hasUnit = (body: string): boolean =>
  wordsOf(body).some(
    (word) =>
      /\p{L}{3}/u.test(word) && !/^(?:about|around|maybe|over|under|roughly|almost|nearly|like|probably)$/i.test(word),
  ) && !new RegExp(String.raw`^(?:about|around|\s|${NUMBER_WORDS.replaceAll(' ', '|')})+$`, 'i').test(body);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** When it was: goes to the end of the line, since the verb comes first. */
const TIME_FRAME_PATTERN =
  /^((?:on|in|during) (?:a|an|my|every) (?:normal|typical|usual|average)? ?(?:day|shift|night|week)|every (?:day|shift|night|morning|week)),? /i;
const SPEAKING_PATTERN = /^(?:so|basically|um+|uh+|honestly|okay|ok|like)[, ]+/i;
/** Ways to start a sentence about oneself before its verb. */
const SELF_PATTERN =
  /^(?:my (?:main |daily )?(?:job|duty|task|role|work) (?:was|is) (?:to )?|(?:i|we) (?:was|am|were|are) (?=\p{L}+ing\b)|i(?:['’]m|['’]d) |i (?:would|had to|have to|used to|got to|get to) |i )/iu;
const JOINED_SELF_PATTERN = /\b(and|then|or) i (?:would |had to |have to |used to )?/gi;

/** "On a normal day I ring up customers" → "Rang up customers on a normal day". Undefined if no verb is found. */
function putVerbFirst(body: string, ongoing: boolean): string | undefined {
  const spoken = body.replace(SPEAKING_PATTERN, '');
  const frame = TIME_FRAME_PATTERN.exec(spoken)?.[1];
  const rest = spoken.replace(TIME_FRAME_PATTERN, '').replace(SELF_PATTERN, '').replace(JOINED_SELF_PATTERN, '$1 ');
  const target: VerbForm = ongoing ? 'base' : 'past';
  const [first = ''] = wordsOf(rest);
  const form = listVerbReadings(first)[0]?.form;
  if (form === undefined) return undefined;
  const line = form === target || (form === 'past' && ongoing) ? rest : inflectAll(rest, form, target);
  return frame === undefined || line === undefined ? line : `${line} ${frame.toLowerCase()}`;
}

const JOINT_PATTERN = /(, (?:and |then |or )?| (?:and|then|or) (?:then )?)/;

/**
 * Inflects the first verb and those that are joined to it. Undefined if a later part is a single word, which could be a noun: the "email" of "answer calls
 * and email".
 */
function inflectAll(text: string, from: VerbForm, to: VerbForm): string | undefined {
  const parts = text.split(JOINT_PATTERN);
  const inflected = parts.map((part, i) => {
    const [word = ''] = part.match(/^[\p{L}'’-]+/u) ?? [];
    const base = i % 2 === 0 ? listVerbReadings(word).find(({ form }) => form === from)?.base : undefined;
    if (base === undefined) return part;
    if (i > 0 && from !== 'gerund' && part.trim() === word) return undefined;
    return `${inflectVerb(base, to) ?? word}${part.slice(word.length)}`;
  });
  return inflected.includes(undefined) ? undefined : inflected.join('');
}

const fixSelf = (text: string): string => text.replace(/\bi\b(?!\.)/g, 'I');
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Names such as "NCR" and "Excel" keep their capitals. */
const lowerFirst = (text: string): string =>
  /^(?:an?|the|about|around|my|our|every|each|once|twice|maybe|over|daily|most)\b/i.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
