/**
 * SIGKILL during writes: `node bench/kill.ts [--rounds 20] [--seed 1] [--packets]`. Starts the server as `npm start` does, with the
 * embedded database, in one data folder; writers save over HTTP and record what was acknowledged. During the writes, the server
 * is killed, or the database's main process is (the server is then stopped, or killed if it doesn't stop), or the custody
 * process is (writing continues meanwhile, and the server is killed a few seconds later), in turns, and the server is restarted
 * in the same folder.
 *
 * After each start, everything acknowledged since the previous one must be there, as seen by the person who saved it; after the
 * last start, everything from all rounds. Anything that wasn't acknowledged can be there or not, but only in full: rows and
 * files that must exist together are compared. At the end, interrupted jobs must finish within 90 s: emails to people who
 * signed up, and plans for people who paid. A recruiter proposes and submits packets that a member approves, and repeats what failed: no
 * packet has two submissions, and no application was submitted twice. With --packets, several pairs write packets and nothing else.
 * Prints requests that failed before a kill, lost data, partial writes, failed starts and unfinished jobs; each should be 0, and
 * otherwise the exit code is 1.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import type { DB } from '../apps/server/src/platform/db/schema.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { createPerson } from '../apps/server/test/harness.ts';
import { recordFigure } from './support/figures.ts';
import { createResumeBytes, PASSWORD } from './support/inputs.ts';
import { type Account, join, openPair } from './support/objects.ts';
import { openPacketWriter, PACKET_QUERIES, type Saved } from './support/packet-writer.ts';
import { findDescendant } from './support/process-use.ts';
import { createRandom } from './support/random.ts';
import { createDataFolder, findFreePort, type ServerProcess, startServerOn } from './support/server.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    packets: { type: 'boolean', default: false },
  },
});
const ROUND_COUNT = Number(options.rounds);
/** The server is killed once this many of the round's writes are acknowledged, at a random moment during the next write. */
const MIN_WRITES = options.packets ? 12 : 6;
/** With --packets. */
const PACKET_WRITERS = 4;
/** An import adds so many applications, all or none. */
const IMPORTED_ROWS = 20;
const WRITING_LIMIT_MS = 300_000;
const END_LIMIT_MS = 20_000;
/** A machine with much other work may take longer than a minute, which is no failure of the server. The times are printed. */
const START_LIMIT_MS = 180_000;
const JOBS_LIMIT_MS = 90_000;

/** How long writing continues without the custody process, which the server starts again. */
const CUSTODY_MS = 5000;
const KILLED = ['server', 'database', 'custody process'] as const;

/** Pairs that must exist together, as queries for one without the other. */
const HALF_WRITTEN_QUERIES: Record<string, string> = {
  ...PACKET_QUERIES,
  'a payment without its movement in the ledger': `SELECT id FROM payments p WHERE state = 'succeeded' AND kind <> 'setup'
    AND NOT EXISTS (SELECT FROM ledger_entries WHERE payment_id = p.id AND kind = 'charge')`,
  'a payment for a plan without a subscription': `SELECT id FROM payments WHERE state = 'succeeded' AND kind = 'checkout' AND subscription_id IS NULL`,
  'a subscription without an invoice': `SELECT id FROM subscriptions s WHERE NOT EXISTS (SELECT FROM invoices WHERE subscription_id = s.id)`,
  'a plan of an account that has no subscription': `SELECT id FROM users u WHERE plan IS NOT NULL
    AND NOT EXISTS (SELECT FROM subscriptions WHERE user_id = u.id AND state <> 'ended' AND plan = u.plan)`,
  'a number of an invoice that is left out': `SELECT year AS id FROM invoice_numbers n
    WHERE last <> (SELECT count(*) FROM invoices WHERE extract(year FROM issued_at AT TIME ZONE 'UTC') = n.year)`,
  // A payment's account is opened by the link in its first email.
  'an account without a way to sign in': `SELECT id FROM users u WHERE pending_email IS NOT NULL
    AND NOT EXISTS (SELECT FROM credentials WHERE user_id = u.id)
    AND NOT EXISTS (SELECT FROM mail_tokens WHERE user_id = u.id AND purpose = 'set-password')`,
  'a résumé without a version': `SELECT id FROM resumes r WHERE NOT EXISTS (SELECT FROM resume_versions WHERE resume_id = r.id)`,
  'an application without an event': `SELECT id FROM applications a WHERE NOT EXISTS (SELECT FROM application_events WHERE application_id = a.id)`,
  'an application whose state no event set': `SELECT id FROM applications a
    WHERE state <> (SELECT to_state FROM application_events WHERE id = a.last_event_id)`,
  'an inquiry without an event': `SELECT id FROM inquiries e WHERE NOT EXISTS (SELECT FROM inquiry_events WHERE inquiry_id = e.id)`,
  // Nobody asked the sample inquiries.
  'an inquiry without a message to the person who asked': `SELECT id FROM inquiries e WHERE sample_hash IS NULL
    AND NOT EXISTS (SELECT FROM mails WHERE recipient = e.email)`,
  'a practice session without questions': `SELECT id FROM practice_sessions s WHERE NOT EXISTS (SELECT FROM practice_questions WHERE session_id = s.id)`,
};

