import { contract } from '@foothold/contracts';
import { type EndpointMeta, getAddresses, isStaffScope, ROLES } from '@foothold/contracts/endpoint';
import { problemSchema } from '@foothold/contracts/errors';
import { expect, it } from 'vitest';
import { listEndpoints } from '../src/platform/http/api.ts';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const CALLERS = ['visitor', ...ROLES] as const;
type Caller = (typeof CALLERS)[number];

const createCaller = (caller: Caller) =>
  caller === 'visitor'
    ? test.visitor()
    : caller === 'member'
      ? signUp(test, { confirmed: false })
      : createStaffMember(test, caller);

/** Callers are sessions. Those of tokens are in accounts-keys.test.ts. */
const canCall = ({ access, scope }: EndpointMeta, caller: Caller) =>
  scope !== 'token' &&
  !isStaffScope(scope) &&
  (access === 'anyone' || (caller !== 'visitor' && (access === 'signed-in' || access.includes(caller))));

/** Calls that end the session that makes them. */
const SESSION_ENDING_ENDPOINTS = new Set(['accounts.logOut']);
/** The code of a service that requires a sign-in itself. A link for that account would also work. */
const REQUIRES_SIGN_IN = new Set(['accounts.resendConfirmation']);

it.each(CALLERS)('lets the %s call what docs/access.md allows, and nothing else', async (caller) => {
  let person = await createCaller(caller);
  for (const { name, method, path, meta } of listEndpoints(contract))
    for (const address of getAddresses(path, meta)) {
      const answer = await person.request(address.replaceAll(/\{\w+\}/g, 'x'), { method });
      let code: string | null = null;
      if (answer.status >= 400) code = problemSchema.parse(await answer.json()).code;
      else await answer.body?.cancel();
      const isRefused = code === 'access.sign-in' || code === 'access.denied' || code === 'access.scope';
      if (!(caller === 'visitor' && REQUIRES_SIGN_IN.has(name)))
        expect([name, address, isRefused]).toEqual([name, address, !canCall(meta, caller)]);
      if (SESSION_ENDING_ENDPOINTS.has(name)) person = await createCaller(caller);
    }
});

it('serves a documented endpoint at its versioned and its own URL, and an internal one only at its own', async () => {
  const person = await signUp(test, { confirmed: false });
  const [plain, versioned] = await Promise.all(['/api/resumes', '/api/v1/resumes'].map((path) => person.request(path)));
  expect(versioned?.status).toBe(200);
  expect(await versioned?.json()).toEqual(await plain?.json());
  const created = await person.request('/api/v1/practice/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jobTitle: 'Nurse' }),
  });
  expect(created.status).toBeLessThan(300);
  const internal = await person.request('/api/v1/page-views', { method: 'POST' });
  expect(internal.status).toBe(404);
  expect((await person.request('/api/v1/resumes', { method: 'PATCH' })).status).toBe(405);
});
