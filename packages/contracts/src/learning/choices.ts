// Choices of learning. No schemas, so that pages don't load any in the browser.

/** What the catalog contains. Questions count by set. */
export const RESOURCE_KINDS = [
  'path',
  'module',
  'challenge',
  'questions',
  'guide',
  'material',
  'code',
  'reading',
] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** The kinds of works by others. */
export const WORK_KINDS = [
  'documentation',
  'course',
  'book',
  'practice',
  'reference',
  'standard',
  'video',
  'tool',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export const RESOURCE_LEVELS = ['any', 'beginner', 'intermediate', 'advanced'] as const;
export type ResourceLevel = (typeof RESOURCE_LEVELS)[number];

export const RESOURCE_COSTS = ['free', 'paid', 'mixed'] as const;
export type ResourceCost = (typeof RESOURCE_COSTS)[number];

export const PATH_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** What a member did with a step of their personal path. */
export const STEP_STATES = ['open', 'done', 'aside'] as const;
export type StepState = (typeof STEP_STATES)[number];

export const studyLimits = { text: 200, code: 20_000 } as const;
