import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CustodyKeyError,
  createCustodyKey,
  readCustodyKeys,
  rewrapSecrets,
  URGENT_CUSTODY_JOBS,
} from '../src/domains/recruiting/index.ts';
import { startCustody } from '../src/main/custody.ts';
import { runCustodyFromFile } from '../src/main/custody-from-file.ts';
import { derivePublicKeys, moveCustodyFolder, readOrCreateKeys, readPublicKeys } from '../src/main/custody-keys.ts';
import { forkCustody } from '../src/main/custody-process.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createStaffMember } from './factories.ts';
import { useTestApp } from './harness.ts';
import { isRunning } from './processes.ts';
import { createTrust, look, signReveal, type TrustedMember } from './recruiting-people.ts';

const test = useTestApp();

/** The keys that these members' passwords are sealed to. Other tests change keys that this one doesn't have. */
const listKeyIds = async (trusts: readonly TrustedMember[]) =>
  (
    await test.app.db
      .selectFrom('mailbox_secrets')
      .select('key_id')
      .where('ended_at', 'is', null)
      .where(
        'user_id',
        'in',
        trusts.map(({ member }) => member.id),
      )
      .execute()
  ).map(({ key_id: id }) => id);

describe('key rotation', () => {
  it('works while passwords are accessed, and no access fails', async () => {
    const recruiters = await Promise.all(Array.from({ length: 4 }, () => createStaffMember(test, 'recruiter')));
    const trusts: TrustedMember[] = [];
    for (const [index, recruiter] of recruiters.entries())
      for (let count = 0; count < 6; count++)
        trusts.push(await createTrust(test, { recruiter, password: `under load ${index}-${count}` }));
    const [second, third] = [await createCustodyKey('second'), await createCustodyKey('third')];
    const keyRings = [
      test.custodyKeys,
      `${second.private},${test.custodyKeys}`,
      `${third.private},${second.private},${test.custodyKeys}`,
    ];
    let custody = await test.openCustody(keyRings[0]);
    let isActive = true;
    const seen: { state: string; right: boolean }[] = [];
    const lookups = recruiters.map(async (recruiter) => {
      const own = trusts.filter((trust) => trust.recruiter === recruiter);
      for (let turn = 0; isActive; turn++) {
        const trust = own[turn % own.length];
        if (!trust) return;
        const { state, password } = await look(trust);
        seen.push({ state, right: password === trust.password });
      }
    });
    for (const keyRing of keyRings.slice(1)) {
      // The next custody process starts before the previous one stops, as with two machines.
      const next = await test.openCustody(keyRing);
      const [first] = await readCustodyKeys(keyRing);
      await custody.stop();
      custody = next;
      await test.eventually(async () => (await listKeyIds(trusts)).every((id) => id === first?.[0]));
      const before = seen.length;
      await test.eventually(async () => seen.length > before + 8);
    }
    isActive = false;
    await Promise.all(lookups);
    expect(seen.filter(({ state, right }) => state !== 'ready' || !right)).toEqual([]);
    expect(seen.length).toBeGreaterThan(16);
    expect(new Set(await listKeyIds(trusts))).toEqual(new Set(['third']));
    // The oldest key is no longer needed.
    await custody.stop();
    custody = await test.openCustody(`${third.private}`);
    const [trust] = trusts;
    if (trust) expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
    await custody.stop();
  });
});

const logger = createLogger('silent');

const work = () => ({
  databaseUrl: test.custodyUrl,
  publicUrl: test.app.publicUrl,
  vaultKeys: test.app.secrets.vaultKeys,
});

