/**
 * A form, an invoice, or a receipt before typesetting, with formatted content. Texts are plain text in any script; a line break starts a
 * new line.
 */
export interface Sheet {
  /** The document's title, for window titles and screen readers. */
  title: string;
  /** Its kind, above the heading: "Registration". */
  label: string;
  heading: string;
  /** The name in each page's footer. */
  reference?: string | undefined;
  /** Short facts under the heading: reference, date. */
  facts: Fact[];
  issuer: Issuer;
  paper: 'us-letter' | 'a4';
  /** The language of the fixed text on the sheet. */
  lang: 'en-US' | 'en-GB';
  parts: SheetPart[];
}

/** The issuer; a brand record fits. */
export interface Issuer {
  name: string;
  legalName: string;
  email: string;
  phone: string;
  /** Postal address, one array item per line. */
  address: string[];
  /** The accent is a color for lines, never for text: `#rrggbb`. */
  colors: { accent: string };
}

export interface Fact {
  label: string;
  /** Omitted or blank: "not given". */
  value?: string | undefined;
}

export type SheetPart =
  | { is: 'heading'; text: string }
  | { is: 'facts'; title?: string; facts: Fact[] }
  /** The first column is text; the others are aligned figures. */
  | { is: 'table'; head: string[]; rows: string[][]; totals: { label: string; value: string; strong?: boolean }[] }
  | { is: 'list'; items: string[] }
  | { is: 'paragraph'; text: string }
  /** A signature line with a name, and the declaration above it. */
  | { is: 'signature'; name: Fact; date: Fact; words: string };
