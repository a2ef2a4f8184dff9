/**
 * The text of a file and its positions, before interpretation (`RawDocument`), and after building lines (`SourceText`). All
 * lengths are PDF points (1/72 inch), measured from the top left corner of the page.
 */

export const FILE_FORMATS = ['pdf', 'docx', 'odt', 'rtf', 'txt', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fonts without a name are numbered with this prefix. Only the change of font shows a different style. */
export const NAMELESS_FONT = 'nameless-';

/** Why a person looking at the page wouldn't see this text. */
export type HiddenReason = 'page-color' | 'tiny' | 'off-page' | 'invisible' | 'covered';

/**
 * A word, or a part of one in one style. A new word starts after a written space, or if the distance to the next run is wide
 * enough for one. Formats without geometry get synthetic, order-preserving positions.
 */
export interface TextRun extends Box {
  text: string;
  /** y of the letters' baseline. */
  baseline: number;
  fontSize: number;
  /** The name in the file, possibly empty, or `NAMELESS_FONT` and a number. */
  font: string;
  bold: boolean;
  italic: boolean;
  /** 0xRRGGBB */
  color: number;
  hidden?: HiddenReason | undefined;
  /** Drawn at an angle, such as a heading along the edge of its section, and its direction; the run can have several words. */
  turned?: 'up' | 'down' | undefined;
  /** Target of a link that covers the run. */
  href?: string | undefined;
  /** A space is written after it, however narrow. */
  spaceAfter?: true | undefined;
  zone: 'body' | 'header' | 'footer' | 'table' | 'textbox';
}

export interface RawPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** In the file's drawing order, which is what a naive reader sees. */
  runs: TextRun[];
  /** The positions of images. */
  images: Box[];
  /** Thin horizontal lines above or below headings. */
  rules: Box[];
  /** Small filled shapes: bullets drawn as graphics and not as text. */
  dots: Box[];
  /** Areas that link to an address, including those without text (an icon). */
  links: LinkArea[];
}

export interface LinkArea extends Box {
  href: string;
}

export interface RawDocument {
  format: FileFormat;
  pages: RawPage[];
  /** Characters without a Unicode value, which readers see as garbage. */
  unmappable: number;
  /** Pages beyond the limit, which were not read. */
  pagesLeftOut: number;
  tables: number;
  textBoxes: number;
}

/** A part of one line. Lines are counted from 0 within the page, characters are UTF-16 units, end exclusive. */
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
  /** In reading order: one column after the other. */
  lines: SourceLine[];
}

export interface SourceLine {
  text: string;
  box: Box;
  /** The position of each word, so that part of a line can be highlighted. */
  words: { start: number; end: number; x: number; width: number }[];
}

/** Facts about the file itself that cause problems for other readers. */
export interface DocumentSignals {
  pages: number;
  words: number;
  columns: number;
  tables: number;
  textBoxes: number;
  images: number;
  /** Pages with an image and almost no text. */
  imagePages: number;
  headerFooterText: string[];
  hidden: { reason: HiddenReason; page: number; text: string }[];
  unmappable: number;
  /** Icon font characters ("private use" code points) attached to text. */
  iconGlyphs: number;
  pagesLeftOut: number;
}

/** One column of plain text without images, tables or hidden words, which no reader has problems with. */
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
