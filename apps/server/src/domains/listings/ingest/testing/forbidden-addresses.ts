import type { Fetcher } from '../../../../platform/fetch/fetcher.ts';
import { findBoard } from '../admin/probe.ts';
import { requestSource } from '../sync/request.ts';

const nothing = { adapters: [], recognizeBoard: () => null, findBoardInPage: () => null, listDirectory: () => [] };

/** Takes the address that an admin pastes. */
export const addSource = (fetch: Fetcher, url: string) => findBoard(nothing, fetch, url);

/** Takes the address of a next page or a description that a source names. */
export function requestFromSource(fetch: Fetcher, url: string) {
  const deps = {
    fetch,
    now: () => new Date(),
    sleep: async () => {},
    random: () => 0,
    reserveSlot: async () => 0,
    holdBack: async () => {},
  };
  const access = { requestsPerMinute: 60, origin: '', keys: new Map() };
  return requestSource(deps, { url, kind: 'detail', accept: ['text/html'] }, access);
}
