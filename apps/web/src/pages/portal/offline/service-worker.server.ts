import { SURFACES } from '@foothold/brand/color';
import { BOARD_PATH } from '../../../features/applications/paths.ts';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { OFFLINE_CACHE } from '../../../shared/offline/offline-data.ts';

const BROWSERS_PATH = buildEndpointUrl(endpoint('POST /api/notifications/browsers'));

/**
 * The portal's service worker. When a page can't be loaded, it shows the board of applications from the cache that the board's page fills, or
 * a page of its own. It also shows notifications that the server pushes. It stores nothing itself.
 * @param brandName shown on the offline page
 * @returns JavaScript
 */
export function createServiceWorker(brandName: string): string {
  return `const PAGE = ${JSON.stringify(createOfflinePage(brandName))};
const BOARD = ${JSON.stringify(BOARD_PATH)};

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])),
);

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (method !== 'GET') return;
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate') event.respondWith(load(event, pathname));
  else if (origin === location.origin && pathname.startsWith('/assets/')) event.respondWith(loadAsset(event.request));
});

async function load(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const board = pathname === BOARD && (await findInCache(BOARD));
    // The cached board has no filters.
    if (board && new URL(event.request.url).search !== '') return Response.redirect(BOARD);
    return board || new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
}

async function loadAsset(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const asset = await findInCache(request.url);
    if (asset) return asset;
    throw error;
  }
}

const findInCache = (url) => caches.match(url, { cacheName: ${JSON.stringify(OFFLINE_CACHE)}, ignoreVary: true });

addEventListener('push', (event) => {
  const { id, title, text, path } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, { body: text, tag: id, icon: '/icon-192.png', lang: 'en', data: { path } }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.path, location.origin)));
});

async function openPage(url) {
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => one.url === url.href);
  await (open ? open.focus() : clients.openWindow(url.href));
}

// The browser replaced its subscription, for example because it expired.
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

async function subscribeAgain({ newSubscription, oldSubscription }) {
  const options = oldSubscription?.options;
  const next = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!next) return;
  const { endpoint, keys } = next.toJSON();
  await fetch(${JSON.stringify(BROWSERS_PATH)}, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, publicKey: keys.p256dh, authSecret: keys.auth }),
  });
}
`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function createOfflinePage(brandName: string): string {
  const name = escapeHtml(brandName);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You’re offline | ${name}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.5 system-ui, sans-serif;
  background: ${SURFACES.light.paper}; color: ${SURFACES.light.ink}; }
main { max-width: 28rem; padding: 2rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.75rem; }
button { font: inherit; font-weight: 600; padding: 0.75rem 1.5rem; border: 0; border-radius: 0.5rem; cursor: pointer;
  background: ${SURFACES.light.ink}; color: ${SURFACES.light.paper}; }
@media (prefers-color-scheme: dark) {
  body { background: ${SURFACES.dark.paper}; color: ${SURFACES.dark.ink}; }
  button { background: ${SURFACES.dark.ink}; color: ${SURFACES.dark.paper}; }
}
</style>
<main>
<h1>You’re offline</h1>
<p>${name} couldn’t be reached. Check your internet connection. This page reloads as soon as you’re back online.</p>
<button type="button" onclick="location.reload()">Try again</button>
</main>
<script>addEventListener('online', () => location.reload());</script>
</html>`;
}
