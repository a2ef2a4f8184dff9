import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What signing in leaves behind. It is sent to `url` only. */
export interface Credentials {
  /** The origin of the server. */
  url: string;
  token: string;
  /** With a device sign-in only. An API key can't be refreshed. */
  refreshToken?: string;
  /** ISO time. Unknown for an API key. */
  expiresAt?: string;
}

/** The user's folder for settings: XDG_CONFIG_HOME, APPDATA on Windows, or `.config` in the home folder. */
export function getConfigFolder(): string {
  const base =
    process.env.XDG_CONFIG_HOME || (process.platform === 'win32' && process.env.APPDATA) || join(homedir(), '.config');
  return join(base, 'foothold');
}

export const getCredentialsFile = (): string => join(getConfigFolder(), 'credentials.json');

/** Reads the stored credentials. Undefined if there are none, or if the file isn't ours. */
export function readCredentials(): Credentials | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(getCredentialsFile(), 'utf8'));
    return isCredentials(read) ? read : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isCredentials(value: unknown): value is Credentials {
  const { url, token, refreshToken = '', expiresAt = '' } = (value ?? {}) as Record<string, unknown>;
  return [url, token, refreshToken, expiresAt].every((part) => typeof part === 'string') && URL.canParse(String(url));
}

/** Stores credentials so that only this user can read them. The file is replaced whole. */
export function writeCredentials(credentials: Credentials): void {
  const folder = getConfigFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.credentials-${randomUUID()}`);
  writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(draft, 0o600);
  renameSync(draft, getCredentialsFile());
}

export const deleteCredentials = (): void => rmSync(getCredentialsFile(), { force: true });
