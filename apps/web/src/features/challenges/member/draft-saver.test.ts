import type { Draft } from '@foothold/contracts/challenges';
import type { Language } from '@foothold/contracts/coaching/choices';
import { describe, expect, it } from 'vitest';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';

const draft = (language: Language, version: number): Draft => ({
  language,
  code: 'saved',
  version,
  changedAt: '2026-11-21T12:00:00.000Z',
});

/** A custody process with a clock that the test turns and a server that answers as it is told. */
function saved(drafts: readonly Draft[] = []) {
  const saves: [Language, string, number][] = [];
  const states: SaveState[] = [];
  let due: (() => void) | null = null;
  let answer: () => Promise<void> = async () => undefined;
  const custody = createDraftSaver(drafts, {
    async save(language, code, version) {
      saves.push([language, code, version]);
      await answer();
      return { ...draft(language, version + 1), code };
    },
    later: (run) => {
      due = run;
      return run;
    },
    forget: () => {
      due = null;
    },
    notify: (state) => states.push(state),
  });
  const turn = async () => {
    const run = due;
    due = null;
    run?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    custody,
    saves,
    states,
    turn,
    answers: (next: () => Promise<void>) => (answer = next),
    isDue: () => due !== null,
  };
}

describe('a draft', () => {
  it('is saved once for many changes, following the version that was seen', async () => {
    const { custody, saves, states, turn } = saved([draft('python', 4)]);
    for (const code of ['a', 'ab', 'abc']) custody.change('python', code);
    await turn();
    custody.change('python', 'abcd');
    await turn();
    expect(saves).toEqual([
      ['python', 'abc', 4],
      ['python', 'abcd', 5],
    ]);
    expect(states.at(-1)).toBe('saved');
  });

  it('that changes while it is being saved is saved again, and each language by itself', async () => {
    const { custody, saves, turn, answers } = saved();
    answers(async () => {
      custody.change('java', 'second');
      answers(async () => undefined);
    });
    custody.change('java', 'first');
    custody.change('cpp', 'other');
    for (let step = 0; step < 4; step += 1) await turn();
    expect(saves).toEqual([
      ['java', 'first', 0],
      ['java', 'second', 1],
      ['cpp', 'other', 0],
    ]);
  });

  it('is sent again where it did not get through', async () => {
    const { custody, saves, states, turn, answers, isDue } = saved();
    answers(async () => {
      throw new TypeError('Failed to fetch');
    });
    custody.change('java', 'x');
    await turn();
    expect(states.at(-1)).toBe('not-reached');
    expect(isDue()).toBe(true);
    answers(async () => undefined);
    await turn();
    expect(saves).toHaveLength(2);
    expect(states.at(-1)).toBe('saved');
  });

  it('that is refused is not sent again by itself, and what is written next is', async () => {
    const { custody, saves, states, turn, answers, isDue } = saved();
    answers(async () => {
      throw new RefusedError(
        401,
        'Unauthorized',
        JSON.stringify({ code: 'access.sign-in', status: 401, message: 'x' }),
      );
    });
    custody.change('java', 'x');
    await turn();
    expect(states.at(-1)).toBe('refused');
    expect(isDue()).toBe(false);
    answers(async () => undefined);
    custody.change('java', 'xy');
    await turn();
    expect(saves.map(([, code]) => code)).toEqual(['x', 'xy']);
    expect(states.at(-1)).toBe('saved');
  });

  it('that another window changed is left alone until the person decides', async () => {
    const { custody, saves, states, turn, answers } = saved([draft('java', 1)]);
    answers(async () => {
      throw new RefusedError(
        409,
        'Conflict',
        JSON.stringify({ code: 'resource.changed', status: 409, message: 'Changed' }),
      );
    });
    custody.change('java', 'mine');
    await turn();
    custody.change('java', 'mine still');
    await turn();
    expect(saves).toHaveLength(1);
    expect(states.at(-1)).toBe('changed-elsewhere');
    answers(async () => undefined);
    await custody.saveMine([draft('java', 7)]);
    expect(saves.at(-1)).toEqual(['java', 'mine still', 7]);
    expect(states.at(-1)).toBe('saved');
  });

  it('that is empty is not sent', async () => {
    const { custody, saves, turn } = saved();
    custody.change('java', ' \n');
    await turn();
    expect(saves).toEqual([]);
  });
});
