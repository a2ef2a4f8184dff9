/** A document without geometry, as in word-processor formats: a sequence of text blocks. */
export type Block = Paragraph | Table | TextBox | PageBreak;

export interface Paragraph {
  kind: 'paragraph';
  pieces: Piece[];
  /** List marker before it: "•", "1.". */
  marker?: string;
  /** Left indent in points. */
  indent: number;
  /** Space above it in points. */
  before: number;
  /** There is a border below or above it, across the text. */
  ruled: boolean;
  /** 0xRRGGBB of the shading behind it. */
  ground?: number;
}

/** A part of the text in one style. "\t" is a tab, "\n" a line break within the paragraph. */
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
  /** Marked as hidden. */
  hidden: boolean;
}

export interface Table {
  kind: 'table';
  rows: Cell[][];
}

export interface Cell {
  blocks: Block[];
  /** Relative to the other cells of its row; 0 if the file doesn't specify it. */
  width: number;
  /** 0xRRGGBB of the shading behind the text. */
  ground?: number;
}

export interface TextBox {
  kind: 'textbox';
  blocks: Block[];
  /** 0xRRGGBB of the shape behind the text. */
  ground?: number;
}

export interface PageBreak {
  kind: 'page-break';
}

export interface FlowDocument {
  body: Block[];
  headers: Block[];
  footers: Block[];
  /** Images in the text. */
  images: number;
}

export const PLAIN_LOOK: Look = { size: 11, font: '', bold: false, italic: false, color: 0, hidden: false };
