import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBoxKeys } from '@foothold/sealed-box';
import { describe, expect, it } from 'vitest';
import { KeeperKeyError, makeKeeperKey, readKeeperKeys } from '../src/domains/recruiting/index.ts';
import { keysIn, publicKeysOf, startKeeper } from '../src/main/keeper.ts';
import { forkKeeper } from '../src/main/keeper-process.ts';
import { createLogger } from '../src/platform/logger.ts';
import { hire } from './factories.ts';
import { useHouse } from './harness.ts';
import { entrusted, look, proveAgain, type Trust } from './recruiting-people.ts';

const test = useHouse();

const keyIds = async () =>
  (await test.house.db.selectFrom('mailbox_secrets').select('key_id').where('ended_at', 'is', null).execute()).map(
    ({ key_id: id }) => id,
  );

describe('keys are exchanged', () => {
  it('while looks go on, and none of them fails', async () => {
    const recruiters = await Promise.all(Array.from({ length: 4 }, () => hire(test, 'recruiter')));
    const trusts: Trust[] = [];
    for (const [index, recruiter] of recruiters.entries())
      for (let count = 0; count < 6; count++)
        trusts.push(await entrusted(test, { recruiter, password: `under load ${index}-${count}` }));
    const [second, third] = [await makeKeeperKey('second'), await makeKeeperKey('third')];
    const rings = [
      test.keeperKeys,
      `${second.private},${test.keeperKeys}`,
      `${third.private},${second.private},${test.keeperKeys}`,
    ];
    let keeper = await test.openKeeper(rings[0]);
    let going = true;
    const seen: { state: string; right: boolean }[] = [];
    const looking = recruiters.map(async (recruiter) => {
      const own = trusts.filter((trust) => trust.recruiter === recruiter);
      for (let turn = 0; going; turn++) {
        const trust = own[turn % own.length];
        if (!trust) return;
        const { state, password } = await look(trust);
        seen.push({ state, right: password === trust.password });
      }
    });
    for (const ring of rings.slice(1)) {
      // The next custody process comes before the one before goes, as where there are two machines.
      const next = await test.openKeeper(ring);
      const [first] = await readKeeperKeys(ring);
      await keeper.stop();
      keeper = next;
      await test.eventually(async () => (await keyIds()).every((id) => id === first?.[0]));
      const before = seen.length;
      await test.eventually(async () => seen.length > before + 8);
    }
    going = false;
    await Promise.all(looking);
    expect(seen.filter(({ state, right }) => state !== 'ready' || !right)).toEqual([]);
    expect(seen.length).toBeGreaterThan(16);
    expect(new Set(await keyIds())).toEqual(new Set(['third']));
    // The oldest key is not needed any more.
    await keeper.stop();
    keeper = await test.openKeeper(`${third.private}`);
    const [trust] = trusts;
    if (trust) expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
    await keeper.stop();
  });
});

describe('the custody process as a process', () => {
  const logger = createLogger('silent');

  it('opens with keys that it was handed, keeps no file, and ends with its parent', async () => {
    const trust = await entrusted(test, { password: 'by a child process 8' });
    const folder = await mkdtemp(join(tmpdir(), 'foothold-keeper-'));
    const keeper = forkKeeper({
      keys: test.keeperKeys,
      folder,
      logLevel: 'silent',
      logger,
      onLost: () => undefined,
    });
    try {
      expect(await keeper.publicKeys).toBe(await publicKeysOf(test.keeperKeys));
      await keeper.begin(test.databaseUrl);
      test.clock.now = new Date();
      await proveAgain(test, trust.recruiter);
      expect(await look(trust)).toMatchObject({ state: 'ready', password: trust.password });
      expect(existsSync(join(folder, 'private-keys'))).toBe(false);
    } finally {
      await keeper.stop();
      await rm(folder, { recursive: true });
    }
    expect(isRunning(keeper.pid())).toBe(false);
  });

  it('makes a pair the first time, which its owner alone can read, and is started again with it', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'foothold-keeper-')), 'keeper');
    const keeper = forkKeeper({ keys: undefined, folder, logLevel: 'silent', logger, onLost: () => undefined });
    try {
      const publicKeys = await keeper.publicKeys;
      const file = join(folder, 'private-keys');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      expect(await publicKeysOf(await keysIn(folder))).toBe(publicKeys);
      await keeper.begin(test.databaseUrl);
      const first = keeper.pid() ?? 0;
      process.kill(first, 'SIGKILL');
      await test.eventually(async () => keeper.pid() !== first && isRunning(keeper.pid()));
    } finally {
      await keeper.stop();
      await rm(folder, { recursive: true });
    }
    expect(isRunning(keeper.pid())).toBe(false);
  });

  it('says that it is lost where its parent has forgotten the keys', async () => {
    const lost = Promise.withResolvers<void>();
    const keeper = forkKeeper({
      keys: test.keeperKeys,
      folder: '',
      logLevel: 'silent',
      logger,
      onLost: lost.resolve,
    });
    await keeper.begin(test.databaseUrl);
    process.kill(keeper.pid() ?? 0, 'SIGKILL');
    await lost.promise;
    await keeper.stop();
  });

  it('ends the start where its keys cannot be read', async () => {
    const keeper = forkKeeper({ keys: 'k:AAAA', folder: '', logLevel: 'silent', logger, onLost: () => undefined });
    await expect(keeper.publicKeys).rejects.toMatchObject({ name: 'SettingsError' });
    await keeper.stop();
  });
});

describe('anyone who has public keys only', () => {
  it('cannot be a custody process', async () => {
    const publicKeys = await publicKeysOf(test.keeperKeys);
    await expect(startKeeper(publicKeys, test.databaseUrl, createLogger('silent'))).rejects.toThrow(KeeperKeyError);
    for (const setting of ['', 'one', 'one:AAAA', `${test.keeperKeys},${test.keeperKeys}`]) {
      const failure = await startKeeper(setting, test.databaseUrl, createLogger('silent')).then(
        () => null,
        (error: unknown) => String(error),
      );
      expect(failure).not.toBeNull();
      expect(failure).not.toContain(test.keeperKeys.slice(20));
    }
  });

  it('leaves what is asked undecided: an app without a custody process opens nothing', async () => {
    const trust = await entrusted(test);
    const { id } = await trust.recruiter.api.recruiting.reveal({
      memberId: trust.member.id,
      taskId: trust.task.id,
      reason: 'While there is no keeper at all',
      publicKey: Buffer.from((await makeBoxKeys()).publicKey).toString('base64'),
    });
    expect(await trust.recruiter.api.recruiting.revealed({ id })).toMatchObject({ state: 'asked', sealed: null });
    expect(JSON.stringify(test.house.env)).not.toContain(test.keeperKeys.split(':')[1]);
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
