import { createClient } from '@foothold/client';
import { discover, postForm } from '../account/authorization-server.ts';
import { USER_AGENT } from '../account/connection.ts';
import { type Credentials, deleteCredentials, readCredentials } from '../account/credentials.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Options } from '../options.ts';

/** `foothold logout`: revokes the token of a sign-in, and deletes what is stored. An API key stays valid until it is revoked in the settings. */
export async function logOut(_words: readonly string[], { json }: Options): Promise<ExitCode> {
  const stored = readCredentials();
  const revoked = stored?.refreshToken !== undefined && (await revoke(stored));
  deleteCredentials();
  if (json) process.stdout.write(`${JSON.stringify({ signedOut: stored !== undefined, revoked }, null, 2)}\n`);
  else process.stderr.write(describe(stored, revoked));
  return EXIT.ok;
}

/** Revokes a sign-in at the server (RFC 7009). What is stored is deleted in any case. */
async function revoke({ url, token, refreshToken = '' }: Credentials): Promise<boolean> {
  try {
    const { revocation } = await discover(url);
    if (revocation !== undefined) return (await postForm(revocation, { token: refreshToken })).status === 200;
    await createClient({ url, token, userAgent: USER_AGENT }).accounts.tokenLogOut({});
    return true;
  } catch {
    return false;
  }
}

function describe(stored: Credentials | undefined, revoked: boolean): string {
  if (stored === undefined) return 'You weren’t signed in.\n';
  if (revoked) return `Signed out of ${stored.url}.\n`;
  return stored.refreshToken === undefined
    ? 'The API key is deleted here. Revoke it under Settings → API keys if you no longer need it.\n'
    : 'Signed out here, but the server couldn’t be told. Disconnect this program in the settings.\n';
}
