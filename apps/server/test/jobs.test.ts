import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MODULES } from '../src/main/modules.ts';
import { listJobs } from '../src/platform/module.ts';
import { startStripe } from './doubles/stripe-server.ts';
import { signUp } from './factories.ts';
import { type TestApp, useTestApp } from './harness.ts';
import { createTrust, look } from './recruiting-people.ts';

const stripe = await startStripe();
afterAll(() => stripe.stop());
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@foothold.example' };

const CONFIGURATIONS: [name: string, settings: Record<string, string>][] = [
  ['the embedded payment service and no mail service', {}],
  ['the embedded payment service and a mail service', SMTP],
  ['Stripe and no mail service', stripe.settings],
  ['Stripe and a mail service', { ...stripe.settings, ...SMTP }],
  ['PROCESS=worker', { PROCESS: 'worker' }],
  ['PROCESS=worker, Stripe and a mail service', { PROCESS: 'worker', ...stripe.settings, ...SMTP }],
];

const createValue = (shape: { const?: unknown; enum?: unknown[]; type?: unknown }) =>
  shape.type === 'array' ? [randomUUID()] : (shape.const ?? shape.enum?.[0] ?? randomUUID());

/** A payload of the declared shape with unknown IDs, which every handler treats as deleted. */
function createPayload(payload: z.ZodType): object {
  const { properties = {} } = z.toJSONSchema(payload, { io: 'input' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [
      name,
      typeof shape === 'object' ? createValue(shape) : randomUUID(),
    ]),
  );
}

const PAYLOADS = new Map(
  MODULES.flatMap((module) => listJobs(module)).map(({ job: { name, payload } }) => [name, createPayload(payload)]),
);

/** Adds a job of every kind that the app declares, except those of the custody process. @returns their kinds and results */
async function addOneOfEach({ databaseUrl, app }: TestApp) {
  const { rows } = await sql<{ name: string; scheduled: boolean }>`
    SELECT queue.name, schedule.name IS NOT NULL AS scheduled
    FROM pgboss.queue LEFT JOIN pgboss.schedule ON schedule.name = queue.name
    WHERE queue.name NOT LIKE '\\_\\_pgboss%' AND queue.name NOT LIKE 'keeper.%' AND queue.name NOT LIKE 'custody.%'`.execute(
    app.db,
  );
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false, migrate: false });
  await boss.start();
  const ids = new Map<string, string>();
  for (const { name, scheduled } of rows)
    ids.set(name, (await boss.send(name, scheduled ? {} : (PAYLOADS.get(name) ?? {}))) ?? '');
  await boss.stop();
  const listStates = async () => {
    const found = await sql<{ name: string; state: string }>`
      SELECT name, state::text FROM pgboss.job WHERE id = ANY(${[...ids.values()]}::uuid[])`.execute(app.db);
    return Object.fromEntries(found.rows.map(({ name, state }) => [name, state]));
  };
  return { names: [...ids.keys()], states: listStates };
}

describe.each(CONFIGURATIONS)('with %s', (_name, settings) => {
  const test = useTestApp(settings);

  it('every kind of job is done', async () => {
    const { names, states } = await addOneOfEach(test);
    expect(names).toContain('recruiting.expire');
    expect(names).toContain('mail.deliver');
    await test
      .eventually(async () => !Object.values(await states()).some((state) => state !== 'completed'))
      .catch(() => undefined);
    expect(await states()).toEqual(Object.fromEntries(names.map((name) => [name, 'completed'])));
  });
});

describe('with Stripe', () => {
  const test = useTestApp(stripe.settings);

  it('notifies members when someone accessed their mailbox password', async () => {
    const custody = await test.openCustody();
    const trust = await createTrust(test);
    await look(trust);
    const email = (await trust.member.api.accounts.me()).viewer?.email ?? '';
    const message = await test.eventually(() =>
      test.app.db
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .where('subject', '=', 'Rowan Recruiter viewed your mailbox password')
        .executeTakeFirst(),
    );
    expect(message.body_text).toContain(trust.packet.job);
    await custody.stop();
  });
});

describe('with PROCESS=api', () => {
  const test = useTestApp({ PROCESS: 'api' });

  it('jobs are added and left to the workers', async () => {
    await signUp(test, { confirmed: false });
    const { names, states } = await addOneOfEach(test);
    // Something else that goes through the database and takes longer than a worker would need.
    await signUp(test, { confirmed: false });
    expect(await states()).toEqual(Object.fromEntries(names.map((name) => [name, 'created'])));
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'accounts.send-letter' AND state = 'created'`.execute(
      test.app.db,
    );
    expect(rows[0]?.count).toBe(3);
  });
});
