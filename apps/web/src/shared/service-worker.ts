const SCRIPT = '/portal/service-worker.js';
const SCOPE = '/portal';

/** Registers the portal’s service worker, or returns the one that is registered. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(SCRIPT, { scope: SCOPE });

export const findServiceWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(SCOPE);
