/** What a person can choose about an exported résumé. Browser-safe: the contract, the page, and the writer use the same lists. */

/** Looks of an exported résumé, the default first. Each is defined in `packages/documents/src/write/templates.ts`. */
export const TEMPLATE_IDS = [
  'modern',
  'classic',
  'compact',
  'columns',
  'graduate',
  'trades',
  'academic',
  'federal',
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** `mixed` has serif headings over sans-serif text. */
export const EXPORT_FONTS = ['sans', 'serif', 'mixed'] as const;
export type ExportFont = (typeof EXPORT_FONTS)[number];

/** Space between lines and sections. */
export const DENSITIES = ['tight', 'normal', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

export const MARGINS = ['narrow', 'normal', 'wide'] as const;
export type Margin = (typeof MARGINS)[number];

export const PAPERS = ['us-letter', 'a4'] as const;
export type PaperSize = (typeof PAPERS)[number];

/** Sections of a page below the name and contact details. `other` is every section with a heading of its own. */
export const PAGE_SECTIONS = [
  'summary',
  'work',
  'education',
  'projects',
  'skills',
  'certifications',
  'languages',
  'volunteer',
  'awards',
  'publications',
  'other',
] as const;
export type PageSectionId = (typeof PAGE_SECTIONS)[number];

/** The headings of sections on a page. Other sections have the headings of the résumé. */
export const SECTION_HEADINGS: Readonly<Record<Exclude<PageSectionId, 'other'>, string>> = {
  summary: 'Summary',
  work: 'Experience',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
  volunteer: 'Volunteer Experience',
  awards: 'Awards',
  publications: 'Publications',
};

/** The sections of each template in order. */
export const TEMPLATE_ORDERS: Readonly<Record<TemplateId, readonly PageSectionId[]>> = {
  modern: PAGE_SECTIONS,
  classic: PAGE_SECTIONS,
  compact: PAGE_SECTIONS,
  columns: PAGE_SECTIONS,
  graduate: [
    'summary',
    'education',
    'projects',
    'work',
    'skills',
    'certifications',
    'awards',
    'volunteer',
    'languages',
    'publications',
    'other',
  ],
  trades: [
    'summary',
    'certifications',
    'skills',
    'work',
    'education',
    'projects',
    'languages',
    'volunteer',
    'awards',
    'publications',
    'other',
  ],
  academic: [
    'summary',
    'education',
    'work',
    'publications',
    'awards',
    'projects',
    'volunteer',
    'skills',
    'certifications',
    'languages',
    'other',
  ],
  federal: [
    'summary',
    'work',
    'education',
    'certifications',
    'skills',
    'languages',
    'awards',
    'publications',
    'projects',
    'volunteer',
    'other',
  ],
};

/** The smallest text of an export, in points: smaller text is hard to read in print. */
export const MIN_FONT_SIZE = 9.5;
/** The most pages that an export can be limited to: the most that our own reader accepts. */
export const MAX_EXPORT_PAGES = 20;

/** The choices about an export. Whatever is missing is the template's own. */
export interface ExportOptions {
  template?: TemplateId | undefined;
  paper?: PaperSize | undefined;
  /** Color of headings as RRGGBB. */
  accent?: string | undefined;
  font?: ExportFont | undefined;
  density?: Density | undefined;
  margins?: Margin | undefined;
  /** Sections that come first, in this order. The others follow in the template's order. */
  order?: readonly PageSectionId[] | undefined;
  /** The text gets smaller, down to `MIN_FONT_SIZE`, until it fits on this many pages. */
  maxPages?: number | undefined;
}

/** How an export fits on its pages. */
export interface ExportFit {
  pages: number;
  /** Size of the body text in points. */
  fontSize: number;
  /** Size of the body text if it weren't limited to a number of pages. */
  fullFontSize: number;
  /** The smallest body size that was tried. */
  smallestFontSize: number;
  /** The limit that was asked for. Null if there was none. */
  maxPages: number | null;
  /** False if it needs more pages even at `MIN_FONT_SIZE` with the least space. */
  fits: boolean;
}

/** Accessible text has at least this contrast with its background (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
const ACCENT_PATTERN = /^[0-9a-f]{6}$/i;

/** Whether text in a color, RRGGBB, can be read on white and white text on it. */
export function isReadableAccent(color: string): boolean {
  return ACCENT_PATTERN.test(color) && 1.05 / (getLuminance(color) + 0.05) >= MIN_CONTRAST;
}

/** Relative luminance (WCAG 2.2) of a color, 0 for black to 1 for white. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
