import type { Density, ExportFont, Margin, TemplateId } from '@foothold/core/resume';

/**
 * How the first lines of an entry are arranged: its name and the dates on one line and the rest below (`two-line`), everything on one
 * line (`one-line`), dates in front of the name (`dates-left`), or a label before every fact (`labeled`).
 */
export type EntryArrangement = 'two-line' | 'one-line' | 'dates-left' | 'labeled';

/** The definition of one look: everything in which the templates differ. Sizes are multiples of the body size. */
export interface TemplateDefinition {
  font: ExportFont;
  /** RRGGBB. */
  accent: string;
  /** Body size in points. */
  fontSize: number;
  density: Density;
  margins: Margin;
  entry: EntryArrangement;
  /** How the second line of an entry is set. */
  second: 'plain' | 'italic';
  bullet: '•' | '▪';
  header: {
    align: 'left' | 'center';
    /** `band` is a tinted area across the page. */
    frame: 'none' | 'rule' | 'band';
    nameSize: number;
    isNameBold: boolean;
    nameColor: 'ink' | 'accent';
    /** Whether email, phone, place, and links share a line. */
    isOneLine: boolean;
  };
  heading: {
    align: 'left' | 'center';
    size: number;
    isBold: boolean;
    /** Small capitals are glyphs of the font: the text stays as it is. */
    isSmallCaps: boolean;
    color: 'ink' | 'accent';
    /** `band` tints the line, `bar` is a thick line in front, `short` a short thick line below. */
    rule: 'below' | 'beside' | 'bar' | 'band' | 'short';
  };
}

/** Source of the choices: what résumé writers use for each kind of reader. Federal applications ask for every fact by name. */
export const TEMPLATES: Record<TemplateId, TemplateDefinition> = {
  modern: {
    font: 'sans',
    accent: '0F5A73',
    fontSize: 10.25,
    density: 'normal',
    margins: 'normal',
    entry: 'two-line',
    second: 'plain',
    bullet: '•',
    header: {
      align: 'left',
      frame: 'none',
      nameSize: 2.5,
      isNameBold: true,
      nameColor: 'accent',
      isOneLine: false,
    },
    heading: { align: 'left', size: 1.2, isBold: true, isSmallCaps: false, color: 'accent', rule: 'below' },
  },
  classic: {
    font: 'serif',
    accent: '7A1F2B',
    fontSize: 10,
    density: 'normal',
    margins: 'normal',
    entry: 'two-line',
    second: 'italic',
    bullet: '•',
    header: {
      align: 'center',
      frame: 'none',
      nameSize: 2.5,
      isNameBold: false,
      nameColor: 'ink',
      isOneLine: false,
    },
    heading: { align: 'center', size: 1.25, isBold: false, isSmallCaps: true, color: 'accent', rule: 'below' },
  },
  compact: {
    font: 'sans',
    accent: '2B3A4A',
    fontSize: 9.75,
    density: 'tight',
    margins: 'narrow',
    entry: 'one-line',
    second: 'plain',
    bullet: '•',
    header: { align: 'left', frame: 'rule', nameSize: 2, isNameBold: true, nameColor: 'ink', isOneLine: true },
    heading: { align: 'left', size: 1.1, isBold: true, isSmallCaps: false, color: 'accent', rule: 'beside' },
  },
  columns: {
    font: 'sans',
    accent: '1F5F4A',
    fontSize: 10,
    density: 'normal',
    margins: 'narrow',
    entry: 'dates-left',
    second: 'plain',
    bullet: '•',
    header: {
      align: 'left',
      frame: 'none',
      nameSize: 2.6,
      isNameBold: false,
      nameColor: 'accent',
      isOneLine: false,
    },
    heading: { align: 'left', size: 1.15, isBold: true, isSmallCaps: false, color: 'accent', rule: 'beside' },
  },
  graduate: {
    font: 'mixed',
    accent: '5A2D82',
    fontSize: 10.25,
    density: 'normal',
    margins: 'normal',
    entry: 'two-line',
    second: 'plain',
    bullet: '•',
    header: { align: 'center', frame: 'band', nameSize: 2.5, isNameBold: false, nameColor: 'accent', isOneLine: false },
    heading: { align: 'left', size: 1.3, isBold: false, isSmallCaps: false, color: 'accent', rule: 'short' },
  },
  trades: {
    font: 'sans',
    accent: '8A3A10',
    fontSize: 10.5,
    density: 'normal',
    margins: 'normal',
    entry: 'two-line',
    second: 'plain',
    bullet: '▪',
    header: { align: 'left', frame: 'rule', nameSize: 2.6, isNameBold: true, nameColor: 'ink', isOneLine: false },
    heading: { align: 'left', size: 1.1, isBold: true, isSmallCaps: false, color: 'accent', rule: 'band' },
  },
  academic: {
    font: 'serif',
    accent: '1D3F72',
    fontSize: 10,
    density: 'normal',
    margins: 'wide',
    entry: 'two-line',
    second: 'italic',
    bullet: '•',
    header: { align: 'left', frame: 'none', nameSize: 2, isNameBold: true, nameColor: 'ink', isOneLine: false },
    heading: { align: 'left', size: 1.15, isBold: true, isSmallCaps: false, color: 'accent', rule: 'bar' },
  },
  federal: {
    font: 'sans',
    accent: '1B1F23',
    fontSize: 10.5,
    density: 'roomy',
    margins: 'wide',
    entry: 'labeled',
    second: 'plain',
    bullet: '•',
    header: { align: 'left', frame: 'none', nameSize: 1.8, isNameBold: true, nameColor: 'ink', isOneLine: false },
    heading: { align: 'left', size: 1.2, isBold: true, isSmallCaps: true, color: 'ink', rule: 'below' },
  },
};
