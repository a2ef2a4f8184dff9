// Choices of learning. No schema, so that pages which need them bring none to the browser.

/** What the catalogue holds and counts; questions count by set. */
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
