import { listVerbReadings } from '../../text/verbs.ts';
import { ANAPHORIC_WORDS, CONTRAST_WORDS, FLUFF_GERUNDS, isQualifier } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Tokens `from` to `to`, end exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** A place where one sentence makes two separate statements: the second starts at `next`, and the tokens in between join them. */
export interface Joint {
  at: number;
  next: number;
}

/** The sentences of a text; each ends after a period, a semicolon, or a mark that acts like a line break. */
export function sentencesOf(tokens: readonly Token[]): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  tokens.forEach((token, i) => {
    const ends = isStop(token) && !isInside(tokens, i);
    if (!ends) return;
    if (i > from) ranges.push({ from, to: i + 1 });
    from = i + 1;
  });
  if (from < tokens.length) ranges.push({ from, to: tokens.length });
  return ranges;
}

export function isStop({ kind, text }: Token): boolean {
  return kind === 'mark' && (text === '.' || text === ';' || text === '!' || text === '?' || text === '•');
}

/** A dot between letters or digits ("node.js", "e.g.") doesn't end a sentence. */
function isInside(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.text === '.' && tokens[i + 1]?.glued === true;
}

function isPast(token: Token | undefined): boolean {
  return token?.kind === 'word' && listVerbReadings(token.text).some(({ form }) => form === 'past');
}

/**
 * Where a sentence can be split without changing the subject of any word: before a past verb after "and" or a semicolon, in a sentence that starts with a past
 * verb. Rejected if the grammar is uncertain: a preceding relative clause or condition ("nurses who", "trained in"), a second past form, a passive ("tested
 * by"), a possible adjective ("new and used cars"), or a verb whose past looks like its base form ("set").
 */
export function jointsOf(tokens: readonly Token[], { from, to }: Range): Joint[] {
  const sentence = tokens.slice(from, to);
  if (!isPast(tokens[from]) || sentence.some(({ text }) => text === 'respectively')) return [];
  const joints: Joint[] = [];
  let start = from;
  for (let i = from + 1; i < to - 1; i++) {
    const next = findJoint(tokens, i);
    if (next === undefined || next >= to || !isPlainPart(tokens, start, i) || !startsPart(tokens, next)) continue;
    joints.push({ at: i, next });
    start = next;
    i = next;
  }
  return joints;
}

/** The index of the word after ", and", "and", or "," + "and"; a comma alone doesn't join statements. */
function findJoint(tokens: readonly Token[], i: number): number | undefined {
  const comma = tokens[i]?.text === ',' ? 1 : 0;
  return tokens[i + comma]?.text === 'and' ? i + comma + 1 : undefined;
}

function isPlainPart(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from < 2) return false;
  const rest = tokens.slice(from + 1, to);
  return !rest.some((token) => isPast(token) || ANAPHORIC_WORDS.has(token.text) || CONTRAST_WORDS.has(token.text));
}

const OBJECT_OPENERS = new Set('a an the all each every both my our their its his her new'.split(' '));

/** Verbs whose past form is rarely an adjective before a noun, unlike "used cars", "applied research", and "reduced fees". */
const BASE_FORM_VERBS = new Set(
  `answer assemble attend author bring buy coach collaborate communicate compile conduct coordinate create deal deliver draw drive ensure feed fly
  give greet handle help hold implement inspect install introduce keep launch lead maintain make mentor monitor negotiate operate organise organize
  oversee perform present promote provide report resolve respond review run sell send serve speak spearhead take teach win write`.split(
    /\s+/,
  ),
);

/** A past form that is certainly a verb: followed by a determiner or number, by a numeric change, or of a verb that is never an adjective. */
function isSurelyVerb(tokens: readonly Token[], at: number): boolean {
  const readings = listVerbReadings(tokens[at]?.text ?? '').filter(({ form }) => form === 'past');
  const next = tokens[at + 1];
  if (readings.length === 0 || !next || next.text === 'by') return false;
  if (next.kind === 'number' || OBJECT_OPENERS.has(next.text)) return true;
  if (readings.some(({ base }) => BASE_FORM_VERBS.has(base))) return true;
  return isMeasuredChange(tokens, at);
}

/** "reduced overtime by about 20 %". */
function isMeasuredChange(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || isStop(token) || token.text === ',') return false;
    if (token.text === 'by') return tokens.slice(i + 1, i + 4).some(({ kind }) => kind === 'number');
  }
  return false;
}

/** A past form that looks like its base form ("set") may depend on a preceding "helped". */
function startsPart(tokens: readonly Token[], at: number): boolean {
  return isSurelyVerb(tokens, at) && !listVerbReadings(tokens[at]?.text ?? '').some(({ form }) => form === 'base');
}

/** Whether words can be removed without the rest claiming more: they include no negation, hedge, share, or reference back. */
function isUnqualified(tokens: readonly Token[], { from, to }: Range): boolean {
  return tokens.slice(from, to).every(({ kind, text }) => kind !== 'word' || !isQualifier(text));
}

/** Ranges that can be left out: whole sentences, coordinate clauses, and trailing praise, each without a qualifier. */
export function droppableRanges(tokens: readonly Token[]): Range[] {
  const ranges: Range[] = [];
  const sentences = sentencesOf(tokens);
  sentences.forEach((sentence, i) => {
    const next = sentences[i + 1];
    const leansBack = next !== undefined && ANAPHORIC_WORDS.has(tokens[next.from]?.text ?? '');
    if (sentences.length > 1 && !leansBack && isStatement(tokens, sentence) && isUnqualified(tokens, sentence)) {
      ranges.push(sentence);
    }
    ranges.push(...splitClauses(tokens, sentence).filter((clause) => isUnqualified(tokens, clause)));
    const fluff = findTrailingPraise(tokens, sentence);
    if (
      fluff &&
      isUnqualified(tokens, fluff) &&
      !tokens.slice(fluff.from, fluff.to).some(({ kind }) => kind === 'number')
    )
      ranges.push(fluff);
  });
  return ranges;
}

/**
 * An independent sentence that starts with a past-tense verb. "Team effort." and "Working under a master." belong to the sentence before.
 */
function isStatement(tokens: readonly Token[], { from }: Range): boolean {
  const at = tokens[from]?.text === 'i' ? from + 1 : from;
  return isSurelyVerb(tokens, at);
}

function splitClauses(tokens: readonly Token[], sentence: Range): Range[] {
  const end = findSentenceEnd(tokens, sentence);
  return jointsOf(tokens, sentence).flatMap(({ at, next }) => [
    { from: at, to: end },
    { from: sentence.from, to: next },
  ]);
}

function findTrailingPraise(tokens: readonly Token[], { from, to }: Range): Range | undefined {
  for (let i = to - 2; i > from; i--) {
    if (tokens[i]?.text === ',' && FLUFF_GERUNDS.has(tokens[i + 1]?.text ?? '')) {
      return { from: i, to: findSentenceEnd(tokens, { from, to }) };
    }
  }
  return undefined;
}

/** The end of a sentence, without its period. */
function findSentenceEnd(tokens: readonly Token[], { to }: Range): number {
  const last = tokens[to - 1];
  return last && isStop(last) ? to - 1 : to;
}
