import { isPlace, isTownLike, opensWithAction } from '../../facts/index.ts';
import { isWrapped, type Line } from '../../layout/index.ts';
import { degreeLength, findGrade, institutionScore } from '../../lexicon/degrees.ts';
import { employerAt } from '../../lexicon/employers.ts';
import { layTitleAt } from '../../lexicon/lay-titles.ts';
import { organizationScore } from '../../lexicon/organizations.ts';
import { titleScore } from '../../lexicon/titles.ts';
import { townAt } from '../../lexicon/towns.ts';
import { type DocumentLooks, headingMeaning } from '../../sections/index.ts';
import { isUrlOnly } from '../contact-patterns.ts';
import { isNote } from '../entry-roles.ts';
import type { Piece } from './pieces.ts';

/** What the words of a piece say about it. */
interface Words {
  /** The most telling kind: "range", "place", "title", "school", … */
  kind: string;
  /** How much more it reads like a title than an organization, −3 to 3. */
  lean: number;
  names: string[];
}

export interface Description {
  features: string[][];
  /** By piece: names of the groups of pieces in which entries that are written alike have the same part. */
  groups: string[][];
}

/** Describes each piece of a section by its words, its look, its neighbors, and by the other pieces that look alike. */
export function describePieces(pieces: readonly Piece[], lines: readonly Line[], looks: DocumentLooks): Description {
  const words = pieces.map(wordsOf);
  const rows = describeRows(pieces, words, lines, looks);
  const looksOf = pieces.map((piece) => lookOf(piece, rows[piece.row], looks));
  const slots = pieces.map(
    (piece, i) => `${looksOf[i]} ${Math.min(piece.place, 3)} ${piece.before} ${rows[piece.row]?.count}`,
  );
  const ranks = pieces.map((piece, i) => `${looksOf[i]} ${piece.place === 0}`);
  const bySlot = groupStatistics(slots, words, pieces);
  const byLook = groupStatistics(ranks, words, pieces);
  const model = firstName(pieces, words);
  const groups = pieces.map((piece, i) => [
    `slot ${slots[i]}`,
    `rank ${ranks[i]}`,
    `row ${rows[piece.row]?.signature} ${piece.place}`,
  ]);
  const features = pieces.map((piece, i) => {
    const row = rows[piece.row] as Row;
    const own = words[i] as Words;
    const look = looksOf[i] ?? '';
    const [before, after] = [neighbor(pieces, words, i - 1, piece), neighbor(pieces, words, i + 1, piece)];
    const above = rows[piece.row - 1];
    const below = rows[piece.row + 1];
    const { kind } = own;
    const slot = bySlot.get(slots[i] ?? '') ?? '';
    const rank = byLook.get(ranks[i] ?? '') ?? '';
    const edge = `${Math.min(piece.place, 3)}/${row.count}`;
    return [
      'any',
      `kind ${kind}`,
      ...own.names,
      `lean ${own.lean}`,
      `before ${piece.before} ${kind}`,
      `after ${gapAfter(pieces, i)} ${kind}`,
      `label ${labelBefore(pieces, i)}`,
      `around ${before} ${kind} ${after}`,
      `prev-kind ${before} ${kind}`,
      `kind-next ${kind} ${after}`,
      `edge-kind ${edge} ${kind}`,
      `row-at ${row.signature} ${Math.min(piece.place, 3)}`,
      `above-kind ${above?.brief ?? 'none'} ${kind}`,
      `below-kind ${below?.brief ?? 'none'} ${kind}`,
      `rows ${above?.brief ?? 'none'} ${row.brief} ${below?.brief ?? 'none'}`,
      `above2 ${rows[piece.row - 2]?.brief ?? 'none'} ${above?.brief ?? 'none'} ${kind}`,
      `below2 ${below?.brief ?? 'none'} ${rows[piece.row + 2]?.brief ?? 'none'} ${kind}`,
      ...row.names,
      ...row.names.map((name) => `${name} ${row.isFirstPiece(piece) ? 'first' : 'later'} ${coarse(kind)}`),
      `look ${look}`,
      `look-kind ${look} ${coarse(kind)}`,
      `change ${changeOf(piece, pieces[i - 1])}`,
      `change ${changeOf(piece, pieces[i + 1])} next`,
      `like-first ${look === looksOf[model] && piece.place === pieces[model]?.place}`,
      `like-first ${look === looksOf[model] && piece.place === pieces[model]?.place} ${row.gap} ${coarse(kind)}`,
      `slot ${slot}`,
      `slot-kind ${slot} ${coarse(kind)}`,
      `rank ${rank}`,
      `rank-kind ${rank} ${coarse(kind)}`,
    ];
  });
  return { features, groups };
}

