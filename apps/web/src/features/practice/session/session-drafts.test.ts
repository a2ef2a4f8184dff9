import type { PracticeQuestion } from '@foothold/contracts/practice';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveOutcome } from '../../../shared/autosave/setup.ts';
import { browserTimer } from '../../../shared/autosave/use-autosave.ts';
import { createSessionDrafts, type Work } from './session-drafts.ts';

const createQuestion = (over: Partial<PracticeQuestion> = {}): PracticeQuestion => ({
  place: 1,
  id: 'react/mid/1',
  ask: 'Why?',
  shows: null,
  next: null,
  kind: 'technical',
  level: 'mid',
  about: 'React',
  reason: null,
  notes: '',
  seconds: 0,
  grades: {},
  version: 0,
  ...over,
});

const failure = { message: 'Sign in to continue.', fields: {} };

/** A server with one question, and the storage of one tab. */
function createWorld(first = createQuestion()) {
  const server = { question: first, isReached: true, calls: 0 };
  const storage = { text: null as string | null };
  const send = async (work: Work, { version }: PracticeQuestion): Promise<SaveOutcome<PracticeQuestion>> => {
    server.calls++;
    if (!server.isReached) return { kind: 'unreached', failure };
    if (version !== server.question.version) return { kind: 'changed', theirs: server.question };
    server.question = { ...server.question, ...work, version: version + 1 };
    return { kind: 'saved', base: server.question };
  };
  const store = {
    read: () => storage.text,
    write: (text: string) => {
      storage.text = text;
    },
    forget: () => {
      storage.text = null;
    },
  };
  const open = (seen = server.question) => createSessionDrafts([seen], { send, store, later: browserTimer });
  return { server, storage, open };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('saves in one call after typing pauses', async () => {
  const { server, storage, open } = createWorld();
  const drafts = open();
  for (const notes of ['a', 'ab', 'abc']) {
    drafts.change(1, { notes });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(drafts.get(1)).toMatchObject({ notes: 'abc', state: 'unsaved' });
  expect(storage.text).toContain('abc');
  await vi.advanceTimersByTimeAsync(400);
  expect(drafts.get(1)?.state).toBe('saved');
  expect(server).toMatchObject({ question: { notes: 'abc', version: 1 }, calls: 1 });
  expect(storage.text).toBeNull();
});

test('saves text typed during a save in a second call', async () => {
  const { server, open } = createWorld();
  const drafts = open();
  drafts.change(1, { notes: 'a' });
  const first = drafts.flush();
  drafts.change(1, { notes: 'ab' });
  await first;
  await vi.advanceTimersByTimeAsync(900);
  expect(server).toMatchObject({ question: { notes: 'ab', version: 2 }, calls: 2 });
});

test('restores unsaved text after a reload', async () => {
  const { server, open } = createWorld();
  open().change(1, { notes: 'typed a moment ago' });
  vi.clearAllTimers();
  const reopened = open();
  expect(reopened.get(1)?.notes).toBe('typed a moment ago');
  await vi.advanceTimersByTimeAsync(900);
  expect(server.question.notes).toBe('typed a moment ago');
});

test('asks which notes to keep if another window saved before a reload', async () => {
  const { server, open } = createWorld();
  open().change(1, { notes: 'mine' });
  vi.clearAllTimers();
  server.question = createQuestion({ notes: 'theirs', version: 1 });
  const reopened = open();
  expect(reopened.get(1)).toMatchObject({ state: 'conflict', notes: 'mine', theirs: { notes: 'theirs' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.question.notes).toBe('theirs');
});

test('stops saving when the page is left, and resumes when it is back', async () => {
  const { server, open } = createWorld();
  const drafts = open();
  drafts.stop();
  drafts.change(1, { notes: 'typed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toBe(0);
  drafts.start();
  await vi.advanceTimersByTimeAsync(900);
  expect(server.question.notes).toBe('typed');
});

test('works offline, and saves once there is a connection', async () => {
  const { server, open } = createWorld();
  const drafts = open();
  server.isReached = false;
  drafts.change(1, { notes: 'in the tunnel' });
  await vi.advanceTimersByTimeAsync(900);
  expect(drafts.get(1)).toMatchObject({ state: 'retrying', notes: 'in the tunnel' });
  expect(drafts.isAtRisk()).toBe(true);
  server.isReached = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(drafts.get(1)?.state).toBe('saved');
  expect(server.question.notes).toBe('in the tunnel');
});

test('reports a conflict if another window wrote something different', async () => {
  const { server, open } = createWorld();
  const [here, there] = [open(), open()];
  there.change(1, { notes: 'theirs' });
  await there.flush();
  here.change(1, { notes: 'mine' });
  await here.flush();
  expect(here.get(1)).toMatchObject({ state: 'conflict', notes: 'mine', theirs: { notes: 'theirs' } });
  expect(server.question.notes).toBe('theirs');
  here.resolve(1, 'mine');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.question.notes).toBe('mine');
  expect(here.get(1)).toMatchObject({ state: 'saved', theirs: null });
});

test("accepts the other window's version on request", async () => {
  const { server, open } = createWorld();
  const drafts = open();
  server.question = createQuestion({ notes: 'theirs', version: 1 });
  drafts.change(1, { notes: 'mine' });
  await drafts.flush();
  drafts.resolve(1, 'theirs');
  expect(drafts.get(1)).toMatchObject({ state: 'saved', notes: 'theirs' });
  expect(drafts.isAtRisk()).toBe(false);
});

test('merges times without asking, keeping the longer one', async () => {
  const { server, open } = createWorld();
  const drafts = open();
  server.question = createQuestion({ seconds: 40, version: 3 });
  drafts.change(1, { notes: 'mine', seconds: 12 });
  await drafts.flush();
  await vi.advanceTimersByTimeAsync(900);
  expect(server.question).toMatchObject({ notes: 'mine', seconds: 40, version: 4 });
});

test("doesn't save every second", async () => {
  const { server, open } = createWorld();
  const drafts = open();
  for (let seconds = 1; seconds <= 29; seconds++) {
    drafts.change(1, { seconds });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(server.calls).toBe(1);
  await drafts.flush();
  expect(server.question.seconds).toBe(29);
});

test('shows what another window saved, unless there are unsaved changes', () => {
  const { open } = createWorld();
  const drafts = open();
  drafts.refresh([createQuestion({ notes: 'from there', version: 1 })]);
  expect(drafts.get(1)).toMatchObject({ notes: 'from there', state: 'saved' });
  drafts.change(1, { notes: 'from there and here' });
  drafts.refresh([createQuestion({ notes: 'something else', version: 2 })]);
  expect(drafts.get(1)).toMatchObject({ notes: 'from there and here', state: 'conflict' });
});

test('keeps the text after a rejected save, explains why, and can retry', async () => {
  const { storage, open } = createWorld();
  const drafts = createSessionDrafts([createQuestion()], {
    send: async () => ({ kind: 'refused', failure }),
    store: {
      read: () => null,
      write(text) {
        storage.text = text;
      },
      forget: () => undefined,
    },
    later: () => () => undefined,
  });
  drafts.change(1, { notes: 'still here' });
  await drafts.flush();
  expect(drafts.get(1)).toMatchObject({ state: 'refused', notes: 'still here', failure });
  const reopened = open();
  expect(reopened.get(1)?.notes).toBe('still here');
});

test.each(['{', '[{"place":1}]', '7', '[null]'])('ignores an invalid draft: %s', (text) => {
  const { storage, open } = createWorld();
  storage.text = text;
  expect(open().get(1)?.notes).toBe('');
});
