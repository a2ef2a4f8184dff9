import type { WeeklyReport, WeeklyReports } from '@foothold/contracts/recruiting/weekly-reports';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { ReportEmailsPage } from './report-emails-page.tsx';
import { ReportPage } from './report-page.tsx';
import { ReportsPage } from './reports-page.tsx';

const NONE = { proposed: 0, approved: 0, declined: 0, withdrawn: 0, expired: 0, lapsed: 0, submitted: 0 };
const WEEK = { week: '2026-11-23', ends: '2026-11-29', running: false, emailedAt: null, figures: NONE };
const AT = '2026-11-25T18:00:00.000Z';

function render(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/portal/recruiter/reports'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

function renderList(over: Partial<WeeklyReports> = {}): string {
  const loaderData = {
    weeks: [],
    timeZone: 'America/New_York',
    emails: true,
    recruiter: null,
    planIncludesRecruiter: true,
    ...over,
  };
  return render(<ReportsPage loaderData={loaderData} actionData={undefined} />);
}

function renderReport(over: Partial<WeeklyReport> = {}): string {
  const report: WeeklyReport = {
    ...WEEK,
    timeZone: 'America/New_York',
    recruiter: 'Rowan Recruiter',
    quiet: false,
    submitted: [],
    proposed: [],
    approved: [],
    declined: [],
    withdrawn: [],
    expired: [],
    lapsed: [],
    changes: [],
    replies: [],
    tasks: [],
    copies: 0,
    messages: { fromRecruiter: 0, fromMember: 0, answered: 0, inTime: 0, longestMs: null, usualMs: null },
    cases: [],
    covers: [],
    ahead: null,
    ...over,
  };
  return render(<ReportPage loaderData={report} />);
}

test('without reports, says what to do by the plan', () => {
  expect(renderList()).toContain('href="/portal/profile"');
  const without = renderList({ planIncludesRecruiter: false });
  expect(without).toContain('href="/portal/billing"');
  expect(without).not.toContain('value="off"');
});

test('lists weeks with their figures, and turns the emails off or on', () => {
  const weeks = [
    { ...WEEK, week: '2026-11-30', ends: '2026-12-06', running: true },
    { ...WEEK, figures: { ...NONE, submitted: 2, proposed: 3 }, emailedAt: AT },
  ];
  const html = renderList({ weeks });
  expect(html).toContain('href="/portal/recruiter/reports/2026-11-23"');
  expect(html).toContain('Nov 30 – Dec 6, 2026');
  expect(html).toContain('This week so far');
  expect(html).toContain('Submitted: 2 · Prepared for you: 3');
  expect(html).toContain('America/New York');
  expect(html).toContain('value="off"');
  expect(renderList({ weeks, emails: false })).toContain('value="on"');
});

test('a quiet week says so, and has no empty sections', () => {
  const html = renderReport({ quiet: true });
  expect(html).toContain('Nothing happened this week');
  expect(html).not.toContain('<h2');
  expect(html).toContain('href="/api/recruiting/weekly-reports/2026-11-23/pdf"');
});

test('shows what was submitted, declined, and what waits, with links, as text', () => {
  const job = { packetId: 'p', title: '<b>Nurse</b>', company: 'Clinic', at: AT };
  const html = renderReport({
    figures: { ...NONE, submitted: 60, declined: 1 },
    submitted: [{ ...job, receipt: { kind: 'number', text: 'GH-20417' } }],
    declined: [{ ...job, reason: 'pay', text: 'I need more.' }],
    changes: [{ applicationId: 'a', title: 'Nurse', company: 'Clinic', at: AT, to: 'interview', by: 'email' }],
    ahead: {
      packets: [{ packetId: 'w', title: 'Analyst', company: 'Works', expiresAt: '2026-12-03T22:00:00.000Z' }],
      packetsWaiting: 1,
      tasks: 2,
      confirmations: 1,
      replyDue: AT,
      interviews: [],
    },
  });
  expect(html).toContain('Rowan Recruiter submitted 60 applications for you this week.');
  expect(html).toContain('&lt;b&gt;Nurse&lt;/b&gt;, Clinic');
  expect(html).toContain('GH-20417');
  expect(html).toContain('And 59 more.');
  expect(html).toContain('The pay is too low: I need more.');
  expect(html).toContain('Interview (an email)');
  expect(html).toContain('href="/portal/approvals/w"');
  expect(html).toContain('Thu, Dec 3, 2026, 5:00 PM EST');
  for (const text of ['2 tasks to decide about', '1 question about your résumé', 'A reply to your recruiter'])
    expect(html).toContain(text);
});

test('the page of the email’s link turns the emails off only after a click', () => {
  expect(render(<ReportEmailsPage link={{ on: true }} outcome={null} />)).toContain('<form');
  expect(render(<ReportEmailsPage link={null} outcome={{ done: true }} />)).toContain('Weekly emails are off');
  expect(render(<ReportEmailsPage link={{ on: false }} outcome={null} />)).not.toContain('<form');
  expect(render(<ReportEmailsPage link={null} outcome={null} />)).toContain('Open the link in your email');
  expect(render(<ReportEmailsPage link={null} outcome={{ done: false }} />)).toContain('role="alert"');
});
