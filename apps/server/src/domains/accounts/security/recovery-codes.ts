import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@foothold/contracts/accounts';

/** No letters or digits that look alike. With 31 of them, 10 make 49 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

const createHalf = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten characters that people read and type. */
export const newCode = (): string => `${createHalf()}-${createHalf()}`;

export const newRecoveryCodes = (): string[] => Array.from({ length: limits.recoveryCodes }, newCode);

/** Keyed, since 49 bits could be guessed from a bare hash. Spaces, hyphens, and capitals are ignored. */
export const hashRecoveryCode = (code: string, userId: string, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`recovery-code|${userId}|${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest();
