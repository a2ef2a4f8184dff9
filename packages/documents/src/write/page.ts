import type { ScriptLanguage } from './script.ts';

/**
 * A résumé or a letter arranged for a page, independent of the format: the input of the PDF and DOCX writers. One flow of text: whatever the template,
 * the words are in the file in this order, and dates beside a name are on its line.
 */
export interface Page {
  /** The document's title, for window titles and screen readers. */
  title: string;
  /** Languages as far as the scripts reveal them, the most used first: for fonts, shaping, and speech. */
  scripts: ScriptLanguage[];
  dir: 'ltr' | 'rtl';
  /** Where the dates and places beside a name are. */
  asides: 'right' | 'left';
  header: {
    name?: string;
    headline?: string;
    /** Lines of short items side by side, separated by a bar. */
    lines: LinkedText[][];
  };
  sections: PageSection[];
}

export interface LinkedText {
  /** The text's label, if it has one: "Employer". */
  label?: string;
  text: string;
  /** The link's target, which the text already shows. */
  href?: string | undefined;
}

export interface PageSection {
  /** A letter has a section without one. */
  heading?: string;
  blocks: PageBlock[];
}

export type PageBlock = EntryBlock | ListBlock;

/** An entry with a name, facts, and a description: a role, a degree, a project. Any part may be empty. */
export interface EntryBlock {
  kind: 'entry';
  lines: EntryLine[];
  paragraphs: string[];
  bullets: string[];
}

/** A line at the head of an entry. */
export interface EntryLine {
  /** Separated by bars, unless they need a line each. */
  parts: LinePart[];
  /** Dates or a place at the side of the page: see `Page.asides`. */
  aside?: string;
}

export interface LinePart extends LinkedText {
  /** An entry's name is bold; facts such as dates and places are lighter. */
  tone: 'strong' | 'plain' | 'quiet';
}

/** Short items in running text, separated by commas; lines never break within one. */
export interface ListBlock {
  kind: 'list';
  label?: string;
  items: string[];
}
