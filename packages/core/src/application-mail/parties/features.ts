import { titleScore } from '../../resume/lexicon/titles.ts';
import { markNames } from '../../resume/lexicon/token-marks.ts';
import { shapeOf } from '../../resume/lexicon/token-shape.ts';
import type { Sequence } from '../../tagging/model.ts';
import { groupByLine, type Token, tokensOf } from '../../tagging/tokens.ts';
import { isHiringSystemAddress } from '../systems.ts';
import type { NewestMessage } from '../types.ts';
import { findChunks, type NameChunk } from './chunks.ts';
import { collectMentions, type Mentions } from './mentions.ts';
import { listLines, type MessageLine } from './message-lines.ts';

const EDGE: Token = { text: '', word: '', line: -1, from: 0, to: 0 };
const NEAR = 3;
/** How far a word may be before or after a name to say what it names. */
const FAR = 9;
/** Words that say what a name beside them names. */
const LINKS = new Set(
  `position role job opening opening vacancy opportunity post title requisition req internship apprenticeship applying applied apply application applicant candidate
  candidacy interest interested interview offer team careers hiring recruiting talent at with for to join joining from as of in by behalf through via client
  resources here regarding re welcome`.split(/\s+/),
);

/** A message as the tagger reads it. */
export interface DescribedMessage extends Sequence {
  lines: readonly MessageLine[];
  tokens: readonly Token[];
}

/** Describes each token by its own words, its neighbors, the name that it is part of, and what the rest of the message says about it. */
export function describeMessage(message: NewestMessage): DescribedMessage {
  const lines = listLines(message);
  const tokens = tokensOf(lines);
  const byLine = groupByLine(tokens, lines.length);
  const marks = tokens.map((): string[] => []);
  byLine.forEach((own, i) => {
    markNames(lines[i]?.text ?? '', tokens, own, marks);
  });
  const chunks = byLine.flatMap((own, i) => findChunks(lines[i]?.text ?? '', tokens, own));
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.tokens.map((i) => [i, chunk] as const)));
  const mentions = collectMentions(message, lines, tokens, chunks);
  const isSystem = isHiringSystemAddress(message.from.address);
  const features = tokens.map((token, i) => {
    const line = lines[token.line];
    const region = line?.region ?? 'body';
    return [
      'any',
      `region=${region}`,
      ...(region === 'sender' ? [`system=${isSystem}`] : []),
      ...listWordFeatures(tokens, marks, i, region),
      ...listLinkFeatures(tokens, byLine[token.line] ?? [], i),
      ...listMentionFeatures(token, mentions, region),
      ...listChunkFeatures(chunkOf.get(i), tokens, mentions, i, region),
    ];
  });
  return { lines, tokens, features, breaks: tokens.map(({ line }, i) => i > 0 && tokens[i - 1]?.line !== line) };
}

function listWordFeatures(tokens: readonly Token[], marks: readonly string[][], i: number, region: string): string[] {
  const token = tokens[i] ?? EDGE;
  const near = (distance: number): Token | undefined => {
    const other = tokens[i + distance];
    return other?.line === token.line ? other : undefined;
  };
  const word = (distance: number): string => near(distance)?.word ?? '';
  const names: string[] = [];
  for (let distance = -NEAR; distance <= NEAR; distance++) {
    const other = near(distance);
    if (!other) {
      if (Math.abs(distance) <= 2) names.push(`edge${distance}`);
      continue;
    }
    if (Math.abs(distance) <= 2) {
      names.push(`word${distance}=${other.word}`);
      for (const mark of marks[i + distance] ?? []) names.push(`mark${distance}=${mark}`);
    }
    names.push(`shape${distance}=${shapeOf(other)}`);
  }
  names.push(
    `pair-=${word(-1)} ${token.word}`,
    `pair+=${token.word} ${word(1)}`,
    `before=${word(-2)} ${word(-1)}`,
    `after=${word(1)} ${word(2)}`,
    `shapes=${shapeOf(near(-1) ?? EDGE)} ${shapeOf(token)} ${shapeOf(near(1) ?? EDGE)}`,
    `ends=${token.word.slice(-3)}`,
    `shape ${shapeOf(token)} in ${region}`,
  );
  for (const mark of marks[i] ?? []) names.push(`mark ${mark} ${shapeOf(token)} in ${region}`);
  // “the line cook opening”: the nearest noun that names somebody by their work.
  for (let distance = 0; distance <= NEAR; distance++) {
    const other = near(distance);
    if (!other || /^[,.;:!?]$/.test(other.text)) break;
    if (!namesWorker(other.text)) continue;
    names.push(`worker+${distance}`, `worker+${distance} ${shapeOf(token)}`, `worker+${distance} ${word(-1)}`);
    break;
  }
  if (namesWorker(near(-1)?.text ?? '')) names.push('worker-1');
  return names;
}

