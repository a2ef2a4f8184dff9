/**
 * Tests every endpoint that takes an ID, with the ID of someone else's object: as a visitor, another member, a member without a plan, a member's
 * API client, a recruiter with a different member, a recruiter who was assigned earlier (and made the object with them, if it takes one),
 * support, and an admin. One ID is swapped at a time; all other input is the caller's own. Usage: node bench/id-swap.ts [starts of endpoints'
 * names]. Expected: 401, 403, or 404 (or, for calls that skip unknown ids, what an unknown id gets), no change in any row that belongs to the
 * owner (found over foreign keys and compared before and after), and none of the owner's text in a response. Support and admins are let in
 * where the access rule names their role, and nowhere else. Afterward, a caller with access makes the same call, because a test means nothing
 * if that call is rejected too. Endpoints that take no ID are called as well, and must change and show nothing of the owner. Derived from the
 * contracts: an ID that `support/objects.ts` can't create is reported as not covered. Exits with 1 on any failure.
 */

import { startTestApp } from './support/app.ts';
import { buildInput, type Caller, getIdentity, isAllowed, revive } from './support/callers.ts';
import { describeWire, type Endpoint, type Input, listEndpoints } from './support/endpoints.ts';
import {
  type Account,
  getFieldKind,
  join,
  makeObject,
  openPair,
  openWorld,
  type TestWorld,
} from './support/objects.ts';
import { type Answer, sendRawCall } from './support/raw-call.ts';
import { listRows } from './support/rows-of.ts';

const only = process.argv.length > 2 ? process.argv.slice(2) : [''];
/**
 * Calls that skip what they don't know, or say that it isn't the latest, with an id that nobody's row has. The answer to someone else's id
 * must be the same, and the answer to one's own must differ.
 */
const UNKNOWN_IDS: Readonly<Record<string, unknown>> = {
  // These change the caller's own rows, and return which.
  'applications.moveMany#ids': [crypto.randomUUID()],
  'applications.tagMany#ids': [crypto.randomUUID()],
  'applications.removeMany#ids': [crypto.randomUUID()],
  'applications.restoreMany#ids': [crypto.randomUUID()],
  'notifications.read#ids': [crypto.randomUUID()],
  // The packets of one of the recruiter's members.
  'recruiting.packets.list#memberId': crypto.randomUUID(),
  // The caller's own offers are listed beside the chosen ones.
  'applicationPlans.offers#ids': crypto.randomUUID(),
  // The latest event of the caller's own application, compared with what they saw. The id isn't looked up.
  'applications.undo#eventId': '9000000000000000',
  'applications.move#after': '9000000000000000',
};

/** Someone who may not see the owner's rows. */
interface Stranger {
  title: string;
  caller: Caller;
  /** Where they have what else a call takes. */
  world: TestWorld;
}

const PROGRESS_EVERY = 10;

const open = await startTestApp({}, true);
const { db } = open.app;
const ownerWorld = await openWorld(open.url, db);
const others = await openWorld(open.url, db);
const former: TestWorld = { ...others, ...(await openPair(others)) };
const planless: TestWorld = { ...others, member: await join(others, 'member', others.mark) };
const strangers: readonly Stranger[] = [
  { title: 'visitor', caller: 'visitor', world: others },
  { title: 'second member', caller: 'member', world: others },
  { title: 'member without a plan', caller: 'member', world: planless },
  { title: 'second member’s program', caller: 'bearer', world: others },
  { title: 'second recruiter', caller: 'recruiter', world: others },
  { title: 'former recruiter', caller: 'recruiter', world: former },
  { title: 'support', caller: 'support', world: others },
  { title: 'admin', caller: 'admin', world: others },
];
const failures: string[] = [];
const uncovered: string[] = [];
const tries = new Map<string, number>();
let refused = 0;
let ignored = 0;
let declared = 0;
let plainCalls = 0;
let controls = 0;
let leaks = 0;

const endpoints = listEndpoints().filter(({ name }) => only.some((start) => name.startsWith(start)));
for (const [at, endpoint] of endpoints.entries()) {
  if (at % PROGRESS_EVERY === 0) console.log(`${at} of ${endpoints.length} endpoints …`);
  const kinds = Object.keys(endpoint.shape?.properties ?? {}).map((field) => ({
    field,
    kind: getFieldKind(endpoint, field),
  }));
  for (const { field, kind } of kinds) {
    if (kind === 'uncovered') uncovered.push(`${endpoint.name}#${field}`);
    if (kind === 'object') await trySwap(endpoint, field);
  }
  if (kinds.every(({ kind }) => kind !== 'object' && kind !== 'key')) await callPlain(endpoint);
}
await open.stop();

