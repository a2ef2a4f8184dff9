import type { Draft } from '@foothold/contracts/challenges';
import { LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import { browserTimer } from '../../../shared/autosave/use-autosave.ts';
import { createDrafts } from './drafts.ts';

const createDraft = (language: Language, version: number, code = 'saved'): Draft => ({
  language,
  code,
  version,
  changedAt: '2026-11-21T12:00:00.000Z',
});

const startCode = Object.fromEntries(LANGUAGES.map((language) => [language, 'start'])) as Record<Language, string>;

const createRefusal = (status: number, code: string) =>
  new RefusedError(status, 'No', JSON.stringify({ code, status, message: 'The reason.' }));

/** Drafts with a server whose responses the test controls. */
function openDrafts(known: readonly Draft[] = []) {
  const saves: [Language, string, number][] = [];
  const server = { answer: async (): Promise<void> => undefined };
  const drafts = createDrafts({
    starts: startCode,
    drafts: known,
    send: (language, code, version) =>
      attemptSave(async () => {
        saves.push([language, code, version]);
        await server.answer();
        return { code, version: version + 1 };
      }),
    later: browserTimer,
  });
  return { drafts, saves, server };
}

const waitForPause = () => vi.advanceTimersByTimeAsync(900);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('challenge drafts', () => {
  it('save once for many changes, based on the latest version', async () => {
    const { drafts, saves } = openDrafts([createDraft('python', 4)]);
    for (const code of ['a', 'ab', 'abc']) drafts.change('python', code);
    await waitForPause();
    drafts.change('python', 'abcd');
    await waitForPause();
    expect(saves).toEqual([
      ['python', 'abc', 4],
      ['python', 'abcd', 5],
    ]);
    expect(drafts.view().state).toBe('saved');
  });

  it('save again after a change during a save, separately for each language', async () => {
    const { drafts, saves, server } = openDrafts();
    server.answer = async () => {
      server.answer = async () => undefined;
      drafts.change('java', 'second');
    };
    drafts.change('java', 'first');
    drafts.change('cpp', 'other');
    await waitForPause();
    await waitForPause();
    expect(saves).toEqual([
      ['java', 'first', 0],
      ['cpp', 'other', 0],
      ['java', 'second', 1],
    ]);
  });

  it("retry a save that didn't reach the server", async () => {
    const { drafts, saves, server } = openDrafts();
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    drafts.change('java', 'x');
    await waitForPause();
    expect(drafts.view().state).toBe('retrying');
    expect(drafts.isAtRisk()).toBe(true);
    server.answer = async () => undefined;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saves).toHaveLength(2);
    expect(drafts.view().state).toBe('saved');
  });

  it("don't resend a rejected save, but save the next change", async () => {
    const { drafts, saves, server } = openDrafts();
    server.answer = () => Promise.reject(createRefusal(401, 'access.sign-in'));
    drafts.change('java', 'x');
    await waitForPause();
    expect(drafts.view()).toMatchObject({ state: 'refused', failure: { message: 'The reason.' } });
    await drafts.flush();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(saves).toHaveLength(1);
    server.answer = async () => undefined;
    drafts.change('java', 'xy');
    await waitForPause();
    expect(saves.map(([, code]) => code)).toEqual(['x', 'xy']);
    expect(drafts.view().state).toBe('saved');
  });

  it('leave a conflict with another window to the person', async () => {
    const { drafts, saves, server } = openDrafts([createDraft('java', 1)]);
    server.answer = () => Promise.reject(createRefusal(409, 'resource.changed'));
    drafts.change('java', 'mine');
    await waitForPause();
    drafts.change('java', 'mine still');
    await waitForPause();
    await drafts.flush();
    expect(saves).toHaveLength(1);
    expect(drafts.view().state).toBe('conflict');
    server.answer = async () => undefined;
    await drafts.resolve('mine', [createDraft('java', 7)]);
    expect(saves.at(-1)).toEqual(['java', 'mine still', 7]);
    expect(drafts.view().state).toBe('saved');
  });

  it("accept the other window's version on request, only in that language", async () => {
    const { drafts, saves, server } = openDrafts([createDraft('java', 1), createDraft('cpp', 1)]);
    server.answer = () => Promise.reject(createRefusal(409, 'resource.changed'));
    drafts.change('java', 'mine');
    await waitForPause();
    drafts.change('cpp', 'still being written');
    await drafts.resolve('theirs', [createDraft('java', 2, 'theirs'), createDraft('cpp', 1)]);
    expect(drafts.view()).toMatchObject({ state: 'unsaved', codes: { java: 'theirs', cpp: 'still being written' } });
    server.answer = async () => undefined;
    await waitForPause();
    expect(saves.at(-1)).toEqual(['cpp', 'still being written', 1]);
  });

  it("don't save an empty draft", async () => {
    const { drafts, saves } = openDrafts();
    drafts.change('java', ' \n');
    await waitForPause();
    expect(saves).toEqual([]);
    expect(drafts.view()).toMatchObject({ state: 'saved', codes: { java: ' \n' } });
  });
});
