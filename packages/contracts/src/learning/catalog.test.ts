import { describe, expect, test } from 'vitest';
import { FEATURED_PATHS, INTERVIEW_GUIDES, PATH_FILES } from './catalog.ts';
import { CODE_EXAMPLES, MATERIALS, toPortalPath } from './files.ts';

describe('learning page', () => {
  test('has three learning paths and three interview guides', () => {
    expect([FEATURED_PATHS, INTERVIEW_GUIDES].map(({ length }) => length)).toEqual([3, 3]);
  });

  test('links to each of the six files', () => {
    const files = [...Object.values(PATH_FILES), ...INTERVIEW_GUIDES.map((guide) => guide.files)].flat();
    const slugs = files.map((file) => ('material' in file ? file.material : file.code));
    expect(new Set(slugs)).toEqual(new Set([...MATERIALS, ...CODE_EXAMPLES]));
  });
});

test.each([
  ['/learning/react', '/portal/learning/paths/react'],
  ['/learning/react/state', '/portal/learning/paths/react/state'],
  ['/learning/materials/faang-study-guide', '/portal/learning/materials/faang-study-guide'],
  ['/learning/challenges/a-day', '/portal/challenges/a-day'],
  ['/learning#guides', '/learning#guides'],
  ['/api/download/code/react-patterns', '/api/download/code/react-patterns'],
  ['https://example.org/learning/react', 'https://example.org/learning/react'],
])('%s is %s in the portal', (href, there) => {
  expect(toPortalPath(href)).toBe(there);
});
