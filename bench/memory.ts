/**
 * Memory of `npm start`, npm included, on a data folder of its own with the sample data: the sum of the proportional set
 * sizes of all of its processes, PostgreSQL and npm included. It's measured 30 s after the server is ready, after every feature that has a process
 * or an index of its own was used once, and after the idle time. `node bench/memory.ts [--minutes=10]`, in Linux. By default, IDLE_MINUTES
 * is set to a quarter of a minute, so that nobody has to wait for ten. Limits: 450 MB when ready, and 600 MB after the idle time.
 */

import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@foothold/contracts/coaching/choices';
import { generateCase } from '@foothold/core/ats/testing';
import { writePdf } from '@foothold/documents/write';
import { fromBase64, openText } from '@foothold/sealed-box';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { recordFigure } from './support/figures.ts';
import { PASSWORD } from './support/inputs.ts';
import { openWorld, type TestWorld } from './support/objects.ts';
import { listProcessMemory } from './support/process-use.ts';
import { addPasskey, askForPassword, getApprovedPacket } from './support/reveals.ts';
import { readSnippets } from './support/review-snippets.ts';
import { createDataFolder, findFreePort, type ServerProcess, startServerOn } from './support/server.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '0.25' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes must be a number above 0, not “${values.minutes}”.`);
const READY_MS = 30_000;
/** Processes end after the idle time, and then their memory is returned. */
const MARGIN_MS = 20_000;
const ASK_MS = 200;
const LIMITS = { ready: 450, idle: 600 };

const folder = createDataFolder();
try {
  // The first start fills the folder, and the second one is measured.
  const first = await startServerOn(folder, await findFreePort());
  await first.end();
  const server = await startServerOn(
    folder,
    await findFreePort(),
    {
      RATE_LIMITS: 'off',
      IDLE_MINUTES: String(minutes),
    },
    { byNpm: true },
  );
  const database = openDatabase(server.databaseUrl, 2, createLogger('silent'));
  try {
    await delay(READY_MS);
    const ready = report('30 s after it is ready', server);
    const world = await openWorld(server.base, database.db);
    await useResumes(world);
    await useTools(world);
    await usePages(world);
    await openPassword(world);
    await database.close();
    report('after every feature was used once', server);
    await delay(minutes * 60_000 + MARGIN_MS);
    const idle = report(`after ${minutes} idle minutes`, server);
    recordFigure({
      name: 'Memory 30 s after ready, all processes',
      value: ready,
      unit: 'MB',
      goal: { atMost: LIMITS.ready },
    });
    recordFigure({
      name: `Memory after every feature was used and ${minutes} idle minutes`,
      value: idle,
      unit: 'MB',
      goal: { atMost: LIMITS.idle },
    });
  } finally {
    await database.close();
    await server.end();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Prints the memory by kind of process.
 * @returns the sum in MB
 * @throws Error if the server ended
 */
function report(when: string, { child }: ServerProcess): number {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null)
    throw new Error(`The server ended before it was measured ${when}.`);
  const kinds = new Map<string, { count: number; megabytes: number }>();
  for (const { name, megabytes } of listProcessMemory(child.pid)) {
    const kind = kinds.get(name) ?? { count: 0, megabytes: 0 };
    kinds.set(name, { count: kind.count + 1, megabytes: kind.megabytes + megabytes });
  }
  const sum = [...kinds.values()].reduce((all, { megabytes }) => all + megabytes, 0);
  if (!kinds.has('server')) throw new Error(`The memory of the server can’t be read ${when}.`);
  const parts = [...kinds].map(([name, { count, megabytes }]) => `${name} ${megabytes.toFixed(0)} (${count})`);
  console.log(`${when.padEnd(34)} ${sum.toFixed(0).padStart(4)} MB: ${parts.join(', ')}`);
  return sum;
}

/** Uploads a PDF, scores it against a job, plans improvements, exports, shows a page, and searches for matches. */
async function useResumes({ member, url }: TestWorld): Promise<void> {
  const { resume, job } = generateCase(7);
  const file = new File([new Uint8Array(await writePdf(resume, {}))], 'resume.pdf');
  const { id } = (await member.api.resumes.upload({ file })).resume;
  await member.api.resumes.setTarget({ id, target: { kind: 'text', text: job.text, title: null } });
  await member.api.resumes.report({ id });
  await member.api.resumes.plan({ id });
  for (const path of [
    ...['pdf', 'docx', 'json'].map((format) => `/api/resumes/${id}/export/${format}`),
    `/api/resumes/${id}/pages/1`,
    `/api/matches?resumeId=${id}`,
  ])
    await fetchWhole(member, url, path);
}

async function useTools({ member }: TestWorld): Promise<void> {
  const { coaching, feed } = member.api;
  for (const language of LANGUAGES)
    await coaching.review({ language, code: readSnippets(language, 'clean')[0]?.code ?? '' });
  await coaching.advise({
    currentRole: 'Cook',
    targetRole: 'Registered Nurse',
    skills: ['CPR'],
    experience: 'entry',
    goals: '',
  });
  await coaching.analyze({
    resumeText: 'Experience\nRegistered Nurse, Example Hospital, 2019-05 to present\n- Gave wound care\n',
  });
  await coaching.questions({ jobTitle: 'Registered Nurse', difficulty: 'mid' });
  await feed.generate({});
}

/** Searches listings and the site, opens pages of both, and downloads the member's data. */
async function usePages({ member, url, listingId }: TestWorld): Promise<void> {
  const data = await member.api.accounts.privacy.requestExport({ password: PASSWORD });
  await fetchWhole(member, url, data.url);
  for (const path of [
    '/jobs?q=nurse',
    `/jobs/${listingId}`,
    '/search?q=interview',
    '/learning',
    '/portal',
    '/portal/matches',
  ])
    await fetchWhole(member, url, path);
}

/** Opens the member's mailbox password as their recruiter. */
async function openPassword({ member, recruiter, listingId, url }: TestWorld): Promise<void> {
  const packet = await getApprovedPacket({ member, recruiter }, listingId);
  // The server's own address, which passkeys are made for.
  const origin = url.replace('127.0.0.1', 'localhost');
  const key = await addPasskey(recruiter, origin, PASSWORD);
  const { id, keys } = await askForPassword({ member, recruiter }, packet.id, key, origin);
  for (;;) {
    const { state, sealed } = await recruiter.api.recruiting.revealed({ id });
    if (sealed && (await openText(keys, fromBase64(sealed), `reveal|${id}`)) !== '') return;
    if (state !== 'asked') throw new Error(`The password was not opened: ${state}`);
    await delay(ASK_MS);
  }
}

async function fetchWhole(person: TestWorld['member'], url: string, path: string): Promise<void> {
  const answer = await person.request(new URL(path, url).href);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
