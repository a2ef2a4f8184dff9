import { fromBase64, padText, sealBox, toBase64 } from '@foothold/sealed-box';
import { describe, expect, test } from 'vitest';
import { buildRequest, type Endpoint } from '../../../shared/api/endpoint.ts';
import { type RevealDeps, reveal } from './reveal.ts';

const REQUEST = { memberId: 'm/1', packetId: 'p1', reason: 'To apply at Larkholt today' };

const ASSERTION = {
  id: '',
  rawId: 'k1',
  type: 'public-key' as const,
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
  clientExtensionResults: {},
};

/** A server that answers after a few polls and seals the answer to the key it received. */
function createServer(answer: (publicKey: string) => Promise<object>, pollCount = 2) {
  const asked: { path: string; payload?: unknown }[] = [];
  let publicKey = '';
  let remainingPolls = pollCount;
  const deps: RevealDeps = {
    call: async <Input, Answer>(to: Endpoint<Input, Answer>, input: Input) => {
      const { method, path, rest } = buildRequest(to, input);
      asked.push({ path, payload: rest });
      if (method === 'POST') {
        publicKey = String(rest.publicKey);
        return (path.endsWith('-options') ? { hash: 'h1', passkey: { challenge: publicKey } } : { id: 'r1' }) as Answer;
      }
      remainingPolls -= 1;
      return (
        remainingPolls >= 0 ? { state: 'asked', refusedFor: null, sealed: null } : await answer(publicKey)
      ) as Answer;
    },
    sign: async (options) => ({ ...ASSERTION, id: `signed ${options.challenge}` }),
    wait: async () => {},
  };
  return { deps, asked };
}

const sealSecret = async (publicKey: string, context: string) => {
  const box = await sealBox(fromBase64(publicKey), padText('größe-7261'), context);
  return { state: 'ready', refusedFor: null, sealed: toBase64(box) };
};

describe('requesting a mailbox password', () => {
  test('opens the answer sealed to this window', async () => {
    const { deps, asked } = createServer((key) => sealSecret(key, 'reveal|r1'));
    expect(await reveal(deps, REQUEST)).toEqual({ is: 'opened', secret: 'größe-7261' });
    expect(asked[0]).toMatchObject({
      path: '/api/recruiting/secrets/m%2F1/reveal-options',
      payload: { packetId: 'p1', reason: REQUEST.reason },
    });
    const { publicKey } = (asked[0]?.payload ?? {}) as { publicKey?: string };
    expect(asked[1]).toMatchObject({
      path: '/api/recruiting/secrets/m%2F1/reveal',
      payload: {
        packetId: 'p1',
        reason: REQUEST.reason,
        publicKey,
        hash: 'h1',
        assertion: { id: `signed ${publicKey}` },
      },
    });
    expect(asked.slice(2).map(({ path }) => path)).toEqual(Array(3).fill('/api/recruiting/reveals/r1'));
  });

  test('uses another key every time', async () => {
    const [one, other] = [
      createServer((key) => sealSecret(key, 'reveal|r1')),
      createServer((key) => sealSecret(key, 'reveal|r1')),
    ];
    await reveal(one.deps, REQUEST);
    await reveal(other.deps, REQUEST);
    const getSentPublicKey = ({ asked }: typeof one) =>
      (asked[0]?.payload as { publicKey: string } | undefined)?.publicKey;
    expect(getSentPublicKey(one)).not.toBe(getSentPublicKey(other));
  });

  test("doesn't open an answer made for another request", async () => {
    const { deps } = createServer((key) => sealSecret(key, 'reveal|r2'));
    expect(await reveal(deps, REQUEST)).toEqual({ is: 'failed' });
  });

  test("says which rule wasn't met", async () => {
    const { deps } = createServer(async () => ({ state: 'refused', refusedFor: 'passkey', sealed: null }));
    expect(await reveal(deps, REQUEST)).toEqual({ is: 'refused', rule: 'passkey' });
  });

  test.each(['fetched', 'gone', 'failed'])('refuses an answer that is %s', async (state) => {
    const { deps } = createServer(async () => ({ state, refusedFor: null, sealed: null }));
    expect(await reveal(deps, REQUEST)).toEqual({ is: 'failed' });
  });

  test('asks for nothing if the recruiter closes the passkey prompt', async () => {
    const { deps, asked } = createServer((key) => sealSecret(key, 'reveal|r1'));
    const sign = () => Promise.reject(new Error('closed'));
    await expect(reveal({ ...deps, sign }, REQUEST)).rejects.toThrow('closed');
    expect(asked.map(({ path }) => path)).toEqual(['/api/recruiting/secrets/m%2F1/reveal-options']);
  });

  test('gives up without an answer', async () => {
    const { deps } = createServer(async () => ({}), Number.POSITIVE_INFINITY);
    expect(await reveal(deps, REQUEST)).toEqual({ is: 'failed' });
  });
});
