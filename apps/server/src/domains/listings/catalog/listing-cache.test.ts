import type { Listing } from '@foothold/contracts/listings';
import { describe, expect, it } from 'vitest';
import { createListingCache } from './listing-cache.ts';

function createCache() {
  const state = { details: '1' as string | null, today: '2026-11-20', revision: 7, during: () => {} };
  const reads: string[][] = [];
  const find = createListingCache(
    { getRevision: () => state.details },
    () => state.today,
    async (ids) => {
      reads.push([...ids]);
      const { revision } = state;
      const shown = ids.map((id) => ({ revision, listing: { id, title: `${id} ${revision}` } as Listing }));
      state.during();
      return shown;
    },
  );
  const readTitles = async (ids: readonly string[], revision = state.revision) =>
    [...(await find(ids.map((id) => ({ id, revision })))).values()].map(({ title }) => title);
  return { state, reads, readTitles };
}

describe('listings in memory', () => {
  it('are read once', async () => {
    const { reads, readTitles } = createCache();
    expect(await readTitles(['a', 'b'])).toEqual(['a 7', 'b 7']);
    expect((await readTitles(['b', 'c'])).toSorted()).toEqual(['b 7', 'c 7']);
    expect(reads).toEqual([['a', 'b'], ['c']]);
  });

  it('are read again when they have a later revision', async () => {
    const { state, reads, readTitles } = createCache();
    await readTitles(['a', 'b']);
    state.revision = 8;
    expect(await readTitles(['a'])).toEqual(['a 8']);
    expect(await readTitles(['a'], 7)).toEqual(['a 8']);
    expect(await readTitles(['b'], 7)).toEqual(['b 7']);
    expect(reads).toEqual([['a', 'b'], ['a']]);
  });

  it('are read again when a company or a source changes, or the day ends', async () => {
    const { state, reads, readTitles } = createCache();
    await readTitles(['a']);
    state.details = '2';
    await readTitles(['a']);
    state.today = '2026-11-21';
    await readTitles(['a']);
    expect(reads).toHaveLength(3);
  });

  it('are not remembered if something changes while they are read', async () => {
    const { state, reads, readTitles } = createCache();
    state.during = () => {
      state.details = '2';
    };
    await readTitles(['a']);
    await readTitles(['a']);
    expect(reads).toHaveLength(2);
    await readTitles(['a']);
    expect(reads).toHaveLength(2);
  });

  it('are not remembered while changes could be missed', async () => {
    const { state, reads, readTitles } = createCache();
    await readTitles(['a']);
    state.details = null;
    await readTitles(['a']);
    await readTitles(['a']);
    expect(reads).toHaveLength(3);
  });

  it('are limited in number: those used least recently are dropped', async () => {
    const { reads, readTitles } = createCache();
    await readTitles(['a']);
    await readTitles(Array.from({ length: 3999 }, (_, at) => `other-${at}`));
    await readTitles(['a']);
    expect(reads).toHaveLength(2);
    await readTitles(['one more']);
    await readTitles(['a']);
    expect(reads).toHaveLength(3);
    await readTitles(['other-0']);
    expect(reads).toHaveLength(4);
  });
});