const random = createRandom(options.seed);
// Otherwise the first start builds, which may take longer than a start.
execFileSync('node', ['scripts/build.mjs'], { cwd: joinPath(import.meta.dirname, '..'), stdio: 'inherit' });
const folder = createDataFolder();
const port = await findFreePort();
const settings = { RATE_LIMITS: 'off' };
/** The server's last message about a failed request or job. */
let complaint = '';
let server: ServerProcess = await start();
const { base, databaseUrl } = server;
const database = openDatabase(databaseUrl, 4, createLogger('silent'));
const { db } = database;

const everything: Saved[] = [];
const signedUp: string[] = [];
const paid: string[] = [];
const lost: string[] = [];
const half = new Set<string>();
const startFailures: string[] = [];
const refused: string[] = [];
const late: string[] = [];
let survivorCount = 0;
const startTimes: number[] = [];
await waitForSamples();
const writers = await openWriters();

for (let round = 0; round < ROUND_COUNT; round++) {
  const saved = await writeUntilKilled(round);
  await restart(round);
  everything.push(...saved);
  await check(saved, `round ${round}`);
  await lookForHalves();
  console.log(
    `Round ${round + 1} of ${ROUND_COUNT}: ${saved.length} writes (${countPackets(saved)} of packets), then the ${getKilled(round)} was killed`,
  );
}
await check(everything, 'after the last round');
await waitForJobs();
await lookForHalves();
await database.close();
await server.end();
rmSync(folder, { recursive: true, force: true });

console.log(
  `${ROUND_COUNT} rounds, ${everything.length} acknowledged writes (${countPackets(everything)} of packets), starts in at most ${Math.round(Math.max(...startTimes) / 1000)} s`,
);
if (survivorCount > 0) console.log(`${survivorCount} times the server had to be killed after its database was gone`);
for (const [title, lines] of [
  ['Refused before a kill', refused],
  ['Lost', lost],
  ['Half written', [...half]],
  ['Failed starts', startFailures],
  [`Not done ${JOBS_LIMIT_MS / 1000} s after the last start`, late],
] as const) {
  console.log(`${title}: ${lines.length}   goal: 0`);
  for (const line of lines.slice(0, 20)) console.log(`  ${line}`);
}
recordFigure({
  name: `Acknowledged writes ${options.packets ? 'of packets ' : ''}lost`,
  value: lost.length,
  unit: `of ${everything.length}`,
  goal: { atMost: 0 },
  compared: describeRun(),
});
recordFigure({
  name: `${options.packets ? 'Packets submitted twice, or writes of packets' : 'Writes'} stored in part`,
  value: half.size,
  unit: 'in all',
  goal: { atMost: 0 },
  compared: describeRun(),
});
process.exit(refused.length + lost.length + half.size + startFailures.length + late.length > 0 ? 1 : 0);

