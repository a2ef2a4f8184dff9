/**
 * Career advice, résumé analysis, and interview questions over HTTP, with twenty simultaneous callers and different inputs, on a server
 * with the embedded database and the sample catalog and no language model: `node bench/ai-tools.ts [rounds]`. For comparison, alternating
 * in the same run, the same calls one at a time. The event loop delay is what the server reports at `/metrics` (perf_hooks, reset by each
 * read; its timer sleeps 10 ms between two samples, so an idle loop shows a little more than 10). Limits: p95 of twenty at once 200 ms, p99
 * of the delay 50 ms.
 */
import { generateCase } from '@foothold/core/ats/testing';
import { listOccupations } from '@foothold/core/jobs';
import type { Resume } from '@foothold/core/resume';
import { listSkills } from '@foothold/core/skills';
import { startServer } from './support/server.ts';
import { getQuantile } from './support/statistics.ts';

const ROUND_COUNT = Number(process.argv[2] ?? 30);
const CONCURRENCY = 20;
/** Warm-up rounds, so that every process's JIT compiler has seen the code. */
const WARM_UP_ROUNDS = 3;
/** Simultaneous and single calls alternate, so that other load on the machine affects both equally. */
const BLOCK_COUNT = 3;
/** The server prepares its pages, files, and processes at startup, which isn't measured. */
const SETTLE_MS = 15_000;
const METRICS_TOKEN = crypto.randomUUID();

const occupations = listOccupations();
const skills = listSkills().filter(({ kind }) => kind !== 'trait');
const getName = (at: number) => occupations[at % occupations.length]?.name ?? '';

const TOOLS: Record<string, { path: string; input: (at: number) => unknown }> = {
  advice: {
    path: '/api/ai/career-advice',
    input: (at) => ({
      currentRole: getName(at * 7),
      targetRole: getName(at),
      skills: Array.from({ length: 8 }, (_, index) => skills[(at * 31 + index * 97) % skills.length]?.name ?? ''),
      experience: (['entry', 'mid', 'senior'] as const)[at % 3],
      goals: 'Remote work and better pay',
    }),
  },
  'analysis, a page': { path: '/api/ai/analyze-resume', input: (at) => ({ resumeText: getText(at, 1) }) },
  'analysis, two pages against a job': {
    path: '/api/ai/analyze-resume',
    input: (at) => ({ resumeText: getText(at, 3), jobText: generateCase(at + 1).job.text }),
  },
  questions: {
    path: '/api/ai/interview-questions',
    input: (at) => ({ jobTitle: getName(at), difficulty: (['junior', 'mid', 'senior'] as const)[at % 3] }),
  },
};

/** People in one occupation merged into one résumé, as plain text. */
function getText(at: number, people: number): string {
  return Array.from({ length: people }, (_, index) =>
    renderPlainText(generateCase(at * 5 + index).resume, index === 0),
  ).join('\n');
}

function renderPlainText({ contact, summary, work, education, skills: groups }: Resume, whole: boolean): string {
  const roles = work.flatMap(({ title, employer, start, end, bullets }) => [
    `${title ?? ''}, ${employer ?? ''}, ${start ?? ''} to ${end ?? ''}`,
    ...bullets.map(({ text }) => `- ${text}`),
    '',
  ]);
  const schools = education.map(({ degree, area, institution, end }) =>
    [degree, area, institution, end].filter((part) => part !== undefined).join(', '),
  );
  if (!whole) return ['Experience', ...roles].join('\n');
  return [
    contact.name,
    [contact.email, contact.phone, contact.location].filter((part) => part !== undefined).join(' | '),
    '',
    summary ?? '',
    '',
    'Skills',
    groups.flatMap(({ keywords }) => keywords).join(', '),
    '',
    'Education',
    ...schools,
    '',
    'Experience',
    ...roles,
  ].join('\n');
}

const server = await startServer(3979, { RATE_LIMITS: 'off', METRICS_TOKEN });
try {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  console.log(`${CONCURRENCY} at once, ${ROUND_COUNT} rounds, each call with an input of its own\n`);
  let next = 0;
  let hasMissedLimit = false;
  for (const [name, tool] of Object.entries(TOOLS)) {
    const createBody = () => JSON.stringify(tool.input(next++));
    const ask = async (body: string) => {
      const startedAt = performance.now();
      const answer = await fetch(server.base + tool.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const read = await answer.text();
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${read.slice(0, 300)}`);
      return performance.now() - startedAt;
    };
    // Prepared before the first call, because the caller's own work shouldn't count as the server's.
    const callAll = () => Promise.all(Array.from({ length: CONCURRENCY }, createBody).map(ask));
    for (let warm = 0; warm < WARM_UP_ROUNDS; warm++) await callAll();
    const [alone, atOnce, delays]: [number[], number[], number[]] = [[], [], []];
    for (let block = 0; block < BLOCK_COUNT; block++) {
      for (let call = 0; call < CONCURRENCY; call++) alone.push(await ask(createBody()));
      await readLoopDelay();
      for (let round = 0; round < ROUND_COUNT / BLOCK_COUNT; round++) atOnce.push(...(await callAll()));
      delays.push(await readLoopDelay());
    }
    const p95 = getQuantile(atOnce, 0.95);
    // From the worst block. The times of single calls, when the loop is idle, are excluded.
    const delay = Math.max(...delays);
    hasMissedLimit ||= p95 > 200 || delay > 50;
    console.log(
      `${name}: at once p50 ${formatMs(getQuantile(atOnce, 0.5))}, p95 ${formatMs(p95)}; one at a time p50 ${formatMs(getQuantile(alone, 0.5))}, p95 ${formatMs(getQuantile(alone, 0.95))}; ` +
        `ratio of p50 ${(getQuantile(atOnce, 0.5) / getQuantile(alone, 0.5)).toFixed(1)}; loop delay p99 ${formatMs(getQuantile(delays, 0.5))} (worst block ${formatMs(delay)})`,
    );
  }
  console.log(hasMissedLimit ? '\nA limit was missed.' : '\nWithin the limits: p95 200 ms, loop delay p99 50 ms.');
} finally {
  await server.stop();
}

/** The 99th percentile of the event loop delay since the last read, in milliseconds. */
async function readLoopDelay(): Promise<number> {
  const text = await (
    await fetch(`${server.base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

function formatMs(value: number): string {
  return `${value.toFixed(1)} ms`;
}
