import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createFinder } from '../../../e2e/left-behind/finder.ts';
import { createRegistration } from './fixtures/registrations.ts';
import { useTestApp } from './harness.ts';
import { createTrust, look } from './recruiting-people.ts';

const test = useTestApp({ LOG_LEVEL: 'debug' });

const SECRET = 'never-in-a-log-5513';

it('a mailbox password never appears in a log, whatever fails', async () => {
  await test.openCustody();
  const post = (path: string, body: string, method = 'POST') =>
    test.visitor().request(path, { method, headers: { 'content-type': 'application/json' }, body });
  const sent = createRegistration({ resumeEmailPassword: SECRET });
  const trust = await createTrust(test, { password: SECRET });
  expect(await look(trust)).toMatchObject({ password: SECRET });
  await trust.member.api.recruiting.storeSecret({ password: SECRET, permissionToStore: true });

  // Rejected, truncated, too large, from another origin, and to a wrong URL.
  await post('/api/registration', JSON.stringify({ ...sent, legalName: '' }));
  await post('/api/registration', JSON.stringify(sent).slice(0, -1));
  await post('/api/registration', JSON.stringify({ ...sent, certifications: SECRET.repeat(10_000) }));
  await post('/api/registration/pdf', JSON.stringify(sent));
  await post('/api/registrations', JSON.stringify(sent));
  await post('/api/recruiting/secret', JSON.stringify({ password: SECRET }), 'PUT');
  await test.visitor().request('/api/registration', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify(sent),
  });
  // The database fails halfway through.
  await sql`ALTER TABLE mailbox_secrets RENAME TO mailbox_secrets_away`.execute(test.owner);
  const failed = await post('/api/registration', JSON.stringify({ ...sent, email: 'another@example.com' }));
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toContain(SECRET);
  await sql`ALTER TABLE mailbox_secrets_away RENAME TO mailbox_secrets`.execute(test.owner);

  const finder = createFinder({ secret: SECRET, control: 'request failed' });
  await finder.look('log', 'log', Buffer.from(test.errors.splice(0).join('\n')));
  expect(finder.hitsOf('control').length).toBeGreaterThan(0);
  expect(finder.hitsOf('secret')).toEqual([]);
  // Nothing remains of the failed one.
  const rows = await test.app.db
    .selectFrom('users')
    .select('id')
    .where('pending_email', '=', 'another@example.com')
    .execute();
  expect(rows).toEqual([]);
});
