import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { findServiceWorker, registerServiceWorker } from '../../../shared/service-worker.ts';

/**
 * Whether this browser shows notifications: it can't (`unsupported`), the person or the browser forbids it (`blocked`), it doesn't (`off`),
 * or it does (`on`).
 */
export type BrowserState = 'unsupported' | 'blocked' | 'off' | 'on';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** @param isStored whether the server knows a subscription of this session */
export async function readBrowserState(isStored: boolean): Promise<BrowserState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (!isStored || Notification.permission !== 'granted') return 'off';
  const subscription = await (await findServiceWorker())?.pushManager.getSubscription();
  return subscription ? 'on' : 'off';
}

/** The browser has no connection to its notification service, or none at all. */
export class NoPushServiceError extends Error {
  override readonly name = 'NoPushServiceError';
}

/**
 * Asks for permission, subscribes, and tells the server.
 * @param publicKey the server’s key, in base64url
 * @returns false if permission was refused
 * @throws NoPushServiceError; RefusedError; whatever `fetch` throws
 */
export async function turnOnHere(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { endpoint: address, keys } = (await subscribe(decodeBase64Url(publicKey))).toJSON();
  await call(endpoint('POST /api/notifications/browsers'), {
    endpoint: address ?? '',
    publicKey: keys?.p256dh ?? '',
    authSecret: keys?.auth ?? '',
  });
  return true;
}

async function subscribe(applicationServerKey: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  try {
    await registerServiceWorker();
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription for an earlier key can't be reused.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch (cause) {
    throw new NoPushServiceError('no subscription', { cause });
  }
}

/** Turns notifications off on the server, and then ends the browser’s subscription. @param id of this browser */
export async function turnOffHere(id: string): Promise<void> {
  await call(endpoint('DELETE /api/notifications/browsers/{id}'), { id });
  const subscription = await (await findServiceWorker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

export const sendTest = (id: string) => call(endpoint('POST /api/notifications/browsers/{id}/test'), { id });

const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
