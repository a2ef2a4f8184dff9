import type { Transitions } from '../../../tagging/labels.ts';

/** What a piece of a section can be. `none` describes an entry, `other` is beside its names. A mark `+` means that an entry begins. */
export type WorkLabel = (typeof WORK_LABELS)[number];
export type EducationLabel = (typeof EDUCATION_LABELS)[number];
export type EntryLabel = WorkLabel | EducationLabel;

const WORK_LABELS = [
  'none',
  'other',
  'date',
  'date+',
  'place',
  'place+',
  'organization',
  'organization+',
  'organization…',
  'title',
  'title+',
  'title…',
] as const;

const EDUCATION_LABELS = [
  'none',
  'other',
  'date',
  'date+',
  'place',
  'place+',
  'organization',
  'organization+',
  'organization…',
  'degree',
  'degree+',
  'degree…',
  'area',
  'area+',
  'area…',
  'grade',
] as const;

export type EntryKind = 'work' | 'education';

export interface EntryLabels extends Transitions {
  labels: readonly EntryLabel[];
}

export const LABELS: Readonly<Record<EntryKind, EntryLabels>> = {
  work: createLabels(WORK_LABELS),
  education: createLabels(EDUCATION_LABELS),
};

/** A part that ends in "…" continues only after itself. */
function createLabels(labels: readonly EntryLabel[]): EntryLabels {
  const stem = (label: EntryLabel) => label.replace(/[+…]$/u, '');
  return {
    labels,
    size: labels.length,
    allowed: labels.flatMap((before) => labels.map((label) => !label.endsWith('…') || stem(before) === stem(label))),
    mayStart: labels.map((label) => !label.endsWith('…')),
  };
}

/** The kind of part that a label marks. */
export const partOfLabel = (label: EntryLabel): string => label.replace(/[+…]$/u, '');
export const startsEntry = (label: EntryLabel): boolean => label.endsWith('+');
export const continuesPart = (label: EntryLabel): boolean => label.endsWith('…');
