import { toListingAddress } from '@foothold/core/listing-address';
import { browser } from 'wxt/browser';
import type { BadgeReply } from '../messages.ts';
import { listOrigins, SYSTEMS } from '../systems.ts';
import type { AddressesResponse } from '../types.ts';
import { callForJson } from './api.ts';

const SCRIPT_ID = 'badges';
const KEY = 'addresses';
const REFRESH_AFTER = 60 * 60 * 1000;
/** Characters of one hash in the list. */
const HASH_LENGTH = 8;
const MOST_LINKS = 500;
const ORDER = ['tracked', 'hidden', 'no-sponsorship'] as const;

/** Puts the badge script on the pages of the systems that the person allowed, and on no others. */
export async function updateBadges(): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  const allowed = SYSTEMS.flatMap(({ id }) => listOrigins(id)).filter((origin) => origins.includes(origin));
  const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] });
  if (registered) await browser.scripting.unregisterContentScripts({ ids: [SCRIPT_ID] });
  if (allowed.length === 0) return;
  await browser.scripting.registerContentScripts([
    { id: SCRIPT_ID, matches: allowed, js: ['content-scripts/badges.js'], runAt: 'document_idle' },
  ]);
}

interface StoredAddresses {
  marks: AddressesResponse['marks'];
  readAt: number;
}

/** The downloaded list. It is refreshed once an hour while badges are in use. */
async function loadAddresses(): Promise<StoredAddresses> {
  const { [KEY]: stored } = await browser.storage.session.get(KEY);
  const known = stored as StoredAddresses | undefined;
  if (known && known.readAt + REFRESH_AFTER > Date.now()) return known;
  const { marks } = await callForJson<AddressesResponse>('GET', '/extension/addresses');
  const fresh = { marks, readAt: Date.now() };
  await browser.storage.session.set({ [KEY]: fresh });
  return fresh;
}

export const forgetAddresses = (): Promise<void> => browser.storage.session.remove(KEY);

/** Which of the links on a page are marked. Everything is compared here: no link is sent anywhere. */
export async function markLinks(urls: readonly string[]): Promise<BadgeReply> {
  const { marks } = await loadAddresses();
  const sets = ORDER.map((mark) => [mark, new Set(splitHashes(marks[mark] ?? ''))] as const);
  const reply: BadgeReply = {};
  for (const url of urls.slice(0, MOST_LINKS)) {
    const address = toListingAddress(url);
    if (address === null) continue;
    const hash = await hashAddress(address);
    const [found] = sets.filter(([, hashes]) => hashes.has(hash));
    if (found) reply[url] = found[0];
  }
  return reply;
}

const splitHashes = (joined: string): string[] => joined.match(new RegExp(`.{${HASH_LENGTH}}`, 'g')) ?? [];

async function hashAddress(address: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, HASH_LENGTH);
}
