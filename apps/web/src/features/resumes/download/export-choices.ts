import type { StoredExportOptions } from '@foothold/contracts/resumes';
import { SECTION_HEADINGS } from '@foothold/core/resume';

export type ExportChoice = StoredExportOptions;
export type TemplateId = NonNullable<ExportChoice['template']>;
export type SectionId = NonNullable<ExportChoice['order']>[number];

export const DEFAULT_TEMPLATE = 'modern' satisfies TemplateId;

export const TEMPLATES: readonly { id: TemplateId; name: string; note: string }[] = [
  { id: 'modern', name: 'Modern', note: 'Sans serif, for most jobs' },
  { id: 'classic', name: 'Classic', note: 'Serif and centered' },
  { id: 'compact', name: 'Compact', note: 'The most on one page' },
  { id: 'columns', name: 'Columns', note: 'Dates in a side column' },
  { id: 'graduate', name: 'New graduate', note: 'Education and projects first' },
  { id: 'trades', name: 'Trades', note: 'Licenses and skills first' },
  { id: 'academic', name: 'Academic', note: 'Education and publications first' },
  { id: 'federal', name: 'Federal', note: 'Every fact labeled' },
];

/** Colors with enough contrast on white and on a tinted area, as RRGGBB. */
export const ACCENTS: readonly { value: string; name: string }[] = [
  { value: '1B1F23', name: 'Black' },
  { value: '1D3F72', name: 'Navy' },
  { value: '0F5A73', name: 'Teal' },
  { value: '1F5F4A', name: 'Green' },
  { value: '7A1F2B', name: 'Burgundy' },
  { value: '8A3A10', name: 'Rust' },
  { value: '5A2D82', name: 'Purple' },
];

interface SelectChoice {
  name: 'font' | 'density' | 'margins';
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Choices that are the template's own unless they are made. */
export const SELECT_CHOICES: readonly SelectChoice[] = [
  {
    name: 'font',
    label: 'Font',
    options: [
      { value: 'sans', label: 'Sans serif' },
      { value: 'serif', label: 'Serif' },
      { value: 'mixed', label: 'Serif headings' },
    ] satisfies { value: NonNullable<ExportChoice['font']>; label: string }[],
  },
  {
    name: 'density',
    label: 'Spacing',
    options: [
      { value: 'tight', label: 'Tight' },
      { value: 'normal', label: 'Normal' },
      { value: 'roomy', label: 'Roomy' },
    ] satisfies { value: NonNullable<ExportChoice['density']>; label: string }[],
  },
  {
    name: 'margins',
    label: 'Margins',
    options: [
      { value: 'narrow', label: 'Narrow' },
      { value: 'normal', label: 'Normal' },
      { value: 'wide', label: 'Wide' },
    ] satisfies { value: NonNullable<ExportChoice['margins']>; label: string }[],
  },
];

export const PAGE_SIZES = [
  { value: 'us-letter', label: 'US Letter' },
  { value: 'a4', label: 'A4' },
] as const satisfies { value: NonNullable<ExportChoice['paper']>; label: string }[];

interface PageOption {
  value: NonNullable<ExportChoice['pages']>;
  label: string;
}

/** @param filePages pages of the uploaded PDF; null for other files */
export function listPageOptions(filePages: number | null): PageOption[] {
  const one: PageOption = { value: 'one', label: 'Fit on one page' };
  if (filePages === null) return [{ value: 'file', label: 'As many as needed' }, one];
  const count = filePages === 1 ? '1 page' : `${filePages} pages`;
  return [
    { value: 'file', label: `No more than your file (${count})` },
    ...(filePages === 1 ? [] : [one]),
    { value: 'any', label: 'As many as needed' },
  ];
}

export const SECTION_NAMES: Record<SectionId, string> = { ...SECTION_HEADINGS, other: 'Other sections' };

/** The same choice with another template, whose own look replaces the colors and spaces chosen before. */
export function withTemplate({ paper, pages, order }: ExportChoice, template: TemplateId): ExportChoice {
  return removeUnset({ template, paper, pages, order });
}

/** The same choice with one value changed. Undefined means the template's own. */
export function withChoice<Name extends keyof ExportChoice>(
  choice: ExportChoice,
  name: Name,
  value: ExportChoice[Name],
): ExportChoice {
  return removeUnset({ ...choice, [name]: value });
}

function removeUnset(choice: ExportChoice): ExportChoice {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
}

/** A list with the item at `index` moved one place up or down. */
export function moveItem<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const to = index + step;
  const item = items[index];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const rest = items.toSpliced(index, 1);
  return rest.toSpliced(to, 0, item);
}
