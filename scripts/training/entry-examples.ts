/** Résumés with known jobs and schools, as examples of labeled pieces. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isPlace } from '../../packages/core/src/resume/facts/index.ts';
import { joinPeriods } from '../../packages/core/src/resume/fields/interpretations.ts';
import { describePieces } from '../../packages/core/src/resume/fields/labeling/features.ts';
import {
  type EntryKind,
  type EntryLabel,
  type EntryLabels,
  LABELS,
} from '../../packages/core/src/resume/fields/labeling/labels.ts';
import { cutPieces, type Piece } from '../../packages/core/src/resume/fields/labeling/pieces.ts';
import { layOut } from '../../packages/core/src/resume/layout/index.ts';
import {
  type DocumentLooks,
  documentLooks,
  findSections,
  type Section,
} from '../../packages/core/src/resume/sections/index.ts';
import { settleSections, withContactData } from '../../packages/core/src/resume/settle.ts';
import { readDocument } from '../../packages/documents/src/read/index.ts';
import { rolesOf, withoutMarks } from './marked-texts.ts';
import type { TaggedExample } from './tagger.ts';

export interface TrueRole {
  employer?: string | null | undefined;
  title?: string | null | undefined;
  start?: string | null | undefined;
  end?: string | null | undefined;
}

export interface TrueSchool {
  institution?: string | null;
  degree?: string | null;
  area?: string | null;
  start?: string | null | undefined;
  end?: string | null | undefined;
}

export interface Sample {
  /** Its path, or its name if `bytes` are given. */
  file: string;
  bytes?: Uint8Array;
  /** Who or what made the file: files of one maker are checked together. */
  maker: string;
  ignore: string[];
  truth: { work: readonly TrueRole[]; education: readonly TrueSchool[] };
}

/** The samples of a folder with `truths.json`. */
export function samplesIn(folder: string): Sample[] {
  const truths: (Partial<Sample> & { file: string; family?: string })[] = JSON.parse(
    readFileSync(join(folder, 'truths.json'), 'utf8'),
  );
  return truths.map(({ file, truth, ignore = [], family }) => ({
    file: join(folder, file),
    maker: family ?? makerOf(file),
    ignore,
    truth: { work: truth?.work ?? [], education: truth?.education ?? [] },
  }));
}

/** Plain texts whose jobs are marked; nothing is known of their schools. */
export function markedSamples(folder: string, kind: RegExp): Sample[] {
  return readdirSync(folder)
    .filter((name) => kind.test(name))
    .sort()
    .map((name) => {
      const { text, marks } = withoutMarks(readFileSync(join(folder, name), 'utf8'));
      const truth = { work: rolesOf(marks), education: [] };
      return { file: name, bytes: new TextEncoder().encode(text), maker: 'marked texts', ignore: [], truth };
    });
}

/** "soup-devops2.pdf" and "soup-devops.pdf" have one maker. */
const makerOf = (file: string): string =>
  basename(file)
    .replace(/\.\w+$/, '')
    .split('-')[0]
    ?.replace(/\d+$/, '') ?? file;

export interface SectionsOfFile {
  sections: Section[];
  looks: DocumentLooks;
}

async function sectionsOf({ file, bytes }: Sample): Promise<SectionsOfFile> {
  const raw = await readDocument(bytes ?? new Uint8Array(readFileSync(file)), { name: basename(file) });
  if ('resume' in raw) return { sections: [], looks: documentLooks([]) };
  const { lines } = layOut(raw);
  return { sections: settleSections(findSections(lines).map(withContactData)), looks: documentLooks(lines) };
}

export interface EntryExample extends TaggedExample {
  kind: EntryKind;
  sample: Sample;
  pieces: Piece[];
  section: Section;
  looks: DocumentLooks;
  groups: string[][];
}

