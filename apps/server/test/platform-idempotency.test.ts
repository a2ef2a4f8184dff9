import { expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp({ TRUST_PROXY: 'on' });

/** A call with a new key from this address. */
async function call(createAddress: string, { key, body = {}, from }: { key: string; body?: object; from?: Person }) {
  const answer = await (from ?? test.visitor()).request('/api/accounts/log-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': createAddress, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return { status: answer.status, replayed: answer.headers.get('idempotent-replay') === 'true' };
}

const countRows = async (caller: string) => {
  const rows = await test.app.db.selectFrom('idempotency_keys').select('key').where('caller', '=', caller).execute();
  return rows.length;
};

it('stores at most twenty responses an hour for a network without an account, and every call works', async () => {
  // One line with many addresses (RFC 6177).
  const createAddress = (at: number) => `2001:db8:1:2::${at.toString(16)}`;
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => call(createAddress(at), { key: `key ${at}` })),
  );
  expect(answers.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(200);
  const network = '2001:db8:1:2::/64';
  expect(await countRows(network)).toBe(20);

  // Stored responses are still replayed anywhere in the network. The rest run again.
  const { key } = await test.app.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('caller', '=', network)
    .executeTakeFirstOrThrow();
  expect(await call(createAddress(999), { key })).toEqual({ status: 200, replayed: true });
  const again = [await call(createAddress(1), { key: 'beyond' }), await call(createAddress(1), { key: 'beyond' })];
  expect(again).toEqual(Array(2).fill({ status: 200, replayed: false }));

  // Another network has its own limit, and this one has room again after an hour.
  await call('2001:db8:1:3::1', { key: 'elsewhere' });
  expect(await call('2001:db8:1:3::2', { key: 'elsewhere' })).toEqual({ status: 200, replayed: true });
  await test.app.db
    .updateTable('idempotency_keys')
    .set({ created_at: new Date(Date.now() - 61 * 60 * 1000) })
    .where('caller', '=', network)
    .execute();
  expect([await call(createAddress(1), { key: 'later' }), await call(createAddress(1), { key: 'later' })]).toEqual([
    { status: 200, replayed: false },
    { status: 200, replayed: true },
  ]);
});

it('treats simultaneous calls with one key as one, however close to the limit', async () => {
  const createAddress = '203.0.113.20';
  for (let at = 0; at < 19; at++) await call(createAddress, { key: `before ${at}` });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(createAddress, { key: 'same' })));
  expect(answers.filter(({ replayed }) => replayed)).toHaveLength(19);
  expect(await countRows(createAddress)).toBe(20);
});

it('stores answers up to 64 KB for members, and up to 16 KB for others', async () => {
  /** Rejected with the name of the invalid field, so the response is as long as that name. */
  const createBody = (length: number) => ({ ['n'.repeat(length)]: '\0' });
  const member = await signUp(test, { confirmed: false });
  const sendTwice = async (length: number, from?: Person) => {
    const one = { key: crypto.randomUUID(), body: createBody(length), ...(from && { from }) };
    return [await call('203.0.113.21', one), await call('203.0.113.21', one)];
  };
  const first = { status: 400, replayed: false };
  const second = { status: 400, replayed: true };
  expect(await sendTwice(15_000)).toEqual([first, second]);
  expect(await sendTwice(17_000)).toEqual([first, first]);
  expect(await sendTwice(60_000, member)).toEqual([first, second]);
  expect(await countRows('203.0.113.21')).toBe(1);
});

it('stores at most three hundred answers an hour for a member', async () => {
  const member = await signUp(test, { confirmed: false });
  const id = (await member.api.accounts.me()).viewer?.id ?? '';
  await test.app.db
    .insertInto('idempotency_keys')
    .values(
      Array.from({ length: 299 }, (_, at) => ({
        caller: id,
        key: `before ${at}`,
        request_hash: Buffer.alloc(32),
        status: 200,
        body: '{}',
      })),
    )
    .execute();
  // Rejected, so that the session isn't ended.
  const createBody = { name: '\0' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => call('203.0.113.22', { key: `key ${at}`, body: createBody, from: member })),
  );
  expect(answers.every(({ status, replayed }) => status === 400 && !replayed)).toBe(true);
  expect(await countRows(id)).toBe(300);
});
