import { ROLES, type Role } from '@foothold/contracts/endpoint';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { hash, verify } from '@node-rs/argon2';
import type { Executor } from '../../platform/db/database.ts';
import { ARGON2ID } from './auth.ts';
import { DAY_MS } from './deps.ts';
import { findSignIns, insertConfirmedUser } from './repository.ts';
import { countFactors } from './security/repository.ts';

/** One account per role for trying the product with sample data. Never created if SAMPLE_DATA is off. */
export const DEMO_ACCOUNTS: readonly { role: Role; name: string; email: string; password: string }[] = ROLES.map(
  (role) => ({
    role,
    name: `Demo ${role}`,
    email: `${role}@demo.example`,
    password: `demo-${role}-password`,
  }),
);

/** Leaves existing accounts unchanged. */
export async function insertDemoAccounts(db: Executor, now: Date): Promise<void> {
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(({ password }) => hash(password, ARGON2ID)));
  const trialEndsAt = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  for (const [index, { name, email, role }] of DEMO_ACCOUNTS.entries())
    await insertConfirmedUser(db, { name, email, role, passwordHash: hashes[index] ?? '', trialEndsAt });
}

/**
 * Whether this is still the demo account that the server created, with its published password and no other check. An account with its own
 * password or a second factor belongs to someone.
 */
export async function isDemoAccount(db: Executor, email: string): Promise<boolean> {
  const demo = DEMO_ACCOUNTS.find((one) => one.email === email);
  if (!demo) return false;
  const account = (await findSignIns(db, email)).find((one) => one.email === email);
  if (!account?.password || !(await verify(account.password, demo.password))) return false;
  const { authenticator, passkeys } = await countFactors(db, account.id);
  return !authenticator && passkeys === 0;
}