/** The sections of a file with the label of each piece. */
export async function examplesOf(sample: Sample): Promise<{ examples: EntryExample[]; missed: string[] }> {
  const { sections, looks } = await sectionsOf(sample);
  const missed: string[] = [];
  const examples = (['work', 'education'] as const).flatMap((kind) => {
    const own = sections.filter((section) => section.kind === kind);
    const cut = own.map((section) => {
      const lines = joinPeriods(section.lines);
      return { section: { ...section, lines: [...lines] }, pieces: cutPieces(lines) };
    });
    const all = cut.flatMap(({ pieces }, at) => pieces.map((piece) => ({ piece, at })));
    const entries = kind === 'work' ? sample.truth.work.map(partsOfRole) : sample.truth.education.map(partsOfSchool);
    const { labels, missing } = alignEntries(all, entries);
    missed.push(...missing.map((text) => `${kind}: ${text}`));
    let from = 0;
    return cut.flatMap(({ section, pieces }): EntryExample[] => {
      const mine = labels.slice(from, from + pieces.length);
      from += pieces.length;
      if (pieces.length === 0 || (missing.length > 0 && !mine.some((label) => label.endsWith('+')))) return [];
      return [toExample(kind, sample, section, looks, pieces, mine)];
    });
  });
  return { examples, missed };
}

function toExample(
  kind: EntryKind,
  sample: Sample,
  section: Section,
  looks: DocumentLooks,
  pieces: Piece[],
  labels: EntryLabel[],
): EntryExample {
  const set = LABELS[kind];
  return {
    kind,
    sample,
    section,
    looks,
    pieces,
    ...describePieces(pieces, section.lines, looks),
    breaks: pieces.map((piece, i) => i > 0 && piece.place === 0),
    labels: labels.map((label) => numberOf(set, label)),
  };
}

const numberOf = ({ labels }: EntryLabels, label: EntryLabel): number => Math.max(0, labels.indexOf(label));

interface TruePart {
  label: string;
  text: string;
}

interface TrueEntry {
  parts: TruePart[];
  start: string | undefined;
  end: string | undefined;
}

const partsOfRole = ({ employer, title, start, end }: TrueRole): TrueEntry =>
  toEntry(
    [
      ['title', title],
      ['organization', employer],
    ],
    start,
    end,
  );

const partsOfSchool = ({ institution, degree, area, start, end }: TrueSchool): TrueEntry =>
  toEntry(
    [
      ['organization', institution],
      ['degree', degree],
      ['area', area],
    ],
    start,
    end,
  );

function toEntry(parts: [string, string | null | undefined][], start?: string | null, end?: string | null): TrueEntry {
  const known = parts.flatMap(([label, text]) => (text ? [{ label, text: normalize(text) }] : []));
  return { parts: known, start: start ?? undefined, end: end ?? (start ? 'present' : undefined) };
}

function normalize(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff'’]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}+#%]+/gu, ' ')
    .trim();
}

interface Placed {
  piece: Piece;
  /** Index of the section. */
  at: number;
}

/** Pieces `first` to `last` are one part. */
interface Place {
  first: number;
  last: number;
}

/** A part of a name has at most this many pieces. */
const MOST_PIECES = 8;

function placesOf(all: readonly Placed[], text: string): Place[] {
  const found: Place[] = [];
  for (let first = 0; first < all.length; first++) {
    let joined = '';
    for (let last = first; last < Math.min(all.length, first + MOST_PIECES); last++) {
      const [a, b] = [all[first], all[last]] as [Placed, Placed];
      const previous = all[last - 1];
      if (a.at !== b.at || b.piece.row > a.piece.row + 2) break;
      if (last > first && previous && b.piece.row > previous.piece.row + 1) break;
      const between =
        last > first && previous?.piece.row === b.piece.row
          ? b.piece.line.text.slice(previous.piece.to, b.piece.from)
          : ' ';
      joined += (last > first ? between : '') + b.piece.text;
      const own = normalize(joined.replace(/-\s$/u, ''));
      if (own === text) {
        found.push({ first, last });
        break;
      }
      if (own.length > text.length + 3) break;
    }
  }
  return found;
}

function datePlaces(all: readonly Placed[], { start, end }: TrueEntry): Place[] {
  if (!start && !end) return [];
  const found: Place[] = [];
  all.forEach(({ piece: { date } }, i) => {
    if (!date) return;
    const single = date.kind === 'point' && date.start;
    const isSame =
      date.kind === 'range'
        ? date.start === start && (date.end ?? 'present') === end
        : single && (single === start || single === end);
    if (isSame) found.push({ first: i, last: i });
  });
  return found;
}

/** How far apart the parts of an entry are, in rows, and what is wrong with their order. */
interface Choice {
  places: (Place & { label: string })[];
  cost: number;
}

