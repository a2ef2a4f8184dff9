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
  /** Names four or more skills with fewer other words than skills. */
  isTermList: boolean;
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
  return {
    words,
    mentions,
    isDescription: isDescription(words),
    isTermList: mentions.length >= 4 && plainWords < mentions.length,
    plainWords,
    ...(action && { action }),
    ...(amount && { amount }),
    ...(fault && { fault }),
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

function isDescription(words: readonly Word[]): boolean {
  const binding = words.filter(({ text }) => bindsSentence(text)).length;
  if (binding >= 2) return true;
  const opens = words.slice(0, 2).some(({ text }) => verbReadings(text).some(({ form }) => form === 'past'));
  return words.length >= 3 && (opens || (binding === 1 && actionOf(words) !== undefined));
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

function fault(kind: WordingFault['kind'], words: readonly Word[], at: number, length: number): WordingFault {
  const first = words[at];
  const last = words[at + length - 1];
  return { kind, start: first?.start ?? 0, end: last?.end ?? 0 };
}
