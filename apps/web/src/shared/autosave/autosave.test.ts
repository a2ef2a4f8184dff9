import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Autosave, PAUSE_MS, retryWait } from './autosave.ts';
import type { AutosaveSetup, SaveOutcome } from './setup.ts';
import { laterInBrowser } from './use-autosave.ts';

interface Saved {
  text: string;
  version: number;
}

const failure = { message: 'The reason.', hint: 'What to do.', fields: {} };

/** A server with one text, as one window sees it. */
function opened(over: Partial<AutosaveSetup<string, Saved>> = {}) {
  const server = {
    has: { text: '', version: 1 },
    sent: [] as string[],
    fails: null as SaveOutcome<Saved> | null,
    wait: Promise.resolve(),
  };
  const save = new Autosave<string, Saved>({
    base: server.has,
    toValue: ({ text }) => text,
    isSaved: (text, base) => text === base.text,
    async send(text, base) {
      server.sent.push(text);
      await server.wait;
      if (server.fails) return server.fails;
      if (base.version !== server.has.version) return { kind: 'changed', theirs: server.has };
      server.has = { text, version: base.version + 1 };
      return { kind: 'saved', base: server.has };
    },
    later: laterInBrowser,
    ...over,
  });
  return { server, save };
}

const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saving', () => {
  test('follows the last change after a pause', async () => {
    const { server, save } = opened();
    for (const text of ['a', 'ab', 'abc']) {
      save.change(text);
      await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
      expect(save.view().state).toBe('unsaved');
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sent).toEqual(['abc']);
    expect(save.view()).toMatchObject({ state: 'saved', value: 'abc' });
  });

  test('is one at a time, and the latest value follows', async () => {
    const { server, save } = opened();
    let answer = () => {};
    server.wait = new Promise((resolve) => {
      answer = resolve;
    });
    save.change('a');
    await pause();
    for (const text of ['ab', 'abc']) {
      save.change(text);
      await save.flush();
      await pause();
    }
    expect(server.sent).toEqual(['a']);
    expect(save.view().state).toBe('saving');
    answer();
    await pause();
    expect(server.sent).toEqual(['a', 'abc']);
    expect(save.view().state).toBe('saved');
  });

  test('has nothing to do for a value that is there already', async () => {
    const { server, save } = opened();
    save.change('a');
    save.change('');
    expect(save.view().state).toBe('saved');
    await pause();
    await save.flush();
    expect(server.sent).toEqual([]);
  });

  test('does not wait when the page is left', async () => {
    const { server, save } = opened();
    save.change('last word');
    await save.flush();
    expect(server.has.text).toBe('last word');
  });
});

describe('a try that does not get through', () => {
  test('is made again after longer and longer waits, and not for ever', async () => {
    const { server, save } = opened();
    server.fails = { kind: 'unreached', failure };
    save.change('a');
    await pause();
    for (let tries = 0; save.view().state === 'retrying'; tries++) {
      expect(save.isAtRisk()).toBe(true);
      await vi.advanceTimersByTimeAsync(retryWait(tries));
    }
    expect(save.view()).toMatchObject({ state: 'failed', failure });
    expect(server.sent).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.sent).toHaveLength(10);
    expect(save.isAtRisk()).toBe(true);
  });

  test.each(['flush', 'save'] as const)('given up, is made again by %s', async (way) => {
    const { server, save } = opened();
    server.fails = { kind: 'unreached', failure };
    save.change('a');
    await vi.advanceTimersByTimeAsync(3_600_000);
    server.fails = null;
    await save[way]();
    expect(save.view()).toMatchObject({ state: 'saved', failure: null });
    expect(server.has.text).toBe('a');
  });

  test('given up, is made again with what is written next', async () => {
    const { server, save } = opened();
    server.fails = { kind: 'unreached', failure };
    save.change('a');
    await vi.advanceTimersByTimeAsync(3_600_000);
    server.fails = null;
    save.change('ab');
    await pause();
    expect(server.has.text).toBe('ab');
  });

  test('is the last one where the page is gone', async () => {
    const { server, save } = opened();
    server.fails = { kind: 'unreached', failure };
    save.change('a');
    void save.flush();
    save.stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.sent).toEqual(['a']);
  });
});

describe('a refusal', () => {
  test('is shown, and the same is not sent again by itself', async () => {
    const { server, save } = opened();
    server.fails = { kind: 'refused', failure };
    save.change('a');
    await pause();
    await save.flush();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.sent).toEqual(['a']);
    expect(save.view()).toMatchObject({ state: 'refused', failure, value: 'a' });
    server.fails = null;
    await save.save();
    expect(save.view().state).toBe('saved');
  });

  test('does not hold back what was written meanwhile', async () => {
    const { server, save } = opened();
    server.fails = { kind: 'refused', failure };
    save.change('a');
    void save.flush();
    save.change('ab');
    await vi.advanceTimersByTimeAsync(0);
    server.fails = null;
    await pause();
    expect(server.has.text).toBe('ab');
  });

  test('is over when the value is as it was', async () => {
    const { server, save } = opened();
    server.fails = { kind: 'refused', failure };
    save.change('a');
    await pause();
    save.change('');
    expect(save.view()).toMatchObject({ state: 'saved', failure: null });
    expect(save.isAtRisk()).toBe(false);
  });
});

describe('another window', () => {
  test('that was faster leaves the decision to a person', async () => {
    const { server, save } = opened();
    server.has = { text: 'theirs', version: 2 };
    save.change('mine');
    await pause();
    expect(save.view()).toMatchObject({ state: 'conflict', value: 'mine', theirs: { text: 'theirs' } });
    save.change('mine, longer');
    await pause();
    expect(server.sent).toEqual(['mine']);
    await save.resolve(save.view().value);
    expect(server.has).toEqual({ text: 'mine, longer', version: 3 });
    expect(save.view()).toMatchObject({ state: 'saved', theirs: null });
  });

  test('is joined where that is possible', async () => {
    const { server, save } = opened({ merge: (_, mine, { text }) => `${text} and ${mine}` });
    server.has = { text: 'theirs', version: 2 };
    save.change('mine');
    await pause();
    expect(save.view()).toMatchObject({ state: 'unsaved', value: 'theirs and mine' });
    await pause();
    expect(server.has.text).toBe('theirs and mine');
  });

  test('is shown where nothing was written here', () => {
    const { save } = opened();
    save.refresh({ text: 'theirs', version: 2 });
    expect(save.view()).toMatchObject({ state: 'saved', value: 'theirs' });
  });
});

test('saved on request, nothing is sent before or tried again, and what is unsaved would be lost', async () => {
  const { server, save } = opened({ onRequest: true });
  save.change('a');
  await pause();
  await save.flush();
  expect(server.sent).toEqual([]);
  expect(save.isAtRisk()).toBe(true);
  server.fails = { kind: 'unreached', failure };
  await save.save();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(server.sent).toEqual(['a']);
  expect(save.view()).toMatchObject({ state: 'failed', failure });
  server.fails = null;
  await save.save();
  expect(save.isAtRisk()).toBe(false);
});

test('what is typed while a save is on its way lies on top of what the server made of it', async () => {
  const { save } = opened({ rebase: (sent, mine, saved) => saved.text.toUpperCase() + mine.slice(sent.length) });
  save.change('a');
  const saving = save.save();
  save.change('ab');
  await saving;
  expect(save.view()).toMatchObject({ state: 'unsaved', value: 'Ab' });
});