describe('custody process with given keys', () => {
  const fork = (keys: string, onLost = () => {}) => forkCustody({ keys, logLevel: 'silent', logger, onLost });

  it('opens with the keys passed to it, without being asked to start, and ends with its parent', async () => {
    const trust = await createTrust(test, { password: 'by a child process 8' });
    const custody = fork(test.custodyKeys);
    try {
      expect(await custody.publicKeys).toBe(await derivePublicKeys(test.custodyKeys));
      await custody.startWork(work(), async () => false);
      test.clock.now = new Date();
      expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
    } finally {
      await custody.stop();
    }
    expect(isRunning(custody.pid())).toBe(false);
  });

  it('reports lost keys when its parent no longer has them', async () => {
    const lost = Promise.withResolvers<void>();
    const custody = fork(test.custodyKeys, lost.resolve);
    await custody.startWork(work(), async () => false);
    kill(custody.pid());
    await lost.promise;
    await custody.stop();
  });

  it("fails to start if its keys can't be read", async () => {
    const custody = fork('k:AAAA');
    await expect(custody.publicKeys).rejects.toMatchObject({ name: 'SettingsError' });
    await custody.stop();
  });
});

describe('custody process with keys in a file', () => {
  /** A folder, and custody processes with the keys in it. */
  async function open(keys?: string) {
    const folder = join(await mkdtemp(join(tmpdir(), 'foothold-custody-')), 'custody');
    const file = join(folder, 'private-keys');
    const changeKeys = async (changed: string) => {
      await mkdir(folder, { recursive: true });
      await writeFile(file, `${changed}\n`);
    };
    if (keys !== undefined) await changeKeys(keys);
    const stops: (() => Promise<void>)[] = [];
    const create = (idleMs: number) => {
      const custody = runCustodyFromFile({ folder, logLevel: 'silent', logger, idleMs, checkMs: 50 });
      stops.push(custody.stop);
      return custody;
    };
    return {
      folder,
      file,
      create,
      changeKeys,
      async [Symbol.asyncDispose]() {
        await Promise.all(stops.map((stop) => stop()));
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
  const hasWork = () => test.app.queue.hasWaiting(URGENT_CUSTODY_JOBS);
  const NEVER_IDLE_MS = 600_000;

  it('creates a key pair on its first start, readable only by its owner, and then only the public keys are read', async () => {
    await using at = await open();
    const first = at.create(NEVER_IDLE_MS);
    const publicKeys = await first.publicKeys;
    expect(statSync(at.file).mode & 0o777).toBe(0o600);
    expect(statSync(at.folder).mode & 0o777).toBe(0o700);
    expect(await derivePublicKeys(await readOrCreateKeys(at.folder))).toBe(publicKeys);
    expect(first.pid()).toBeUndefined();
    const second = at.create(NEVER_IDLE_MS);
    expect(await second.publicKeys).toBe(publicKeys);
    expect(second.pid()).toBeUndefined();
  });

  it('starts for a job, opens the password, ends when idle, and starts for the next job', async () => {
    const trust = await createTrust(test, { password: 'when it is needed 8' });
    await using at = await open(test.custodyKeys);
    const custody = at.create(50);
    await custody.startWork(work(), hasWork);
    expect(await custody.publicKeys).toBe(await derivePublicKeys(test.custodyKeys));
    for (let round = 0; round < 2; round++) {
      await test.eventually(async () => custody.pid() === undefined);
      test.clock.now = new Date();
      expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
    }
  });

  it('opens every password that is asked for while processes start and end', async () => {
    const trust = await createTrust(test, { password: 'now and then 8' });
    await using at = await open(test.custodyKeys);
    const custody = at.create(1);
    await custody.startWork(work(), hasWork);
    for (let round = 0; round < 3; round++) {
      test.clock.now = new Date();
      expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
    }
  });

  it('is replaced for the next job if it was killed', async () => {
    const trust = await createTrust(test, { password: 'after a kill 8' });
    await using at = await open(test.custodyKeys);
    const custody = at.create(NEVER_IDLE_MS);
    await custody.startWork(work(), hasWork);
    const killed = custody.pid();
    kill(killed);
    await test.eventually(async () => custody.pid() === undefined);
    test.clock.now = new Date();
    expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
    expect(custody.pid()).not.toBe(killed);
  });

  it('is not started by the hourly re-encryption', async () => {
    await using at = await open(test.custodyKeys);
    const custody = at.create(NEVER_IDLE_MS);
    await custody.startWork(work(), hasWork);
    // Jobs of the tests before this one.
    await test.eventually(async () => !(await hasWork()));
    await custody.stop();
    await test.app.queue.add(test.app.db, rewrapSecrets, {});
    expect(await hasWork()).toBe(false);
  });

  it('is started again if the server stopped before everything was re-encrypted', async () => {
    await using at = await open(test.custodyKeys);
    const first = at.create(NEVER_IDLE_MS);
    await first.publicKeys;
    await first.stop();
    const second = at.create(NEVER_IDLE_MS);
    await second.publicKeys;
    expect(second.pid()).toEqual(expect.any(Number));
    await second.startWork(work(), hasWork);
    await test.eventually(async () => readPublicKeys(at.folder) !== null);
    const third = at.create(NEVER_IDLE_MS);
    expect(await third.publicKeys).toBe(await second.publicKeys);
    expect(third.pid()).toBeUndefined();
  });

  it('is started by a change of its keys, and re-encrypts with the first one', async () => {
    const { member } = await createTrust(test, { password: 'with another key 8' });
    const findKeyId = () =>
      test.app.db.selectFrom('mailbox_secrets').select('key_id').where('user_id', '=', member.id).executeTakeFirst();
    await using at = await open(test.custodyKeys);
    await at.create(NEVER_IDLE_MS).publicKeys;
    const changed = await createCustodyKey('changed');
    await at.changeKeys(`${changed.private},${test.custodyKeys}`);
    const custody = at.create(NEVER_IDLE_MS);
    expect(await custody.publicKeys).toContain(changed.public);
    await custody.startWork(work(), hasWork);
    await test.eventually(async () => (await findKeyId())?.key_id === 'changed');
  });

  it("fails to start if its keys can't be read", async () => {
    await using at = await open('k:AAAA');
    await expect(at.create(NEVER_IDLE_MS).publicKeys).rejects.toMatchObject({ name: 'SettingsError' });
  });

  it("finds an earlier version's keys in another folder", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'foothold-custody-'));
    const made = await readOrCreateKeys(join(dataDir, 'keeper'));
    expect(await readOrCreateKeys(moveCustodyFolder(dataDir))).toBe(made);
    expect(await readOrCreateKeys(moveCustodyFolder(dataDir))).toBe(made);
    expect(existsSync(join(dataDir, 'keeper'))).toBe(false);
    await rm(dataDir, { recursive: true });
  });
});