const namesWorker = (word: string): boolean => titleScore(word) >= WORKER;
const WORKER = 2.5;

/** The last word before a token, and the first after it, that says what is named there. */
function listLinkFeatures(tokens: readonly Token[], own: readonly number[], i: number): string[] {
  const place = i - (own[0] ?? i);
  const names = [`from-start=${Math.min(place, 4)}`, `to-end=${Math.min(own.length - 1 - place, 4)}`];
  const first = tokens[own[0] ?? -1];
  const colon = own.slice(0, 5).findIndex((at) => tokens[at]?.text === ':');
  if (colon > 0 && place > colon) names.push(`label=${first?.word} ${place - colon === 1}`);
  const wordAt = (at: number) => tokens[own[at] ?? -1]?.word ?? '';
  for (let before = place - 1; before >= 0 && before >= place - FAR; before--) {
    if (/^[.!?]$/.test(wordAt(before))) break;
    if (!LINKS.has(wordAt(before))) continue;
    names.push(`link=${wordAt(before)}`, `link=${wordAt(before)} ${Math.min(place - before, 4)}`);
    break;
  }
  for (let after = place + 1; after < own.length && after <= place + FAR; after++) {
    if (/^[.!?]$/.test(wordAt(after))) break;
    if (!LINKS.has(wordAt(after))) continue;
    names.push(`next=${wordAt(after)}`, `next=${wordAt(after)} ${Math.min(after - place, 4)}`);
    break;
  }
  return names;
}

/** What the message says elsewhere about a word with a capital. */
function listMentionFeatures(token: Token, mentions: Mentions, region: string): string[] {
  return mentions.of(token).flatMap((mention) => [`also=${mention}`, `also=${mention} in ${region}`]);
}

/** What the name that a token is part of looks like, and what is around it. */
function listChunkFeatures(
  chunk: NameChunk | undefined,
  tokens: readonly Token[],
  mentions: Mentions,
  i: number,
  region: string,
): string[] {
  if (!chunk) return [];
  const { before, after, kind, tokens: own } = chunk;
  const at = own[0] === i ? 'first' : own[own.length - 1] === i ? 'last' : 'middle';
  return [
    `chunk=${kind} in ${region}`,
    `chunk=${kind} ${at} ${Math.min(own.length, 5)}`,
    `chunk-first=${tokens[own[0] ?? -1]?.word}`,
    `chunk-last=${tokens[own[own.length - 1] ?? -1]?.word}`,
    `chunk-before=${before[0]}`,
    `chunk-before=${before[1]} ${before[0]}`,
    `chunk-after=${after[0]}`,
    `chunk-after=${after[0]} ${after[1]}`,
    `chunk-around=${before[0]} ${kind} ${after[0]}`,
    `chunk-before=${before[0]} ${kind}`,
    `chunk-after=${kind} ${after[0]}`,
    ...(chunk.isAlone ? [`chunk-alone ${kind} in ${region}`] : []),
    ...mentions.ofChunk(chunk).flatMap((mention) => [`chunk-also=${mention}`, `chunk-also=${mention} ${kind}`]),
  ];
}
