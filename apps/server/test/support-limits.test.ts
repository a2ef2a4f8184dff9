import { expect, it } from 'vitest';
import { useTestApp } from './harness.ts';

const test = useTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });

const FORMS = [
  ['/api/support-query', (email: string) => ({ firstName: 'Noor', lastName: 'Haddad', email, query: email })],
  ['/api/consultation-request', (email: string) => ({ fullName: 'Noor Haddad', email })],
  [
    '/api/waitlist',
    (email: string) => ({
      firstName: 'Noor',
      lastName: 'Haddad',
      email,
      currentRole: 'Nurse',
      experience: 'Senior Level (6-10 years)',
      industry: 'Healthcare',
      targetRole: 'Ward lead',
      urgency: 'soon',
    }),
  ],
] as const;

async function send(path: string, body: object, from: string) {
  const answer = await test.visitor().request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  return { status: answer.status, wait: Number(answer.headers.get('retry-after')), body: await answer.json() };
}
const countStored = async () => (await test.app.db.selectFrom('inquiries').select('id').execute()).length;

it.each(FORMS)('%s accepts twenty an hour per IP address, and ten per email address', async (path, filled) => {
  const before = await countStored();
  const name = path.slice(5);
  const addressStatuses: number[] = [];
  for (let at = 0; at < 21; at++) {
    const body = filled(`${name}-${at}@example.com`);
    addressStatuses.push((await send(path, body, '203.0.113.9')).status);
  }
  expect(addressStatuses).toEqual([...Array(20).fill(201), 429]);
  expect(await countStored()).toBe(before + 20);

  const accountStatuses: number[] = [];
  for (let at = 0; at < 10; at++)
    accountStatuses.push((await send(path, filled(`flooded-${name}@example.com`), `198.51.100.${at}`)).status);
  expect(accountStatuses).toEqual(Array(10).fill(201));
  const last = await send(path, filled(` FLOODED-${name}@example.com`), '198.51.100.99');
  expect(last).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
  expect(last.wait).toBeGreaterThan(0);
  expect(await countStored()).toBe(before + 21);
  // Others aren't limited.
  expect((await send(path, filled(`other-${name}@example.com`), '192.0.2.1')).status).toBe(201);
});

it("a booking link can't be guessed by trying", async () => {
  const statuses = new Set<number>();
  for (let at = 0; at < 121; at++) {
    const answer = await test.visitor().request(`/api/demos/${'x'.repeat(40)}${at}`);
    statuses.add(answer.status);
    await answer.body?.cancel();
    if (at === 119) expect([...statuses]).toEqual([404]);
  }
  expect(statuses.has(429)).toBe(true);
});
