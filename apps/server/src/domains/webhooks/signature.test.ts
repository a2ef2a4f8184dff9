import { expect, it } from 'vitest';
import { createSecret, createSignedHeaders } from './signature.ts';

it('signs as the test vector of Standard Webhooks', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1614265330 * 1000),
    body: '{"test": 2432232314}',
  };
  expect(createSignedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with every secret, and secrets differ', () => {
  const [first, second] = [createSecret(), createSecret()];
  expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(first).not.toBe(second);
  const signatures = createSignedHeaders({ id: 'a', at: new Date(0), body: '{}' }, [first, second])[
    'webhook-signature'
  ];
  expect(new Set(signatures?.split(' ')).size).toBe(2);
});
