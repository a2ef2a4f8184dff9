import type { ResourceKind, WorkKind } from '@foothold/contracts/learning/choices';

/** Plural labels of the resource kinds. */
export const KINDS_NAMED: Record<ResourceKind, string> = {
  path: 'Paths',
  module: 'Modules',
  challenge: 'Challenges',
  questions: 'Interview questions',
  guide: 'Guides',
  material: 'Materials',
  code: 'Code',
  reading: 'Works by others',
};

export const WORK_NAMES: Record<WorkKind, string> = {
  documentation: 'Documentation',
  course: 'Course',
  book: 'Book',
  practice: 'Practice',
  reference: 'Reference',
  standard: 'Standard',
  video: 'Video',
  tool: 'Tool',
};
