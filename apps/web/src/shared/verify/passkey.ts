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
export const challengeFor = async (purpose: Purpose): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  // The contract leaves the shape to WebAuthn, which the library knows.
  (await call(
    endpoint('POST /api/accounts/passkey-options'),
    purpose,
  )) as unknown as PublicKeyCredentialRequestOptionsJSON;

/** Loaded on demand, because most visits don't need it. */
const library = () => import('@simplewebauthn/browser');

/** The user closed the browser's prompt, or it timed out. `message` says what to do. */
export class NoPasskeyError extends Error {}

const CANCELED = 'No passkey was used. The window was closed or timed out.';
const UNSUPPORTED = 'This browser doesn’t support passkeys. Use another method.';
const KNOWN_ALREADY = 'This device already has a passkey for your account.';
const REFUSED = 'We couldn’t use that passkey here. Use another method.';

/** The message for a browser error, based on its name (WebAuthn, level 3) and never on its text. */
export function passkeyMessage(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return CANCELED;
  if (name === 'InvalidStateError') return KNOWN_ALREADY;
  if (name === 'NotSupportedError') return UNSUPPORTED;
  return REFUSED;
}

const explained = async <T>(ask: () => Promise<T>): Promise<T> => {
  if (!('PublicKeyCredential' in globalThis)) throw new NoPasskeyError(UNSUPPORTED);
  try {
    return await ask();
  } catch (failure) {
    throw new NoPasskeyError(passkeyMessage(failure), { cause: failure });
  }
};

/**
 * Asks the browser to sign a challenge with a passkey.
 * @throws NoPasskeyError with a message for the user
 */
export async function signWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await library();
  return explained(() => startAuthentication({ optionsJSON: options }));
}

/**
 * Offers passkeys in the email field's autofill (`autocomplete="username webauthn"`) until one is selected or
 * `stopPasskeys` is called.
 * @param ask fetches a challenge; called only if the browser supports autofill
 * @returns null if the browser doesn't support it, or nothing was selected
 */
export async function passkeyFromAutofill(
  ask: () => Promise<PublicKeyCredentialRequestOptionsJSON>,
): Promise<AuthenticationResponseJSON | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  // The user didn't ask for this, so a failure isn't reported.
  try {
    return await startAuthentication({ optionsJSON: await ask(), useBrowserAutofill: true });
  } catch {
    return null;
  }
}

/** Cancels the autofill offer. */
export async function stopPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Asks the browser or a security key to create a passkey.
 * @throws NoPasskeyError with a message for the user
 */
export async function makePasskey(options: Record<string, unknown>): Promise<Attestation> {
  const { startRegistration } = await library();
  // The contract leaves the shapes to WebAuthn, which the library knows.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await explained(() => startRegistration({ optionsJSON }))) as unknown as Attestation;
}
