/**
 * What accepting one suggestion costs, over HTTP on the built server: the request that accepts it, and with it the data of the Improve page afterwards
 * (the résumé, its score, and the next plan). The demo member accepts one suggestion after the other until none is left, with a job to score
 * against and without one. Compared with reading the same résumé, which does no such work. Also prints how many versions that made.
 *
 *   node bench/accept.ts [rounds, 6]
 */
import type { Resume } from '@foothold/core/resume';
import { writeDocx } from '@foothold/documents/write';
import { createNurse, NURSE_JOB } from '../apps/server/test/fixtures/people.ts';
import { recordFigure } from './support/figures.ts';
import { findFreePort, startServer } from './support/server.ts';

const roundCount = Number(process.argv[2] ?? 6);
const TASKS = [
  'watching telemetry for 28 cardiac patients',
  'giving medication to 6 patients a shift',
  'teaching 5 families a week about discharge',
  'dressing the wounds of 12 patients a day',
  'checking 9 ventilators every 4 hours',
  'training 3 new nurses a year',
  'moving 20 patients a day between 4 wards',
  'ordering supplies for 6 rooms every week',
];

/** A nurse whose lines all start hollow, and who repeats herself: about a dozen suggestions. */
function createWordyNurse(): Resume {
  const nurse = createNurse();
  const work = nurse.work.map((role, index) => ({
    ...role,
    bullets: TASKS.slice(index * 4, index * 4 + 4).map((task, line) => ({
      id: `b${index}${line}`,
      text: `Was responsible for ${task} in order to successfully help the team`,
    })),
  }));
  return { ...nurse, work };
}

const server = await startServer(await findFreePort(), { RATE_LIMITS: 'off' });
const accepts: number[] = [];
const pages: number[] = [];
const reads: number[] = [];
let versionCount = 0;
try {
  const cookie = await logIn();
  const file = await writeDocx(createWordyNurse());
  // The first round warms the processes and isn't counted.
  for (let round = 0; round <= roundCount; round++) {
    const job = round % 2 === 0 ? NURSE_JOB : undefined;
    const counted = await acceptEverything(cookie, file, job);
    if (round === 0) continue;
    accepts.push(...counted.accepts);
    pages.push(...counted.pages);
    reads.push(...counted.reads);
    versionCount = Math.max(versionCount, counted.versions);
  }
} finally {
  await server.stop();
}

const getQuantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
console.log(`${accepts.length} accepted suggestions in ${roundCount} rounds; at most ${versionCount} versions each`);
// Both include the same network, log-in check, and reading of the résumé.
const compared = `reading the résumé: p50 ${getQuantile(reads, 0.5).toFixed(1)} ms, p95 ${getQuantile(reads, 0.95).toFixed(1)} ms`;
console.log(compared);
for (const [name, times] of [
  ['Accept a suggestion', accepts],
  ['Accept a suggestion and load the next plan', pages],
] as const) {
  recordFigure({ name: `${name}, p50`, value: getQuantile(times, 0.5), unit: 'ms', goal: { atMost: 300 }, compared });
  recordFigure({ name: `${name}, p95`, value: getQuantile(times, 0.95), unit: 'ms', goal: { atMost: 300 }, compared });
}

/** Uploads the file, accepts its suggestions one by one, and deletes the résumé. */
async function acceptEverything(cookie: string, bytes: Uint8Array, jobText: string | undefined) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'nurse.docx'));
  if (jobText) form.set('jobText', jobText);
  const { resume } = await send<{ resume: { id: string } }>(cookie, 'POST', '/api/resumes', form);
  const path = `/api/resumes/${resume.id}`;
  const times = { accepts: [] as number[], pages: [] as number[], reads: [] as number[], versions: 0 };
  let baseVersion = 1;
  for (;;) {
    const { proposals } = await send<{ proposals: { id: string }[] }>(cookie, 'GET', `${path}/plan`);
    const [first] = proposals;
    if (!first) break;
    const started = performance.now();
    const body = JSON.stringify({ baseVersion, proposals: [first.id] });
    const after = await send<Detail>(cookie, 'POST', `${path}/proposals/accept`, body);
    const accepted = performance.now();
    await read(cookie, `/portal/resumes/${resume.id}/improve.data`);
    const loaded = performance.now();
    await send(cookie, 'GET', path);
    times.reads.push(performance.now() - loaded);
    times.accepts.push(accepted - started);
    times.pages.push(loaded - started);
    times.versions = after.versions.length;
    baseVersion = after.currentVersion;
  }
  await send(cookie, 'DELETE', path);
  return times;
}

interface Detail {
  currentVersion: number;
  versions: unknown[];
}

/** @returns the cookies of the demo member, whose plan includes improvements */
async function logIn(): Promise<string> {
  const answer = await fetch(`${server.base}/api/accounts/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'member@demo.example', password: 'demo-member-password' }),
  });
  if (!answer.ok) throw new Error(`The log-in was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function send<Answer>(cookie: string, method: string, path: string, body?: string | FormData): Promise<Answer> {
  return JSON.parse(await read(cookie, path, method, body)) as Answer;
}

async function read(cookie: string, path: string, method = 'GET', body?: string | FormData): Promise<string> {
  const headers = { cookie, ...(typeof body === 'string' && { 'content-type': 'application/json' }) };
  const answer = await fetch(server.base + path, { method, headers, ...(body && { body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text;
}
