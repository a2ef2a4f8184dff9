import { AUTHORIZATION } from '@foothold/contracts/recruiting/authorization-choices';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { AgreementPage, type AgreementPageProps } from './agreement-page.tsx';

const AT = '2026-11-29T12:00:00.000Z';

function render(change: Partial<AgreementPageProps['loaderData']> = {}): string {
  const loaderData: AgreementPageProps['loaderData'] = {
    authorization: { live: false, since: null, current: false, history: [] },
    ownRules: {
      rules: {
        neverCompanies: [],
        askBefore: { relocation: false, contract: false, onSite: false, payBelow: null },
        places: [],
        payFloor: null,
        note: '',
        weekly: null,
      },
      savedAt: null,
      suggestedCompanies: ['Example Works'],
    },
    confirmations: [],
    recruiter: { name: 'Rowan Recruiter', since: AT, covering: null },
    tasksWaiting: 0,
    ...change,
  };
  const page = <AgreementPage loaderData={loaderData} actionData={undefined} />;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/portal/profile/recruiter'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

test('shows the whole text before it is given, and one button', () => {
  const html = render();
  for (const line of [...AUTHORIZATION.may, ...AUTHORIZATION.mayNot]) expect(html).toContain(line);
  expect(html).toContain('Give authorization');
  expect(html).not.toContain('Withdraw authorization');
});

test('shows since when it is given, how to withdraw it, and a text that has changed', () => {
  const html = render({
    authorization: { live: true, since: AT, current: false, history: [{ given: true, at: AT, text: 'Old' }] },
  });
  expect(html).toContain('Withdraw authorization');
  expect(html).toContain('Download with its history');
  expect(html).toContain('The text has changed since you agreed');
});

test('puts an employer of today on the list until rules are saved', () => {
  expect(render()).toContain('We added Example Works');
  const { ownRules } = {
    ownRules: {
      rules: {
        neverCompanies: ['Other'],
        askBefore: { relocation: true, contract: false, onSite: false, payBelow: null },
        places: [],
        payFloor: null,
        note: '',
        weekly: 3,
      },
      savedAt: AT,
      suggestedCompanies: ['Example Works'],
    },
  };
  expect(render({ ownRules })).toContain('Add Example Works, where you work now');
});

test('asks the questions of the recruiter, with the roles to choose from', () => {
  const question = {
    id: 'c1',
    kind: 'question' as const,
    state: 'waiting' as const,
    text: 'Have you used Kubernetes?',
    before: null,
    reason: 'The job requires it.',
    askedAt: AT,
    decidedAt: null,
    recruiter: 'Rowan Recruiter',
    resume: { id: 'r1', title: 'My résumé' },
    listing: null,
    asksWhere: true,
    roles: [{ path: 'work/w1', name: 'Engineer, Larkholt' }],
  };
  const html = render({
    confirmations: [question, { ...question, id: 'c2', kind: 'edit', text: 'Ran 3 clusters', before: 'Ran clusters' }],
  });
  for (const text of ['Have you used Kubernetes?', 'Engineer, Larkholt', 'Yes, add it', 'No, leave it out'])
    expect(html).toContain(text);
});
