import { toStem } from '../../text/stems.ts';
import { toPlainWords } from '../plain-words.ts';
import type { PlainSentence } from '../sentence-context.ts';
import { listAsks } from './asks.ts';
import { findConcept } from './concepts.ts';

interface Token {
  word: string;
  stem: string;
  /** What it means, or its stem. */
  sense: string;
}

const TOKEN =
  /[$£€]\s?\d[\d.,]*k?|\d{1,2}(?:[:.]\d\d)\s?(?:[ap]\.?m\b)?|\d{1,2}\s?[ap]\.?m\b|\d[\d,./-]*|[a-z]+(?:['’-][a-z0-9]+)*|[?]/g;
const DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|mon|tues?|wed|thu(?:rs)?|fri)$/;
const LINKING =
  /^(?:the|a|an|to|of|and|in|for|with|on|at|be|have|that|this|as|by|from|it|so|or|but|your|our|very|all|there|their|its|which|who)$/;
/** Longer sentences are cut. */
const MAX_TOKENS = 60;
/** How far two words may be apart to count as a pair. */
const MAX_GAP = 5;

/** What a sentence has that tells what it says: its words, their stems and meanings, pairs and triples of them, and what it asks for. */
export function listFeatures({
  text,
  plain,
  isConditional,
  isHypothetical,
  isGeneral,
  isQuestion,
}: PlainSentence): Map<string, number> {
  const tokens = tokenize(text, plain);
  const found = new Set<string>(['any']);
  const senses = tokens.map(({ sense }) => sense);
  for (const { word, stem, sense } of tokens) {
    found.add(`w ${word}`);
    found.add(`s ${stem}`);
    found.add(`c ${sense}`);
  }
  const framed = ['^', ...senses, '$'];
  for (let i = 0; i + 1 < framed.length; i++) {
    found.add(`2 ${framed[i]} ${framed[i + 1]}`);
    if (i + 2 < framed.length) found.add(`3 ${framed[i]} ${framed[i + 1]} ${framed[i + 2]}`);
  }
  const content = tokens.filter(({ stem, word }) => !LINKING.test(word) && !LINKING.test(stem));
  for (let i = 0; i < content.length; i++)
    for (let j = i + 1; j < content.length && j - i <= MAX_GAP; j++)
      found.add(`g ${content[i]?.sense} ${content[j]?.sense}`);
  for (const ask of listAsks(plain)) found.add(ask);
  if (isConditional) found.add('is conditional');
  if (isHypothetical) found.add('is hypothetical');
  if (isGeneral) found.add('is general');
  if (isQuestion) found.add('is question');
  if (tokens.length <= 4) found.add('is short');
  if (isConditional || isHypothetical || isGeneral) for (const sense of new Set(senses)) found.add(`if ${sense}`);
  return new Map([...found].map((name) => [name, 1]));
}

/** What the words of a text mean, in order. */
export const listSenses = (text: string, plain: string): string[] => tokenize(text, plain).map(({ sense }) => sense);

/** “Hi Robin, …”: the words in front of a sentence that say nothing. */
const GREETING = /^(?:hi|hiya|hello|dear|hey|good (?:morning|afternoon|evening|day))\b[^,!:–—]{0,40}[,!:–—]\s*(?=\S)/i;

function tokenize(text: string, plain: string): Token[] {
  const names = findNames(text);
  const tokens: Token[] = [];
  const said = GREETING.test(text) ? toPlainWords(text.replace(GREETING, '')) : plain;
  for (const [raw] of said.matchAll(TOKEN)) {
    if (tokens.length >= MAX_TOKENS) break;
    const token = toToken(raw, names);
    if (token.sense !== '<name>' || tokens.at(-1)?.sense !== '<name>') tokens.push(token);
  }
  return tokens;
}

function toToken(raw: string, names: ReadonlySet<string>): Token {
  const whole = (sense: string): Token => ({ word: sense, stem: sense, sense });
  if (/^[$£€]/.test(raw)) return whole('<money>');
  if (/^\d/.test(raw)) return whole(/[:ap]/.test(raw) ? '<time>' : '<number>');
  if (DATE.test(raw)) return whole('<date>');
  const stem = toStem(raw);
  const concept = findConcept(raw, stem);
  if (concept === null && names.has(raw)) return whole('<name>');
  return { word: raw, stem, sense: concept ?? stem };
}

/** Words with a capital inside a sentence: names of employers, people, and jobs. */
function findNames(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/(?<=[a-z0-9,;:)&–-] )[A-Z][\p{L}'’]+/gu)].map(([name]) =>
      name.toLowerCase().replaceAll('’', "'"),
    ),
  );
}
