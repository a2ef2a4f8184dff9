/** A document without geometry, as formats for word processors keep it: blocks of text one after the other. */
export type Block = Paragraph | Table | TextBox | PageBreak;

export interface Paragraph {
  kind: 'paragraph';
  pieces: Piece[];
  /** List mark in front of it: "•", "1.". */
  marker?: string;
  /** Left indentation in points. */
  indent: number;
  /** White space above it in points. */
  before: number;
  /** A border runs below or above it, across the text. */
  ruled: boolean;
  /** 0xRRGGBB of the shading behind it. */
  ground?: number;
}

/** A stretch of text in one look. "\t" is a tab, "\n" a line break within the paragraph. */
export interface Piece {
  text: string;
  look: Look;
  href?: string;
}

export interface Look {
  /** In points. */
  size: number;
  font: string;
  bold: boolean;
  italic: boolean;
  /** 0xRRGGBB */
  color: number;
  /** Marked as not to be shown. */
  hidden: boolean;
}

export interface Table {
  kind: 'table';
  rows: Cell[][];
}

export interface Cell {
  blocks: Block[];
  /** Relative to the other cells of its row; 0 where the file does not say. */
  width: number;
  /** 0xRRGGBB of the shading behind the text. */
  ground?: number;
}

export interface TextBox {
  kind: 'textbox';
  blocks: Block[];
}

export interface PageBreak {
  kind: 'page-break';
}

export interface FlowDocument {
  body: Block[];
  headers: Block[];
  footers: Block[];
  /** Pictures in the text. */
  images: number;
}

export const PLAIN_LOOK: Look = { size: 11, font: '', bold: false, italic: false, color: 0, hidden: false };
