import type { Listing } from '@foothold/contracts/listings';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type RequestContext, requestContext } from '../../shared/request-context.ts';
import { renderFeed } from './feed.server.ts';

const LISTING: Listing & { addedAt: string } = {
  id: '14395019-ca0b-4320-8376-0a8860e4b773',
  title: 'Nurse <Nights> & "Days"\u0007',
  company: { id: 'c1', slug: 'larkholt-sons', name: 'Larkholt & Sons', about: null },
  source: { id: 's1', name: 'Board', attribution: 'Board', sample: false, url: 'https://board.example/?a=1&b=2' },
  places: [{ city: 'Austin', region: 'TX', country: 'US' }],
  remote: 'no',
  employmentType: 'full-time',
  pay: { min: 30, max: 35.5, currency: 'USD', period: 'hour' },
  postedAt: '2026-11-20',
  postedAtIsFirstSeen: false,
  validThrough: null,
  closed: false,
  occupation: null,
  seniority: null,
  degree: null,
  years: null,
  skills: { mustHave: [], niceToHave: [] },
  sponsorship: { value: 'sponsors', quote: null },
  addedAt: '2026-11-21T10:00:00.000Z',
};

async function requestFeed(url: string, items: object[] = [LISTING]) {
  const context = new RouterContextProvider();
  const filters: unknown[] = [];
  const feed = async (filter: unknown) => {
    filters.push(filter);
    return { items };
  };
  const page = { api: { listings: { feed } }, brand: { name: 'Foothold' }, publicUrl: 'https://foothold.example' };
  context.set(requestContext, page as unknown as RequestContext);
  const answer = await renderFeed({ request: new Request(`https://foothold.example${url}`), context });
  return { answer, xml: await answer.text(), filters };
}

test('a feed names each job as its card does, with an ID that stays', async () => {
  const { answer, xml } = await requestFeed('/jobs/feed.xml?q=nurse&sort=pay&page=3');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  for (const part of [
    '<id>https://foothold.example/jobs/feed.xml?q=nurse</id>',
    '<title>Nurse jobs · Foothold</title>',
    '<link rel="alternate" type="text/html" href="https://foothold.example/jobs?q=nurse"/>',
    '<updated>2026-11-21T10:00:00.000Z</updated>',
    '<id>urn:uuid:14395019-ca0b-4320-8376-0a8860e4b773</id>',
    '<title>Nurse &lt;Nights&gt; &amp; &quot;Days&quot;, Larkholt &amp; Sons</title>',
    'href="https://foothold.example/jobs/14395019-ca0b-4320-8376-0a8860e4b773"',
    '<summary>Larkholt &amp; Sons · Austin, TX · $30 – $35.50 an hour · Sponsors visas · Source: Board https://board.example/?a=1&amp;b=2</summary>',
  ])
    expect(xml).toContain(part);
});

test('a feed uses only the filters that can be read, and may be empty', async () => {
  const { xml, filters } = await requestFeed('/jobs/feed.xml?place=Austin&remote=sometimes&payMin=84k&other=1', []);
  expect(filters).toEqual([{ place: 'Austin', payMin: 84_000 }]);
  expect(xml).not.toContain('<entry>');
  expect(xml).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});
