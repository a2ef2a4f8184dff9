import { createBrowserStore, forgetDeviceTexts, type TextStore } from '../autosave/browser-store.ts';

/** The browser’s cache of pages that open offline, with the files that they need. */
export const OFFLINE_CACHE = 'offline-pages';

/** The name of the text with moves of applications that weren’t sent yet. */
export const MOVES = 'moves';

const PREFIX = 'offline:';
const ownerStore = createBrowserStore('device', 'offline-account');

/** An account’s text that works offline, such as changes that weren’t sent yet. */
export const createOfflineStore = (accountId: string, name: string): TextStore =>
  createBrowserStore('device', `${PREFIX}${accountId}:${name}`);

/** Deletes what can be read offline. Changes that weren’t sent yet stay. */
export async function forgetOfflinePages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(OFFLINE_CACHE).catch(() => false);
}

/** Deletes everything that this browser stores of an account for use offline. */
export async function forgetOfflineData(): Promise<void> {
  forgetDeviceTexts(PREFIX);
  ownerStore.forget();
  await forgetOfflinePages();
}

/** Makes this browser’s offline data the account’s own: whatever another account left is deleted. */
export async function claimOfflineData(accountId: string): Promise<void> {
  if (ownerStore.read() === accountId) return;
  await forgetOfflineData();
  ownerStore.write(accountId);
}