/** The sample people and inquiries are added in one transaction, with payments, for which other payments wait. */
async function waitForSamples(): Promise<void> {
  const query = db.selectFrom('inquiries').select('id').where('sample_hash', 'is not', null).limit(1);
  while (!(await query.executeTakeFirst())) await delay(100);
}

/** Members who each save one kind of thing repeatedly: each call is one write, and its result was acknowledged. */
async function openWriters(): Promise<(() => Promise<Saved>)[]> {
  const world = { url: base, db };
  const visitor = createPerson(base);
  const { items } = await visitor.api.listings.search({});
  const { challenges } = await visitor.api.challenges.week();
  const slug = challenges[0]?.slug ?? '';
  let uploader: Account = await join(world, 'member', 'Uma Uploader');
  const [applicant, drafter, practicer, mover, importer, reader] = [
    await join(world, 'member', 'Ana Applicant'),
    await join(world, 'member', 'Dana Drafter'),
    await join(world, 'member', 'Pat Practicer'),
    await join(world, 'member', 'Mo Mover'),
    await join(world, 'member', 'Ida Importer'),
    await join(world, 'member', 'Rea Reader'),
  ];
  const admin = await join(world, 'admin', 'Ariel Admin');
  const mark = 'Quillon Example';
  const workOnPackets: (() => Promise<Saved>)[] = [];
  // One after the other, because opening a pair is much work for a server that has just started.
  while (workOnPackets.length < (options.packets ? PACKET_WRITERS : 1)) {
    const pair = await openPair({ ...world, mark, admin });
    workOnPackets.push(await openPacketWriter({ ...pair, db, mark }));
  }
  if (options.packets) return workOnPackets;
  let uploads = 0;
  /** Of the stored draft; null if the response to the last change was lost with the server. */
  let version: number | null = 0;

  async function apply(): Promise<Saved> {
    const note = crypto.randomUUID();
    const listingId = items[random.below(items.length)]?.id ?? '';
    await applicant.api.applications.save({ listingId, note });
    const { applications } = await applicant.api.applications.list({ listingId });
    const id = applications[0]?.id ?? '';
    await applicant.api.applications.change({ id, note });
    return {
      what: `note of application ${id}`,
      // A later note may have replaced it.
      check: async () => ((await readNote(id)) ? undefined : 'is not there'),
    };
  }
  const readNote = async (id: string) =>
    (await applicant.api.applications.list({})).applications.find((one) => one.id === id)?.note;

  async function upload(): Promise<Saved> {
    // The plan allows no more.
    if (++uploads % 40 === 0) uploader = await join(world, 'member', 'Uma Uploader');
    const [owner, mark] = [uploader, `Quillon ${crypto.randomUUID()}`];
    const { resume } = await owner.api.resumes.upload({
      file: new File([new Uint8Array(createResumeBytes(mark))], 'resume.json'),
    });
    return {
      what: `résumé ${resume.id}`,
      check: async () =>
        (await owner.api.resumes.get({ id: resume.id })).resume.contact.name === mark ? undefined : 'has other content',
    };
  }

  async function saveDraft(): Promise<Saved> {
    const code = `// ${crypto.randomUUID()}`;
    version ??= (await drafter.api.challenges.own({ slug })).drafts[0]?.version ?? 0;
    const base = version;
    version = null;
    const saved = await drafter.api.challenges.saveDraft({ slug, language: 'python', code, version: base });
    version = saved.version;
    return {
      what: `draft, version ${saved.version}`,
      check: async () => {
        const [now] = (await drafter.api.challenges.own({ slug })).drafts;
        if (!now || now.version < saved.version) return `is at version ${now?.version}`;
        return now.version === saved.version && now.code !== code ? 'has other content' : undefined;
      },
    };
  }

  async function savePractice(): Promise<Saved> {
    const notes = crypto.randomUUID();
    // A member has at most 200.
    const { id } = await practicer.api.practice.start({ jobTitle: 'Registered Nurse' });
    await practicer.api.practice.save({ id, place: 1, version: 0, notes });
    return {
      what: `practice session ${id}`,
      check: async () =>
        (await practicer.api.practice.one({ id })).questions[0]?.notes === notes ? undefined : 'has other notes',
    };
  }

  async function ask(): Promise<Saved> {
    const { reference } = await visitor.api.support.query({
      firstName: 'Noor',
      lastName: 'Haddad',
      email: `asks-${crypto.randomUUID()}@example.com`,
      query: 'Can I export my résumé?',
    });
    return {
      what: `inquiry ${reference}`,
      check: () => isThere(db.selectFrom('inquiries').select('id').where('reference', '=', reference)),
    };
  }

  async function signUp(): Promise<Saved> {
    const email = `new-${crypto.randomUUID()}@example.com`;
    await createPerson(base).api.accounts.signUp({ name: 'Nia New', email, password: PASSWORD });
    signedUp.push(email);
    return {
      what: `account of ${email}`,
      check: () => isThere(db.selectFrom('users').select('id').where('pending_email', '=', email)),
    };
  }

  async function buy(): Promise<Saved> {
    const email = `buys-${crypto.randomUUID()}@example.com`;
    const payer = createPerson(base);
    const { clientSecret, intent } = await payer.api.billing.createPaymentIntent({
      planName: 'Foothold One',
      amount: 8999,
    });
    const card = { number: '4242 4242 4242 4242', expires: '12/49', cvc: '123' };
    await payer.api.sandboxPayments.confirm({ clientSecret, card, payer: { email, name: 'Bo Buyer' } });
    // The card is charged from here on, whether or not the next page is opened.
    paid.push(intent);
    await payer.api.billing.paymentSuccess({ paymentIntentId: intent, email, firstName: 'Bo', lastName: 'Buyer' });
    return {
      what: `plan of ${email}`,
      check: () =>
        isThere(
          db
            .selectFrom('users')
            .innerJoin('subscriptions', 'subscriptions.user_id', 'users.id')
            .innerJoin('payments', 'payments.subscription_id', 'subscriptions.id')
            .select('users.id')
            .where('payments.intent', '=', intent)
            .where('payments.state', '=', 'succeeded')
            .where('users.plan', '=', 'one'),
        ),
    };
  }

  async function moveApplication(): Promise<Saved> {
    const { applications } = mover.api;
    const { id } = await applications.add({ title: `Clerk ${crypto.randomUUID()}`, company: 'Larkholt' });
    const { lastEventId } = await applications.move({ id, to: 'submitted' });
    await applications.move({ id, to: 'interview' });
    return {
      what: `moves of application ${id}`,
      check: async () => {
        const { state, events } = await applications.get({ id });
        if (state !== 'interview') return `is in the state ${state}`;
        return events.some((event) => event.id === lastEventId) ? undefined : 'has lost a move';
      },
    };
  }

  async function importApplications(): Promise<Saved> {
    const mark = crypto.randomUUID();
    const rows = Array.from({ length: IMPORTED_ROWS }, (_, at) => `Nurse ${at} ${mark},Larkholt,Applied`);
    const { id } = await importer.api.applications.import({ text: ['Title,Company,Status', ...rows].join('\n') });
    return {
      what: `import ${id}`,
      check: async () => {
        const { applications } = await importer.api.applications.list({});
        const count = applications.filter(({ job }) => job.title.endsWith(mark)).length;
        return count === IMPORTED_ROWS ? undefined : `has ${count} of ${IMPORTED_ROWS} rows`;
      },
    };
  }

  async function acceptMail(): Promise<Saved> {
    const title = `Analyst ${crypto.randomUUID()}`;
    const { id: applicationId } = await reader.api.applications.add({ title, company: 'Larkholt', state: 'submitted' });
    const text = `Dear Robin,\n\nUnfortunately, we will not be moving forward with your application for ${title}.\n\nLarkholt`;
    const { mail } = await reader.api.applicationMail.add({ text });
    await reader.api.applicationMail.accept({ id: mail.id, applicationId, kind: 'rejected' });
    return {
      what: `email ${mail.id}`,
      check: async () => {
        const { state, setBy } = await reader.api.applications.get({ id: applicationId });
        return state === 'rejected' && setBy === 'email' ? undefined : `left the state ${state}, set by ${setBy}`;
      },
    };
  }

  return [
    apply,
    upload,
    saveDraft,
    savePractice,
    ask,
    signUp,
    buy,
    moveApplication,
    importApplications,
    acceptMail,
    ...workOnPackets,
  ];
}

