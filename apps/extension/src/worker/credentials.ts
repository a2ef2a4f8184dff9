import { browser } from 'wxt/browser';

export interface Credentials {
  token: string;
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Whether it is a recruiter's, who fills in approved packets and nothing else. */
  isRecruiter: boolean;
}

const KEY = 'credentials';

/** Content scripts run beside pages, so they may not read what is stored. Called before anything is stored. */
export async function hideFromPages(): Promise<void> {
  // Firefox never gives content scripts access to the session area, and has no such call for the local one.
  const area = browser.storage.local as typeof browser.storage.local & {
    setAccessLevel?: (options: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
  };
  await area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}

export async function loadCredentials(): Promise<Credentials | null> {
  const { [KEY]: stored } = await browser.storage.local.get(KEY);
  return (stored as Credentials | undefined) ?? null;
}

export const saveCredentials = (credentials: Credentials): Promise<void> =>
  browser.storage.local.set({ [KEY]: credentials });

export const forgetCredentials = (): Promise<void> => browser.storage.local.remove(KEY);
