import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../../platform/db/database.ts';
import { addToken, deleteTokens, expireTokens, type TokenPurpose } from './repository.ts';

const HOUR = 60 * 60 * 1000;
const LIFETIME: Record<TokenPurpose, number> = {
  'confirm-email': 72 * HOUR,
  'change-email': 72 * HOUR,
  'reset-password': HOUR,
  'set-password': 7 * 24 * HOUR,
  export: HOUR / 12,
  'sign-in-code': 1.5 * HOUR,
};

export const getExpiry = (purpose: TokenPurpose, now: Date): Date => new Date(now.getTime() + LIFETIME[purpose]);

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Creates a single-use 256-bit token for an emailed link. Earlier ones for the same purpose stop working. */
export async function issueToken(
  db: Executor,
  purpose: TokenPurpose,
  userId: string,
  email: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (purpose === 'confirm-email') await expireTokens(db, userId, purpose, now);
  else await deleteTokens(db, userId, purpose);
  await addToken(db, {
    hash: hashToken(token),
    purpose,
    userId,
    email,
    expiresAt: getExpiry(purpose, now),
  });
  return token;
}
