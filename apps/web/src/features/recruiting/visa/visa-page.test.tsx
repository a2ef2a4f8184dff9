import { type Visa, visaFactsSchema } from '@foothold/contracts/recruiting/visa';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { VisaPage, type VisaPageProps } from './visa-page.tsx';

const RULE = {
  id: 'f1-grace',
  title: '60 days after F-1',
  text: 'You have 60 days.',
  citation: '8 CFR 214.2(f)(5)(iv)',
  url: 'https://www.ecfr.gov/current/title-8/section-214.2',
  checkedOn: '2026-11-29',
  copyDate: null,
  stale: false,
};

const CLOCK: NonNullable<Visa['clock']> = {
  today: '2026-11-29',
  dates: [
    { kind: 'opt-end', date: '2026-11-28', daysLeft: -1, rule: null },
    { kind: 'f1-leave-by', date: '2027-01-27', daysLeft: 59, rule: 'f1-grace' },
  ],
  counts: [{ kind: 'unemployment', used: 12, limit: 90, left: 78, unclear: 0 }],
  questions: ['petition'],
  warnings: [],
  rules: [RULE],
  listings: 'not-citizens-only',
};

function render(change: Partial<VisaPageProps['loaderData']> = {}): string {
  const facts = visaFactsSchema.parse({ dsoRecommended: '2026-10-01' });
  const loaderData: VisaPageProps['loaderData'] = {
    record: { status: 'opt', facts, savedAt: '2026-11-29T12:00:00.000Z' },
    registration: null,
    differs: false,
    clock: CLOCK,
    shared: false,
    tasksWaiting: 0,
    status: 'opt',
    isChanging: false,
    ...change,
  };
  const page = <VisaPage loaderData={loaderData} actionData={undefined} />;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/portal/profile/visa'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

const CONFIRM = 'Confirm with your DSO or an immigration attorney';

test('shows dates with their rule, counts, questions, and whom to ask', () => {
  const html = render();
  expect(html).toContain(CONFIRM);
  expect(html).toContain('12 of 90 used, 78 left');
  expect(html).toContain('1 day ago');
  expect(html).toContain('in 59 days');
  expect(html).toContain('href="#rule-f1-grace"');
  expect(html).toContain('8 CFR 214.2(f)(5)(iv)');
  expect(html).toContain('Enter whether an employer has filed an H-1B petition for you.');
  expect(html).not.toContain('more than a year ago');
});

test('warns about a rule that was read more than a year ago, and says if nobody read it', () => {
  expect(render({ clock: { ...CLOCK, rules: [{ ...RULE, stale: true }] } })).toContain(
    'Some rules were checked more than a year ago',
  );
  expect(render({ clock: { ...CLOCK, rules: [{ ...RULE, checkedOn: null }] } })).toContain(
    'so we compute no date from it',
  );
});

test('asks for the status first, and names whom to ask even then', () => {
  const html = render({ record: null, clock: null, status: null });
  expect(html).toContain(CONFIRM);
  expect(html).toContain('Your current status');
  expect(html).not.toContain('Save visa status');
  expect(html).not.toContain('Delete visa status');
});

test('a DSO’s recommendation isn’t carried over to another status', () => {
  expect(render()).toContain('value="2026-10-01"');
  expect(render({ status: 'cpt', isChanging: true })).not.toContain('value="2026-10-01"');
});

test('says that the registration names another status', () => {
  const registration = { visaStatus: 'H1B Visa', visaEndDate: '' };
  expect(render({ registration, differs: true, clock: null })).toContain('Your registration says another status');
});
