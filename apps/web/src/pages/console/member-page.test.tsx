import type { MemberDetail } from '@foothold/contracts/staff';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../shared/app-data.tsx';
import { APP } from '../../shared/testing/app.ts';
import { MemberPage } from './member-page.tsx';

const detail: MemberDetail & { now: string } = {
  member: {
    id: 'm1',
    name: 'Robin Example',
    email: 'robin@example.com',
    emailConfirmed: true,
    role: 'member',
    createdAt: '2026-11-01T09:00:00.000Z',
    sample: false,
  },
  plan: 'none',
  trialEndsAt: '2026-11-08T09:00:00.000Z',
  subscriptions: [],
  credit: 0,
  invoices: [],
  refundable: [],
  registration: null,
  inquiries: [],
  resumes: 0,
  views: [],
  now: '2026-11-07T09:00:00.000Z',
};

function renderMember(change: Partial<typeof detail>): string {
  const router = createMemoryRouter([{ path: '*', element: <MemberPage detail={{ ...detail, ...change }} /> }]);
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <RouterProvider router={router} />
    </AppDataProvider>,
  );
}

test('says whether the trial ends or has ended, whatever the plan is', () => {
  expect(renderMember({ plan: 'trial' })).toContain('Trial ends');
  expect(renderMember({ plan: 'prime' })).toContain('Trial ends');
  expect(renderMember({ now: '2026-11-09T09:00:00.000Z' })).toContain('Trial ended');
  expect(renderMember({ trialEndsAt: null })).not.toContain('Trial end');
});
