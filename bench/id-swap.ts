/**
 * Tests every endpoint that takes an ID, with the ID of someone else's object: as another member, as that member's API client, and as a
 * recruiter with a different member. One ID is swapped at a time; all other input is the caller's own. Usage: node bench/id-swap.ts [part
 * of an endpoint's name]. Expected: 403 or 404, no change in any row that belongs to the owner (found over foreign keys and compared
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

const only = process.argv[2] ?? '';
const OTHER_CALLERS: readonly Caller[] = ['member', 'bearer', 'recruiter'];
/**
 * Calls that are accepted but fail later. An access request names a task, and the custody process later decides whether the task allows
 * it. It responds the same way if the task doesn't exist.
 */
const DEFERRED_CHECKS = new Set(['recruiting.reveal#taskId']);

const open = await startTestApp({}, true);
const { db } = open.app;
const ownerWorld = await openWorld(open.url, db);
const strangers = await openWorld(open.url, db);
const failures: string[] = [];
const uncovered: string[] = [];
let tries = 0;
let refused = 0;
let controls = 0;

for (const endpoint of listEndpoints().filter(({ name }) => name.includes(only))) {
  const fields = Object.keys(endpoint.shape?.properties ?? {});
  for (const field of fields) {
    const kind = getFieldKind(endpoint, field);
    if (kind === 'uncovered') uncovered.push(`${endpoint.name}#${field}`);
    if (kind === 'object') await trySwap(endpoint, field);
  }
  if (endpoint.method === 'GET' && endpoint.params.length === 0) await read(endpoint);
}
await open.stop();

console.log(`Swapped ids: ${tries} tries, ${refused} refused with 403 or 404; ${controls} calls by those who may`);
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
    if (answer.status === 403 || answer.status === 404) refused += 1;
    else if (!DEFERRED_CHECKS.has(`${endpoint.name}#${field}`) || (await wasGranted(answer)))
      failures.push(`${what}: ${answer.status} ${answer.code} ${answer.failure ?? ''}`);
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
  const answer = await sendRawCall(
    open.url,
    describeWire(endpoint, await buildInput(ownerWorld, caller, endpoint)),
    identity,
  );
  controls += 1;
  // A busy server has let them in.
  if ([0, 400, 401, 403, 404].includes(answer.status) || (answer.status >= 500 && answer.code !== 'server.busy'))
    failures.push(
      `${endpoint.name}#${field} by someone who may: ${answer.status} ${answer.code}, so nothing was tried`,
    );
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

/** Whether a request for access was granted. */
async function wasGranted({ body }: Answer): Promise<boolean> {
  const { id } = JSON.parse(body.toString('utf8')) as { id?: string };
  if (id === undefined) return true;
  for (;;) {
    const { state } = await strangers.recruiter.api.recruiting.revealed({ id });
    if (state !== 'asked') return state !== 'refused';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function listDifferences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((table) => before.get(table) !== after.get(table));
}
