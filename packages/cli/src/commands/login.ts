import { createClient } from '@foothold/client';
import { SCOPES } from '@foothold/contracts/endpoint';
import { call, USER_AGENT } from '../account/connection.ts';
import { type Credentials, getCredentialsFile, writeCredentials } from '../account/credentials.ts';
import { type DeviceCode, logInWithDevice } from '../account/device-login.ts';
import { DEFAULT_URL, parseServerAddress } from '../account/server-address.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { readInput } from '../input.ts';
import type { Options } from '../options.ts';

const MAX_KEY_LENGTH = 500;

/** `foothold login`: signs in with a code on a page of the server, or stores an API key from standard input. */
export async function logIn(_words: readonly string[], { url, key, json, scopes }: Options): Promise<ExitCode> {
  const origin = parseServerAddress(url ?? (process.env.FOOTHOLD_URL || DEFAULT_URL));
  const credentials =
    key === undefined
      ? await logInWithDevice(origin, readScopes(scopes), showCode)
      : { url: origin, token: await readKey(key) };
  const granted = await checkToken(credentials);
  writeCredentials(credentials);
  if (json) process.stdout.write(`${JSON.stringify({ url: origin, scopes: granted }, null, 2)}\n`);
  else process.stderr.write(`Signed in to ${origin}. Stored in ${getCredentialsFile()}\n`);
  return EXIT.ok;
}

function readScopes(text: string | undefined): string {
  const scopes = text === undefined ? SCOPES : text.split(/[ ,]+/).filter(Boolean);
  const unknown = scopes.find((scope) => !(SCOPES as readonly string[]).includes(scope));
  if (unknown !== undefined)
    throw new Failure(EXIT.usage, {
      code: 'usage',
      message: `There is no scope "${unknown}".`,
      hint: `Use some of: ${SCOPES.join(', ')}`,
    });
  return scopes.join(' ');
}

/** On standard error, so that standard output stays free for the result. */
function showCode({ code, url, completeUrl, lifetime }: DeviceCode): void {
  process.stderr.write(
    `Open ${url} and enter this code:\n\n  ${code}\n\n${completeUrl ? `Or open ${completeUrl}\n` : ''}The code works for ${Math.ceil(lifetime / 60)} minutes. Waiting…\n`,
  );
}

async function readKey(value: string): Promise<string> {
  // Other programs can read a command's arguments.
  if (value !== '-')
    throw new Failure(EXIT.usage, {
      code: 'usage',
      message: 'The API key comes from standard input, not from the command line.',
      hint: 'Run "foothold login --key < key.txt", or paste it after "foothold login --key".',
    });
  const key = Buffer.from(await readInput('-'))
    .toString('utf8')
    .trim();
  if (!/^[\x21-\x7E]+$/.test(key) || key.length > MAX_KEY_LENGTH)
    throw new Failure(EXIT.signedOut, {
      code: 'login.no-key',
      message: 'Standard input has no API key.',
      hint: 'Create one under Settings → API keys.',
    });
  return key;
}

/** Asks the server what the token may do, so that nothing is stored that doesn't work. */
async function checkToken({ url, token }: Credentials): Promise<readonly string[]> {
  const api = createClient({ url, token, userAgent: USER_AGENT });
  try {
    return (await call({ url }, () => api.accounts.keys.current())).scopes;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'access.sign-in') throw error;
    throw new Failure(EXIT.signedOut, {
      code: 'login.key-refused',
      message: 'The server doesn’t accept this key.',
      hint: 'Check that it is complete, hasn’t expired, and belongs to this server.',
    });
  }
}