describe('holder of public keys only', () => {
  it("can't act as a custody process", async () => {
    const publicKeys = await derivePublicKeys(test.custodyKeys);
    await expect(startCustody(publicKeys, test.custodyUrl, createLogger('silent'), work())).rejects.toThrow(
      CustodyKeyError,
    );
    for (const setting of ['', 'one', 'one:AAAA', `${test.custodyKeys},${test.custodyKeys}`]) {
      const failure = await startCustody(setting, test.custodyUrl, createLogger('silent'), work()).then(
        () => null,
        (error: unknown) => String(error),
      );
      expect(failure).not.toBeNull();
      expect(failure).not.toContain(test.custodyKeys.slice(20));
    }
  });

  it('leaves requests undecided, because an app without a custody process opens nothing', async () => {
    const trust = await createTrust(test);
    const { input } = await signReveal(trust, { reason: 'While there is no custody process at all' });
    const { id } = await trust.recruiter.api.recruiting.reveal(input);
    expect(await trust.recruiter.api.recruiting.revealed({ id })).toMatchObject({ state: 'asked', sealed: null });
    expect(JSON.stringify(test.app.env)).not.toContain(test.custodyKeys.split(':')[1]);
  });
});

/** Process 0 would be the whole group of this one. */
function kill(pid: number | undefined): void {
  expect(pid).toEqual(expect.any(Number));
  process.kill(Number(pid), 'SIGKILL');
}
