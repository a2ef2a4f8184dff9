import type { ScriptLanguage } from './script.ts';

/**
 * A résumé arranged for a page, before any format: what the PDF and the DOCX writer both set. One column, each thing that
 * a reader has to tell apart on a line of its own. Nothing stands at the right edge: readers that look for columns would
 * take dates there for a column of their own and tear them from their roles.
 */
export interface Page {
  /** Title of the document, for the window and for screen readers. */
  title: string;
  /** Languages as far as the scripts tell, the most used first: for fonts, shaping and speech. */
  scripts: ScriptLanguage[];
  dir: 'ltr' | 'rtl';
  header: {
    name?: string;
    headline?: string;
    /** Lines of short items that stand side by side, separated by a bar. */
    lines: LinkedText[][];
  };
  sections: PageSection[];
}

export interface LinkedText {
  /** What the text is, where that is said in front of it: "Employer". */
  label?: string;
  text: string;
  /** Where a click leads; the text itself already says it. */
  href?: string | undefined;
}

export interface PageSection {
  heading: string;
  blocks: PageBlock[];
}

export type PageBlock = EntryBlock | ListBlock;

/** Something with a name, facts and a story: a role, a degree, a project. Any part may be empty. */
export interface EntryBlock {
  kind: 'entry';
  lines: EntryLine[];
  paragraphs: string[];
  bullets: string[];
}

export interface EntryLine extends LinkedText {
  /** What it is called is strong, facts such as dates and places are quiet. */
  tone: 'strong' | 'plain' | 'quiet';
}

/** Short items in running text, separated by commas; a line never breaks within one. */
export interface ListBlock {
  kind: 'list';
  label?: string;
  items: string[];
}
