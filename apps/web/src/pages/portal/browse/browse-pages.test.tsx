import type { Listing, ListingFit } from '@foothold/contracts/listings';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { parseMatchQuery } from '../../../features/applications/match-query.ts';
import { toJobRowView } from '../../../features/listings/row-view.ts';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { ComparePage } from './compare-page.tsx';
import { HiddenPage } from './hidden-page.tsx';
import { MatchesPage } from './matches-page.tsx';

function renderPage(page: ReactNode, path = '/portal/matches'): string {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

const createListing = (id: string, change: Partial<Listing> = {}): Listing => ({
  id,
  title: `Nurse ${id}`,
  company: { id: `company-${id}`, slug: 'larkholt-hospital', name: 'Larkholt Hospital', about: null },
  source: { id: 'feed', name: 'A feed', attribution: null, sample: false, url: null },
  places: [{ city: 'Austin', region: 'TX', country: 'US' }],
  remote: 'no',
  employmentType: 'full-time',
  pay: null,
  postedAt: '2026-11-20',
  postedAtIsFirstSeen: false,
  validThrough: null,
  closed: false,
  occupation: 'Registered Nurse',
  seniority: null,
  degree: null,
  years: null,
  skills: { mustHave: ['Wound Care'], niceToHave: [] },
  sponsorship: { value: 'unknown', quote: null },
  ...change,
});

const fit: ListingFit = {
  score: 84,
  parts: [{ part: 'must-have', points: 40, of: 45 }],
  reasons: [
    { kind: 'skills', effect: 'for', text: 'You’ve used 1 of 1 must-haves at work.' },
    { kind: 'degree', effect: 'against', text: 'Requires a doctorate.' },
  ],
};

const createMatches = (change: object, query = '') => ({
  query: { ...parseMatchQuery(new URLSearchParams(query)), resume: 'r1' },
  resumes: [{ id: 'r1', title: 'robin' }],
  states: [],
  visaListings: 'may-sponsor' as const,
  view: 'compact' as const,
  found: {
    matches: ['a', 'b'].map((id) => ({
      listing: toJobRowView(createListing(id)),
      score: 84,
      applicationId: id === 'a' ? 'saved' : null,
      reasons: fit.reasons.map(({ effect, text }) => ({ effect, text })),
    })),
    total: 40,
    considered: 1200,
    limitedByPlan: true,
    pages: 2,
    ...change,
  },
});

test('matches offer the filter for the visa clock, which stays when other filters change', () => {
  const off = renderPage(<MatchesPage loaderData={createMatches({})} />, '/portal/matches?state=TX');
  expect(off).toContain('visa=may-sponsor');
  expect(off).toContain('Leaves out jobs that say they don’t sponsor, are only for citizens, or need a clearance.');
  expect(off).not.toContain('selected: remove filter');
  const data = createMatches({});
  const query = { ...data.query, visa: 'may-sponsor' as const };
  const on = renderPage(<MatchesPage loaderData={{ ...data, query }} />, '/portal/matches?visa=may-sponsor');
  expect(on).toContain('selected: remove filter');
  expect(on).toContain('<input type="hidden" name="visa" value="may-sponsor"/>');
  const without = renderPage(<MatchesPage loaderData={{ ...data, visaListings: null }} />, '/portal/matches');
  expect(without).toContain('Set up your visa clock');
});

test('matches link to the pane with the filters of the list, and say what is saved', () => {
  const html = renderPage(<MatchesPage loaderData={createMatches({})} />, '/portal/matches?state=TX');
  expect(html).toContain('href="/portal/matches/a?state=TX"');
  expect(html).toContain('Top 40');
  expect(html.match(/ · (?:<!-- -->)?Saved</g)).toHaveLength(1);
  expect(html).toContain('Choose a job to read it here');
  expect(html).not.toContain('aria-label="Reasons"');
});

test('an open job is marked in the list, which a phone hides', () => {
  const html = renderPage(<MatchesPage loaderData={createMatches({})} />, '/portal/matches/b');
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/portal\/matches\/b"/);
  expect(html).toContain('Back to matches');
  // Its header is for screen readers only there, and must not have what keyboards reach.
  expect(html).toMatch(/<a class="[^"]*max-lg:hidden[^"]*" href="\/portal\/matches\/hidden"/);
  expect(html).not.toContain('Choose a job to read it here');
});

test('detailed rows list their reasons', () => {
  const html = renderPage(<MatchesPage loaderData={{ ...createMatches({}), view: 'detailed' }} />);
  expect(html.match(/aria-label="Reasons"/g)).toHaveLength(2);
});

test('only the last page says that the plan ends the list', () => {
  const text = 'Your plan shows the top 40 matches.';
  expect(renderPage(<MatchesPage loaderData={createMatches({})} />)).not.toContain(text);
  expect(renderPage(<MatchesPage loaderData={createMatches({}, 'page=2')} />)).toContain(text);
});

test('a page past the end leads back to the first', () => {
  const html = renderPage(<MatchesPage loaderData={createMatches({ matches: [] }, 'page=9')} />);
  expect(html).toContain('No more matches');
  expect(html).toContain('href="/portal/matches?resume=r1"');
});

test('a comparison shows each verdict with its sentence, the reasons, and what is not stated', () => {
  const sponsor = createListing('b', { sponsorship: { value: 'sponsors', quote: 'We sponsor H-1B visas.' } });
  const jobs = [
    { listing: createListing('a'), fit, applicationId: null },
    { listing: sponsor, fit: null, applicationId: null },
  ];
  const html = renderPage(<ComparePage loaderData={{ jobs, resume: { id: 'r1', title: 'robin' } }} />);
  expect(html).toContain('We sponsor H-1B visas.');
  expect(html).toContain('The listing doesn’t mention visas.');
  expect(html).toContain('Requires a doctorate.');
  expect(html).toContain('Not stated');
  expect(html).toContain('href="/portal/matches/compare?jobs=b&amp;resume=r1"');
  expect(renderPage(<ComparePage loaderData={{ jobs: [], resume: null }} />)).toContain('No jobs to compare');
});

test('the hidden list names jobs and companies, each with a way back', () => {
  const company = { id: 'c1', name: 'Fernbank Clinic' };
  const hidden = [
    { id: 'h1', kind: 'company' as const, listing: null, company, hiddenAt: '2026-11-20T10:00:00Z' },
    {
      id: 'h2',
      kind: 'listing' as const,
      listing: { id: 'a', title: 'Nurse a' },
      company,
      hiddenAt: '2026-11-19T10:00:00Z',
    },
  ];
  const html = renderPage(<HiddenPage loaderData={{ hidden, total: 2, page: 1, pages: 1 }} />);
  expect(html).toContain('All jobs');
  expect(html).toContain('href="/portal/jobs/a"');
  expect(html.match(/name="intent" value="restore"/g)).toHaveLength(2);
  expect(renderPage(<HiddenPage loaderData={{ hidden: [], total: 0, page: 1, pages: 1 }} />)).toContain(
    'Nothing hidden',
  );
});
