import type { Attestation } from '@foothold/contracts/accounts/shapes';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call, endpoint } from '../api/endpoint.ts';

/** What a passkey request is for. */
type Purpose = { for: 'log-in' } | { for: 'second-factor'; ticket: string } | { for: 'verify' };

/** A single-use challenge from our server. */
export const fetchChallenge = async (purpose: Purpose): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  // The contract leaves the shape to WebAuthn, which the library knows.
  (await call(
    endpoint('POST /api/accounts/passkey-options'),
    purpose,
  )) as unknown as PublicKeyCredentialRequestOptionsJSON;

/** Loaded on demand, because most visits don't need it. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** The user closed the browser's prompt, or it timed out. `message` says what to do. */
export class NoPasskeyError extends Error {}

const CANCELED_TEXT = 'No passkey was used. The window was closed or timed out.';
const UNSUPPORTED_TEXT = 'This browser doesn’t support passkeys. Use another method.';
const ALREADY_REGISTERED_TEXT = 'This device already has a passkey for your account.';
const REFUSED_TEXT = 'We couldn’t use that passkey here. Use another method.';

/** The message for a browser error, based on its name (WebAuthn, level 3) and never on its text. */
export function getPasskeyMessage(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return CANCELED_TEXT;
  if (name === 'InvalidStateError') return ALREADY_REGISTERED_TEXT;
  if (name === 'NotSupportedError') return UNSUPPORTED_TEXT;
  return REFUSED_TEXT;
}

const withUserMessage = async <T>(ask: () => Promise<T>): Promise<T> => {
  if (!('PublicKeyCredential' in globalThis)) throw new NoPasskeyError(UNSUPPORTED_TEXT);
  try {
    return await ask();
  } catch (failure) {
    throw new NoPasskeyError(getPasskeyMessage(failure), { cause: failure });
  }
};

/**
 * Asks the browser to sign a challenge with a passkey.
 * @throws NoPasskeyError with a message for the user
 */
export async function signWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await loadLibrary();
  return withUserMessage(() => startAuthentication({ optionsJSON: options }));
}

/**
 * Offers passkeys in the email field's autofill (`autocomplete="username webauthn"`) until one is selected or
 * `cancelPasskeyAutofill` is called.
 * @param ask fetches a challenge; called only if the browser supports autofill
 * @returns null if the browser doesn't support it, or nothing was selected
 */
export async function offerPasskeyAutofill(
  ask: () => Promise<PublicKeyCredentialRequestOptionsJSON>,
): Promise<AuthenticationResponseJSON | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadLibrary();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  // The user didn't ask for this, so a failure isn't reported.
  try {
    return await startAuthentication({ optionsJSON: await ask(), useBrowserAutofill: true });
  } catch {
    return null;
  }
}

/** Cancels the autofill offer. */
export async function cancelPasskeyAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Asks the browser or a security key to create a passkey.
 * @throws NoPasskeyError with a message for the user
 */
export async function createPasskey(options: Record<string, unknown>): Promise<Attestation> {
  const { startRegistration } = await loadLibrary();
  // The contract leaves the shapes to WebAuthn, which the library knows.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await withUserMessage(() => startRegistration({ optionsJSON }))) as unknown as Attestation;
}
