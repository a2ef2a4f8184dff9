/** A part of what somebody wrote: a question, or a statement. */
export interface Clause {
  text: string;
  isQuestion: boolean;
  /** With the statement that leads to it in the same sentence: "I take insulin, can I still drive". */
  whole: string;
  /** The whole sentence that it stands in. */
  sentence: string;
  /** The sentences before and after, for "is that true". */
  before: string;
  after: string;
}

const SUBJECT =
  '(?:i|you|u|we|they|it|that|this|those|these|there|he|she|my|our|the|an?|any\\w*|some\\w*|companies|employers|schools|places|hospitals|people|most)';
const ACTOR =
  '(?:i|you|u|we|they|he|she|my|the|any\\w*|some\\w*|companies|employers|schools|places|hospitals|people|most)';
const ASKING = "(?:what(?:[’']?s)?|how|where|which|who|why)";
const ASKED = `(?:(?:can|could|is|are|am|will|would|should|must|does|did) ${SUBJECT}|do ${ACTOR})\\b`;
/** How a question begins; "what I like" and "will relocate" begin none. */
const START = `(?:${ASKED}|(?:do|will|would|can) (?:\\w+ )?\\w+s (?:count|make|get|hire|take|pay|need|have|care|work|even|really|usually|transfer|accept|mind|let)\\b|${ASKING}\\b(?! (?:i|you|they) (?:want|need|like|love|do|did|know|have|am|was)\\b)|when (?:can|could|do|does|should|will|would|is)\\b)`;

const SENTENCE_END = /(?<=[?!;])(?![?!)])\s*|(?<=\.)\s+|\n+/;
const BOUNDARY = new RegExp(
  `[,(–—:]?\\s+(?:(?:and|but|so|also|plus|then|because)\\s+){1,3}(?=${START})|[,(–—:]?\\s+or\\s+(?=${ASKED})|[,(–—:]\\s*(?=${START})`,
  'i',
);
const FILLER =
  /^(?:[^\p{L}\p{N}“"']|(?:and|but|so|also|plus|then|ok|okay|well|like|honestly|just|hi|hello|thanks|lol|or|anyway|question|my question is)\b)+/iu;
const STARTS = new RegExp(`^(?:${START}|(?:is|are|am|does|did) \\w)`, 'i');
/** "Will Indiana take it", and not "will relocate". */
const PROPER =
  /^(?:Will|Would|Can|Could|Should|Does|Is) [A-Z]|^(?:[Ww]ill|[Ww]ould|[Cc]ould|[Ss]hould|[Dd]oes|[Ii]s) \w+ing\b|\bworth (?:it|the)\b/;
/** A question that a sentence runs into without a comma: "my boss won’t sign what do i do". */
const EMBEDDED =
  /(?<!\b(?:know|knows|see|saw|if|whatever|when|that|than|as|all|everything|then|and|to|what|how|can|not) )\b(?:(?:can|could|should|do|does|will|would|am) i\b|(?:will|would|do) they\b|(?:what|how|where|when|which) (?:do|does|can|could|should|would|will) (?:i|they|it|you)\b)/i;
/** "Not sure if I need a degree". */
const INDIRECT =
  /\b(?:wondering|not sure|unsure|(?:don[’']?t|do not) (?:even )?know|no idea|idk|want to know|need to know|tell me|curious)\b.*\b(?:if|whether|how|what|which|when|where|why|who|steps)\b/i;
/** "playwright or selenium" */
const OR_NOT = /\s+or (?:what|nos?|nah|not)\W*$/i;
const CHOICE =
  /^(?!.*\b(?:no|not|never|want|like|need)\b)[\p{L}\d+]+(?: [\p{L}\d+]+)? or [\p{L}\d+]+(?: [\p{L}\d+]+)?$/iu;

/** The questions and statements of a text, in its order. */
export function splitClauses(text: string): Clause[] {
  const sentences = splitSentences(text);
  return sentences.flatMap((sentence, at) => {
    const parts = sentence
      .split(BOUNDARY)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const asked = parts.map((part, index) => isQuestion(part, index === parts.length - 1 && sentence.includes('?')));
    return parts.map((part, index) => ({
      text: part,
      isQuestion: asked[index] === true,
      whole: index > 0 && asked[index - 1] === false ? getSpan(sentence, parts[index - 1] ?? '', part) : part,
      sentence,
      before: sentences[at - 1] ?? '',
      after: sentences[at + 1] ?? '',
    }));
  });
}

const ALTERNATIVE = /^or\b/i;

/** Sentences; "Or CFP?" belongs to the one before. */
function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(SENTENCE_END).map((one) => one.trim())) {
    if (!/[\p{L}\p{N}]/u.test(part)) continue;
    const last = sentences.at(-1);
    if (last !== undefined && ALTERNATIVE.test(part)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

const getSpan = (sentence: string, from: string, to: string): string => {
  const start = sentence.indexOf(from);
  return sentence.slice(start, sentence.indexOf(to, start + from.length) + to.length);
};

function isQuestion(part: string, endsAsked: boolean): boolean {
  const words = part.replace(FILLER, '');
  return (
    endsAsked ||
    STARTS.test(words) ||
    PROPER.test(words) ||
    EMBEDDED.test(words) ||
    INDIRECT.test(words) ||
    OR_NOT.test(words) ||
    CHOICE.test(words.replace(/[.!]+$/, ''))
  );
}

/** Words that stand for something named before. */
const REFERRING =
  /\b(?:is|does|do|did|will|would|was|are|can|about|of|for|with|around|without|into|need|worth|stop|count) (?:that|this|it|them|those|these)\b|^(?:it|that|this|then)\b|\b(?:its|it[’']s|then)\b|\bone first\b/i;
const MAX_BARE_WORDS = 3;

/** A question of few words that names nothing itself: "am I out". */
const BARE = /^\W*(?:am i|is|are|how|why|legit|worth|still|really|possible|realistic)\b/i;
/** Whether a question only makes sense with the words before it. */
const isBare = ({ text }: Clause): boolean => text.split(/\s+/).length <= MAX_BARE_WORDS && BARE.test(text);

/** A question with what it refers to. */
export function getScope(clause: Clause): string {
  if (REFERRING.test(clause.text)) return `${clause.before} ${clause.sentence} ${clause.after}`;
  return isBare(clause) ? `${clause.before} ${clause.sentence}` : clause.whole;
}

const ONE_WORD = /^(?:which|why|how|legit|thoughts|worth it)\W*$/i;
const ENDING = /(?:[\s,.;:!?)]|\b(?:lol|tho|though|haha|thanks|thx|please)\b)+$/iu;

/** A question in the person's own words, whole, with a capital and a question mark. */
export function formatQuestion(clause: Clause): string {
  const text = ONE_WORD.test(clause.whole.replace(FILLER, '')) ? `${clause.before} ${clause.whole}` : clause.whole;
  const words = text.replace(FILLER, '').replace(ENDING, '').replaceAll(/\s+/g, ' ');
  const ending = INDIRECT.test(words) && !clause.sentence.includes('?') ? '.' : '?';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${ending}`;
}
