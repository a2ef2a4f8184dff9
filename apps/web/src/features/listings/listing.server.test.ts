import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type RequestContext, requestContext } from '../../shared/request-context.ts';
import { loadListing } from './listing.server.ts';

/** Requests a page from an app with one listing. */
function requestPage(listing: object, viewer: object | null, applications: object[] = []) {
  const context = new RouterContextProvider();
  const calls: unknown[] = [];
  const api = {
    listings: { get: async () => listing },
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

const NURSE = { id: 'l1', title: 'Nurse', closed: false, jobPosting: { '@type': 'JobPosting' } };

test('an open listing has a page, with structured data for search engines', async () => {
  const { args, calls } = requestPage(NURSE, null);
  const { data, init } = await loadListing(args, 'l1');
  expect(init?.status).toBe(200);
  expect(data).toMatchObject({ listing: { title: 'Nurse' }, structuredData: [{ '@type': 'JobPosting' }], saved: null });
  expect(data.listing).not.toHaveProperty('jobPosting');
  // Nothing can be saved, because nobody is signed in.
  expect(calls).toEqual([]);
});

test('a closed listing can still be read, with status 404', async () => {
  const saved = { id: 'a1', resumeId: null, note: 'Called', listing: NURSE };
  const { args, calls } = requestPage({ ...NURSE, closed: true, jobPosting: null }, { id: 'u1' }, [saved]);
  const { data, init } = await loadListing(args, 'l1');
  expect(init?.status).toBe(404);
  expect(data).toMatchObject({ structuredData: [], saved: { id: 'a1', note: 'Called' } });
  expect(calls).toEqual([{ listingId: 'l1' }]);
});
