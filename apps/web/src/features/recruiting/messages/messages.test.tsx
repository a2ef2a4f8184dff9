import type { OwnThread, ThreadMessage } from '@foothold/contracts/recruiting/threads';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { OwnMessagesPage, type OwnMessagesPageProps } from './own-messages-page.tsx';

const NOW = '2026-12-01T20:00:00.000Z';
const QUIET = { state: 'nothing-due', since: null, dueAt: null } as const;

const message = (over: Partial<ThreadMessage>): ThreadMessage => ({
  id: '1',
  side: 'member',
  kind: 'text',
  author: 'Noor Haddad',
  own: true,
  text: 'Hello',
  files: [],
  at: '2026-12-01T19:00:00.000Z',
  deleted: false,
  deletableUntil: null,
  needsReply: true,
  clientId: null,
  ...over,
});

function render(over: Partial<OwnThread> = {}, page: Partial<OwnMessagesPageProps['loaderData']> = {}): string {
  const thread: OwnThread = {
    messages: [],
    earlier: null,
    readByOther: null,
    unread: 0,
    firstUnread: null,
    clocks: { recruiter: QUIET, member: QUIET },
    now: NOW,
    recruiter: { name: 'Rowan Recruiter', since: NOW },
    planIncludesRecruiter: true,
    ...over,
  };
  const loaderData = { thread, tasksWaiting: 0, isEarlier: false, nextId: 'next', ...page };
  const element = <OwnMessagesPage loaderData={loaderData} actionData={undefined} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/portal/recruiter/messages'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

test('without a recruiter, says what to do by the plan', () => {
  const without = render({ recruiter: null, planIncludesRecruiter: false });
  expect(without).toContain('href="/portal/billing"');
  expect(without).not.toContain('<textarea');
  expect(render({ recruiter: null })).toContain('href="/portal/profile"');
});

test('without a recruiter, earlier messages can be read but nothing written', () => {
  const html = render({ recruiter: null, messages: [message({ text: 'From before' })] });
  expect(html).toContain('From before');
  expect(html).not.toContain('<textarea');
});

test('is a plain form that names its next message, so that a double click sends it once', () => {
  const html = render();
  expect(html).toContain('Ask your recruiter anything about your search');
  expect(html).toMatch(/<form[^>]+enctype="multipart\/form-data"/i);
  expect(html).toContain('name="clientId" value="next"');
});

test('shows text as text, links only for the web, files with their size, and what was read', () => {
  const html = render({
    readByOther: '1',
    messages: [
      message({
        text: '<b>bold</b> https://example.com/a javascript:alert(1)',
        files: [{ id: 'f', name: 'offer.pdf', bytes: 2048 }],
      }),
      message({ id: '2', deleted: true, text: '' }),
    ],
  });
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(html.match(/rel="noopener noreferrer nofollow"/g)).toHaveLength(1);
  expect(html).toContain('href="/api/recruiting/thread/files/f"');
  expect(html).toMatch(/offer\.pdf.*2 kB/);
  expect(html).toContain('>Read<');
  expect(html).toContain('Message deleted');
});

test('offers to delete a message only in time', () => {
  const until = (deletableUntil: string) => render({ messages: [message({ deletableUntil })] });
  expect(until('2026-12-01T20:00:01.000Z')).toContain('value="delete"');
  expect(until('2026-12-01T19:59:59.000Z')).not.toContain('value="delete"');
});

test('says what is due, and becomes overdue by itself', () => {
  const clock = (dueAt: string) => ({ state: 'due', since: '2026-11-30T21:00:00.000Z', dueAt }) as const;
  const [later, passed] = [clock('2026-12-01T21:00:00.000Z'), clock('2026-12-01T17:00:00.000Z')];
  expect(render()).toContain('Nothing is due.');
  expect(render({ clocks: { recruiter: later, member: QUIET } })).toContain(
    'Rowan Recruiter usually has until Tue, Dec 1, 4:00 PM ET to reply.',
  );
  expect(render({ clocks: { recruiter: passed, member: QUIET } })).toContain(
    'Rowan Recruiter’s reply is 3 hr overdue.',
  );
  expect(render({ clocks: { recruiter: QUIET, member: later } })).toContain(
    'Your reply to Rowan Recruiter is due Tue, Dec 1, 4:00 PM ET, in 1 hr.',
  );
});
