import type { Resume } from './model.ts';
import type { DocumentSignals, SourceText, Span } from './source.ts';

/**
 * The address of a field: segments joined by `/`. Lists are addressed by entry id, never by position.
 * `contact/email`, `work/w1/title`, `work/w1/bullets/b3`, `skills/s2/keywords/Python`.
 */
export type FieldPath = string;

export interface FieldSource {
  /** Empty when the person typed the value. */
  spans: Span[];
  /** 0 to 1: how sure the reader is; 1 for what the person typed or confirmed. */
  confidence: number;
  origin: 'read' | 'corrected' | 'confirmed';
}

/** Fields at or above this confidence are shown without a mark: at least 98 of 100 of them are right (`bench/read-wild.ts`). */
export const SURE = 0.9;

/** Whether a field is shown as it is; the others ask the person to check them. */
export function isSure({ confidence }: Pick<FieldSource, 'confidence'>): boolean {
  return confidence >= SURE;
}

export type Provenance = Record<FieldPath, FieldSource>;

/** A file, read: the résumé, where each field stands, the page text it points into, and facts about the file. */
export interface Reading {
  resume: Resume;
  provenance: Provenance;
  text: SourceText;
  signals: DocumentSignals;
  /** Words of the file that no field holds, in the order of the page; absent in readings from before these were listed. */
  unplaced?: LooseText[];
  /** What belongs to the page or names a field: page numbers, headings, "Phone:". It says nothing about the person. */
  furniture?: LooseText[];
}

/** Words of the page that follow each other on one line and are in no field. */
export interface LooseText {
  id: string;
  text: string;
  spans: Span[];
}

/** The same file as one reading strategy sees it: one column of the parser panel. */
export interface ParserView {
  id: 'layout' | 'drawing-order' | 'row-by-row';
  name: string;
  /** One sentence: what kind of system reads like this. */
  description: string;
  /** The plain text in the order this strategy reads it. */
  text: string;
  resume: Resume;
}

/** What scoring needs of a view: its words in their order. */
export type ViewText = Pick<ParserView, 'id' | 'text'>;
