/** Separate from the endpoints, so that the browser gets these names without validation code. */

/** Downloadable texts, each a file in `content/materials`. */
export const MATERIALS = [
  'interview-prep-checklist',
  'faang-study-guide',
  'react-fundamentals-course',
  'python-data-science',
] as const;
export type MaterialSlug = (typeof MATERIALS)[number];

/** Downloadable code, each a folder in `content/code`. */
export const CODE_EXAMPLES = ['react-patterns', 'python-data-analysis'] as const;
export type CodeSlug = (typeof CODE_EXAMPLES)[number];

export const getMaterialDownloadPath = (name: MaterialSlug): string => `/api/download/material/${name}`;

export const getCodeDownloadPath = (name: CodeSlug): string => `/api/download/code/${name}`;

/** The page that shows a downloadable text. */
export const getMaterialPath = (name: MaterialSlug): string => `/learning/materials/${name}`;

export const getPathPath = (path: string): string => `/learning/${path}`;

export const getModulePath = (path: string, module: string): string => `/learning/${path}/${module}`;

const PLACES: readonly (readonly [start: string, inPortal: string])[] = [
  ['/learning/materials/', '/portal/learning/materials/'],
  ['/learning/challenges/', '/portal/challenges/'],
  ['/learning/', '/portal/learning/paths/'],
];

/** The same page in the portal, with the member's own progress. Other URLs stay the same. */
export function toPortalPath(href: string): string {
  const place = PLACES.find(([start]) => href.startsWith(start));
  return place ? `${place[1]}${href.slice(place[0].length)}` : href;
}
