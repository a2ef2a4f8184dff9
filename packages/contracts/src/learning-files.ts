/** Apart from the endpoints, so that the browser gets these names without their validation. */

/** Texts to keep, one file each under `content/materials`. */
export const MATERIALS = [
  'interview-prep-checklist',
  'faang-study-guide',
  'react-fundamentals-course',
  'python-data-science',
] as const;
export type MaterialSlug = (typeof MATERIALS)[number];

/** Code to keep, one folder each under `content/code`. */
export const CODE_EXAMPLES = ['react-patterns', 'python-data-analysis'] as const;
export type CodeSlug = (typeof CODE_EXAMPLES)[number];

export const materialPath = (name: MaterialSlug): string => `/api/download/material/${name}`;

export const codePath = (name: CodeSlug): string => `/api/download/code/${name}`;
