import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { NewPacketPage, type NewPacketPageProps } from './new-page.tsx';
import { ConsolePacketPage } from './packet-page.tsx';
import { ConsolePacketsPage } from './packets-page.tsx';

function render(page: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/console/packets'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

const FILE = {
  kind: 'resume' as const,
  name: 'Resume.pdf',
  type: 'application/pdf',
  size: 2048,
  sha256: 'a'.repeat(64),
};

const PACKET: PacketDetail = {
  id: 'p1',
  hash: 'b'.repeat(64),
  state: 'approved',
  job: { listingId: 'l1', title: 'Data Analyst', company: 'Larkholt', place: 'Denver, CO' },
  member: { id: 'm1', name: 'Robin Example' },
  recruiter: 'Rowan Recruiter',
  applicationId: 'a1',
  score: 72,
  needsMailbox: true,
  openQuestions: 0,
  changedAnswers: 0,
  proposedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  clock: { side: 'recruiter', due: '2026-11-23T09:00:00.000Z', overdue: true },
  content: {
    format: 1,
    id: 'p1',
    memberId: 'm1',
    listing: {
      id: 'l1',
      title: 'Data Analyst',
      company: 'Larkholt',
      place: 'Denver, CO',
      url: 'https://example.com/j',
    },
    channel: 'email',
    needsMailbox: true,
    resume: { id: 'r1', title: 'Robin’s résumé', score: 72, rubric: 'x' },
    letter: 'Dear all',
    answers: [
      { question: 'Why us?', answer: 'The  team', source: 'recruiter', memberOnly: false },
      { question: 'Signature', answer: null, source: 'member', memberOnly: true },
    ],
    files: [FILE],
  },
  canonical: '{}',
  changed: [],
  previous: null,
  replacedBy: null,
  madeBy: 'recruiter',
  note: '',
  needsException: true,
  ended: null,
  approval: {
    id: 'x1',
    at: '2026-11-21T09:00:00.000Z',
    expiresAt: '2026-12-05T09:00:00.000Z',
    method: 'passkey',
    exception: true,
  },
  started: null,
  submission: null,
};

const renderPacket = (change: Partial<PacketDetail> = {}) =>
  render(<ConsolePacketPage loaderData={{ packet: { ...PACKET, ...change } }} actionData={undefined} />);

describe('a packet', () => {
  test('is shown word for word, with what to do next', () => {
    const page = renderPacket();
    expect(page).toContain('The  team');
    expect(page).toContain(`/api/recruiting/packets/p1/files/${FILE.sha256}`);
    expect(page).toContain('https://example.com/j');
    expect(page).toContain('Overdue');
    expect(page).toContain('I’m filling in the form');
    expect(page).toContain('Mark as submitted');
    expect(page).toContain('href="/console/clients/m1#mailbox"');
    expect(page).toContain('Below 80, so the member has to allow it.');
  });

  test('warns of another recruiter who fills in the form', () => {
    const started = { at: '2026-11-22T09:00:00.000Z', byYou: false };
    expect(renderPacket({ started })).toContain('Another recruiter is filling in this form');
    expect(renderPacket({ started: { ...started, byYou: true } })).not.toContain('Another recruiter');
  });

  test('can’t be submitted or opened before it is approved', () => {
    const page = renderPacket({ state: 'proposed', approval: null });
    expect(page).not.toContain('Mark as submitted');
    expect(page).not.toContain('#mailbox');
    expect(page).toContain('Withdraw application');
  });

  test('says why it was declined', () => {
    const ended = { at: '2026-11-22T09:00:00.000Z', reason: 'pay' as const, text: 'Below 90' };
    const page = renderPacket({ state: 'declined', ended, clock: null });
    expect(page).toContain('Robin Example declined it');
    expect(page).toContain('The pay is too low.');
    expect(page).toContain('“Below 90”');
    expect(page).toContain('Propose again');
  });

  test('shows the receipt, and no way to change it anymore', () => {
    const receipt = { kind: 'number' as const, text: 'GH-20417', file: null };
    const submission = { at: '2026-11-22T09:00:00.000Z', recruiter: 'Rowan Recruiter', receipt };
    const page = renderPacket({ state: 'submitted', submission, clock: null });
    expect(page).toContain('GH-20417');
    expect(page).not.toContain('Withdraw application');
    expect(page).not.toContain('Mark as submitted');
  });
});

test('the list says who it is for, what is overdue, and how many there are', () => {
  const page = render(
    <ConsolePacketsPage
      loaderData={{
        query: { filter: 'approved', member: undefined, page: 1 },
        packets: [PACKET],
        total: 1,
        counts: { waiting: 4, approved: 1, submitted: 0, past: 7 },
        pages: 1,
        members: [PACKET.member],
      }}
    />,
  );
  expect(page).toContain('href="/console/packets/p1"');
  expect(page).toContain('Robin Example');
  expect(page).toContain('Overdue');
  expect(page).toContain('?filter=past');
});

describe('a new application', () => {
  type Data = NewPacketPageProps['loaderData'];
  const chosen: NonNullable<Data['chosen']> = {
    listing: { id: 'l1', title: 'Data Analyst', company: 'Larkholt', places: [], remote: null, closed: false },
    resumes: [
      { id: 'r1', title: 'Robin’s résumé', preparedBy: null, score: null },
      { id: 'r2', title: 'For Larkholt', preparedBy: 'Rowan Recruiter', score: 74 },
    ],
    checked: { answers: [], blocked: [], ask: [], declined: [], application: null },
  };
  const DATA: Data = {
    member: { id: 'm1', name: 'Robin Example', sample: false },
    hasPassword: false,
    isAuthorized: true,
    q: '',
    listings: null,
    chosen,
    replaced: null,
    resume: null,
  };
  const renderNew = (change: Partial<Data> = {}, actionData?: NewPacketPageProps['actionData']) =>
    render(<NewPacketPage loaderData={{ ...DATA, ...change }} actionData={actionData} />);
  const withChecks = (change: Partial<typeof chosen.checked>) =>
    renderNew({ chosen: { ...chosen, checked: { ...chosen.checked, ...change } } });

  test('begins with the tailored copy and says what its score means', () => {
    const page = renderNew();
    expect(page).toMatch(/<option value="r2" selected="">/);
    expect(page).toContain('It scores 74 for this job. Below 80, the member must allow it.');
    expect(page).toContain('Robin Example has saved no mailbox password');
  });

  test('isn’t prepared against a rule, for a job that was applied for, or without permission', () => {
    const blocked = withChecks({ blocked: ['You never apply to Larkholt.'] });
    expect(blocked).toContain('You never apply to Larkholt.');
    expect(blocked).not.toContain('Propose application');
    const applied = withChecks({ application: { id: 'a1', state: 'submitted' } });
    expect(applied).toContain('has already applied');
    expect(applied).not.toContain('Propose application');
    const unauthorized = renderNew({ isAuthorized: false, chosen: null });
    expect(unauthorized).toContain('Not authorized');
    expect(unauthorized).not.toContain('<form');
  });

  test('asks to confirm what the member wants to be asked about, and shows earlier declines', () => {
    const page = withChecks({
      ask: ['This job needs a move.'],
      declined: [{ title: 'Nurse', at: '2026-11-01T09:00:00.000Z', reason: 'pay', text: '' }],
    });
    expect(page).toContain('name="confirmed"');
    expect(page).toContain('declined this company before');
    expect(page).toContain('The pay is too low');
    expect(renderNew()).not.toContain('name="confirmed"');
  });

  test('marks what only the member answers, with no field, and keeps the input of a refusal', () => {
    const row = { answer: '', known: null, choices: [] };
    const page = renderNew(
      {},
      {
        intent: 'propose',
        draft: {
          resumeId: 'r1',
          channel: 'site',
          needsMailbox: false,
          questions: 'Signature\nWhy us?',
          rows: [
            { ...row, question: 'Signature', memberOnly: true },
            { ...row, question: 'Why us?', memberOnly: false, answer: 'The team' },
          ],
          letter: 'Dear all',
          note: '',
          files: [],
          confirmed: false,
        },
        failure: { message: 'There is already an open proposal for this job.', fields: {}, values: {} },
      },
    );
    expect(page).toContain('The member answers this');
    expect(page).not.toContain('name="answer-0"');
    expect(page).toContain('name="answer-1"');
    expect(page).toContain('There is already an open proposal for this job.');
    expect(page).toContain('Dear all');
    expect(page).toContain('2 questions: 1 answered, 1 for the member.');
  });
});
