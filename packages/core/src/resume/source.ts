/**
 * What a file says and where it says it, before anybody interprets it (`RawDocument`), and after lines were built
 * (`SourceText`). All lengths are PDF points (1/72 inch), measured from the top left corner of the page.
 */

export const FILE_FORMATS = ['pdf', 'docx', 'odt', 'rtf', 'txt', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fonts without a name are told apart by a number behind this. Nothing but a change of font shows their looks. */
export const NAMELESS_FONT = 'nameless-';

/** Why a person looking at the page would not see this text. */
export type HiddenReason = 'page-color' | 'tiny' | 'off-page' | 'invisible' | 'covered';

/**
 * A word, or the part of one that is drawn in one style. Another word follows where a space is written or the distance to the
 * next run is wide enough for one.
 * Formats without geometry get synthetic, order-preserving positions.
 */
export interface TextRun extends Box {
  text: string;
  /** y of the line that the letters stand on. */
  baseline: number;
  fontSize: number;
  /** The name as the file gives it, possibly empty, or `NAMELESS_FONT` and a number. */
  font: string;
  bold: boolean;
  italic: boolean;
  /** 0xRRGGBB */
  color: number;
  hidden?: HiddenReason;
  /** Target of a link that covers the run. */
  href?: string;
  /** A space is written behind it, however narrow. */
  spaceAfter?: true;
  zone: 'body' | 'header' | 'footer' | 'table' | 'textbox';
}

export interface RawPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** In the order in which the file draws them: what a naive reader sees. */
  runs: TextRun[];
  /** Where pictures stand. */
  images: Box[];
  /** Thin horizontal lines: they stand above or below headings. */
  rules: Box[];
  /** Small filled shapes: bullets that are drawn and not written. */
  dots: Box[];
  /** Areas that lead to an address, also those with no text of their own (an icon). */
  links: LinkArea[];
}

export interface LinkArea extends Box {
  href: string;
}

export interface RawDocument {
  format: FileFormat;
  pages: RawPage[];
  /** Characters that carry no Unicode value: a reader sees them as rubbish. */
  unmappable: number;
  /** Pages beyond the limit that were not read. */
  pagesLeftOut: number;
  tables: number;
  textBoxes: number;
}

/** A stretch of one line. Lines are counted from 0 within the page, characters are UTF-16 units, end exclusive. */
export interface Span {
  page: number;
  line: number;
  start: number;
  end: number;
}

export interface SourceText {
  format: FileFormat;
  pages: SourcePage[];
}

export interface SourcePage {
  number: number;
  width: number;
  height: number;
  /** In reading order: columns one after the other. */
  lines: SourceLine[];
}

export interface SourceLine {
  text: string;
  box: Box;
  /** Where each word stands, so that a part of a line can be highlighted. */
  words: { start: number; end: number; x: number; width: number }[];
}

/** Facts about the file itself that other readers stumble over. */
export interface DocumentSignals {
  pages: number;
  words: number;
  columns: number;
  tables: number;
  textBoxes: number;
  images: number;
  /** Pages that hold a picture and next to no text. */
  imagePages: number;
  headerFooterText: string[];
  hidden: { reason: HiddenReason; page: number; text: string }[];
  unmappable: number;
  /** Letters of icon fonts ("private use" characters) that stand glued to text. */
  iconGlyphs: number;
  pagesLeftOut: number;
}

/** One column of plain text without pictures, tables or hidden words: where nothing stands in any reader's way. */
export const PLAIN_SIGNALS: DocumentSignals = {
  pages: 1,
  words: 0,
  columns: 1,
  tables: 0,
  textBoxes: 0,
  images: 0,
  imagePages: 0,
  headerFooterText: [],
  hidden: [],
  unmappable: 0,
  iconGlyphs: 0,
  pagesLeftOut: 0,
};
