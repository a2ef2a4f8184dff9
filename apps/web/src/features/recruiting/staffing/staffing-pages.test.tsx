import type { Absence, StaffDashboard, Staffing } from '@foothold/contracts/recruiting';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { AbsencePage } from './absence-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { NewAbsencePage } from './new-absence-page.tsx';
import { StaffingPage } from './staffing-page.tsx';

const AT = '2026-11-29T12:00:00.000Z';

function render(page: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/console/recruiters'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

/** The text without tags. */
const readText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', '’');

const TEAM: Staffing['team'] = {
  members: 3,
  free: 22,
  waiting: { count: 2, since: '2026-11-28T12:00:00.000Z', medianHours: null },
  packets: { proposed: 9, waiting: 4, approved: 2, overdue: 1, submitted: 5 },
  tasks: { proposed: 1, approved: 0, expired: 0, done: 6, declined: 0, withdrawn: 0 },
  cases: { active: 1, overdue: 0, nextDue: null },
};

const STAFFING: Staffing = {
  recruiters: [
    {
      id: 'r1',
      name: 'Rowan Recruiter',
      members: 3,
      capacity: 25,
      capacityIsOwn: false,
      awayUntil: '2026-12-04',
      figures: { approved: 2, reply: null },
    },
  ],
  columns: [
    { id: 'approved', label: 'Approved, not submitted', unit: 'count' },
    { id: 'reply', label: 'Median first reply', unit: 'minutes' },
  ],
  team: TEAM,
  absences: [],
};

test('the load page shows packets apart from other tasks, and says where there isn’t enough data', () => {
  const text = readText(render(<StaffingPage loaderData={{ ...STAFFING, now: AT }} actionData={undefined} />));
  expect(text).toContain('4 waiting for approval, 2 approved and not submitted, 1 overdue');
  expect(text).toContain('9 proposed, 5 submitted');
  expect(text).toContain('Other tasks 1 waiting for approval');
  expect(text).toContain('Approved, not submitted');
  expect(text).toContain('Not enough data');
  expect(text).toContain('Away until');
  expect(text).toContain('No absences are planned.');
});

test('the load page without recruiters says how to get one', () => {
  const html = render(<StaffingPage loaderData={{ ...STAFFING, recruiters: [], now: AT }} actionData={undefined} />);
  expect(html).toContain('data-empty');
  expect(html).toContain('href="/console/members"');
});

const DASHBOARD: StaffDashboard = {
  members: { all: 120, recruiter: 80, member: 40 },
  queue: [
    {
      member: { id: 'm1', name: 'Robin Example', sample: true },
      registrationId: 'g1',
      preferredRole: 'Charge nurse',
      recruiter: { id: 'r1', name: 'Rowan Recruiter' },
      step: 'ready',
      nextActor: 'recruiter',
      due: '2026-11-29T09:00:00.000Z',
      overdue: true,
    },
    {
      member: { id: 'm2', name: 'Sam Example', sample: false },
      registrationId: 'g2',
      preferredRole: '',
      recruiter: { id: 'r1', name: 'Rowan Recruiter' },
      step: 'unauthorized',
      nextActor: 'member',
      due: null,
      overdue: false,
    },
  ],
  funnel: { prepared: 40, approved: 30, submitted: 20, answered: 5, interviews: 2 },
  weeks: [0, 0, 1, 2, 3, 4, 4, 6].map((submitted, index) => ({
    endsAt: new Date(Date.parse(AT) - (7 - index) * 7 * 24 * 3_600_000).toISOString(),
    submitted,
  })),
};

test('the dashboard shows who has to act, what is overdue, and no rate without enough data', () => {
  const html = render(<DashboardPage loaderData={{ ...DASHBOARD, now: AT }} />);
  const text = readText(html);
  expect(html).toContain('href="/console/registrations/g1"');
  expect(text).toContain('Ready to submit');
  expect(text).toContain('Overdue since');
  expect(text).toContain('No deadline');
  expect(text).toContain('The first 2 of 120.');
  expect(text).toContain('75% got this far');
  expect(text).toContain('not enough data for a percentage');
  expect(text).toMatch(/20 Submitted in eight weeks|Submitted in eight weeks 20/);
});

test('the dashboard without members says what is missing', () => {
  const empty = { ...DASHBOARD, members: { all: 0, recruiter: 0, member: 0 }, queue: [] };
  expect(render(<DashboardPage loaderData={{ ...empty, now: AT }} />)).toContain('No members with a recruiter yet');
});

const ABSENCE: Absence = {
  id: 'a1',
  recruiter: { id: 'r1', name: 'Rowan Recruiter' },
  startsOn: '2026-11-29',
  endsOn: '2026-12-04',
  state: 'running',
  cover: { id: 'r2', name: 'Cory Cover' },
  note: 'Call only in the evening.',
  covers: [
    {
      member: { id: 'm1', name: 'Robin Example' },
      cover: null,
      coveredBy: { id: 'r2', name: 'Cory Cover' },
      note: 'Prefers email.',
      state: 'covered',
    },
  ],
};
const RECRUITERS = [
  { id: 'r1', name: 'Rowan Recruiter', members: 3, capacity: 25, away: true },
  { id: 'r2', name: 'Cory Cover', members: 1, capacity: 25, away: false },
];

test('an absence that runs can be changed, and ended after a question', () => {
  const html = render(<AbsencePage loaderData={{ absence: ABSENCE, recruiters: RECRUITERS }} actionData={undefined} />);
  expect(html).toContain('Call only in the evening.');
  expect(html).toContain('Prefers email.');
  expect(html).toContain('name="note-m1"');
  expect(html).toContain('End absence');
  expect(html, 'nobody covers for themselves').not.toContain('<option value="r1"');
});

test('an absence that is over only shows who covered', () => {
  const absence = {
    ...ABSENCE,
    state: 'ended' as const,
    covers: ABSENCE.covers.map((one) => ({ ...one, state: 'returned' as const })),
  };
  const html = render(<AbsencePage loaderData={{ absence, recruiters: RECRUITERS }} actionData={undefined} />);
  expect(html).toContain('This absence is over.');
  expect(html).toContain('Returned');
  expect(html).not.toContain('Save absence');
});

test('a new absence keeps what was typed when it is refused, and names the field', () => {
  const failure = {
    message: 'Check the fields.',
    fields: { endsOn: 'The last day can’t be before the first.' },
    values: { note: 'Call only in the evening.', startsOn: '2026-12-04', endsOn: '2026-12-01' },
  };
  const html = render(<NewAbsencePage loaderData={{ recruiters: RECRUITERS }} actionData={{ failure }} />);
  expect(html).toContain('The last day can’t be before the first.');
  expect(html).toContain('Call only in the evening.');
  expect(render(<NewAbsencePage loaderData={{ recruiters: [] }} actionData={undefined} />)).toContain('data-empty');
});
