import type { Sequence } from '../../../../tagging/model.ts';
import { groupByLine, type Token, tokensOf } from '../../../../tagging/tokens.ts';
import { findDates } from '../../../dates/index.ts';
import type { Line } from '../../../layout/index.ts';
import { markNames } from '../../../lexicon/token-marks.ts';
import { shapeOf } from '../../../lexicon/token-shape.ts';
import { headingMeaning } from '../../../sections/index.ts';

/** The parts of a line that features depend on. */
export type TaggedLine = Pick<Line, 'text' | 'marker' | 'gap'>;

/** A gap above a line that is larger than this, in font sizes, counts as a blank line. */
const BLANK = 0.9;

/** Describes each token by its own words, by its neighbors, and by what the word lists say about it. */
export function describe(lines: readonly TaggedLine[]): Sequence & { tokens: Token[] } {
  const tokens = tokensOf(lines);
  const byLine = groupByLine(tokens, lines.length);
  const marks = tokens.map((): string[] => []);
  let section = 'none';
  const sections: string[] = [];
  byLine.forEach((own, i) => {
    const line = lines[i];
    if (!line) return;
    const heading = headingKind(line.text);
    if (heading) section = heading;
    sections.push(section);
    if (heading) for (const each of own) marks[each]?.push(`heading=${heading}`);
    markDates(line.text, tokens, own, marks);
    markNames(line.text, tokens, own, marks);
  });
  const views = byLine.map((own, i) => viewOf(tokens, own, marks, lines[i]));
  const features = tokens.map((token, i) => {
    const near = { line: views[token.line], above: views[token.line - 1], below: views[token.line + 1] };
    return [
      ...wordFeatures(tokens, marks, i),
      ...lineFeatures(tokens, near, i),
      ...pieceFeatures(tokens, near, i),
      `section=${sections[token.line]}`,
    ];
  });
  return { tokens, features, breaks: tokens.map((token, i) => i > 0 && tokens[i - 1]?.line !== token.line) };
}

/** The kind of section that a short line, or the label before its colon, announces. */
function headingKind(text: string): string | undefined {
  const label = text.split(':', 1)[0]?.trim() ?? '';
  return label.length <= 40 ? headingMeaning(label)?.kind : undefined;
}

function markDates(text: string, tokens: readonly Token[], own: readonly number[], marks: string[][]): void {
  for (const { from, to, kind } of findDates(text)) {
    const covered = own.filter((i) => (tokens[i]?.from ?? 0) >= from && (tokens[i]?.to ?? 0) <= to);
    covered.forEach((i, at) => {
      marks[i]?.push(`${at === 0 ? 'begins' : 'inside'}-${kind}`);
    });
  }
}

const EDGE: Token = { text: '', word: '', line: -1, from: 0, to: 0 };

function wordFeatures(tokens: readonly Token[], marks: readonly string[][], i: number): string[] {
  const token = tokens[i] ?? EDGE;
  const names: string[] = ['any'];
  const near = (distance: number): Token | undefined => {
    const other = tokens[i + distance];
    return other && Math.abs(other.line - token.line) <= 1 ? other : undefined;
  };
  for (let distance = -3; distance <= 3; distance++) {
    const other = near(distance);
    const side = `${distance}${other && other.line !== token.line ? '/' : ''}`;
    if (!other) {
      names.push(`edge${distance}`);
      continue;
    }
    if (Math.abs(distance) <= 1) names.push(`word${side}=${other.word}`);
    names.push(`shape${side}=${shapeOf(other)}`);
    if (Math.abs(distance) <= 2) for (const mark of marks[i + distance] ?? []) names.push(`mark${side}=${mark}`);
  }
  const [before, after] = [near(-1)?.word ?? '', near(1)?.word ?? ''];
  names.push(`pair-=${before} ${token.word}`, `pair+=${token.word} ${after}`);
  names.push(`shapes=${shapeOf(near(-1) ?? EDGE)} ${shapeOf(token)} ${shapeOf(near(1) ?? EDGE)}`);
  names.push(`ends=${token.word.slice(-3)}`);
  return names;
}

/** What the features of a line's words have in common. */
interface LineView {
  /** Indexes of its tokens. */
  own: readonly number[];
  isListed: boolean;
  followsBlank: boolean;
  isDated: boolean;
  hasTitle: boolean;
  pieces: readonly Piece[];
  /** By place in the line: the number of the piece, of separating signs before it, and the last sign before it. */
  pieceAt: readonly number[];
  signsBefore: readonly number[];
  lastSign: readonly (string | undefined)[];
}

/** Words of a line between separators. */
interface Piece {
  tokens: readonly number[];
  /** What the word lists know in it: "title", "place+range". */
  kind: string;
}

interface Near {
  line: LineView | undefined;
  above: LineView | undefined;
  below: LineView | undefined;
}

