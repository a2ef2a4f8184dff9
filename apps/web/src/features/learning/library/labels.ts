import type { ResourceKind, WorkKind } from '@foothold/contracts/learning/choices';

/** Plural labels of the resource kinds. */
export const PLURAL_KIND_LABELS: Record<ResourceKind, string> = {
  path: 'Paths',
  module: 'Modules',
  challenge: 'Challenges',
  questions: 'Interview questions',
  guide: 'Guides',
  material: 'Materials',
  code: 'Code',
  reading: 'Works by others',
};

export const WORK_LABELS: Record<WorkKind, string> = {
  documentation: 'Documentation',
  course: 'Course',
  book: 'Book',
  practice: 'Practice',
  reference: 'Reference',
  standard: 'Standard',
  video: 'Video',
  tool: 'Tool',
};
