import type { Adapter, Board } from './adapter.ts';
import { adzuna } from './adzuna.ts';
import { arbeitnow } from './arbeitnow.ts';
import { ashby } from './ashby.ts';
import { bamboohr } from './bamboohr.ts';
import { eightfold } from './eightfold.ts';
import { greenhouse } from './greenhouse.ts';
import { hackerNews } from './hacker-news.ts';
import { hrmdirect } from './hrmdirect.ts';
import { icims } from './icims.ts';
import { jobPage } from './job-page.ts';
import { jobvite } from './jobvite.ts';
import { lever } from './lever.ts';
import { listingsJson } from './listings-json.ts';
import { neogov } from './neogov.ts';
import { oracle } from './oracle.ts';
import { paylocity } from './paylocity.ts';
import { personio } from './personio.ts';
import { phenom } from './phenom.ts';
import { pinpoint } from './pinpoint.ts';
import { toHttpUrl } from './read/fields.ts';
import { recruitee } from './recruitee.ts';
import { remoteok } from './remoteok.ts';
import { remotive } from './remotive.ts';
import { rippling } from './rippling.ts';
import { rss } from './rss.ts';
import { sitemap } from './sitemap.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { teamtailor } from './teamtailor.ts';
import { theMuse } from './the-muse.ts';
import { usajobs } from './usajobs.ts';
import { workable } from './workable.ts';
import { workday } from './workday.ts';

/** Every system, in the order in which an address is offered to them: the more general ones last. */
export const ADAPTERS: readonly Adapter[] = [
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
  personio,
  teamtailor,
  workday,
  rippling,
  bamboohr,
  eightfold,
  icims,
  jobvite,
  neogov,
  oracle,
  paylocity,
  pinpoint,
  hrmdirect,
  remotive,
  remoteok,
  arbeitnow,
  hackerNews,
  theMuse,
  adzuna,
  usajobs,
  listingsJson,
  phenom,
  sitemap,
  rss,
  jobPage,
];

const ADAPTER_BY_SYSTEM = new Map(ADAPTERS.map((adapter) => [adapter.system, adapter]));

export const getAdapter = (system: string): Adapter | undefined => ADAPTER_BY_SYSTEM.get(system);

/**
 * The board that a pasted address belongs to, with or without `https://`. Null if no system has such addresses: the page may embed a board
 * or mark up jobs, which `findBoardInPage` tells.
 */
export function recognizeBoard(address: string): Board | null {
  const text = address.trim();
  const url = toHttpUrl(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return url === undefined ? null : recognizeUrl(new URL(url));
}

/** @param adapters those that the address is offered to */
export function recognizeUrl(url: URL, adapters: readonly Adapter[] = ADAPTERS): Board | null {
  for (const adapter of adapters) {
    const board = adapter.recognize(url);
    if (board) return board;
  }
  return null;
}
