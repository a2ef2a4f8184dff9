/** What a layout is: one maker’s habits, given any person. */
import type { DateName } from './dates.ts';
import type { Section } from './headings.ts';
import type { Mark } from './marks.ts';
import type { Person } from './person.ts';
import type { Sheet } from './sheet.ts';

interface LayoutBasis {
  id: string;
  dates: readonly DateName[];
  marks: readonly Mark[];
  headings?: Partial<Record<Section, string>>;
  /** Each role and school has its dates in a style of its own. */
  mixesDates?: boolean;
  /** Which people would use it; everyone if it isn’t given. */
  suits?: (person: Person) => boolean;
}

export interface PageLayout extends LayoutBasis {
  size?: 'Letter' | 'A4';
  /** Margins of the page in inches: top, right, bottom, left. */
  margin?: readonly [number, number, number, number];
  /** Text at the top and bottom of each page; `{page}` and `{pages}` are numbers. */
  header?: (person: Person) => string;
  footer?: (person: Person) => string;
  /** HTML of the body, with its own style element. */
  page: (sheet: Sheet) => string;
}

export interface TextLayout extends LayoutBasis {
  /** Breaks lines at this many characters. */
  width?: number;
  /** Writes tabs as spaces up to multiples of this many characters. */
  tabs?: number;
  text: (sheet: Sheet) => string;
}

export type Layout = PageLayout | TextLayout;

/** Layouts that look like one maker’s. A family is wholly for training or wholly for checks. */
export interface Family {
  name: string;
  layouts: readonly Layout[];
}

export const isTextLayout = (layout: Layout): layout is TextLayout => 'text' in layout;
