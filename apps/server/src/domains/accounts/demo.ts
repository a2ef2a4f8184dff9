import { ROLES, type Role } from '@foothold/contracts/endpoint';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { hash } from '@node-rs/argon2';
import type { Executor } from '../../platform/db/database.ts';
import { ARGON2ID } from './auth.ts';
import { DAY_MS } from './deps.ts';
import { insertConfirmedUser } from './repository.ts';

/** One account a role, for trying the product with sample data. Never made where SAMPLE_DATA is off. */
export const DEMO_ACCOUNTS: readonly { role: Role; name: string; email: string; password: string }[] = ROLES.map(
  (role) => ({
    role,
    name: `Demo ${role}`,
    email: `${role}@demo.example`,
    password: `demo-${role}-password`,
  }),
);

/** Those that exist stay as they are. */
export async function insertDemoAccounts(db: Executor, now: Date): Promise<void> {
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(({ password }) => hash(password, ARGON2ID)));
  const trialEndsAt = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  for (const [index, { name, email, role }] of DEMO_ACCOUNTS.entries())
    await insertConfirmedUser(db, { name, email, role, passwordHash: hashes[index] ?? '', trialEndsAt });
}
