import { DEFAULT_BRAND } from '@foothold/brand';
import { expect, test } from 'vitest';
import { buildPageMeta } from './page-meta.ts';

const root = {
  id: 'root',
  loaderData: { brand: { ...DEFAULT_BRAND, name: 'Ledge' }, publicUrl: 'https://ledge.example' },
};
const page = { title: 'Jobs', description: 'All of them.' };

test("a page has a title, description, canonical address, and social preview, with the brand's name", () => {
  const tags = buildPageMeta([root, undefined], { ...page, path: '/jobs' });
  expect(tags).toContainEqual({ title: 'Jobs · Ledge' });
  expect(tags).toContainEqual({ name: 'description', content: 'All of them.' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://ledge.example/jobs' });
  expect(tags).toContainEqual({ property: 'og:title', content: 'Jobs · Ledge' });
  expect(tags).toContainEqual({ property: 'og:site_name', content: 'Ledge' });
  expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a page without its own address is excluded from search engines', () => {
  expect(buildPageMeta([root], page)).toContainEqual({ name: 'robots', content: 'noindex' });
});

test("a title with the brand's name doesn't get it twice", () => {
  expect(buildPageMeta([root], { ...page, title: 'Ledge Prime' })).toContainEqual({ title: 'Ledge Prime' });
});

test('structured data is passed on', () => {
  const structuredData = [{ '@type': 'JobPosting', title: 'Nurse' }];
  expect(buildPageMeta([root], { ...page, structuredData })).toContainEqual({ 'script:ld+json': structuredData[0] });
});
