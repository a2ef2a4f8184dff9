import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

/** A program on the person's own device, which waits for the answer. */
async function startApp(request: APIRequestContext, scope: string) {
  const answers: URLSearchParams[] = [];
  const server: Server = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/callback')) answers.push(new URL(incoming.url, 'http://localhost').searchParams);
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>App</title><h1>Back in the app</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const redirectUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  const registered = await request.post('/oauth/register', {
    data: { client_name: 'Night Tracker', redirect_uris: ['http://127.0.0.1/callback'] },
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const address = `/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state: 'of the app',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`;
  const exchange = async (code: string) => {
    const form = {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    };
    return (await (await request.post('/oauth/token', { form })).json()) as { access_token: string };
  };
  return { address, answers, exchange, stop: () => server.close() };
}

const readProfile = async (request: APIRequestContext, token: string) =>
  request.get('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } });

const expectBackInApp = (page: Page) => expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible();

test('a member declines an app, allows it, and disconnects it @phone', async ({ page, request, baseURL }) => {
  await signUp(page, createTestAccount('Ada Lindqvist'));
  const app = await startApp(request, 'profile:read listings:read listings:write');
  await page.goto(app.address);
  await expect(page.getByRole('heading', { name: 'Connect Night Tracker?' })).toBeVisible();
  await expect(page.getByText('Unverified', { exact: true })).toBeVisible();
  await expect(page.getByText(/Returns you to 127\.0\.0\.1/)).toBeVisible();
  for (const scope of [
    'See your name, email address, and plan',
    'Search jobs and see your matches',
    'Save searches, and hide jobs and companies',
  ])
    await expect(page.getByText(scope)).toBeVisible();
  await expect(page.getByText('See your progress and submissions')).toHaveCount(0);
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expectBackInApp(page);
  expect(Object.fromEntries(app.answers[0] ?? [])).toMatchObject({ error: 'access_denied', state: 'of the app' });

  await page.goto(app.address);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expectBackInApp(page);
  const answer = app.answers[1];
  expect(answer?.get('iss')).toBe(baseURL);
  const { access_token: token } = await app.exchange(answer?.get('code') ?? '');
  expect(await (await readProfile(request, token)).json()).toMatchObject({ name: 'Ada Lindqvist' });

  await open(page, '/portal/settings/keys');
  const apps = page.getByRole('region', { name: 'Connected apps' });
  await expect(apps.getByRole('listitem')).toContainText('Night Tracker');
  await expect(apps.getByRole('listitem')).toContainText('Profile, Jobs (can change)');
  await expect(apps.getByRole('listitem')).toContainText('last used today');
  await expectAccessiblePage(page);
  await apps.getByRole('button', { name: 'Disconnect Night Tracker' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(apps).toContainText('No apps yet.');
  expect((await readProfile(request, token)).status()).toBe(401);
  app.stop();
});

test('someone who isn’t signed in signs in first, and then decides', async ({ page, request }) => {
  const ada = await signUp(page, createTestAccount('Ada Lindqvist'));
  await page.context().clearCookies();
  const app = await startApp(request, 'profile:read');
  await page.goto(app.address);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Connect Night Tracker?' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expectBackInApp(page);
  expect(app.answers[0]?.get('code')).toBeTruthy();
  app.stop();
});

test('an app with a wrong address isn’t sent an answer, and the page explains it', async ({ page, request }) => {
  const app = await startApp(request, 'profile:read');
  await page.goto(app.address.replace('callback', 'elsewhere'));
  await expect(page.getByRole('heading', { name: 'This app can’t be connected' })).toBeVisible();
  await expectAccessiblePage(page);
  expect(app.answers).toEqual([]);
  app.stop();
});

test('a member enters the code of a device, and allows it with the password @phone', async ({ page, request }) => {
  const ada = await signUp(page, createTestAccount('Ada Lindqvist'));
  const start = async () => {
    const answer = await request.post('/oauth/device', {
      form: { client_id: 'foothold-cli', scope: 'profile:read applications:read' },
      headers: { 'user-agent': 'foothold-cli/1.0' },
    });
    return (await answer.json()) as { device_code: string; user_code: string; verification_uri_complete: string };
  };
  const poll = async (deviceCode: string) => {
    const form = {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: 'foothold-cli',
      device_code: deviceCode,
    };
    return (await (await request.post('/oauth/token', { form })).json()) as { access_token?: string; error?: string };
  };
  const device = await start();
  expect((await poll(device.device_code)).error).toBe('authorization_pending');

  await open(page, '/device');
  await expectAccessiblePage(page);
  await page.getByLabel('Code').fill('BCDF-GHJK');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is incorrect or has expired.');

  const { pathname, search } = new URL(device.verification_uri_complete);
  await open(page, pathname + search);
  await expect(page.getByLabel('Code')).toHaveValue(device.user_code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /^Connect .+ command line\?$/ })).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
  await expect(page.getByText('See your applications, answers, and employers’ emails')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByLabel('Your password', { exact: true }).fill('not her password');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('alert')).toContainText('This isn’t your current password.');
  await page.getByLabel('Your password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('heading', { name: 'Device connected' })).toBeVisible();
  const { access_token: token } = await poll(device.device_code);
  expect((await readProfile(request, token ?? '')).status()).toBe(200);

  const other = await start();
  await open(page, `/device?user_code=${other.user_code}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Request declined' })).toBeVisible();
  expect((await poll(other.device_code)).error).toBe('access_denied');
});
