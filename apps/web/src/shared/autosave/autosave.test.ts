import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Autosave, PAUSE_MS, retryWait } from './autosave.ts';
import type { AutosaveSetup, SaveOutcome } from './setup.ts';
import { browserTimer } from './use-autosave.ts';

interface SavedText {
  text: string;
  version: number;
}

const failure = { message: 'The reason.', hint: 'What to do.', fields: {} };

/** A fake server that stores one string, with autosave running in one tab. */
function openAutosave(over: Partial<AutosaveSetup<string, SavedText>> = {}) {
  const server = {
    has: { text: '', version: 1 },
    sent: [] as string[],
    fails: null as SaveOutcome<SavedText> | null,
    wait: Promise.resolve(),
  };
  const save = new Autosave<string, SavedText>({
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
    later: browserTimer,
    ...over,
  });
  return { server, save };
}

const waitForPause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Autosave', () => {
  test('saves the last change after a pause', async () => {
    const { server, save } = openAutosave();
    for (const text of ['a', 'ab', 'abc']) {
      save.change(text);
      await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
      expect(save.view().state).toBe('unsaved');
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sent).toEqual(['abc']);
    expect(save.view()).toMatchObject({ state: 'saved', value: 'abc' });
  });

  test('runs one save at a time, followed by the latest value', async () => {
    const { server, save } = openAutosave();
    let respond = () => {};
    server.wait = new Promise((resolve) => {
      respond = resolve;
    });
    save.change('a');
    await waitForPause();
    const flushes: Promise<void>[] = [];
    for (const text of ['ab', 'abc']) {
      save.change(text);
      flushes.push(save.flush());
      await waitForPause();
    }
    expect(server.sent).toEqual(['a']);
    expect(save.view().state).toBe('saving');
    respond();
    // What is flushed is saved afterward, also if an older value was being saved.
    await Promise.all(flushes);
    expect(server.sent).toEqual(['a', 'abc']);
    expect(save.view().state).toBe('saved');
  });

  test('saves nothing if the value is already saved', async () => {
    const { server, save } = openAutosave();
    save.change('a');
    save.change('');
    expect(save.view().state).toBe('saved');
    await waitForPause();
    await save.flush();
    expect(server.sent).toEqual([]);
  });

  test('saves immediately when the page is left', async () => {
    const { server, save } = openAutosave();
    save.change('last word');
    await save.flush();
    expect(server.has.text).toBe('last word');
  });
});

describe("a save that doesn't reach the server", () => {
  test('is retried after increasing waits, and then given up', async () => {
    const { server, save } = openAutosave();
    server.fails = { kind: 'unreached', failure };
    save.change('a');
    await waitForPause();
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

  test.each(['flush', 'save'] as const)('is retried by %s after it was given up', async (method) => {
    const { server, save } = openAutosave();
    server.fails = { kind: 'unreached', failure };
    save.change('a');
    await vi.advanceTimersByTimeAsync(3_600_000);
    server.fails = null;
    await save[method]();
    expect(save.view()).toMatchObject({ state: 'saved', failure: null });
    expect(server.has.text).toBe('a');
  });

  test('is retried with the next change after it was given up', async () => {
    const { server, save } = openAutosave();
    server.fails = { kind: 'unreached', failure };
    save.change('a');
    await vi.advanceTimersByTimeAsync(3_600_000);
    server.fails = null;
    save.change('ab');
    await waitForPause();
    expect(server.has.text).toBe('ab');
  });

  test("isn't retried after the page is left", async () => {
    const { server, save } = openAutosave();
    server.fails = { kind: 'unreached', failure };
    save.change('a');
    void save.flush();
    save.stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.sent).toEqual(['a']);
  });
});

describe('a rejected save', () => {
  test("shows the error, and isn't resent automatically", async () => {
    const { server, save } = openAutosave();
    server.fails = { kind: 'refused', failure };
    save.change('a');
    await waitForPause();
    await save.flush();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.sent).toEqual(['a']);
    expect(save.view()).toMatchObject({ state: 'refused', failure, value: 'a' });
    server.fails = null;
    await save.save();
    expect(save.view().state).toBe('saved');
  });

  test("doesn't hold back later changes", async () => {
    const { server, save } = openAutosave();
    server.fails = { kind: 'refused', failure };
    save.change('a');
    void save.flush();
    save.change('ab');
    await vi.advanceTimersByTimeAsync(0);
    server.fails = null;
    await waitForPause();
    expect(server.has.text).toBe('ab');
  });

  test('is cleared if the value is changed back', async () => {
    const { server, save } = openAutosave();
    server.fails = { kind: 'refused', failure };
    save.change('a');
    await waitForPause();
    save.change('');
    expect(save.view()).toMatchObject({ state: 'saved', failure: null });
    expect(save.isAtRisk()).toBe(false);
  });
});

describe('a change in another window', () => {
  test('leaves the decision to the person', async () => {
    const { server, save } = openAutosave();
    server.has = { text: 'theirs', version: 2 };
    save.change('mine');
    await waitForPause();
    expect(save.view()).toMatchObject({ state: 'conflict', value: 'mine', theirs: { text: 'theirs' } });
    save.change('mine, longer');
    await waitForPause();
    expect(server.sent).toEqual(['mine']);
    await save.resolve(save.view().value);
    expect(server.has).toEqual({ text: 'mine, longer', version: 3 });
    expect(save.view()).toMatchObject({ state: 'saved', theirs: null });
  });

  test('is merged if possible', async () => {
    const { server, save } = openAutosave({ merge: (_, mine, { text }) => `${text} and ${mine}` });
    server.has = { text: 'theirs', version: 2 };
    save.change('mine');
    await waitForPause();
    expect(save.view()).toMatchObject({ state: 'unsaved', value: 'theirs and mine' });
    await waitForPause();
    expect(server.has.text).toBe('theirs and mine');
  });

  test('is merged and saved by a flush', async () => {
    const { server, save } = openAutosave({ merge: (_, mine, { text }) => `${text} and ${mine}` });
    server.has = { text: 'theirs', version: 2 };
    save.change('mine');
    await save.flush();
    expect(server.has.text).toBe('theirs and mine');
    expect(save.view().state).toBe('saved');
  });

  test('is put under what was edited here, also if that was saved', () => {
    const toValue = ({ text }: SavedText, before?: { value: string }) => `${text}${before?.value ?? ''}`;
    const { save } = openAutosave({ toValue, isSaved: () => true });
    save.change(' typed');
    save.refresh({ text: 'theirs', version: 2 });
    expect(save.view().value).toBe('theirs typed');
  });

  test('is shown if nothing was changed here', () => {
    const { save } = openAutosave();
    save.refresh({ text: 'theirs', version: 2 });
    expect(save.view()).toMatchObject({ state: 'saved', value: 'theirs' });
  });
});
