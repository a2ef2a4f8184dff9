import { PACKET_FILTERS, type PacketFilter } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketContent } from '@foothold/core/packets';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { createPacket } from '../../../shared/testing/packet.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { BatchPage } from './batch-page.tsx';
import { ApprovalsPage } from './list-page.tsx';
import { ReviewPage, type ReviewPageProps } from './review-page.tsx';

type Loaded = ReviewPageProps['loaderData'];

function renderPage(page: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/portal/approvals/p1'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

const render = (packet: Loaded['packet'], change: Partial<Loaded> = {}, actionData?: ReviewPageProps['actionData']) =>
  renderPage(
    <ReviewPage
      loaderData={{ packet, previousLetter: null, method: 'password', view: 'review', next: null, ...change }}
      actionData={actionData}
    />,
  );

const OPEN: PacketContent['answers'] = [
  { question: 'I certify that all statements are true.', answer: null, source: 'member', memberOnly: true },
];

test('shows the job, the clock, the score, every answer, and every file', async () => {
  const html = render(await createPacket({ letter: 'Dear team,\nhello' }, { note: 'A good match.' }));
  expect(html).toContain('Registered Nurse');
  expect(html).toContain('Decide by');
  expect(html).toContain('Fri, Nov 27');
  expect(html).toContain('80 is the minimum.');
  expect(html).toContain('Because of the wound care team.');
  expect(html).toContain('From your answer book');
  expect(html).toContain('Dear team,\nhello');
  expect(html).toContain('/api/packets/p1/files/');
  expect(html).toContain('40 kB');
  expect(html).toContain('A good match.');
  expect(html).not.toContain('name="exception"');
});

test('without JavaScript, the password approves after a checkbox, by POST', async () => {
  const packet = await createPacket();
  const html = render(packet);
  expect(html).toContain('method="post"');
  expect(html).toContain(`value="p1 ${packet.hash}"`);
  expect(html).toContain('I’ve read every answer.');
  expect(html).toContain('autoComplete="current-password"');
  expect(html).not.toContain('aria-disabled="true"');
});

test('an authenticator code is asked for where the account has one', async () => {
  expect(render(await createPacket(), { method: 'code' })).toContain('autoComplete="one-time-code"');
});

test('passkey accounts are told that a passkey needs JavaScript', async () => {
  const html = render(await createPacket(), { method: 'passkey' });
  expect(html).toContain('needs JavaScript');
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Approve/);
  expect(html).not.toContain('name="password"');
});

test('an account that can prove nothing is led to a passkey, and back', async () => {
  const html = render(await createPacket(), { method: null });
  expect(html).toContain('/portal/settings/security?back=%2Fportal%2Fapprovals%2Fp1');
  expect(html).not.toContain('name="item"');
});

test('a low score has an exception that belongs to the form', async () => {
  const html = render(await createPacket({ resume: { id: 'r1', title: 'Robin', score: 74, rubric: '1' } }));
  expect(html).toContain('it needs your exception');
  expect(html).toMatch(/<input[^>]*form="approve"[^>]*name="exception"/);
});

test('an open question is a field that makes a new version', async () => {
  const html = render(await createPacket({ answers: OPEN }));
  expect(html).toContain('Only you can answer this');
  expect(html).toContain('name="answer-0"');
});

test('marks what changed since the earlier version', async () => {
  const previous = {
    id: 'p0',
    answers: [
      { question: 'Why here?', answer: 'Because of the team.', source: 'recruiter', memberOnly: false },
    ] as const,
  };
  const html = render(await createPacket({}, { previous: { id: previous.id, answers: [...previous.answers] } }));
  expect(html).toContain('Changed');
  expect(html).toContain('What changed since the earlier version');
  expect(html).toContain('This is a new version');
});

