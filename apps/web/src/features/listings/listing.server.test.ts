import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type RequestContext, requestContext } from '../../shared/request-context.ts';
import { loadListing } from './listing.server.ts';

/** Requests a page from an app with one listing. */
function requestPage(listing: object, viewer: object | null, applications: object[] = []) {
  const context = new RouterContextProvider();
  const calls: unknown[] = [];
  const api = {
    listings: { get: async () => listing, similar: async () => ({ items: SIMILAR }) },
    applications: {
      list: async (input: unknown) => {
        calls.push(input);
        return { applications };
      },
    },
  };
  context.set(requestContext, { api, viewer } as unknown as RequestContext);
  return { args: { context }, calls };
}

const SIMILAR = [
  {
    id: 'l2',
    title: 'Night nurse',
    company: { name: 'Larkholt Hospital' },
    places: [],
    remote: null,
    skills: { mustHave: [] },
    source: { attribution: null, url: null, sample: false },
  },
];
const NURSE = { id: 'l1', title: 'Nurse', closed: false, jobPosting: { '@type': 'JobPosting' } };

test('an open listing has a page, with structured data for search engines', async () => {
  const { args, calls } = requestPage(NURSE, null);
  const { data, init } = await loadListing(args, 'l1');
  expect(init).toBeNull();
  expect(data).toMatchObject({
    listing: { title: 'Nurse' },
    structuredData: [{ '@type': 'JobPosting' }],
    saved: null,
    similar: [],
  });
  expect(data.listing).not.toHaveProperty('jobPosting');
  // Nothing can be saved, because nobody is signed in.
  expect(calls).toEqual([]);
});

test('a closed listing has status 410 and similar ones, and stays saved', async () => {
  const saved = { id: 'a1', resumeId: null, note: 'Called', listing: NURSE };
  const { args, calls } = requestPage({ ...NURSE, closed: true, jobPosting: null }, { id: 'u1' }, [saved]);
  const { data, init } = await loadListing(args, 'l1');
  expect(init?.status).toBe(410);
  expect(data).toMatchObject({ structuredData: [], saved: { id: 'a1', note: 'Called' }, similar: [{ id: 'l2' }] });
  expect(calls).toEqual([{ listingId: 'l1' }]);
});
