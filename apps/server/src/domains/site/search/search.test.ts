import { expect, test } from 'vitest';
import { createExcerpt } from './excerpt.ts';
import { createSiteSearch } from './search.ts';
import { createTextIndex, type SearchDocument } from './text-index.ts';

const createDocument = (over: Partial<SearchDocument>): SearchDocument => ({
  kind: 'help',
  title: 'A title',
  path: '/a',
  summary: 'A summary.',
  headings: '',
  text: '',
  ...over,
});

const fillerText = 'These lines are about another topic, and they are as long as the other lines in the index.';

test('ranks title matches above headings, and headings above text', async () => {
  const { find } = createTextIndex([
    createDocument({ path: '/text', text: `${fillerText} The sponsor is named here.` }),
    createDocument({ path: '/heading', headings: 'The sponsor', text: fillerText }),
    createDocument({ path: '/title', title: 'The sponsor', text: fillerText }),
  ]);
  expect((await find('sponsor')).map(({ path }) => path)).toEqual(['/title', '/heading', '/text']);
});

test('ignores accents, case, and hyphens, and matches prefixes and typos', async () => {
  const { find } = createTextIndex([createDocument({ text: 'Your résumé names an H-1B petition and a password.' })]);
  for (const query of ['resume', 'RÉSUMÉ', 'h1b', 'H-1B', 'petit', 'pasword', 'pass'])
    expect(await find(query), query).toHaveLength(1);
  expect(await find('gardening')).toEqual([]);
});

test('returns documents with every word, or with some if none has all', async () => {
  const { find } = createTextIndex([
    createDocument({ path: '/both', text: 'Delete the account.' }),
    createDocument({ path: '/one', text: 'Open an account.' }),
  ]);
  expect((await find('how do I delete my account')).map(({ path }) => path)).toEqual(['/both']);
  expect((await find('account zebra')).map(({ path }) => path).sort()).toEqual(['/both', '/one']);
});

test('shows the most relevant passage and the positions of the matches', () => {
  const text = `${fillerText}\n${'Long before it '.repeat(10)}the sponsorship of a visa is named, ${'and long after it '.repeat(10)}`;
  const { excerpt, marks } = createExcerpt('A summary.', text, (term) => ['sponsorship', 'visa'].includes(term));
  expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['sponsorship', 'visa']);
  expect(excerpt.length).toBeLessThan(220);
  expect(excerpt).toMatch(/^… .* …$/);
});

test('uses the summary if only the title matches', () => {
  expect(createExcerpt('A summary.', fillerText, () => false)).toEqual({ excerpt: 'A summary.', marks: [] });
});

const findNoListings = async () => ({
  items: [],
  total: 143,
  page: 1,
  pages: 0,
  facets: { remote: [], sponsorship: [], region: [], age: [], source: [] },
  atLeast: [],
  source: null,
  near: null,
  countryFirst: null,
  company: null,
  samplesOnly: false,
  nextCursor: null,
  corrected: null,
});

test('counts results by kind regardless of the filter', async () => {
  const { search } = createSiteSearch(
    [
      createDocument({ path: '/1', text: 'visa' }),
      createDocument({ path: '/2', text: 'visa' }),
      createDocument({ path: '/3', kind: 'blog', text: 'visa' }),
    ],
    { search: findNoListings },
  );
  const counts = { help: 2, blog: 1, listing: 143 };
  expect(await search({ q: 'visa', limit: 1 })).toMatchObject({ hits: [{}], counts });
  const blogResults = await search({ q: 'visa', kind: 'blog', limit: 20 });
  expect(blogResults).toMatchObject({ hits: [{ path: '/3' }], counts });
  expect(await search({ q: ' .,- ', limit: 20 })).toEqual({ hits: [], counts: {} });
});
