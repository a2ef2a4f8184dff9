import type { Security } from '@foothold/contracts/accounts/security';
import type { FactorMethod } from '@foothold/contracts/accounts/shapes';

/** An account's verification methods, the fastest first. */
export function listMethods({
  authenticator,
  passkeys,
  recoveryCodes,
}: Pick<Security, 'authenticator' | 'passkeys' | 'recoveryCodes'>): FactorMethod[] {
  const methods: FactorMethod[] = [];
  if (passkeys.length > 0) methods.push('passkey');
  if (authenticator) methods.push('code');
  if (methods.length > 0 && recoveryCodes.left > 0) methods.push('recovery-code');
  return methods;
}
