import type { Resume } from './model.ts';
import type { DocumentSignals, SourceText, Span } from './source.ts';

/**
 * The address of a field: segments joined by `/`. Lists are addressed by entry id, never by position.
 * `contact/email`, `work/w1/title`, `work/w1/bullets/b3`, `skills/s2/keywords/Python`.
 */
export type FieldPath = string;

export interface FieldSource {
  /** Empty if the person typed the value. */
  spans: Span[];
  /** 0 to 1: the reader's confidence; 1 for values that the person typed or confirmed. */
  confidence: number;
  origin: 'read' | 'corrected' | 'confirmed';
}

/** Fields with at least this confidence are shown without a mark: at least 98 of 100 of them are correct (`bench/read-wild.ts`). */
export const SURE = 0.9;

/** Whether a field is shown without a mark; the person is asked to check the others. */
export function isSure({ confidence }: Pick<FieldSource, 'confidence'>): boolean {
  return confidence >= SURE;
}

export type Provenance = Record<FieldPath, FieldSource>;

/**
 * The reading of a file: the résumé, the position of each field, the page text that the positions refer to, and facts about the
 * file.
 */
export interface Reading {
  resume: Resume;
  provenance: Provenance;
  text: SourceText;
  signals: DocumentSignals;
  /** Words of the file that are in no field, in page order; absent in readings from before these were stored. */
  unplaced?: LooseText[];
  /** Parts of the page itself and field labels: page numbers, headings, "Phone:". They say nothing about the person. */
  furniture?: LooseText[];
}

/** Consecutive words on one line of the page that are in no field. */
export interface LooseText {
  id: string;
  text: string;
  spans: Span[];
}

/** The same file read with one strategy: one column of the parser panel. */
export interface ParserView {
  id: 'layout' | 'drawing-order' | 'row-by-row';
  name: string;
  /** One sentence about the kind of system that reads this way. */
  description: string;
  /** The plain text in the reading order of this strategy. */
  text: string;
  resume: Resume;
}

/** The part of a view that scoring needs: its words in order. */
export type ViewText = Pick<ParserView, 'id' | 'text'>;
