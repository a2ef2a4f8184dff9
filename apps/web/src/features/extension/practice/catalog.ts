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
    slug: 'greenhouse-new',
    title: 'Dropdowns that load as you type',
    about: 'One page whose dropdowns are text fields. Some find their options only as you type.',
    load: () => import('./forms/greenhouse-new.tsx'),
  },
  {
    slug: 'lever',
    title: 'Questions in a list',
    about: 'One page with labels around the fields, radio buttons, checkboxes, and links to profiles.',
    load: () => import('./forms/lever.tsx'),
  },
  {
    slug: 'ashby',
    title: 'Buttons for yes and no',
    about: 'One page with pairs of buttons, a place to drop a file, and a calendar.',
    load: () => import('./forms/ashby.tsx'),
  },
  {
    slug: 'workday',
    title: 'Five steps',
    about: 'Lists that open from buttons, jobs and schools you add one by one, and split dates.',
    load: () => import('./forms/workday/workday.tsx'),
  },
  {
    slug: 'smartrecruiters',
    title: 'Web components',
    about: 'One page whose fields are custom elements, each with its own shadow root.',
    load: () => import('./forms/smartrecruiters.tsx'),
  },
  {
    slug: 'icims',
    title: 'A form in a frame',
    about: 'Tables of labels and fields inside a frame of the same page, with a sign-in name and password.',
    load: () => import('./forms/icims.tsx'),
  },
  {
    slug: 'workable',
    title: 'Blocks you add and close',
    about: 'One page with blocks for schools and jobs that you add, save, and edit again.',
    load: () => import('./forms/workable.tsx'),
  },
  {
    slug: 'rippling',
    title: 'Floating labels',
    about: 'One page with labels that come after their fields, and dropdowns made of buttons.',
    load: () => import('./forms/rippling.tsx'),
  },
  {
    slug: 'bamboohr',
    title: 'Styled dropdowns and an address',
    about: 'One page with native dropdowns in disguise, an address, and a number of your license to leave alone.',
    load: () => import('./forms/bamboohr.tsx'),
  },
  {
    slug: 'jobvite',
    title: 'Three steps, limited answers',
    about: 'Native dropdowns, and answers with a maximum length.',
    load: () => import('./forms/jobvite.tsx'),
  },
  {
    slug: 'plain',
    title: 'Written by hand',
    about: 'An employer’s own form, with text instead of labels, a table of jobs, and months and years apart.',
    load: () => import('./forms/plain.tsx'),
  },
  {
    slug: 'sixty-fields',
    title: 'Sixty fields',
    about: 'One long page with blocks for three jobs and two schools.',
    load: () => import('./forms/sixty-fields.tsx'),
  },
];

export const PRACTICE_FORMS: readonly PracticeFormEntry[] = CATALOG;

export const findPracticeForm = (slug: string): CatalogEntry | undefined => CATALOG.find((form) => form.slug === slug);

export const getPracticePath = (slug: string): string => `${PRACTICE_PATH}/${slug}`;
