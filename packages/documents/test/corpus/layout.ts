import type { Person } from './person.ts';
import type { DateStyle } from './words.ts';

/** One way to lay out a résumé. */
export type Layout = HtmlLayout | TypstLayout | LatexLayout | DocxLayout | TextLayout;

interface Common {
  id: string;
  dates: DateStyle;
  /** The page shows the name in capitals. */
  upperName?: boolean;
}

/** Printed to PDF by Chromium. */
export interface HtmlLayout extends Common {
  maker: 'chromium';
  render(person: Person): string;
}

/** Rendered by Typst; the source reads the person as JSON from `sys.inputs.data`. */
export interface TypstLayout extends Common {
  maker: 'typst';
  source: string;
  data(person: Person): unknown;
}

/** Rendered by pdfLaTeX. */
export interface LatexLayout extends Common {
  maker: 'latex';
  render(person: Person): string;
}

/** Written as DOCX; LibreOffice converts it to the other formats named. */
export interface DocxLayout extends Common {
  maker: 'docx';
  render(person: Person): Promise<Uint8Array>;
  converted: readonly ('pdf' | 'odt' | 'rtf')[];
}

export interface TextLayout extends Common {
  maker: 'text';
  render(person: Person): string;
}
