/**
 * Every endpoint that takes the id of a row, called with the id of somebody else's: by a second member, by that member's program with a token, and
 * by a second recruiter, who has another member. One id at a time is swapped; whatever else the call takes is the caller's own.
 *
 *   node bench/id-swap.ts [part of an endpoint's name]
 *
 * Wanted is 403 or 404, no change in any row that hangs on the people whose id it was (compared before and after, found over the foreign keys), and
 * none of the words in an answer that stand in all their texts. Then anyone who may do it makes the same call with the same id: a refusal here means
 * that the try was worth nothing. Every list that takes no id is read by the strangers as well, for the same words. Written from the contracts: an id
 * that `support/objects.ts` cannot make is counted as not covered. Exits with 1 if any of these isn't 0.
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
 * Calls that are accepted but fail later. A request for access names a task, and the custody process decides whether the task allows it,
 * with the same answer for a task that doesn't exist.
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

/** The same call by somebody who may make it: only then does the others' refusal mean anything. */
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
