/**
 * Hostile code sent to the whole server: long runs of each symbol of a language, nesting of each kind of bracket, lines of a megabyte,
 * patterns that take exponential time, unions and switches of thousands, unterminated strings, odd characters, names of prototypes,
 * comments that configure tools, imports of local files, and mutations of real code. While each is processed, `/healthz` is called
 * repeatedly. A stall is an answer, or a `/healthz`, that takes more than 2 s; a crash is a status of 500 or more, no answer, or a dead
 * server. No answer may contain a local file's content: the files that the code names are read here, and their lines are searched for.
 * `node bench/code-review-hostile.ts`
 */
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { createHostileCode, LOCAL_FILES } from './support/hostile-code.ts';
import { startServer } from './support/server.ts';

const PORT = 3516;
const STALL_MS = 2000;

/** Lines of local files that an answer could leak; short ones occur anywhere. */
const secrets = [
  ...LOCAL_FILES.filter((path) => existsSync(path)).flatMap((path) => readFileSync(path, 'utf8').split(/[\n\0]/)),
  hostname(),
].filter((line) => line.trim().length >= 12);

const inputs = createHostileCode();
const { base, stop } = await startServer(PORT, { SAMPLE_DATA: 'off', RATE_LIMITS: 'off' });
const statuses = new Map<number, number>();
const notes: string[] = [];
let [slowest, slowestPulse, stalls, crashes, leaks, ended] = [0, 0, 0, 0, 0, 0];
let isRunning = true;

async function beat(): Promise<void> {
  while (isRunning) {
    const started = performance.now();
    const isAlive = await fetch(`${base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    const ms = performance.now() - started;
    slowestPulse = Math.max(slowestPulse, ms);
    if (ms > STALL_MS) stalls += 1;
    if (!isAlive) crashes += 1;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

try {
  await fetch(`${base}/api/ai/review-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"code":"x","language":"java"}',
  });
  const pulse = beat();
  for (const { name, language, code } of inputs) {
    const started = performance.now();
    const answer = await fetch(`${base}/api/ai/review-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, language }),
    }).catch(() => null);
    const text = (await answer?.text()) ?? '';
    const ms = performance.now() - started;
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    slowest = Math.max(slowest, ms);
    if (ms > STALL_MS) {
      stalls += 1;
      notes.push(`stall: ${language}, ${name}: ${Math.round(ms)} ms`);
    } else if (ms > STALL_MS / 4) notes.push(`slow: ${language}, ${name}: ${Math.round(ms)} ms, ${status}`);
    if (status === 0 || status >= 500) {
      crashes += 1;
      notes.push(`crash: ${language}, ${name}: ${status} ${text.slice(0, 200)}`);
    }
    if (text.includes('takes too long to review')) ended += 1;
    if (secrets.some((secret) => text.includes(secret) && !code.includes(secret))) {
      leaks += 1;
      notes.push(`leak: ${language}, ${name}`);
    }
  }
  isRunning = false;
  await pulse;
} finally {
  await stop();
}

console.log(notes.join('\n'));
console.log(
  `${inputs.length} hostile inputs; statuses: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
);
console.log(`slowest answer ${Math.round(slowest)} ms, slowest /healthz beside it ${Math.round(slowestPulse)} ms`);
console.log(
  `stalls over 2 s: ${stalls} (goal 0); crashes: ${crashes} (goal 0); local files in answers: ${leaks} (goal 0)`,
);
console.log(`reviews that were ended, or ended their process: ${ended}`);
