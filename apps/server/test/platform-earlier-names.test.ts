import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createLogger } from '../src/platform/logger.ts';
import { onServer, withDatabase } from './database.setup.ts';

const MIGRATIONS = join(import.meta.dirname, '..', 'migrations');
const CHANGE = '0024_american_spelling.sql';
const earlier = mkdtempSync(join(tmpdir(), 'foothold-earlier-'));
afterAll(() => rmSync(earlier, { recursive: true, force: true }));

/** User text that looks like a stored key or value. It stays unchanged. */
const OLD_JSON = '{"kind": "behavioural", "kept": true}';

it('migrates what earlier versions stored, and leaves user text unchanged', async () => {
  const server = inject('databaseServer');
  const name = `foothold_spelling_${process.pid}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const database = openDatabase(withDatabase(server, name), 2, createLogger('warn'));
  for (const file of readdirSync(MIGRATIONS))
    if (file < CHANGE) copyFileSync(join(MIGRATIONS, file), join(earlier, file));
  await migrate(database.db, earlier);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const queryOne = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0];

  const { id: user } = await queryOne("INSERT INTO users (name, email) VALUES ('Ana', 'ana@example.com') RETURNING id");
  const { id: session } = await queryOne(
    "INSERT INTO practice_sessions (user_id, title, started_at) VALUES ($1, 'Nurse', now()) RETURNING id",
    [user],
  );
  await queryOne(
    "INSERT INTO practice_questions (session_id, place, ask, kind, level, about) VALUES ($1, 1, 'Why?', 'behavioural', 'mid', 'Conflict')",
    [session],
  );
  await queryOne(
    "INSERT INTO mails (recipient, subject, body_text, body_html, state) VALUES ('ana@example.com', 'Hi', '', '', 'kept')",
  );
  await queryOne(
    "INSERT INTO sandbox_methods (id, brand, last4, expires, behaviour, created_at) VALUES ('m', 'visa', '4242', '2030-01', 'asks', now())",
  );
  const answers: Record<string, object> = {
    'career-advice': { advice: OLD_JSON, neighbours: [{ id: 'nurse-aide' }] },
    'interview-questions': { tips: [OLD_JSON], questions: [{ ask: OLD_JSON, kind: 'behavioural' }] },
    'review-code': {
      feedback: OLD_JSON,
      practices: [{ text: OLD_JSON, kept: true }],
      findings: [{ rule: 'promise-kept-as-value' }],
    },
  };
  for (const [tool, answer] of Object.entries(answers))
    await queryOne(
      "INSERT INTO tool_answers (user_id, tool, title, input, answer, created_at) VALUES ($1, $2, 'T', '{}', $3, now())",
      [user, tool, JSON.stringify(answer)],
    );
  await queryOne(
    `INSERT INTO challenge_submissions (user_id, challenge, language, code, after_solution, review, submitted_at)
     VALUES ($1, 'sum', 'python', '', false, $2, now())`,
    [user, JSON.stringify(answers['review-code'])],
  );
  const { id: resume } = await queryOne(
    `INSERT INTO resumes (user_id, title, file_name, format, file_key, file_sha256, file_size, source_text, signals, views)
     VALUES ($1, 'R', 'r.pdf', 'pdf', 'k', '', 1, '[]', $2, '[]') RETURNING id`,
    [user, JSON.stringify({ hidden: [{ reason: 'paper-colour', text: 'a "paper-colour" in it' }] })],
  );
  await queryOne(
    `INSERT INTO resume_versions (resume_id, number, kind, label, content, provenance, layout)
     VALUES ($1, 1, 'read', 'Read', '{}', '{}', 'original')`,
    [resume],
  );
  await queryOne(
    "INSERT INTO resume_scores (resume_id, version, basis, total, kind, report) VALUES ($1, 1, 'b', 70, 'job', $2)",
    [resume, JSON.stringify({ knockouts: [{ kind: 'licence', quote: OLD_JSON }, { kind: 'drivers-licence' }] })],
  );

  const { id: asked } = await queryOne(
    `INSERT INTO enquiries (reference, kind, name, email, answers, excerpt, words, digest, created_at, answer_by)
     VALUES ('FH-1', 'demo', 'Ana', 'ana@example.com', '[]', '', 'cancelled', '', now(), now()) RETURNING id`,
  );
  await queryOne("INSERT INTO enquiry_events (enquiry_id, kind, at) VALUES ($1, 'cancelled', now())", [asked]);
  await queryOne(
    "INSERT INTO demo_bookings (enquiry_id, starts_at, ends_at, cancelled_at) VALUES ($1, now(), now() + interval '1 hour', now())",
    [asked],
  );
  const { id: plan } =
    await queryOne(`INSERT INTO subscriptions (plan, price, price_since, state, started_at, ended_at, anchor, period_start, period_end, customer)
     VALUES ('one', 5000, now(), 'ended', now(), now(), now(), now(), now() + interval '1 month', 'c') RETURNING id`);
  await queryOne("INSERT INTO billing_events (subscription_id, kind, at) VALUES ($1, 'cancelled', now())", [plan]);

  expect(await migrate(database.db)).toContain('0024_american_spelling');

  expect(await queryOne('SELECT kind FROM practice_questions')).toEqual({ kind: 'behavioral' });
  expect(await queryOne('SELECT state FROM mails')).toEqual({ state: 'saved' });
  expect(await queryOne('SELECT behavior FROM sandbox_methods')).toEqual({ behavior: 'asks' });
  expect(await queryOne('SELECT count(*)::int AS rows FROM listing_catalog')).toEqual({ rows: 1 });
  const { rows } = await client.query('SELECT tool, answer FROM tool_answers');
  const review = {
    feedback: OLD_JSON,
    practices: [{ text: OLD_JSON, followed: true }],
    findings: [{ rule: 'promise-stored-as-value' }],
  };
  expect(Object.fromEntries(rows.map(({ tool, answer }) => [tool, answer]))).toEqual({
    'career-advice': { advice: OLD_JSON, neighbors: [{ id: 'nurse-aide' }] },
    'interview-questions': { tips: [OLD_JSON], questions: [{ ask: OLD_JSON, kind: 'behavioral' }] },
    'review-code': review,
  });
  expect(await queryOne('SELECT review FROM challenge_submissions')).toEqual({ review });
  expect(await queryOne('SELECT signals FROM resume_readings')).toEqual({
    signals: { hidden: [{ reason: 'page-color', text: 'a "paper-colour" in it' }] },
  });
  expect(await queryOne('SELECT report FROM resume_scores')).toEqual({
    report: { knockouts: [{ kind: 'license', quote: OLD_JSON }, { kind: 'drivers-license' }] },
  });
  expect(await queryOne('SELECT kind, inquiry_id FROM inquiry_events')).toEqual({
    kind: 'canceled',
    inquiry_id: asked,
  });
  expect(await queryOne('SELECT words FROM inquiries')).toEqual({ words: 'cancelled' });
  expect(await queryOne('SELECT inquiry_id FROM demo_bookings WHERE canceled_at IS NOT NULL')).toEqual({
    inquiry_id: asked,
  });
  expect(await queryOne('SELECT kind FROM billing_events')).toEqual({ kind: 'canceled' });
  await expect(client.query("UPDATE billing_events SET kind = 'ended'")).rejects.toThrow('is only ever added to');
  const { rows: names } = await client.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname ~ 'enquir|cancelled'
     UNION SELECT conname FROM pg_constraint WHERE conname ~ 'enquir|cancelled'
     UNION SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name ~ 'enquir|cancelled|letter'`,
  );
  expect(names).toEqual([]);
  await client.end();
  await database.close();
  await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
});
