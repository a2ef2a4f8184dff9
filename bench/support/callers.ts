import { hash } from '@node-rs/argon2';
import { ARGON2ID } from '../../apps/server/src/domains/accounts/auth.ts';
import type { Endpoint, Input } from './endpoints.ts';
import { createValidInput, PASSWORD } from './inputs.ts';
import { type Account, dropFactors, join, makeObject, openPair, signIn, type TestWorld } from './objects.ts';
import type { Random } from './random.ts';

/** All callers: a visitor, each role with a session, and a member's API client with a token. */
export const CALLERS = ['visitor', 'member', 'recruiter', 'support', 'admin', 'bearer'] as const;
export type Caller = (typeof CALLERS)[number];

/** The caller that the access rule sees; undefined for a visitor. */
const getAccount = (world: TestWorld, caller: Caller): Account | undefined =>
  caller === 'visitor' ? undefined : world[caller === 'bearer' ? 'member' : caller];

const tokens = new Map<string, string>();

/**
 * A caller's credentials: session cookies, or a token. Requested before objects are created: logging in requires an account without a
 * second factor.
 */
export async function getIdentity(world: TestWorld, caller: Caller): Promise<Record<string, string>> {
  const account = getAccount(world, caller);
  if (!account) return {};
  if (caller !== 'bearer')
    return { cookie: [...account.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  const held = { authorization: `Bearer ${tokens.get(account.id)}` };
  const { status } = await fetch(`${world.url}/api/profile`, { headers: held });
  if (status === 200) return held;
  // A valid request may have changed the password or added a factor and kept the session.
  await setPassword(world, account.id);
  await dropFactors(world, account.id);
  const answer = await fetch(`${world.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`The member's program cannot log in: ${answer.status}`);
  tokens.set(account.id, token);
  return { authorization: `Bearer ${token}` };
}

/** Whether the contract's access rule admits the caller. */
export function isAllowed({ meta: { access, scope } }: Endpoint, caller: Caller): boolean {
  if (access === 'anyone') return true;
  if (caller === 'visitor') return false;
  // A token of a sign-in has every scope and isn't a session.
  if (scope === (caller === 'bearer' ? 'session' : 'token')) return false;
  if (access === 'signed-in') return true;
  return access.includes(caller === 'bearer' ? 'member' : caller);
}

/** A valid input for the endpoint, with the caller's own objects if they have any, else the member's. */
export async function buildInput(
  world: TestWorld,
  caller: Caller,
  endpoint: Endpoint,
  random?: Random,
): Promise<Input> {
  const made: Input = {};
  const owner = getAccount(world, caller);
  for (const field of Object.keys(endpoint.shape?.properties ?? {})) {
    // Visitors have no résumé: optional fields are omitted.
    if (!owner && field === 'resumeId' && !endpoint.shape?.required?.includes(field)) made[field] = null;
    else made[field] = await getObject(world, owner ?? world.member, endpoint, field);
  }
  const input = createValidInput(endpoint, world.mark, (_endpoint, field) => made[field] ?? undefined, random);
  for (const [field, value] of Object.entries(made)) if (value === null) delete input[field];
  return input;
}

/** Staff have no plan and no registration; the member's are used instead. */
async function getObject(world: TestWorld, owner: Account, endpoint: Endpoint, field: string): Promise<unknown> {
  if (owner === world.member) return makeObject(world, owner, endpoint, field);
  return makeObject(world, owner, endpoint, field).catch(() => makeObject(world, world.member, endpoint, field));
}

/**
 * Restores what calls have ended: sessions, roles, passwords, accounts, the plan, the member's recruiter.
 * @param caller the next caller, restored along with the member and their recruiter; everyone by default
 */
export async function revive(world: TestWorld, caller?: Caller): Promise<void> {
  const { db } = world;
  const own = caller && getAccount(world, caller)?.role;
  const roles = (['member', 'recruiter', 'support', 'admin'] as const).filter(
    (role) => !caller || role === own || role === 'member' || role === 'recruiter',
  );
  const viewers = await Promise.all(roles.map(async (role) => (await world[role].api.accounts.me()).viewer));
  for (const [index, role] of roles.entries()) {
    const [account, viewer] = [world[role], viewers[index]];
    if (viewer?.id === account.id && viewer.role === role && viewer.email === account.email) continue;
    if (!(await restore(world, account)))
      world[role] = await join(world, role, role === 'member' ? world.mark : `New ${role}`);
  }
  const assignment = await db
    .selectFrom('assignments')
    .innerJoin('subscriptions', 'subscriptions.user_id', 'assignments.member_id')
    .innerJoin('registrations', 'registrations.user_id', 'assignments.member_id')
    .select('assignments.member_id')
    .where('assignments.member_id', '=', world.member.id)
    .where('assignments.recruiter_id', '=', world.recruiter.id)
    .where('assignments.ended_at', 'is', null)
    .where('subscriptions.state', '=', 'active')
    .where('subscriptions.plan', '=', 'prime')
    .where('registrations.state', '=', 'accepted')
    .executeTakeFirst();
  if (assignment) return;
  // Assigning requires an admin.
  if (caller) await revive(world);
  else Object.assign(world, await openPair(world));
}

/** @returns false if the account was deleted */
async function restore(world: TestWorld, { ...account }: Account): Promise<boolean> {
  const { db } = world;
  const { id, email, role } = account;
  const row = await db
    .updateTable('users')
    .set({ email, role, email_verified: true })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await setPassword(world, id);
  await dropFactors(world, id);
  await signIn(world, account);
  return true;
}

async function setPassword({ db }: TestWorld, userId: string): Promise<void> {
  await db
    .updateTable('credentials')
    .set({ password: await hash(PASSWORD, ARGON2ID) })
    .where('user_id', '=', userId)
    .execute();
}
