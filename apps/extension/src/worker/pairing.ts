import { browser } from 'wxt/browser';
import type { Pairing, PanelCommands } from '../messages.ts';
import { forgetCredentials, loadCredentials, saveCredentials } from './credentials.ts';
import { DEFAULT_INTERVAL, type DeviceCode, pollForToken, requestDeviceCode, revoke } from './oauth.ts';

const KEY = 'pairing';

async function recall(): Promise<DeviceCode | null> {
  const { [KEY]: stored } = await browser.storage.session.get(KEY);
  const code = (stored as DeviceCode | undefined) ?? null;
  return code !== null && code.expiresAt > Date.now() ? code : null;
}

const forget = () => browser.storage.session.remove(KEY);

const toPairing = ({ userCode, url, interval, expiresAt }: DeviceCode): Pairing => ({
  userCode,
  url,
  intervalSeconds: interval,
  expiresAt,
});

export async function findPairing(): Promise<Pairing | null> {
  const code = await recall();
  return code && toPairing(code);
}

export async function startPairing(as: 'member' | 'recruiter'): Promise<Pairing> {
  const code = await requestDeviceCode(as, Date.now());
  await browser.storage.session.set({ [KEY]: code });
  return toPairing(code);
}

export async function checkPairing(): Promise<PanelCommands['checkPairing']['output']> {
  const code = await recall();
  if (code === null) return { state: (await loadCredentials()) ? 'paired' : 'expired', intervalSeconds: 0 };
  const result = await pollForToken(code.deviceCode, Date.now());
  if (result === 'waiting') return { state: 'waiting', intervalSeconds: code.interval };
  if (result === 'slow-down') {
    const slower = { ...code, interval: code.interval + DEFAULT_INTERVAL };
    await browser.storage.session.set({ [KEY]: slower });
    return { state: 'waiting', intervalSeconds: slower.interval };
  }
  await forget();
  if (typeof result === 'string') return { state: result, intervalSeconds: 0 };
  await saveCredentials(result);
  return { state: 'paired', intervalSeconds: 0 };
}

export const cancelPairing = forget;

/** Ends the pairing here, and on the server if it can be reached; the portal lists it otherwise. */
export async function unpair(): Promise<void> {
  const credentials = await loadCredentials();
  await forgetCredentials();
  if (credentials) await revoke(credentials.refreshToken ?? credentials.token).catch(() => undefined);
}