function alignEntries(
  all: readonly Placed[],
  entries: readonly TrueEntry[],
): { labels: EntryLabel[]; missing: string[] } {
  const labels: EntryLabel[] = all.map(() => 'none');
  const missing: string[] = [];
  const used = new Map<string, number>();
  let anchor = -1;
  for (const entry of entries) {
    const options = entry.parts.map(({ label, text }) => ({ label, places: placesOf(all, text) }));
    for (const [i, { places, label }] of options.entries())
      if (places.length === 0) missing.push(`${label} "${entry.parts[i]?.text}"`);
    const dates = datePlaces(all, entry);
    const choice = bestChoice(
      all,
      [...options, { label: 'date', places: dates }].filter(({ places }) => places.length > 0),
      anchor,
      used,
    );
    if (!choice) continue;
    mark(all, labels, choice, used);
    anchor = Math.max(anchor, Math.min(...choice.places.map(({ first }) => first)));
  }
  markBeside(all, labels);
  return { labels, missing };
}

function bestChoice(
  all: readonly Placed[],
  options: readonly { label: string; places: readonly Place[] }[],
  anchor: number,
  used: ReadonlyMap<string, number>,
): Choice | undefined {
  let best: Choice | undefined;
  const visit = (at: number, places: (Place & { label: string })[]) => {
    if (at < options.length) {
      const { label, places: own } = options[at] as (typeof options)[number];
      for (const place of own.slice(0, 24)) visit(at + 1, [...places, { ...place, label }]);
      return;
    }
    const fresh = places.filter(({ first, label }) => !used.has(`${label} ${first}`));
    if (fresh.length === 0) return;
    const rows = places.map(({ first }) => (all[first]?.at ?? 0) * 10_000 + (all[first]?.piece.row ?? 0));
    const [lead = 0] = rows;
    let cost = 0;
    rows.forEach((row, i) => {
      const { label, first } = places[i] as (typeof places)[number];
      cost += Math.abs(row - lead) * (label === 'organization' ? 0.5 : 1);
      if (used.has(`${label} ${first}`)) cost += label === 'organization' ? 1.5 : 30;
    });
    const earliest = Math.min(...fresh.map(({ first }) => first));
    if (earliest < anchor) cost += 20 + 0.1 * (anchor - earliest);
    cost += 0.01 * Math.max(0, earliest - anchor);
    if (!best || cost < best.cost) best = { places, cost };
  };
  if (options.length > 0) visit(0, []);
  return best;
}

function mark(all: readonly Placed[], labels: EntryLabel[], { places }: Choice, used: Map<string, number>): void {
  const fresh = places.filter(({ first, label }) => !used.has(`${label} ${first}`) && labels[first] === 'none');
  const start = fresh.sort((a, b) => a.first - b.first)[0];
  if (!start) return;
  for (const { first, last, label } of fresh) {
    used.set(`${label} ${first}`, 1);
    for (let i = first; i <= last; i++) labels[i] = (i === first ? label : `${label}…`) as EntryLabel;
  }
  // A place or another piece before the first name on its line belongs to the entry.
  let first = start.first;
  const startLabel = labels[first];
  while (
    first > 0 &&
    all[first - 1]?.piece.row === all[first]?.piece.row &&
    all[first - 1]?.at === all[first]?.at &&
    labels[first - 1] === 'none'
  ) {
    const before = all[first - 1]?.piece;
    if (!before || !(isPlace(before.text) || before.date)) break;
    first--;
  }
  if (first < start.first) {
    const piece = all[first]?.piece;
    labels[first] = piece?.date ? 'date+' : 'place+';
  } else labels[first] = `${startLabel}+` as EntryLabel;
}

/** Labels the pieces beside names, which no truth lists. */
function markBeside(all: readonly Placed[], labels: EntryLabel[]): void {
  const key = ({ at, piece }: Placed) => `${at}:${piece.row}`;
  const named = new Set(all.flatMap((each, i) => (labels[i] === 'none' ? [] : [key(each)])));
  all.forEach((each, i) => {
    if (labels[i] !== 'none' || each.piece.isProse) return;
    const { piece, at } = each;
    const isNamed = named.has(key(each));
    const isNear = named.has(`${at}:${piece.row - 1}`) || named.has(`${at}:${piece.row + 1}`);
    if (piece.date?.kind === 'range' && (isNamed || isNear)) labels[i] = 'date';
    else if (isPlace(piece.text) && (isNamed || isNear)) labels[i] = 'place';
    else if (isNamed) labels[i] = piece.date ? 'date' : 'other';
  });
}
