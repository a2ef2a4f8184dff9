import type { ComponentType } from 'react';
import { PRACTICE_PATH } from './messages.ts';

/** A practice form as the list shows it. */
export interface PracticeFormEntry {
  slug: string;
  title: string;
  about: string;
}

interface CatalogEntry extends PracticeFormEntry {
  load(): Promise<{ default: ComponentType }>;
}

const CATALOG: readonly CatalogEntry[] = [
  {
    slug: 'greenhouse-classic',
    title: 'One page, plain controls',
    about: 'Text fields and native dropdowns in a plain form, and voluntary questions at the end.',
    load: () => import('./forms/greenhouse-classic.tsx'),
  },
  {
    slug: 'lever',
    title: 'One page, questions in a list',
    about: 'Labels around their fields, radio buttons, checkboxes, and links to your profiles.',
    load: () => import('./forms/lever.tsx'),
  },
  {
    slug: 'workday',
    title: 'Five steps',
    about: 'Lists that open from buttons, jobs and schools you add one by one, and split dates.',
    load: () => import('./forms/workday/workday.tsx'),
  },
];

export const PRACTICE_FORMS: readonly PracticeFormEntry[] = CATALOG;

export const findPracticeForm = (slug: string): CatalogEntry | undefined => CATALOG.find((form) => form.slug === slug);

export const getPracticePath = (slug: string): string => `${PRACTICE_PATH}/${slug}`;