test.each([
  [
    'approved',
    { clock: { side: 'recruiter', due: '2026-11-29T12:00:00.000Z', overdue: false } },
    'Your recruiter submits by',
  ],
  ['replaced', { replacedBy: 'p2' }, '/portal/approvals/p2'],
  ['withdrawn', {}, 'Your recruiter withdrew this application'],
  ['expired', {}, 'The time to decide is over'],
  ['lapsed', {}, 'Your approval has expired'],
  ['ended', {}, 'You no longer let recruiters apply for you'],
  [
    'declined',
    { ended: { at: '2026-11-21T12:00:00.000Z', reason: 'pay', text: 'At least $95,000' } },
    'The pay is too low.',
  ],
] as const)('says what %s means, and has nothing to approve', async (state, change, text) => {
  const html = render(await createPacket({}, { state, ...change }));
  expect(html).toContain(text);
  expect(html).not.toContain('name="item"');
});

test('leads to the next one that waits', async () => {
  const next = await createPacket({ id: 'p9' });
  expect(render(await createPacket({}, { state: 'approved' }), { next })).toContain('/portal/approvals/p9');
});

test('a receipt shows its number, when, and by whom', async () => {
  const receipt = { kind: 'number' as const, text: 'GH-20417', file: null };
  const submission = { at: '2026-11-22T15:04:00.000Z', recruiter: 'Rowan Recruiter', receipt };
  const html = render(await createPacket({}, { state: 'submitted', clock: null, submission }));
  expect(html).toContain('GH-20417');
  expect(html).toContain('Nov 22, 2026');
});

test('declining asks for a reason, and keeps what was entered', async () => {
  const failure = { message: 'This application has changed.', fields: {}, values: { reason: 'pay', text: 'More' } };
  const html = render(await createPacket(), { view: 'decline' }, { intent: 'decline', done: null, failure });
  expect(html).toContain('This application has changed.');
  expect(html).toContain('/portal/profile/recruiter#rules');
  expect(html).toContain('>More</textarea>');
  expect(html).toContain('Never propose Juniper Ridge Hospital again');
});

test('editing keeps what was entered after a refusal', async () => {
  const failure = { message: 'This application has changed.', fields: {}, values: { 'answer-0': 'Mine' } };
  const html = render(await createPacket(), { view: 'edit' }, { intent: 'edit', done: null, failure });
  expect(html).toContain('>Mine</textarea>');
});

test('several are approved by one form, and what was left out is named', async () => {
  const reviewed = [await createPacket(), await createPacket({ id: 'p2' })].map((packet) => ({
    packet,
    previousLetter: null,
  }));
  const html = renderPage(
    <BatchPage loaderData={{ reviewed, method: 'password', leftOut: 1 }} actionData={undefined} />,
  );
  expect(html).toContain('Approve 2 applications');
  expect(html.match(/name="item"/g)).toHaveLength(2);
  expect(html).toContain('One application isn’t shown');
});

const renderList = (filter: PacketFilter, tasksWaiting = 0) =>
  renderPage(
    <ApprovalsPage
      loaderData={{
        filter,
        page: 1,
        packets: [],
        total: 0,
        pageSize: 30,
        counts: { waiting: 0, approved: 0, submitted: 0, past: 0 },
      }}
      tasksWaiting={tasksWaiting}
    />,
  );

test.each(PACKET_FILTERS)('the list of %s says why it is empty', (filter) => {
  expect(renderList(filter)).toContain('data-empty');
});

test('the list names tasks that wait, too, because the phone’s header counts both', () => {
  expect(renderList('waiting')).not.toContain('/portal/profile/tasks');
  expect(renderList('waiting', 1)).toMatch(/1 other task<\/a>[^<]*from your recruiter waits/);
  expect(renderList('waiting', 3)).toMatch(/3 other tasks<\/a>[^<]*from your recruiter wait /);
});

test('a long receipt shows its beginning, and the rest on demand', async () => {
  const text = `Thank you for applying.\n${'We received your application. '.repeat(200)}The end.`;
  const submission = {
    at: '2026-11-22T09:00:00.000Z',
    recruiter: 'Rowan Recruiter',
    receipt: { kind: 'email' as const, text, file: null },
  };
  const html = render(await createPacket({}, { state: 'submitted', submission }));
  expect(html).toContain('Show more');
  expect(html).toContain('The end.');
  const short = { ...submission, receipt: { ...submission.receipt, text: 'GH-20417' } };
  expect(render(await createPacket({}, { state: 'submitted', submission: short }))).not.toContain('Show more');
});
