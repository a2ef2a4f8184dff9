import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAuthorization, createVapidKey, readVapidKeys } from './vapid.ts';

function toPublicKey(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

const isSigned = (token: string, publicKey: string): boolean => {
  const [header, claims, signature = ''] = token.split('.');
  return verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: toPublicKey(publicKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
};

it('signs who sends to which push service, and until when', () => {
  const keys = readVapidKeys(createVapidKey());
  const header = createAuthorization(keys, {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    contact: 'mailto:push@example.com',
    now: new Date('2016-01-22T16:36:08Z'),
  });
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(isSigned(token, publicKey)).toBe(true);
  // The header and claims of the example in RFC 8292, section 2.4.
  expect(token.split('.').slice(0, 2)).toEqual([
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9',
    'eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0',
  ]);
});

it('reads the same key again', () => {
  const key = createVapidKey();
  expect(readVapidKeys(key).publicKey).toBe(readVapidKeys(key).publicKey);
  expect(Buffer.from(readVapidKeys(key).publicKey, 'base64url')).toHaveLength(65);
});
