import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createCommonHeaders } from './common-headers.ts';

function createApp() {
  const app = fastify();
  const state = { requests: 0 };
  app.addHook('onRequest', async (_, reply) => {
    state.requests += 1;
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', String(state.requests));
  });
  app.get('/healthz', async () => 'ok');
  return { app, state };
}

it('reads the headers that all responses share, once', async () => {
  const { app, state } = createApp();
  const read = createCommonHeaders(app);
  const [first, second] = await Promise.all([read(), read()]);
  expect(first).toEqual({ 'x-content-type-options': 'nosniff' });
  expect(second).toBe(first);
  expect(await read()).toBe(first);
  expect(state.requests).toBe(1);
});

it('tries again after a failure', async () => {
  const { app } = createApp();
  let failures = 1;
  const read = createCommonHeaders(
    new Proxy(app, {
      get: (target, name) =>
        name === 'inject' && failures-- > 0
          ? () => Promise.reject(new Error('not ready'))
          : Reflect.get(target, name, target),
    }),
  );
  await expect(read()).rejects.toThrow('not ready');
  expect(await read()).toEqual({ 'x-content-type-options': 'nosniff' });
});
