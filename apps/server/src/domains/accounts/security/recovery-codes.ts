import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@foothold/contracts/accounts';

/** No letters or digits that look alike. Ten of these 31 characters make 49 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF_LENGTH = 5;

const createHalf = () => Array.from({ length: HALF_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates ten characters that are easy to read and type. */
export const createCode = (): string => `${createHalf()}-${createHalf()}`;

export const createRecoveryCodes = (): string[] => Array.from({ length: limits.recoveryCodes }, createCode);

/** A keyed hash, because 49 bits could be guessed from a plain one. Spaces, hyphens, and case are ignored. */
export const hashRecoveryCode = (code: string, userId: string, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`recovery-code|${userId}|${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest();