/** What was killed, and what was written meanwhile. */
function describeRun(): string {
  const rounds = Array.from({ length: ROUND_COUNT }, (_, round) => getKilled(round));
  const kills = KILLED.map((what) => `${what} × ${rounds.filter((killed) => killed === what).length}`);
  const count = (start: string) => everything.filter(({ what }) => what.startsWith(start)).length;
  const packets = `${count('packet ')} proposals, ${count('approval ')} approvals, ${count('submission ')} submissions`;
  return `SIGKILL: ${kills.join(', ')}; ${packets}`;
}

function getKilled(round: number) {
  return KILLED[round % KILLED.length] ?? 'server';
}

function countPackets(saved: readonly Saved[]): number {
  return saved.filter(({ what }) => what.includes('packet')).length;
}

async function isThere(query: { executeTakeFirst(): Promise<unknown> }): Promise<string | undefined> {
  return (await query.executeTakeFirst()) ? undefined : 'is not there';
}

/** Writes until the kill, and returns what was acknowledged before it. */
async function writeUntilKilled(round: number): Promise<Saved[]> {
  const saved: Saved[] = [];
  let over = false;
  const pendingWrites = writers.map(async (write) => {
    while (!over)
      try {
        saved.push(await write());
      } catch (error) {
        // Once it is killed, every call fails.
        if (!over) refused.push(`round ${round}: ${error} ${complaint}`);
        await delay(20);
      }
  });
  const startedAt = performance.now();
  const isEnough = () => saved.length >= MIN_WRITES && countPackets(saved) > 0;
  while (!isEnough() && performance.now() - startedAt < WRITING_LIMIT_MS) await delay(10);
  if (!isEnough()) throw new Error(`Too little could be saved: ${refused.slice(-3).join('; ')}`);
  await delay(random.below(700));
  const killed = getKilled(round);
  if (killed === 'custody process') {
    await killCustody();
    await delay(CUSTODY_MS);
  }
  const acknowledged = saved.slice();
  over = true;
  if (killed === 'database') process.kill(readDatabasePid(), 'SIGKILL');
  else server.child.kill('SIGKILL');
  await Promise.all(pendingWrites);
  if (killed === 'database') await endServer();
  await server.ended;
  // Answers received after the kill was sent were acknowledged as well.
  return saved.length > acknowledged.length ? saved : acknowledged;
}

