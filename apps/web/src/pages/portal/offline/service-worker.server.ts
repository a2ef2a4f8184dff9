import { SURFACES } from '@foothold/brand/color';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';

const BROWSERS_PATH = buildEndpointUrl(endpoint('POST /api/notifications/browsers'));

/**
 * The portal's service worker. It shows a page of its own when a page can't be loaded, and notifications that the server pushes. It stores
 * nothing: no page can be out of date, and nothing personal stays in the browser after signing out.
 * @param brandName shown on the offline page
 * @returns JavaScript
 */
export function createServiceWorker(brandName: string): string {
  return `const PAGE = ${JSON.stringify(createOfflinePage(brandName))};

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])),
);

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(load(event));
});

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
}

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
