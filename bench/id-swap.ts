/**
 * Tests every endpoint that takes an ID, with the ID of someone else's object: as another member, as that member's API client, and as a
 * recruiter with a different member. One ID is swapped at a time; all other input is the caller's own. Usage: node bench/id-swap.ts [starts
 * of endpoints' names]. Expected: 403 or 404 (or, for calls that skip
 * unknown ids, what an unknown id gets), no change in any row that belongs to the owner (found over foreign keys and compared
 * before and after), and none of the owner's text in a response. Afterward, a caller with access makes the same call, because a test means
 * nothing if that call is rejected too. Lists that take no ID are searched for the same text. Derived from the contracts: an ID that
 * `support/objects.ts` can't create is reported as not covered. Exits with 1 on any failure.
 */

import { startTestApp } from './support/app.ts';
import { buildInput, type Caller, getIdentity, isAllowed, revive } from './support/callers.ts';
import { describeWire, type Endpoint, type Input, listEndpoints } from './support/endpoints.ts';
import { getFieldKind, makeObject, openWorld } from './support/objects.ts';
import { type Answer, sendRawCall } from './support/raw-call.ts';
import { listRows } from './support/rows-of.ts';

const only = process.argv.length > 2 ? process.argv.slice(2) : [''];
const OTHER_CALLERS: readonly Caller[] = ['member', 'bearer', 'recruiter'];
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

const open = await startTestApp({}, true);
const { db } = open.app;
const ownerWorld = await openWorld(open.url, db);
const strangers = await openWorld(open.url, db);
const failures: string[] = [];
const uncovered: string[] = [];
let tries = 0;
let refused = 0;
let ignored = 0;
let controls = 0;

for (const endpoint of listEndpoints().filter(({ name }) => only.some((start) => name.startsWith(start)))) {
  const fields = Object.keys(endpoint.shape?.properties ?? {});
  for (const field of fields) {
    const kind = getFieldKind(endpoint, field);
    if (kind === 'uncovered') uncovered.push(`${endpoint.name}#${field}`);
    if (kind === 'object') await trySwap(endpoint, field);
  }
  if (endpoint.method === 'GET' && endpoint.params.length === 0) await read(endpoint);
}
await open.stop();

console.log(
  `Swapped ids: ${tries} tries, ${refused} refused with 403 or 404, ${ignored} answered like an unknown id; ${controls} calls by those who may`,
);
console.log(`Not covered: ${uncovered.length}   goal: 0`);
for (const line of uncovered) console.log(`  ${line}`);
console.log(`Failures: ${failures.length}   goal: 0`);
for (const line of failures) console.log(`  ${line}`);
process.exit(failures.length + uncovered.length > 0 ? 1 : 0);

async function trySwap(endpoint: Endpoint, field: string): Promise<void> {
  for (const caller of OTHER_CALLERS) {
    await revive(ownerWorld);
    await revive(strangers);
    const identity = await getIdentity(strangers, caller);
    const id = await makeObject(ownerWorld, ownerWorld.member, endpoint, field);
    const input: Input = { ...(await buildInput(strangers, caller, endpoint)), [field]: id };
    const before = await listRows(db, [ownerWorld.member.id, ownerWorld.recruiter.id]);
    const answer = await sendRawCall(open.url, describeWire(endpoint, input), identity);
    const after = await listRows(db, [ownerWorld.member.id, ownerWorld.recruiter.id]);
    tries += 1;
    const what = `${endpoint.name}#${field} as a second ${caller}`;
    const unknown = UNKNOWN_IDS[`${endpoint.name}#${field}`];
    if (answer.status === 403 || answer.status === 404) refused += 1;
    else if (unknown !== undefined) {
      const other = await sendRawCall(open.url, describeWire(endpoint, { ...input, [field]: unknown }), identity);
      if (describe(answer, id) === describe(other, unknown)) ignored += 1;
      else
        failures.push(`${what}: ${answer.status} ${answer.code}, and to an unknown id ${other.status} ${other.code}`);
    } else failures.push(`${what}: ${answer.status} ${answer.code} ${answer.failure ?? ''}`);
    for (const table of listDifferences(before, after)) failures.push(`${what}: changed ${table}`);
    lookForMark(what, answer);
  }
  await tryControl(endpoint, field);
}

/** The same call by someone with access. Without it, the rejection of the others means nothing. */
async function tryControl(endpoint: Endpoint, field: string): Promise<void> {
  const caller =
    (['member', 'recruiter', 'support', 'admin'] as const).find((role) => isAllowed(endpoint, role)) ?? 'admin';
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

/** Lists and other answers that name no row. */
async function read(endpoint: Endpoint): Promise<void> {
  for (const caller of OTHER_CALLERS) {
    await revive(strangers);
    const identity = await getIdentity(strangers, caller);
    const input = await buildInput(strangers, caller, endpoint);
    lookForMark(
      `${endpoint.name} as a second ${caller}`,
      await sendRawCall(open.url, describeWire(endpoint, input), identity),
    );
  }
}

function lookForMark(what: string, { body }: Answer): void {
  const text = body.toString('latin1');
  for (const words of [ownerWorld.mark, ownerWorld.member.email, ownerWorld.member.id])
    if (text.includes(words) && !what.startsWith('accounts.setRole'))
      failures.push(`${what}: the answer holds ${words}`);
}

function listDifferences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((table) => before.get(table) !== after.get(table));
}
