import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../src/platform/db/embedded.ts';
import { isMigrated, migrate } from '../src/platform/db/migrate.ts';
import { createLogger } from '../src/platform/logger.ts';
import { onServer, withDatabase } from './database.setup.ts';

const logger = createLogger('warn');
const folders: string[] = [];
const createFolder = (prefix = 'foothold-embedded-') => {
  const made = mkdtempSync(join(tmpdir(), prefix));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

describe('the embedded database', () => {
  it('keeps written data, even under a path too long for a socket', async () => {
    for (const place of [createFolder(), createFolder(`foothold-${'long-'.repeat(16)}`)]) {
      const first = await startEmbeddedDatabase(place);
      await query(first.adminUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
      await first.stop();
      const second = await startEmbeddedDatabase(place);
      expect(await query(second.adminUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      await second.stop();
    }
  });

  it('survives its server being killed, with every acknowledged row', async () => {
    const place = createFolder();
    const script = `
      import { startEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, '../src/platform/db/embedded.ts'))};
      import pg from 'pg';
      const { adminUrl: url } = await startEmbeddedDatabase(${JSON.stringify(place)});
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('CREATE TABLE IF NOT EXISTS kept (n int)');
      for (let n = 0; ; n++) { await client.query('INSERT INTO kept VALUES ($1)', [n]); console.log(n); }`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: join(import.meta.dirname, '..'),
    });
    let acknowledged = -1;
    for await (const chunk of child.stdout) {
      acknowledged = Number(String(chunk).trim().split('\n').at(-1));
      if (acknowledged >= 50) break;
    }
    child.kill('SIGKILL');
    const again = await startEmbeddedDatabase(place);
    const [{ last }] = await query(again.adminUrl, 'SELECT max(n) AS last FROM kept');
    await again.stop();
    expect(last).toBeGreaterThanOrEqual(acknowledged);
  });

  it('reports being killed, but not being stopped', async () => {
    const place = createFolder();
    let losses = 0;
    const onLost = () => {
      losses += 1;
    };
    const first = await startEmbeddedDatabase(place, { onLost });
    await first.stop();
    expect(losses).toBe(0);
    const reported = new Promise<void>((resolve) => {
      void startEmbeddedDatabase(place, { onLost: resolve }).then(() => {
        const [pid] = readFileSync(join(place, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      });
    });
    await reported;
  });

  it('rejects a folder that is in use', async () => {
    const place = createFolder();
    const script = `
      import { startEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, '../src/platform/db/embedded.ts'))};
      await startEmbeddedDatabase(${JSON.stringify(place)});
      console.log('up');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: join(import.meta.dirname, '..'),
    });
    for await (const chunk of child.stdout) if (String(chunk).includes('up')) break;
    await expect(startEmbeddedDatabase(place)).rejects.toThrow('is in use by process');
    child.kill('SIGTERM');
  });
});

describe('connection lost during a transaction', () => {
  it('fails that transaction but not the process, which continues with another connection', async () => {
    const server = inject('databaseServer');
    const script = `
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../src/platform/db/database.ts'))};
      import { createLogger } from ${JSON.stringify(join(import.meta.dirname, '../src/platform/logger.ts'))};
      import { sql } from 'kysely';
      const { db, close } = openDatabase(${JSON.stringify(server)}, 2, createLogger('silent'));
      const cut = db.transaction().execute(async (trx) => {
        const { rows: [own] } = await sql\`SELECT pg_backend_pid() AS pid\`.execute(trx);
        await sql\`SELECT pg_terminate_backend(\${own.pid}, 5000)\`.execute(db);
        // Idle between two queries, as while a service outside is asked.
        for (let turns = 0; turns < 100; turns++) await new Promise((resolve) => setImmediate(resolve));
        await sql\`SELECT 1\`.execute(trx);
      });
      console.log(await cut.then(() => 'committed', () => 'refused'));
      const { rows: [row] } = await sql\`SELECT 42 AS answer\`.execute(db);
      console.log(row.answer);
      await close();`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: join(import.meta.dirname, '..'),
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const output = await child.stdout.toArray();
    expect(Buffer.concat(output).toString().split('\n')).toEqual(['refused', '42', '']);
    expect(await ended).toBe(0);
  });
});

describe('migrations', () => {
  it('run once when several servers start together', async () => {
    const server = inject('databaseServer');
    const name = `foothold_together_${process.pid}`;
    await onServer(server, `CREATE DATABASE ${name}`);
    const url = withDatabase(server, name);
    const databases = Array.from({ length: 4 }, () => openDatabase(url, 2, logger));
    const results = await Promise.all(databases.map(({ db }) => migrate(db)));
    expect(results.filter((names) => names.length > 0)).toHaveLength(1);
    const [first] = databases;
    expect(first && (await isMigrated(first.db))).toBe(true);
    await Promise.all(databases.map((database) => database.close()));
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  });

  it('leave nothing behind when one fails', async () => {
    const server = inject('databaseServer');
    const name = `foothold_failing_${process.pid}`;
    await onServer(server, `CREATE DATABASE ${name}`);
    const place = createFolder();
    const { writeFileSync } = await import('node:fs');
    writeFileSync(join(place, '0001_good.sql'), 'CREATE TABLE good (n int);');
    writeFileSync(join(place, '0002_bad.sql'), 'CREATE TABLE bad (n int); SELECT nothing_like_it;');
    const database = openDatabase(withDatabase(server, name), 2, logger);
    await expect(migrate(database.db, place)).rejects.toThrow('nothing_like_it');
    expect(await isMigrated(database.db, place)).toBe(false);
    expect(await query(database.url, "SELECT tablename FROM pg_tables WHERE tablename IN ('good', 'bad')")).toEqual([]);
    await database.close();
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  });
});
