/** A part of what somebody wrote: a question, or a statement. */
export interface Clause {
  text: string;
  isQuestion: boolean;
  /** The whole sentence that it stands in. */
  sentence: string;
  /** The sentence before, for "is that true". */
  before: string;
}

const SUBJECT =
  '(?:i|you|u|we|they|it|that|this|there|he|she|my|our|the|an?|any\\w*|some\\w*|companies|employers|schools|places|hospitals|people|most)';
const AUXILIARY = '(?:can|could|do|does|did|is|are|am|will|would|should|must)';
const ASKING = "(?:what(?:[’']?s)?|how|where|which|who|why)";
/** How a question begins; "what I like" begins none. */
const START = `(?:${AUXILIARY} ${SUBJECT}\\b|${ASKING}\\b(?! (?:i|you|they) (?:want|need|like|love|do|did|know|have|am|was)\\b)|when (?:can|could|do|does|should|will|would|is)\\b)`;

const SENTENCE_END = /(?<=[?!;])(?![?!)])\s*|(?<=\.)\s+|\n+/;
const BOUNDARY = new RegExp(
  `[,(–—:]?\\s+(?:(?:and|but|so|also|plus|then|because)\\s+){1,3}(?=${START})|[,(–—:]\\s*(?=${START})`,
  'i',
);
const FILLER =
  /^(?:[^\p{L}\p{N}“"']|(?:and|but|so|also|plus|then|ok|okay|well|like|honestly|just|hi|hello|thanks|lol|or|anyway|question|my question is)\b)+/iu;
const STARTS = new RegExp(`^${START}`, 'i');
/** "Not sure if I need a degree". */
const INDIRECT =
  /\b(?:wondering|not sure|unsure|(?:don[’']?t|do not) (?:even )?know|no idea|idk|want to know|need to know|tell me|curious)\b.*\b(?:if|whether|how|what|which|when|where|why|who|steps)\b/i;
/** "playwright or selenium" */
const CHOICE =
  /^(?!.*\b(?:no|not|never|want|like|need)\b)[\p{L}\d+]+(?: [\p{L}\d+]+)? or [\p{L}\d+]+(?: [\p{L}\d+]+)?$/iu;

/** The questions and statements of a text, in its order. */
export function splitClauses(text: string): Clause[] {
  const sentences = text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return sentences.flatMap((sentence, at) => {
    const parts = sentence
      .split(BOUNDARY)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return parts.map((part, index) => ({
      text: part,
      isQuestion: isQuestion(part, index === parts.length - 1 && sentence.includes('?')),
      sentence,
      before: sentences[at - 1] ?? '',
    }));
  });
}

function isQuestion(part: string, endsAsked: boolean): boolean {
  const words = part.replace(FILLER, '');
  return endsAsked || STARTS.test(words) || INDIRECT.test(words) || CHOICE.test(words.replace(/[.!]+$/, ''));
}

/** Words that stand for something named before. */
const REFERRING = /\b(?:that|this|it|its|them|those|these|one|then)\b/i;
const MAX_BARE_WORDS = 4;

/** Whether a question only makes sense with what stands before it: "is that true". */
const isReferring = ({ text }: Clause): boolean => REFERRING.test(text) || text.split(/\s+/).length <= MAX_BARE_WORDS;

/** A question with what it refers to. */
export const getScope = (clause: Clause): string =>
  isReferring(clause) ? `${clause.before} ${clause.sentence}` : clause.text;

const ENDING = /(?:[\s,.;:!?)]|\b(?:lol|tho|though|haha|thanks|thx|please)\b)+$/iu;

/** A question in the person's own words, whole, with a capital and a question mark. */
export function formatQuestion(clause: Clause): string {
  const isCut = clause.text !== clause.sentence && isReferring(clause);
  const words = (isCut ? clause.sentence : clause.text).replace(FILLER, '').replace(ENDING, '').replaceAll(/\s+/g, ' ');
  const ending = INDIRECT.test(words) && !clause.sentence.includes('?') ? '.' : '?';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${ending}`;
}
