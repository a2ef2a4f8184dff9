import { findSkills } from '../../skills/index.ts';
import type { SkillMention } from '../../skills/types.ts';
import { amountIn } from '../wording/amounts.ts';
import { FILLER_WORDS, FIRST_PERSON, PLAIN_WORDING, phraseAt, weakOpening } from '../wording/phrases.ts';
import { verbReadings } from '../wording/verbs.ts';
import { bindsSentence, isSmallWord, type Word, wordsOf } from '../wording/words.ts';

/** What a single text says, before anybody asks where in the résumé it stands. */
export interface TextFacts {
  words: readonly Word[];
  mentions: readonly SkillMention[];
  /** The word that says what was done, where the text opens with one. */
  action?: Word;
  /** A number or extent; those in the names of skills do not count. */
  amount?: Word;
  /** Reads as a sentence about work, not as a list of terms. Does not depend on which words are known as skills. */
  isDescription: boolean;
  /** How many short terms stand between commas, where at most one part ("Skilled in …") is longer; else 0. Does not depend on the skills known either. */
  enumerated: number;
  /** Names four or more skills with fewer other words than skills. */
  isTermList: boolean;
  /** The word that makes up most of the text, where one is repeated far beyond use. */
  drummedIn?: { word: string; times: number };
  /** Words that are neither small words nor part of a skill's name. */
  plainWords: number;
  fault?: WordingFault;
}

export interface WordingFault {
  kind: 'weak-opening' | 'first-person' | 'padding';
  start: number;
  end: number;
}

/** Reads texts and remembers them, so that scoring many variants of one résumé reads each line once. */
export class TextReader {
  private readonly known = new Map<string, TextFacts>();

  /** @param context `list` where the text is known to be a list of skills. */
  read(text: string, context: 'prose' | 'list' = 'prose'): TextFacts {
    const key = `${context}:${text}`;
    const known = this.known.get(key);
    if (known) return known;
    const facts = readText(text, context);
    this.known.set(key, facts);
    return facts;
  }
}

function readText(text: string, context: 'prose' | 'list'): TextFacts {
  const words = wordsOf(text);
  const mentions = findSkills(text, { context });
  const inSkill = (word: Word) => mentions.some(({ start, end }) => word.start < end && start < word.end);
  const plainWords = words.filter((word) => !isSmallWord(word.text) && !inSkill(word)).length;
  const action = actionOf(words);
  const amount = amountIn(text, words, inSkill);
  const fault = faultOf(words);
  const drummedIn = drummedInOf(words);
  return {
    words,
    mentions,
    isDescription: !isOneName(text, mentions) && isDescription(text, words),
    enumerated: shortParts(text),
    isTermList: mentions.length >= 4 && plainWords < mentions.length,
    plainWords,
    ...(action && { action }),
    ...(amount && { amount }),
    ...(fault && { fault }),
    ...(drummedIn && { drummedIn }),
  };
}

/** A past form or an "-ing" word opens with an action anywhere; a base form ("Manage") needs a line long enough not to be a noun ("Design lead"). */
function actionOf(words: readonly Word[]): Word | undefined {
  const first = words.find(({ text }) => !text.endsWith('ly') && text !== 'i' && text !== 'also');
  if (!first || words.indexOf(first) > 2) return undefined;
  const parts = first.text.split('-');
  const readings = verbReadings(first.text).concat(verbReadings(parts[parts.length - 1] ?? ''));
  if (readings.some(({ form }) => form === 'past')) return first;
  return readings.length > 0 && words.length >= 4 ? first : undefined;
}

function isDescription(text: string, words: readonly Word[]): boolean {
  const opens = words.slice(0, 2).some(({ text: word }) => verbReadings(word).some(({ form }) => form === 'past'));
  if (words.length < 3 || isEnumeration(text, opens ? LIST_PARTS_OF_ACTIONS : LIST_PARTS)) return false;
  if (opens) return true;
  const binding = words.filter((word, i) => bindsSentence(word.text) && (i === 0 || isLowerCase(text, word))).length;
  return binding >= 2 || (binding === 1 && actionOf(words) !== undefined);
}

/** "Advanced Cardiac Life Support" opens like a sentence and is a name. */
function isOneName(text: string, mentions: readonly SkillMention[]): boolean {
  const [only] = mentions;
  return mentions.length === 1 && only !== undefined && only.end - only.start >= text.trim().length;
}

/** "Class A" and "Vitamin A" hold no article. */
function isLowerCase(text: string, { start, end }: Word): boolean {
  const written = text.slice(start, end);
  return written === written.toLowerCase();
}

const LIST_MARKS = /[,;|•·]/;
const LIST_PARTS = 6;
/** "Cooked, cleaned, served" is a sentence for longer than a row of nouns. */
const LIST_PARTS_OF_ACTIONS = 8;
const LIST_PART_WORDS = 4;

/** Many short terms between commas, and no part long enough to be a sentence. */
function isEnumeration(text: string, least: number): boolean {
  const parts = text.split(LIST_MARKS);
  return parts.length >= least && parts.every(isShort);
}

function shortParts(text: string): number {
  const parts = text.split(LIST_MARKS);
  const short = parts.filter(isShort).length;
  return short >= LIST_PARTS && parts.length - short <= 1 ? short : 0;
}

function isShort(part: string): boolean {
  return wordsOf(part).length <= LIST_PART_WORDS;
}

function faultOf(words: readonly Word[]): WordingFault | undefined {
  const opening = weakOpening(words);
  if (opening > 0) return fault('weak-opening', words, 0, opening);
  const self = words.findIndex(({ text }) => FIRST_PERSON.has(text));
  if (self >= 0) return fault('first-person', words, self, 1);
  for (let at = 0; at < words.length; at++) {
    if (FILLER_WORDS.has(words[at]?.text ?? '')) return fault('padding', words, at, 1);
    const phrase = PLAIN_WORDING.find(({ from }) => phraseAt(words, at, from) > 0);
    if (phrase) return fault('padding', words, at, phrase.from.length);
  }
  return undefined;
}

const DRUMMED_TIMES = 6;
/** Two words drummed in together make up half the text each. */
const DRUMMED_SHARE = 0.4;

function drummedInOf(words: readonly Word[]): TextFacts['drummedIn'] {
  if (words.length < DRUMMED_TIMES) return undefined;
  const counts = new Map<string, number>();
  for (const { text } of words) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const [word, times] of counts) {
    if (times >= DRUMMED_TIMES && times >= words.length * DRUMMED_SHARE) return { word, times };
  }
  return undefined;
}

function fault(kind: WordingFault['kind'], words: readonly Word[], at: number, length: number): WordingFault {
  const first = words[at];
  const last = words[at + length - 1];
  return { kind, start: first?.start ?? 0, end: last?.end ?? 0 };
}
