import type { MemberCase, StaffCaseDetail } from '@foothold/contracts/recruiting';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { CasesPage } from './cases-page.tsx';
import { ConsoleCasePage } from './console-case-page.tsx';
import { OwnCasesPage } from './own-cases-page.tsx';

const AT = '2026-11-29T12:00:00.000Z';

function render(page: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/console/guarantee'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

const CASE: MemberCase = {
  id: 'c1',
  state: 'open',
  resume: { id: 's1', title: 'Robin’s résumé' },
  job: { id: 'l1', title: 'Registered Nurse', company: 'Larkholt' },
  opened: { at: '2026-11-20T09:00:00.000Z', score: 61, rubric: '2026.2', mustHavesMet: 100 },
  latestScore: 64,
  dueAt: '2026-12-01T09:00:00.000Z',
  closedAt: null,
  reason: null,
  credit: null,
  recruiter: null,
};
const CREDITED: MemberCase = {
  ...CASE,
  state: 'credited',
  closedAt: '2026-11-28T09:00:00.000Z',
  reason: 'The résumé shows none of the skills in a role.',
  credit: 899,
};
const DETAIL: StaffCaseDetail = {
  ...CASE,
  member: { id: 'm1', name: 'Robin Example' },
  declined: 3,
  review: null,
  hiddenFor: 'consent',
  history: [{ id: 'e1', kind: 'opened', by: null, text: '61 on rubric 2026.2', at: '2026-11-20T09:00:00.000Z' }],
};

const renderList = (cases: StaffCaseDetail[], state: 'active' | 'closed' = 'active') =>
  render(
    <CasesPage
      loaderData={{
        cases,
        total: cases.length,
        counts: { active: cases.length, overdue: 0, closed: 0 },
        state,
        page: 1,
        pages: 1,
        now: AT,
      }}
    />,
  );

test('the console lists cases with their clock, and says why the list is empty', () => {
  const html = renderList([DETAIL]);
  expect(html).toContain('href="/console/guarantee/c1"');
  expect(html).toContain('Due');
  expect(html).toContain('Unassigned');
  expect(renderList([])).toContain('No open cases');
  expect(renderList([], 'closed')).toContain('No closed cases');
});

const renderCase = (one: StaffCaseDetail, now = AT) =>
  render(<ConsoleCasePage loaderData={{ one, role: 'admin', now }} actionData={undefined} />);

test('an open case shows its facts and what can be done', () => {
  const html = renderCase(DETAIL);
  expect(html).toContain('61 on rubric 2026.2');
  expect(html).toContain('Start work');
  expect(html).toContain('Save note');
  expect(html).toContain('Close case');
  expect(html).toContain('hasn’t allowed a recruiter to read the résumé');
  expect(renderCase(DETAIL, '2026-12-02T09:00:00.000Z')).toContain('Overdue since');
});

test('a closed case shows its outcome, and nothing can be done', () => {
  const html = renderCase({ ...DETAIL, ...CREDITED });
  expect(html).toContain('The résumé shows none of the skills in a role.');
  expect(html).toContain('$8.99');
  expect(html).toContain('This case is closed.');
  expect(html).not.toContain('Start work');
});

const renderOwn = (cases: MemberCase[], notIncluded: 'trial' | 'plan' | null = null) =>
  render(
    <OwnCasesPage
      loaderData={{ cases, notIncluded, reviewAllowed: false, tasksWaiting: 0, now: AT }}
      actionData={undefined}
    />,
  );

test('a member sees the clock of an open case, and the outcome and credit of a closed one', () => {
  const html = renderOwn([CASE, CREDITED]);
  expect(html).toContain('Waiting for a recruiter');
  expect(html).toContain('Let my recruiter read it');
  expect(html).toContain('The résumé shows none of the skills in a role.');
  expect(html).toContain('$8.99');
  expect(renderOwn([CREDITED]), 'nothing is left to read').not.toContain('Let my recruiter read it');
});

test('a member without cases sees what the page is for, and whether their plan includes the guarantee', () => {
  expect(renderOwn([])).toContain('data-empty');
  expect(renderOwn([], 'trial')).toContain('isn’t part of the trial');
  expect(renderOwn([], 'plan')).toContain('Your plan doesn’t include');
});
