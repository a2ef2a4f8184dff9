/**
 * Calls every endpoint as every kind of caller: a visitor, each role, and a member's API client. Input is valid and objects exist, so only
 * the access rule can reject a call. Derived from the contracts, so new endpoints are included automatically. Usage: node
 * bench/role-matrix.ts [part of an endpoint's name]. Callers without access must get 401 (not signed in) or 403 (no permission); callers
 * with access may get any other response, even one that rejects a password. Exits with 1 if a response differs, if an input doesn't match
 * its contract, or if the server fails.
 */

import { startTestApp } from './support/app.ts';
import { buildInput, CALLERS, type Caller, getIdentity, isAllowed, revive } from './support/callers.ts';
import { describeWire, type Endpoint, listEndpoints } from './support/endpoints.ts';
import { findContractError } from './support/inputs.ts';
import { openWorld } from './support/objects.ts';
import { type Answer, sendRawCall } from './support/raw-call.ts';

const only = process.argv[2] ?? '';
const endpoints = listEndpoints().filter(({ name }) => name.includes(only));
const open = await startTestApp({}, true);
const world = await openWorld(open.url, open.app.db);
const counts = new Map<string, number>();
const mismatches: string[] = [];

for (const endpoint of endpoints)
  for (const caller of CALLERS) {
    await revive(world);
    const identity = await getIdentity(world, caller);
    const input = await buildInput(world, caller, endpoint);
    const wrong = findContractError(endpoint, input);
    if (wrong && caller === 'visitor') mismatches.push(`${endpoint.name}: our own input does not fit: ${wrong}`);
    const answer = await sendRawCall(open.url, describeWire(endpoint, input), identity);
    const seen = judge(endpoint, caller, answer);
    counts.set(seen, (counts.get(seen) ?? 0) + 1);
    if (seen.startsWith('MISMATCH'))
      mismatches.push(`${endpoint.name} as ${caller}: ${answer.status} ${answer.code} ${answer.failure ?? ''}`);
  }
await open.stop();

console.log(`${endpoints.length} endpoints × ${CALLERS.length} callers = ${endpoints.length * CALLERS.length} calls`);
for (const [seen, count] of [...counts].sort()) console.log(`${String(count).padStart(6)}  ${seen}`);
console.log(`\nMismatches: ${mismatches.length}   goal: 0`);
for (const line of mismatches) console.log(`  ${line}`);
if (mismatches.length > 0) process.exitCode = 1;
process.exit();

/** Categories of answers. */
function judge(endpoint: Endpoint, caller: Caller, { status, code }: Answer): string {
  // A busy server has let them in.
  if (status === 0 || (status >= 500 && code !== 'server.busy')) return 'MISMATCH: the server failed';
  const refused = code === 'access.sign-in' || code === 'access.denied';
  if (isAllowed(endpoint, caller)) {
    if (refused) return 'MISMATCH: refused, though the rule lets them in';
    return status < 400 ? 'let in, done' : 'let in, answered with an error of its own';
  }
  const wanted = caller === 'visitor' ? 401 : 403;
  return refused && status === wanted ? `refused with ${wanted}` : 'MISMATCH: not refused';
}