function viewOf(
  tokens: readonly Token[],
  own: readonly number[],
  marks: readonly string[][],
  line: TaggedLine | undefined,
): LineView {
  const has = (ending: string) => own.some((i) => marks[i]?.some((mark) => mark.endsWith(ending)));
  const pieceAt: number[] = [];
  const signsBefore: number[] = [];
  const lastSign: (string | undefined)[] = [];
  let pieces: number[][] = [[]];
  let signs = 0;
  let sign: string | undefined;
  for (const i of own) {
    const token = tokens[i] ?? EDGE;
    signsBefore.push(signs);
    lastSign.push(sign);
    const isApart = (tokens[i - 1]?.to ?? 0) < token.from && (tokens[i + 1]?.from ?? 0) > token.to;
    const separates = SEPARATOR.test(token.text) || (token.text === '-' && isApart);
    if (separates && pieces[pieces.length - 1]?.length !== 0) pieces.push([]);
    if (!separates) pieces[pieces.length - 1]?.push(i);
    pieceAt.push(separates ? -1 : pieces.length - 1);
    if (COUNTED.test(token.text)) signs++;
    if (!/[\p{L}\p{N}'’&]/u.test(token.text)) sign = token.text;
  }
  pieces = pieces.filter((piece) => piece.length > 0);
  return {
    own,
    isListed: (line?.marker ?? 0) > 0,
    followsBlank: (line?.gap ?? 0) > BLANK,
    isDated: has('-range'),
    hasTitle: has('-title'),
    pieces: pieces.map((piece) => ({ tokens: piece, kind: kindOf(piece, tokens, marks) })),
    pieceAt,
    signsBefore,
    lastSign,
  };
}

/** Signs between the names of a header. A hyphen counts only where spaces are around it. */
const SEPARATOR = /^[,;|()•·–—/:.@\t]$/;
const COUNTED = /^[,;|–—()•·/-]$/;

const LINKS = new Set(
  'at for with as in from by of through via under to on was am is worked work working doing did'.split(' '),
);

function lineFeatures(tokens: readonly Token[], { line, above, below }: Near, i: number): string[] {
  const token = tokens[i] ?? EDGE;
  if (!line) return [];
  const { own } = line;
  const place = i - (own[0] ?? i);
  const names = [`from-start=${Math.min(place, 6)}`, `length=${bucket(own.length)}`];
  if (place === own.length - 1) names.push('last-of-line');
  if (line.isListed) names.push('listed');
  if (token.line === 0 || line.followsBlank) names.push('after-blank');
  if (token.line < 4) names.push(`line=${token.line}`);
  for (const [distance, view] of [above, line, below].entries()) {
    if (view?.isDated) names.push(`dated${distance - 1}`);
    if (view?.hasTitle) names.push(`titled${distance - 1}`);
  }
  const first = tokens[own[0] ?? -1] ?? EDGE;
  names.push(`first=${first.word}`, `first-shape=${shapeOf(first)}`);
  // The last word before it that says how names of this line are related: "worked at … as …".
  for (let before = place - 1; before >= 0 && before >= place - 8; before--) {
    const word = tokens[own[before] ?? -1]?.word ?? '';
    if (!LINKS.has(word)) continue;
    names.push(`link=${word}`, `link=${word} ${Math.min(place - before, 4)}`);
    break;
  }
  const sign = line.lastSign[place];
  if (sign !== undefined) names.push(`sign=${sign}`);
  names.push(`signs=${Math.min(line.signsBefore[place] ?? 0, 5)}`);
  return names;
}

/** The kind of a piece by its words. */
function kindOf(piece: readonly number[], tokens: readonly Token[], marks: readonly string[][]): string {
  const kinds = new Set(piece.flatMap((i) => (marks[i] ?? []).map((mark) => mark.slice(mark.indexOf('-') + 1))));
  const known = KINDS.filter((kind) => kinds.has(kind));
  if (known.length > 0) return known.join('+');
  const shapes = piece.map((i) => shapeOf(tokens[i] ?? EDGE));
  if (shapes.every((shape) => shape === 'Aa' || shape === 'AA')) return 'names';
  return shapes[0] === 'aa' ? 'words' : 'other';
}
const KINDS = ['range', 'point', 'title', 'job', 'employer', 'organization', 'school', 'place', 'town'];

/** What the piece of the line that the token is in looks like, and the pieces beside it. */
function pieceFeatures(tokens: readonly Token[], { line, above, below }: Near, i: number): string[] {
  const at = line?.pieceAt[i - (line.own[0] ?? i)] ?? -1;
  const piece = line?.pieces[at];
  if (!line || !piece) return [];
  const kind = (index: number) => line.pieces[index]?.kind ?? 'edge';
  const { tokens: words, kind: own } = piece;
  const edge = words[0] === i ? 'first' : words[words.length - 1] === i ? 'last' : 'middle';
  const isAlone = line.pieces.length === 1;
  return [
    `piece=${own}`,
    `piece=${own} ${edge} ${Math.min(words.length, 6)}`,
    `piece-=${kind(at - 1)} ${own}`,
    `piece+=${own} ${kind(at + 1)}`,
    `pieces=${kind(at - 1)} ${own} ${kind(at + 1)}`,
    `piece-at=${Math.min(at, 4)} of ${Math.min(line.pieces.length, 5)} ${own}`,
    `piece-below=${own} ${below?.pieces[0]?.kind ?? 'edge'} ${isAlone}`,
    `piece-above=${own} ${above?.pieces[0]?.kind ?? 'edge'} ${isAlone}`,
    `piece-first=${tokens[words[0] ?? -1]?.word}`,
    `piece-last=${tokens[words[words.length - 1] ?? -1]?.word}`,
  ];
}

function bucket(count: number): string {
  return count <= 6 ? String(count) : count <= 10 ? '7-10' : count <= 16 ? '11-16' : '17+';
}
