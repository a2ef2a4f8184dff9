/**
 * A form, an invoice, a receipt before it is set: what is on it, in the words of people and already formatted. Texts are
 * plain text of any script; a line break in one begins a new line.
 */
export interface Sheet {
  /** Title of the document for windows and screen readers. */
  title: string;
  /** What it is, above the heading: "Registration". */
  label: string;
  heading: string;
  /** What it is called at the foot of each page. */
  reference?: string | undefined;
  /** Short facts under the heading: reference, date. */
  facts: Fact[];
  issuer: Issuer;
  paper: 'us-letter' | 'a4';
  /** Language of our own words on it. */
  lang: 'en-US' | 'en-GB';
  parts: SheetPart[];
}

/** Who hands the sheet out; a brand record fits. */
export interface Issuer {
  name: string;
  legalName: string;
  email: string;
  phone: string;
  /** Postal address, one line of the envelope each. */
  address: string[];
  /** The accent is a color for lines, never for text: `#rrggbb`. */
  colors: { accent: string };
}

export interface Fact {
  label: string;
  /** Left out or blank: "not given". */
  value?: string | undefined;
}

export type SheetPart =
  | { is: 'heading'; text: string }
  | { is: 'facts'; title?: string; facts: Fact[] }
  /** The first column is for words, the others are figures that stand under each other. */
  | { is: 'table'; head: string[]; rows: string[][]; totals: { label: string; value: string; strong?: boolean }[] }
  | { is: 'list'; items: string[] }
  | { is: 'paragraph'; text: string }
  /** A line with a name on it, and what was said by signing. */
  | { is: 'signature'; name: Fact; date: Fact; words: string };