/** It runs while there is something to check: the packets that wait for an approval. */
async function killCustody(): Promise<void> {
  for (const until = performance.now() + WRITING_LIMIT_MS; performance.now() < until; await delay(5)) {
    const pid =
      server.child.pid === undefined ? undefined : findDescendant(server.child.pid, 'build/server/custody.js');
    if (pid === undefined) continue;
    process.kill(pid, 'SIGKILL');
    return;
  }
  throw new Error('The custody process never ran.');
}

function readDatabasePid(): number {
  const [line] = readFileSync(joinPath(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  const pid = Number(line);
  // 0 would be this process and its whole group.
  if (!(pid > 1)) throw new Error(`The database has no process: ${line}`);
  return pid;
}

/** A server without its database is stopped cleanly if possible. */
async function endServer(): Promise<void> {
  server.child.kill('SIGTERM');
  const ended = await Promise.race([server.ended.then(() => true), delay(END_LIMIT_MS, false)]);
  if (ended) return;
  survivorCount += 1;
  server.child.kill('SIGKILL');
}

function start(): Promise<ServerProcess> {
  return startServerOn(folder, port, settings, {
    startLimitMs: START_LIMIT_MS,
    onLog(line) {
      const message = /"err":(\{.{0,400})/.exec(line)?.[1] ?? line;
      complaint = `${complaint}\n${message}`.slice(-1000);
    },
  });
}

async function restart(round: number): Promise<void> {
  const startedAt = performance.now();
  for (let tries = 1; ; tries++)
    try {
      server = await start();
      startTimes.push(performance.now() - startedAt);
      return;
    } catch (error) {
      startFailures.push(`round ${round}, try ${tries}: ${error}`);
      if (tries === 3) throw error;
    }
}

async function check(saved: readonly Saved[], when: string): Promise<void> {
  for (const { what, check: look } of saved) {
    const wrong = await look().catch((error: unknown) => `cannot be read: ${error}`);
    if (wrong) lost.push(`${when}: ${what} ${wrong}`);
  }
}

async function lookForHalves(): Promise<void> {
  for (const [what, query] of Object.entries(HALF_WRITTEN_QUERIES)) {
    const { rows } = await sql.raw<{ id: unknown }>(query).execute(db);
    for (const { id } of rows) half.add(`${what}: ${id}`);
  }
  await compareFiles();
}

/** Files against the rows that name them, in every table. The server runs jobs meanwhile, so files are listed before and after. */
async function compareFiles(): Promise<void> {
  const before = listFiles();
  const { keys, announced } = await readFileKeys();
  const after = listFiles();
  for (const [table, key] of keys)
    if (!before.has(key) && !after.has(key)) half.add(`a row of ${table} without its file: ${key}`);
  const known = new Set([...keys.map(([, key]) => key), ...announced]);
  // Partial files have the final name plus an extension.
  for (const name of before)
    if (after.has(name) && !known.has(name.replace(/\.part$/, '')))
      half.add(`a file that no row names, and none that removes it: ${name}`);
}

function listFiles(): Set<string> {
  const files = joinPath(folder, 'files');
  if (!existsSync(files)) return new Set();
  const entries = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map(({ parentPath, name }) => joinPath(parentPath, name).slice(files.length + 1)));
}

/** Keys of files in every table that has some, with the table, and those that a job removes, all of the same moment. */
async function readFileKeys(): Promise<{ keys: [table: string, key: string][]; announced: string[] }> {
  const { rows: tables } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'file_key'`.execute(db);
  const selects = tables.map(
    ({ name }) => sql`SELECT ${name} AS table, file_key AS key FROM ${sql.table(name)} WHERE file_key IS NOT NULL`,
  );
  const { rows } = await sql<{ table: string; key: string }>`${sql.join(selects, sql` UNION ALL `)}`.execute(db);
  return {
    keys: rows.filter(({ table }) => table !== 'file_removals').map(({ table, key }) => [table, key]),
    announced: rows.filter(({ table }) => table === 'file_removals').map(({ key }) => key),
  };
}

/** Jobs send emails and settle payments, and must continue after a kill. */
async function waitForJobs(): Promise<void> {
  const until = performance.now() + JOBS_LIMIT_MS;
  for (;;) {
    const waiting = await openEnds(db);
    if (waiting.length === 0) return;
    if (performance.now() > until) return void late.push(...waiting);
    await delay(500);
  }
}

async function openEnds(executor: Kysely<DB>): Promise<string[]> {
  const emails = await executor
    .selectFrom('mails')
    .select('recipient')
    .where('recipient', 'in', [...signedUp, ''])
    .execute();
  const written = new Set(emails.map(({ recipient }) => recipient));
  const settled = await executor.selectFrom('payments').select('intent').where('state', '=', 'succeeded').execute();
  const done = new Set(settled.map(({ intent }) => intent));
  return [
    ...signedUp.filter((email) => !written.has(email)).map((email) => `the letter to ${email}`),
    ...paid.filter((intent) => !done.has(intent)).map((intent) => `the plan paid with ${intent}`),
  ];
}