const tryCount = [...tries.values()].reduce((sum, count) => sum + count, 0);
console.log(`${endpoints.length} endpoints, ${strangers.length} kinds of callers`);
console.log(
  `Swapped ids, and calls that the access rule refuses: ${tryCount} calls, ${refused} refused with 401, 403, or 404, ${ignored} answered like an unknown id; ${controls} calls by those who may`,
);
for (const [title, count] of tries) console.log(`${String(count).padStart(6)}  as ${title}`);
console.log(`${declared} left out, because the access rule lets support or admins in`);
console.log(`Without an id, by callers whom the access rule lets in: ${plainCalls} calls`);
console.log(`Leaks (rows of others shown or changed): ${leaks} in ${tryCount + plainCalls} calls   goal: 0`);
console.log(`Not covered: ${uncovered.length}   goal: 0`);
for (const line of uncovered) console.log(`  ${line}`);
console.log(`Failures: ${failures.length}   goal: 0`);
for (const line of failures) console.log(`  ${line}`);
process.exit(failures.length + uncovered.length > 0 ? 1 : 0);

/** Staff whom the access rule names see everyone's rows. A recruiter sees those of their members only. */
function isDeclared({ meta: { access } }: Endpoint, caller: Caller): boolean {
  return (caller === 'support' || caller === 'admin') && Array.isArray(access) && access.includes(caller);
}

function listOwnerRows() {
  return listRows(db, [ownerWorld.member.id, ownerWorld.recruiter.id]);
}

async function trySwap(endpoint: Endpoint, field: string): Promise<void> {
  await revive(ownerWorld);
  await tryOutsiders(endpoint, `${endpoint.name}#${field}`);
  for (const stranger of listLetIn(endpoint)) {
    const { title, caller, world } = stranger;
    await prepare(stranger);
    const identity = await getIdentity(world, caller);
    await revive(ownerWorld);
    const made = await (world === former ? makeByFormer : makeOwn)(endpoint, field);
    const input: Input = { ...(await buildStrangersInput(stranger, endpoint)), [field]: made };
    const before = await listOwnerRows();
    const answer = await sendRawCall(open.url, describeWire(endpoint, input), identity);
    const after = await listOwnerRows();
    count(title);
    const what = `${endpoint.name}#${field} as ${title}`;
    const unknown = UNKNOWN_IDS[`${endpoint.name}#${field}`];
    if (answer.status === 403 || answer.status === 404) refused += 1;
    else if (unknown !== undefined) {
      const other = await sendRawCall(open.url, describeWire(endpoint, { ...input, [field]: unknown }), identity);
      if (describe(answer, made) === describe(other, unknown)) ignored += 1;
      else
        failures.push(`${what}: ${answer.status} ${answer.code}, and to an unknown id ${other.status} ${other.code}`);
    } else failures.push(`${what}: ${answer.status} ${answer.code} ${answer.failure ?? ''}`);
    compareRows(what, before, after);
    lookForMark(what, answer);
  }
  await tryControl(endpoint, field);
}

/** Whom the access rule refuses, with everything that the owner would send, at once. */
async function tryOutsiders(endpoint: Endpoint, place: string): Promise<void> {
  const outsiders = strangers.filter(({ caller }) => !isAllowed(endpoint, caller));
  if (outsiders.length === 0) return;
  const input = await buildInput(ownerWorld, findCaller(endpoint), endpoint);
  const before = await listOwnerRows();
  for (const stranger of outsiders) {
    const { title, caller, world } = stranger;
    const send = async () => sendRawCall(open.url, describeWire(endpoint, input), await getIdentity(world, caller));
    let answer = await send();
    if (answer.status === 401 && caller !== 'visitor') {
      await prepare(stranger);
      answer = await send();
    }
    count(title);
    const what = `${place} as ${title}`;
    if (answer.status === (caller === 'visitor' ? 401 : 403)) refused += 1;
    else failures.push(`${what}: ${answer.status} ${answer.code} ${answer.failure ?? ''}`);
    lookForMark(what, answer);
  }
  compareRows(`${place} as ${outsiders.map(({ title }) => title).join(', ')}`, before, await listOwnerRows());
}

/** Strangers whom the access rule lets in, but not because they are staff, who see everyone's rows there. */
function listLetIn(endpoint: Endpoint): Stranger[] {
  return strangers.filter(({ caller }) => {
    if (!isAllowed(endpoint, caller)) return false;
    if (isDeclared(endpoint, caller)) declared += 1;
    return !isDeclared(endpoint, caller);
  });
}

function count(title: string): void {
  tries.set(title, (tries.get(title) ?? 0) + 1);
}

