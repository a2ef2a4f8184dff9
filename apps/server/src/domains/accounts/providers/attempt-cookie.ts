import { SIGN_IN_PROVIDERS } from '@foothold/contracts/accounts';
import { z } from 'zod';
import { type Vault, VaultError } from '../../../platform/secrets/vault.ts';
import type { Caller } from '../deps.ts';

const NAME = 'foothold.provider';
const CONTEXT = 'provider-sign-in';
const SECONDS = 600;

const provider = z.enum(SIGN_IN_PROVIDERS);
const shared = { provider, next: z.string().nullable(), until: z.number() };
const storedSchema = z.discriminatedUnion('step', [
  /** The person is on the provider's page. */
  z.object({ ...shared, step: z.literal('started'), state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** The provider identified the person, who has yet to create or connect an account. */
  z.object({ ...shared, step: z.literal('identified'), subject: z.string(), email: z.string(), name: z.string() }),
]);
type Stored = z.infer<typeof storedSchema>;
/** Distributes over the union. */
type WithoutEnd<T> = T extends unknown ? Omit<T, 'until'> : never;
export type AttemptState = WithoutEnd<Stored>;

/**
 * Keeps an attempt to sign in with a provider in a sealed cookie, so that strangers can't make the server store anything, and the answer
 * of the provider only counts in the browser that started the attempt.
 */
export function createAttemptCookie(vault: Vault, isSecure: boolean, now: () => Date) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  /** The attempt at the given step. Undefined if there is none or it expired. */
  function read<S extends Stored['step']>(caller: Pick<Caller, 'headers'>, step: S) {
    const value = parseCookie(caller.headers.get('cookie') ?? '');
    const stored = value === undefined ? undefined : open(value);
    if (!stored || stored.step !== step || stored.until < now().getTime()) return undefined;
    return stored as Extract<Stored, { step: S }>;
  }

  function open(value: string): Stored | undefined {
    try {
      const text = vault.open(Buffer.from(value, 'base64url'), CONTEXT).toString('utf8');
      return storedSchema.safeParse(JSON.parse(text)).data;
    } catch (error) {
      if (error instanceof VaultError || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  function write(caller: Pick<Caller, 'setHeader'>, state: AttemptState): void {
    const stored = { ...state, until: now().getTime() + SECONDS * 1000 };
    const value = vault.seal(Buffer.from(JSON.stringify(stored)), CONTEXT).toString('base64url');
    caller.setHeader('set-cookie', `${NAME}=${value}; Max-Age=${SECONDS}; ${attributes}`);
  }

  const clear = (caller: Pick<Caller, 'setHeader'>): void =>
    caller.setHeader('set-cookie', `${NAME}=; Max-Age=0; ${attributes}`);

  return { read, write, clear };
}

const parseCookie = (header: string): string | undefined =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
