import {
  type Density,
  ExportError,
  type ExportFont,
  type ExportOptions,
  isReadableAccent,
  type Margin,
  MIN_FONT_SIZE,
  type PageSectionId,
  type PaperSize,
  TEMPLATE_IDS,
  TEMPLATE_ORDERS,
} from '@foothold/core/resume';
import { TEMPLATES, type TemplateDefinition } from './templates.ts';

/** Parts of a résumé that can be written in plainer forms than the template's. */
export type PagePart =
  | 'contact'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'projects'
  | 'skills'
  | 'certifications'
  | 'awards'
  | 'publications'
  | 'other';

/**
 * Plainer forms of a part, for texts that a reader would confuse in the template's own form: every fact on its own line (`stacked`), or
 * after its label, "Employer: Hale – West" (`labeled`). `exportResume` chooses them if the usual form doesn't read back.
 */
export type PlainForms = Readonly<Partial<Record<PagePart, 'stacked' | 'labeled'>>>;

/** An export's style. Every combination reads back the same. */
export interface ExportStyle extends ExportOptions {
  forms?: PlainForms;
  /** How many of the largest measures are left out, so that lines break elsewhere; see `listMeasures`. */
  skippedSteps?: number;
  /** Whether a long address stays on one line if it fits; default true. */
  wholeAddresses?: boolean;
}

/** A style with every choice made. */
export interface ResolvedStyle {
  template: TemplateDefinition;
  paper: PaperSize;
  accent: string;
  font: ExportFont;
  density: Density;
  margins: Margin;
  order: readonly PageSectionId[];
  forms: PlainForms;
}

/** Colors as RRGGBB. All except the hairline have a contrast of 4.5 : 1 on white and on a tinted band. */
export const COLORS = { ink: '1B1F23', quiet: '4D545B', accent: 'A8321D', hairline: 'C9C5BC' } as const;

/** Space at the sides of a page in millimeters; above and below it is a little less. */
const MARGIN_WIDTHS: Record<Margin, number> = { narrow: 14, normal: 19, wide: 25 };

/** Multiples of the usual space between lines and sections. */
const DENSITY_FACTORS: Record<Density, number> = { tight: 0.8, normal: 1, roomy: 1.2 };

/**
 * A style with the template's own choices where none was made.
 * @throws ExportError `export.accent-too-light`
 */
export function resolveStyle({ template: id = TEMPLATE_IDS[0], ...style }: ExportStyle): ResolvedStyle {
  const template = TEMPLATES[id];
  const accent = style.accent ?? template.accent;
  if (!isReadableAccent(accent)) throw new ExportError('export.accent-too-light', { detail: accent });
  const wanted = style.order ?? [];
  return {
    template,
    accent,
    paper: style.paper ?? 'us-letter',
    font: style.font ?? template.font,
    density: style.density ?? template.density,
    margins: style.margins ?? template.margins,
    order: [...new Set([...wanted, ...TEMPLATE_ORDERS[id]])],
    forms: style.forms ?? {},
  };
}

/** The measures of a page: how large and how tightly the text is set. */
export interface Measures {
  /** Body size in points. */
  fontSize: number;
  /** Multiple of the usual space between lines and sections. */
  space: number;
  /** Space at the sides of the page in millimeters. */
  margin: number;
}

/** Steps of fitting a text to its pages, from the full measures to the tightest. */
const STEPS = 8;
const TIGHTEST_SPACE = 0.7;
const NARROWEST_MARGIN = 13;
/** Share of the steps in which only the space and the size get smaller, before the margins do. */
const STEPS_BEFORE_MARGINS = 0.4;

/**
 * Every set of measures that an export may use, the full one first. Text never gets smaller than `MIN_FONT_SIZE`.
 * @param skipped how many of the largest are left out
 */
export function listMeasures({ template, density, margins }: ResolvedStyle, skipped = 0): Measures[] {
  const full = { fontSize: template.fontSize, space: DENSITY_FACTORS[density], margin: MARGIN_WIDTHS[margins] };
  const blend = (from: number, to: number, share: number) => from + (Math.min(from, to) - from) * share;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const marginShare = Math.max(0, (share - STEPS_BEFORE_MARGINS) / (1 - STEPS_BEFORE_MARGINS));
    return {
      fontSize: Math.round(blend(full.fontSize, MIN_FONT_SIZE, share) * 20) / 20,
      space: blend(full.space, TIGHTEST_SPACE, share),
      margin: blend(full.margin, NARROWEST_MARGIN, marginShare),
    };
  });
  return steps.slice(Math.min(skipped, STEPS));
}

/** Share of the accent color in a tinted area. */
const TINT = 0.09;

/** The color of a tinted area, on which ink and the accent color stay readable. */
export function mixWithWhite(color: string): string {
  return [0, 2, 4]
    .map((at) => Math.round(255 - TINT * (255 - Number.parseInt(color.slice(at, at + 2), 16))))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
