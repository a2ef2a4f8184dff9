import type { Content, ContentSummary } from '@foothold/contracts/site/content';
import { expect, test } from 'vitest';
import { slugify } from './articles/by-category.ts';
import { arrangePosts, parseCategories } from './blog/filter.ts';
import { filterByDepartment, findDepartment } from './careers/departments.ts';
import { toJobPostingData } from './careers/job-posting.ts';

const post = (slug: string, category: string, featured = false) => ({ slug, category, featured }) as ContentSummary;
const posts = [post('a', 'Visas'), post('b', 'Résumés', true), post('c', 'Résumés')];

test('the badges filter the posts; an unknown category shows all of them', () => {
  expect(slugify('Résumés')).toBe('resumes');
  expect(parseCategories(posts, 'resumes')).toEqual({ categories: ['Résumés', 'Visas'], chosen: 'Résumés' });
  expect(parseCategories(posts, 'gardening').chosen).toBeNull();
  expect(arrangePosts(posts, null)).toMatchObject({ featured: { slug: 'b' }, others: [{ slug: 'a' }, { slug: 'c' }] });
  expect(arrangePosts(posts, 'Résumés').others.map(({ slug }) => slug)).toEqual(['c']);
  expect(arrangePosts(posts, 'Visas')).toMatchObject({ featured: undefined, others: [{ slug: 'a' }] });
});

test('the departments filter the positions', () => {
  expect(findDepartment('customer-success')).toBe('Customer Success');
  expect(findDepartment('gardening')).toBeNull();
  expect(filterByDepartment([post('x', 'Sales'), post('y', 'Data')], 'Data').map(({ slug }) => slug)).toEqual(['y']);
});

test("a position's structured data contains the guaranteed pay, or none if it isn't stated", () => {
  const site = { publicUrl: 'https://example.com', brand: { legalName: 'Example' } };
  const position = { location: 'Remote, United States', type: 'Full-time', experience: '3 years', skills: ['SQL'] };
  const payRange = (pay: string | null) =>
    toJobPostingData({ slug: 's', date: '2026-01-02', html: '', position: { ...position, pay } } as Content, site);
  expect(payRange('$80,000–$95,000 base, $150,000–$180,000 with commission, a year')).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'USD', value: { minValue: 80_000, maxValue: 95_000, unitText: 'YEAR' } },
  });
  expect(payRange(null)).not.toHaveProperty('baseSalary');
});