function makeOwn(endpoint: Endpoint, field: string): Promise<unknown> {
  return makeObject(ownerWorld, ownerWorld.member, endpoint, field);
}

/** The object as the earlier recruiter made it, whose assignment then ends. */
async function makeByFormer(endpoint: Endpoint, field: string): Promise<unknown> {
  await assign(former.recruiter);
  try {
    return await makeObject({ ...ownerWorld, recruiter: former.recruiter }, ownerWorld.member, endpoint, field);
  } finally {
    await assign(ownerWorld.recruiter);
  }
}

async function assign(recruiter: Account): Promise<void> {
  const { registration } = await ownerWorld.member.api.recruiting.profile();
  await ownerWorld.admin.api.recruiting.assign({ id: registration?.id ?? '', recruiterId: recruiter.id });
}

/** Restores what earlier calls ended. */
async function prepare({ world, caller }: Stranger): Promise<void> {
  if (world !== planless) return revive(world, caller);
  const { viewer } = await world.member.api.accounts.me();
  if (viewer?.id !== world.member.id || viewer.email !== world.member.email)
    world.member = await join(world, 'member', world.mark);
}

/** A member without a plan doesn't have everything. */
function buildStrangersInput({ world, caller }: Stranger, endpoint: Endpoint): Promise<Input> {
  if (world !== planless) return buildInput(world, caller, endpoint);
  return buildInput(world, caller, endpoint).catch(() => buildInput(others, caller, endpoint));
}

function findCaller(endpoint: Endpoint): Caller {
  const roles = ['member', 'recruiter', 'support', 'admin'] as const;
  return roles.find((role) => isAllowed(endpoint, role)) ?? 'admin';
}

/** The same call by someone with access. Without it, the rejection of the others means nothing. */
async function tryControl(endpoint: Endpoint, field: string): Promise<void> {
  const caller = findCaller(endpoint);
  await revive(ownerWorld);
  const identity = await getIdentity(ownerWorld, caller);
  const input = await buildInput(ownerWorld, caller, endpoint);
  const unknown = UNKNOWN_IDS[`${endpoint.name}#${field}`];
  // First, because it changes nothing.
  const other =
    unknown === undefined
      ? undefined
      : await sendRawCall(open.url, describeWire(endpoint, { ...input, [field]: unknown }), identity);
  const answer = await sendRawCall(open.url, describeWire(endpoint, input), identity);
  controls += 1;
  if (other && (answer.status >= 400 || describe(answer, input[field]) === describe(other, unknown)))
    failures.push(`${endpoint.name}#${field} by someone who may: answered like an unknown id, so nothing was tried`);
  // A busy server has let them in.
  if ([0, 400, 401, 403, 404].includes(answer.status) || (answer.status >= 500 && answer.code !== 'server.busy'))
    failures.push(
      `${endpoint.name}#${field} by someone who may: ${answer.status} ${answer.code}, so nothing was tried`,
    );
}

/** An answer without what differs in each: the request's id, and the id that was sent. */
function describe({ status, body }: Answer, id: unknown): string {
  const text = body.toString('utf8').replace(/"requestId":"[^"]*"/, '');
  return [id].flat().reduce<string>((left, each) => left.replaceAll(String(each), 'id'), `${status} ${text}`);
}

/** Lists, and other calls that name no row. */
async function callPlain(endpoint: Endpoint): Promise<void> {
  await tryOutsiders(endpoint, endpoint.name);
  for (const stranger of listLetIn(endpoint)) {
    const { title, caller, world } = stranger;
    await prepare(stranger);
    const identity = await getIdentity(world, caller);
    const input = await buildStrangersInput(stranger, endpoint);
    const before = endpoint.method === 'GET' ? undefined : await listOwnerRows();
    const answer = await sendRawCall(open.url, describeWire(endpoint, input), identity);
    plainCalls += 1;
    const what = `${endpoint.name} as ${title}`;
    if (before) compareRows(what, before, await listOwnerRows());
    lookForMark(what, answer);
  }
}

function compareRows(what: string, before: Map<string, string>, after: Map<string, string>): void {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (table) => before.get(table) !== after.get(table),
  );
  if (changed.length === 0) return;
  leaks += 1;
  for (const table of changed) failures.push(`${what}: changed ${table}`);
}

function lookForMark(what: string, { body }: Answer): void {
  const text = body.toString('latin1');
  const shown = [ownerWorld.mark, ownerWorld.member.email, ownerWorld.member.id].filter((words) =>
    text.includes(words),
  );
  if (shown.length === 0 || what.startsWith('accounts.setRole')) return;
  leaks += 1;
  for (const words of shown) failures.push(`${what}: the answer holds ${words}`);
}
