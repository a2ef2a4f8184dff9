import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNurseListing } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();

beforeAll(async () => {
  await test.app.listings.ingest(
    { id: 'feed', name: 'A feed', kind: 'feed' },
    Array.from({ length: 25 }, (_, at) => createNurseListing(`nurse-${at}`, { title: `Registered Nurse ${at}` })),
  );
});

const get = async (path: string) => {
  const answer = await test.visitor().request(path);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

describe('site content', () => {
  it('lists articles by kind, without their text', async () => {
    const posts = await test.visitor().api.site.contents({ kind: 'blog' });
    expect(posts.length).toBe(6);
    expect(posts[0]).not.toHaveProperty('html');
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  });

  it('returns one article with its headings and its neighbors', async () => {
    const [findFirstHit, second] = await test.visitor().api.site.contents({ kind: 'help' });
    const article = await test.visitor().api.site.content({ kind: 'help', slug: findFirstHit?.slug ?? '' });
    expect(article).toMatchObject({ previous: null, next: { slug: second?.slug, title: second?.title } });
    for (const { id } of article.headings) expect(article.html).toContain(` id="${id}"`);
  });

  it('the privacy policy and the terms were last updated on January 15, 2024', async () => {
    for (const slug of ['privacy-policy', 'terms-of-service'])
      expect(await test.visitor().api.site.content({ kind: 'legal', slug })).toMatchObject({ date: '2024-01-15' });
  });

  it.each([
    ['/api/content/recipes', 400, 'request.invalid'],
    ['/api/content/materials', 400, 'request.invalid'],
    ['/api/content/blog/nothing-of-the-kind', 404, 'resource.not-found'],
    ['/api/content/blog/..%2Flegal%2Fterms-of-service', 404, 'resource.not-found'],
    ['/api/content/blog/__proto__', 404, 'resource.not-found'],
    [`/api/content/blog/${'a'.repeat(121)}`, 400, 'request.invalid'],
    ['/api/content/blog/%00', 400, 'request.invalid'],
  ])('rejects %s', async (path, status, code) => {
    expect(await get(path)).toMatchObject({ status, body: { code } });
  });
});

describe('the search', () => {
  it('finds pages, articles, and listings, and counts them by kind', async () => {
    const { hits, counts } = await test.visitor().api.site.search({ q: 'nurse' });
    expect(counts.listing).toBe(25);
    expect(hits.filter(({ kind }) => kind === 'listing').length).toBe(5);
    expect(hits.find(({ kind }) => kind === 'listing')?.path).toMatch(/^\/jobs\//);
    const more = await test.visitor().api.site.search({ q: 'nurse', kind: 'listing', limit: 22 });
    expect(new Set(more.hits.map(({ path }) => path)).size).toBe(22);
  });

  it('ranks the page with that name first', async () => {
    const findFirstHit = async (q: string) => (await test.visitor().api.site.search({ q })).hits[0]?.path;
    expect(await findFirstHit('pricing')).toBe('/pricing');
    expect(await findFirstHit('privacy policy')).toBe('/privacy-policy');
    expect(await findFirstHit('delete my data')).toBe('/help-center/export-and-delete-your-data');
  });

  it('highlights matches within the excerpt', async () => {
    const { hits } = await test.visitor().api.site.search({ q: 'sponsorship', kind: 'help' });
    expect(hits.length).toBeGreaterThan(0);
    const marked = hits.flatMap(({ excerpt, marks }) => marks.map(([from, to]) => excerpt.slice(from, to)));
    expect(marked.length).toBeGreaterThan(0);
    for (const word of marked) expect(word.toLowerCase()).toMatch(/sponsor/);
  });

  it('returns no results for an empty query', async () => {
    expect(await test.visitor().api.site.search({ q: '   ' })).toEqual({ hits: [], counts: {} });
  });

  it('rejects an invalid query', async () => {
    for (const query of [`q=${'a'.repeat(201)}`, 'q=%00', 'q=a&kind=recipes', 'q=a&limit=0', 'q=a&limit=51'])
      expect(await get(`/api/search?${query}`), query).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
  });

  it('handles any input', async () => {
    for (const q of [
      '"; DROP TABLE',
      '<script>alert(1)</script>',
      '((((',
      '*',
      '日本語',
      `${'a '.repeat(99)}`,
      'constructor',
      '__proto__',
    ])
      expect((await safe(test.visitor().api.site.search({ q }))).error, q).toBeNull();
  });
});