const coarse = (kind: string): string => COARSE[kind] ?? kind;
const COARSE: Readonly<Record<string, string>> = {
  job: 'title',
  employer: 'organization',
  weak: 'names',
  town: 'place',
};

/** The separator between a piece and the next one on its line. */
function gapAfter(pieces: readonly Piece[], i: number): string {
  const next = pieces[i + 1];
  return next && next.row === pieces[i]?.row ? next.before : 'edge';
}

/** Labels have at most this many characters. */
const MAX_LABEL = 32;

/** "employer" before "Employer: Cedar Nine". */
function labelBefore(pieces: readonly Piece[], i: number): string {
  const [own, label] = [pieces[i], pieces[i - 1]];
  const isLabel = own?.before === 'colon' && label?.row === own.row && label.text.length <= MAX_LABEL;
  return isLabel ? label.text.toLowerCase() : 'none';
}

/** The kind of a neighbor on the same line, or the edge. */
function neighbor(pieces: readonly Piece[], words: readonly Words[], i: number, { row }: Piece): string {
  return pieces[i]?.row === row ? (words[i]?.kind ?? 'edge') : 'edge';
}

const WORD = /\p{L}+(?:['’]\p{L}+)*|\p{N}+|&|[-–.]/gu;

function wordsOf({ text, date, isProse }: Piece): Words {
  if (date) return { kind: date.kind === 'range' ? 'range' : date.open ? 'open' : 'point', lean: 0, names: [] };
  const list = (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"));
  const letters = list.filter((word) => /\p{L}/u.test(word));
  const count = text.split(/\s+/u).length;
  const names = [`count ${bucket(count)}`];
  if (/^\p{Ll}/u.test(text)) names.push('starts-small');
  if (/[.!?]$/u.test(text)) names.push('ends-stop');
  if (/:$/u.test(text)) names.push('ends-colon');
  if (/\p{L}/u.test(text) && text === text.toUpperCase()) names.push(`capitals ${count > 1}`);
  if (/\d/u.test(text)) names.push('digits');
  if (letters.length > 2)
    names.push(
      `small-words ${Math.round((4 * text.split(/\s+/u).filter((word) => /^\p{Ll}/u.test(word)).length) / count)}`,
    );
  if (isProse || count > MAX_NAMED) {
    names.push(`prose-first ${letters[0]}`);
    if (opensWithAction(text)) names.push('acts');
    return { kind: isProse ? 'prose' : 'sentence', lean: 0, names };
  }
  const title = titleScore(text);
  const organization = organizationScore(text);
  const school = institutionScore(text) > 0;
  const degree = degreeLength(text) > 0;
  const known = list.some((_, at) => employerAt(list, at) > 0);
  const job = layTitleAt(list, 0) > 0;
  names.push(
    `title ${Math.min(4, Math.round(title))}`,
    `organization ${Math.min(3, Math.round(2 * organization) / 2)}`,
  );
  for (const [name, holds] of [
    ['school', school],
    ['degree', degree],
    ['known', known],
    ['job', job],
    ['place', isPlace(text)],
    ['town', townAt(list, 0) > 0],
    ['town-like', isTownLike(text)],
    ['note', isNote(text)],
    ['url', isUrlOnly(text)],
    ['grade', findGrade(text) !== undefined],
    ['acts', opensWithAction(text)],
    ['heading', headingMeaning(text) !== undefined],
  ] as const)
    if (holds) names.push(`is ${name}`);
  names.push(`first ${letters[0]}`, `last ${letters[letters.length - 1]}`);
  for (const word of new Set(letters)) names.push(`word ${word}`);
  const lean = Math.max(
    -3,
    Math.min(3, Math.round(title + (job ? 1 : 0) - organization - (school ? 2 : 0) - (known ? 2 : 0))),
  );
  return { kind: kindOf({ text, title, organization, school, degree, known, job }), lean, names };
}

const MAX_NAMED = 14;

interface Evidence {
  text: string;
  title: number;
  organization: number;
  school: boolean;
  degree: boolean;
  known: boolean;
  job: boolean;
}

function kindOf({ text, title, organization, school, degree, known, job }: Evidence): string {
  if (isPlace(text)) return 'place';
  if (isUrlOnly(text)) return 'url';
  if (isNote(text)) return 'note';
  if (degree) return school ? 'degree-school' : 'degree';
  if (findGrade(text)) return 'grade';
  if (title >= 2 && (school || known || organization >= 2)) return 'title-organization';
  if (title >= 2) return 'title';
  if (school) return 'school';
  if (known) return 'employer';
  if (organization >= 1.4) return 'organization';
  if (job) return 'job';
  if (opensWithAction(text)) return 'action';
  if (title > 0 || organization > 0) return 'weak';
  if (/^\p{Ll}/u.test(text)) return 'small';
  if (!/\p{L}/u.test(text)) return 'number';
  return isTownLike(text) ? 'town' : 'names';
}

function bucket(count: number): string {
  return count <= 5 ? String(count) : count <= 8 ? '6-8' : count <= 12 ? '9-12' : count <= 18 ? '13-18' : '19+';
}

/** What the features of the pieces of a line have in common. */
interface Row {
  /** The kinds of its pieces. */
  signature: string;
  brief: string;
  count: string;
  gap: string;
  /** How far it is indented from the left edge of the section. */
  indent: string;
  names: string[];
  isFirstPiece: (piece: Piece) => boolean;
}

function describeRows(
  pieces: readonly Piece[],
  words: readonly Words[],
  lines: readonly Line[],
  looks: DocumentLooks,
): Row[] {
  const kinds: string[][] = lines.map(() => []);
  for (const [i, piece] of pieces.entries()) kinds[piece.row]?.push(coarse(words[i]?.kind ?? ''));
  const left = Math.min(...lines.map(({ x0 }) => x0));
  const isDated = kinds.map((own) => own.includes('range'));
  const isListed = lines.map((line) => line.marker > 0);
  const dated = isDated.filter(Boolean).length;
  return lines.map((line, i) => {
    const own = kinds[i] ?? [];
    const signature = `${isListed[i] ? '* ' : ''}${own.slice(0, 5).join(',')}`;
    const brief =
      isListed[i] && !isDated[i]
        ? '*'
        : own.length > 1
          ? `${own[0]}+${own.includes('range') ? 'range' : ''}`
          : (own[0] ?? 'none');
    const gap = gapOf(line, looks);
    const next = lines[i + 1];
    const indent = indentOf(line.x0 - left);
    const distance = (list: readonly boolean[], step: 1 | -1): string => {
      for (let k = 1; k <= 4; k++) if (list[i + step * k]) return String(k);
      return 'far';
    };
    const names = [
      `gap ${gap}`,
      `gap-below ${next ? gapOf(next, looks) : 'end'}`,
      `gaps ${gap} ${next ? gapOf(next, looks) : 'end'}`,
      `indent ${indent}`,
      `indents ${i > 0 ? indentOf((lines[i - 1]?.x0 ?? 0) - left) : 'none'} ${indent} ${next ? indentOf(next.x0 - left) : 'none'}`,
      `listed ${isListed[i - 1]} ${isListed[i]} ${isListed[i + 1]}`,
      `list-below ${distance(isListed, 1)}`,
      `list-above ${distance(isListed, -1)}`,
      `range-below ${isDated[i]} ${distance(isDated, 1)}`,
      `range-above ${isDated[i]} ${distance(isDated, -1)}`,
      `wide ${Math.round((4 * (line.x1 - line.x0)) / Math.max(1, line.right - left))}`,
      `cells ${Math.min(3, line.cells.length)}`,
      `dated-rows ${Math.min(dated, 3)} ${isDated[i]}`,
    ];
    if (i === 0) names.push('first-row');
    if (i === lines.length - 1) names.push('last-row');
    if (i > 0 && isWrapped(lines[i - 1] as Line, line)) names.push('wrapped');
    if (line.column !== lines[i - 1]?.column) names.push('new-column');
    return {
      signature,
      brief,
      count: String(Math.min(4, own.length)),
      gap,
      indent,
      names,
      isFirstPiece: (piece) => piece.place === 0,
    };
  });
}

/** The space above a line compared with the usual one of the document. */
function gapOf(line: Line, { bodyGap }: DocumentLooks): string {
  if (!Number.isFinite(line.gap)) return 'none';
  const ratio = line.gap / bodyGap;
  return ratio < 0.5 ? 'beside' : ratio < 1.12 ? 'usual' : ratio < 1.35 ? 'more' : ratio < 1.8 ? 'wide' : 'blank';
}

function indentOf(distance: number): string {
  return distance < 4 ? '0' : distance < 14 ? '1' : distance < 36 ? '2' : distance < 90 ? '3' : 'far';
}

/** The style of a piece and where its line begins. */
function lookOf({ line, from }: Piece, row: Row | undefined, looks: DocumentLooks): string {
  const span = line.spans.find(({ end }) => end > from);
  const size = (span?.size ?? line.size) / looks.bodySize;
  return [
    span?.bold ? 'b' : '',
    span?.italic ? 'i' : '',
    line.upper ? 'u' : '',
    (span?.color ?? 0) === looks.bodyColor ? '' : 'c',
    size > 1.06 ? '+' : size < 0.94 ? '-' : '',
    line.marker > 0 ? '*' : '',
    ` ${row?.indent}`,
  ].join('');
}

/** How the style changes between two pieces, or that they are on different lines. */
function changeOf(a: Piece, b: Piece | undefined): string {
  if (!b) return 'none';
  const [one, two] = [a, b].map(({ line, from }) => line.spans.find(({ end }) => end > from));
  const parts = [
    a.row === b.row ? 'same' : 'other',
    one?.bold === two?.bold ? '' : one?.bold ? 'bold' : 'plain',
    one?.italic === two?.italic ? '' : one?.italic ? 'italic' : 'upright',
    Math.abs((one?.size ?? 0) - (two?.size ?? 0)) < 0.4
      ? ''
      : (one?.size ?? 0) > (two?.size ?? 0)
        ? 'larger'
        : 'smaller',
    one?.color === two?.color ? '' : 'color',
  ];
  return parts.join(' ');
}

/** The first piece of the section that names something. */
function firstName(pieces: readonly Piece[], words: readonly Words[]): number {
  return Math.max(
    0,
    pieces.findIndex((piece, i) => !piece.isProse && !piece.date && words[i]?.kind !== 'place'),
  );
}

/** What the pieces of a group say together: how much they lean to titles or organizations, and how often they are places or dates. */
function groupStatistics(
  keys: readonly string[],
  words: readonly Words[],
  pieces: readonly Piece[],
): Map<string, string> {
  const groups = Map.groupBy(keys.keys(), (i) => keys[i] ?? '');
  const result = new Map<string, string>();
  for (const [key, members] of groups) {
    const list = [...members];
    const share = (holds: (each: Words) => boolean) =>
      Math.round((3 * list.filter((i) => holds(words[i] as Words)).length) / list.length);
    const lean = list.reduce((sum, i) => sum + (words[i]?.lean ?? 0), 0) / list.length;
    const leaning = lean > 1.5 ? '++' : lean > 0.4 ? '+' : lean < -1.5 ? '--' : lean < -0.4 ? '-' : '0';
    const count = list.length === 1 ? '1' : list.length < 4 ? 'few' : 'many';
    if (pieces[list[0] ?? 0]?.date) result.set(key, `date ${count}`);
    else
      result.set(
        key,
        `${leaning} ${count} ${share(({ kind }) => kind === 'place' || kind === 'town')} ${share(({ kind }) => kind.startsWith('degree'))} ${share(({ kind }) => kind === 'prose')}`,
      );
  }
  return result;
}
