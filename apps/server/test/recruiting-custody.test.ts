import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBoxKeys } from '@foothold/sealed-box';
import { describe, expect, it } from 'vitest';
import { CustodyKeyError, createCustodyKey, readCustodyKeys } from '../src/domains/recruiting/index.ts';
import { derivePublicKeys, moveCustodyFolder, readOrCreateKeys, startCustody } from '../src/main/custody.ts';
import { forkCustody } from '../src/main/custody-process.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createStaffMember } from './factories.ts';
import { useTestApp } from './harness.ts';
import { createTrust, look, proveAgain, type TrustedMember } from './recruiting-people.ts';

const test = useTestApp();

const listKeyIds = async () =>
  (await test.app.db.selectFrom('mailbox_secrets').select('key_id').where('ended_at', 'is', null).execute()).map(
    ({ key_id: id }) => id,
  );

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
      await test.eventually(async () => (await listKeyIds()).every((id) => id === first?.[0]));
      const before = seen.length;
      await test.eventually(async () => seen.length > before + 8);
    }
    isActive = false;
    await Promise.all(lookups);
    expect(seen.filter(({ state, right }) => state !== 'ready' || !right)).toEqual([]);
    expect(seen.length).toBeGreaterThan(16);
    expect(new Set(await listKeyIds())).toEqual(new Set(['third']));
    // The oldest key is no longer needed.
    await custody.stop();
    custody = await test.openCustody(`${third.private}`);
    const [trust] = trusts;
    if (trust) expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
    await custody.stop();
  });
});

describe('custody process', () => {
  const logger = createLogger('silent');

  it('opens with the keys passed to it, stores no file, and ends with its parent', async () => {
    const trust = await createTrust(test, { password: 'by a child process 8' });
    const folder = await mkdtemp(join(tmpdir(), 'foothold-custody-'));
    const custody = forkCustody({
      keys: test.custodyKeys,
      folder,
      logLevel: 'silent',
      logger,
      onLost: () => undefined,
    });
    try {
      expect(await custody.publicKeys).toBe(await derivePublicKeys(test.custodyKeys));
      await custody.startWork(test.databaseUrl);
      test.clock.now = new Date();
      await proveAgain(test, trust.recruiter);
      expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
      expect(existsSync(join(folder, 'private-keys'))).toBe(false);
    } finally {
      await custody.stop();
      await rm(folder, { recursive: true });
    }
    expect(isRunning(custody.pid())).toBe(false);
  });

  it('creates a key pair on its first start, readable only by its owner, and reuses it after a restart', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'foothold-custody-')), 'custody');
    const custody = forkCustody({ keys: undefined, folder, logLevel: 'silent', logger, onLost: () => undefined });
    try {
      const publicKeys = await custody.publicKeys;
      const file = join(folder, 'private-keys');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      expect(await derivePublicKeys(await readOrCreateKeys(folder))).toBe(publicKeys);
      await custody.startWork(test.databaseUrl);
      const first = custody.pid() ?? 0;
      process.kill(first, 'SIGKILL');
      await test.eventually(async () => custody.pid() !== first && isRunning(custody.pid()));
    } finally {
      await custody.stop();
      await rm(folder, { recursive: true });
    }
    expect(isRunning(custody.pid())).toBe(false);
  });

  it("finds an earlier version's keys in another folder", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'foothold-custody-'));
    const made = await readOrCreateKeys(join(dataDir, 'keeper'));
    expect(await readOrCreateKeys(moveCustodyFolder(dataDir))).toBe(made);
    expect(await readOrCreateKeys(moveCustodyFolder(dataDir))).toBe(made);
    expect(existsSync(join(dataDir, 'keeper'))).toBe(false);
    await rm(dataDir, { recursive: true });
  });

  it('reports lost keys when its parent no longer has them', async () => {
    const lost = Promise.withResolvers<void>();
    const custody = forkCustody({
      keys: test.custodyKeys,
      folder: '',
      logLevel: 'silent',
      logger,
      onLost: lost.resolve,
    });
    await custody.startWork(test.databaseUrl);
    process.kill(custody.pid() ?? 0, 'SIGKILL');
    await lost.promise;
    await custody.stop();
  });

  it("fails to start if its keys can't be read", async () => {
    const custody = forkCustody({ keys: 'k:AAAA', folder: '', logLevel: 'silent', logger, onLost: () => undefined });
    await expect(custody.publicKeys).rejects.toMatchObject({ name: 'SettingsError' });
    await custody.stop();
  });
});

describe('holder of public keys only', () => {
  it("can't act as a custody process", async () => {
    const publicKeys = await derivePublicKeys(test.custodyKeys);
    await expect(startCustody(publicKeys, test.databaseUrl, createLogger('silent'))).rejects.toThrow(CustodyKeyError);
    for (const setting of ['', 'one', 'one:AAAA', `${test.custodyKeys},${test.custodyKeys}`]) {
      const failure = await startCustody(setting, test.databaseUrl, createLogger('silent')).then(
        () => null,
        (error: unknown) => String(error),
      );
      expect(failure).not.toBeNull();
      expect(failure).not.toContain(test.custodyKeys.slice(20));
    }
  });

  it('leaves requests undecided, because an app without a custody process opens nothing', async () => {
    const trust = await createTrust(test);
    const { id } = await trust.recruiter.api.recruiting.reveal({
      memberId: trust.member.id,
      taskId: trust.task.id,
      reason: 'While there is no custody process at all',
      publicKey: Buffer.from((await makeBoxKeys()).publicKey).toString('base64'),
    });
    expect(await trust.recruiter.api.recruiting.revealed({ id })).toMatchObject({ state: 'asked', sealed: null });
    expect(JSON.stringify(test.app.env)).not.toContain(test.custodyKeys.split(':')[1]);
  });
});

function isRunning(pid: number | undefined): boolean {
  try {
    process.kill(pid ?? 0, 0);
    return pid !== undefined;
  } catch {
    return false;
  }
}
