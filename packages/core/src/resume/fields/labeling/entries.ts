import type { LabeledSection } from './index.ts';
import { continuesPart, partOfLabel, startsEntry } from './labels.ts';
import type { Piece } from './pieces.ts';

/** A name, date, or place of an entry: consecutive pieces with one label. */
export interface LabeledPart {
  label: string;
  pieces: Piece[];
  /** The smallest probability of the labels of its pieces, 0 to 1. */
  certainty: number;
}

/** The parts that name an entry, what is beside them, and what describes it. */
export interface LabeledEntry {
  parts: LabeledPart[];
  rest: Piece[];
  body: Piece[];
}

/** The entries of a section. Pieces before the first one are in an entry without parts. */
export function entriesOf({
  pieces,
  labels,
  certainty,
}: Pick<LabeledSection, 'pieces' | 'labels' | 'certainty'>): LabeledEntry[] {
  const entries: LabeledEntry[] = [];
  pieces.forEach((piece, i) => {
    const label = labels[i] ?? 'none';
    const part = partOfLabel(label);
    if (startsEntry(label) || entries.length === 0) entries.push({ parts: [], rest: [], body: [] });
    const entry = entries[entries.length - 1] as LabeledEntry;
    if (part === 'none') entry.body.push(piece);
    else if (part === 'other') entry.rest.push(piece);
    else addPart(entry, piece, part, continuesPart(label), certainty[i] ?? 0);
  });
  return entries;
}

function addPart({ parts }: LabeledEntry, piece: Piece, label: string, continues: boolean, certainty: number): void {
  const last = parts[parts.length - 1];
  if (continues && last?.label === label) {
    last.pieces.push(piece);
    last.certainty = Math.min(last.certainty, certainty);
  } else parts.push({ label, pieces: [piece], certainty });
}
