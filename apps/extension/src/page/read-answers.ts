import type { PageForm } from './page-control.ts';
export const readAnswers = (_: PageForm): { label: string; value: string }[] => [];
