import type { Page } from '@playwright/test';
import { getDemoAccount, SAMPLE_MEMBER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Pages that are empty by design in a new installation, and why. */
const MAY_BE_EMPTY: Readonly<Record<string, string>> = {
  '/console/outbox': 'no email is sent for samples',
  '/console/templates': 'admins write their own',
  '/console/members/role-changes': 'nobody’s role was changed',
  '/console/visits': 'visits are counted, never invented',
  '/portal/matches/compare': 'the member chooses jobs to compare',
  '/portal/coach/resume': 'the tool runs in a process of its own, which adding samples doesn’t start',
  '/portal/coach/code': 'the tool runs in a process of its own, which adding samples doesn’t start',
};
/** How a page or a part of it says that there is nothing. */
const EMPTY_PATTERN = /\b(?:No [\wé]+(?: [\wé]+)? yet|Nothing (?:here|yet|to show))\b/;
/** Parts that are empty by design on pages that aren't. */
const PARTS_THAT_MAY_BE_EMPTY: readonly RegExp[] = [/No job yet/g, /No submissions yet/g, /No passkeys yet/g];

/** Samples are added right after the start of a new server. */
async function waitForSamples(admin: Page): Promise<void> {
  await expect
    .poll(async () => (await (await admin.request.get('/api/staff/sample-data')).json()).people, { timeout: 60_000 })
    .toBeGreaterThan(0);
}

async function expectFullPage(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const main = page.getByRole('main');
  if (path in MAY_BE_EMPTY) return;
  await expect(main.locator('[data-empty]'), path).toHaveCount(0);
  const text = PARTS_THAT_MAY_BE_EMPTY.reduce((rest, part) => rest.replace(part, ''), await main.innerText());
  expect(EMPTY_PATTERN.exec(text)?.[0], path).toBeUndefined();
}

/** The pages that a list leads to, one of each kind of link. */
async function findLink(page: Page, list: string, pattern: RegExp): Promise<string> {
  await page.goto(list);
  const hrefs = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found = hrefs.find((href) => pattern.test(href));
  expect(found, `${list} links to ${pattern}`).toBeDefined();
  return found ?? '';
}

test('every portal page of the sample member has something on it, and says that the account is a sample', async ({
  another,
}) => {
  test.setTimeout(180_000);
  await waitForSamples(await another(getDemoAccount('admin')));
  const page = await another(SAMPLE_MEMBER);
  const resume = await findLink(page, '/portal/resumes', /^\/portal\/resumes\/[\w-]{36}$/);
  const answer = await findLink(page, '/portal/coach', /^\/portal\/coach\/answers\//);
  const session = await findLink(page, '/portal/practice', /^\/portal\/practice\/[\w-]{36}$/);
  const challenge = await findLink(page, '/portal/challenges', /^\/portal\/challenges\/[a-z-]+$/);
  const paths = [
    '/portal',
    '/portal/matches',
    '/portal/matches/hidden',
    '/portal/matches/compare',
    '/portal/jobs',
    '/portal/applications',
    '/portal/resumes',
    ...['', '/job', '/improve', '/reading', '/versions', '/download', '/letter', '/share'].map((tab) => resume + tab),
    '/portal/learning',
    '/portal/learning/library',
    '/portal/learning/paths/data',
    '/portal/profile',
    '/portal/profile/tasks',
    '/portal/profile/mailbox',
    '/portal/profile/edit',
    '/portal/coach',
    '/portal/coach/resume',
    '/portal/coach/code',
    answer,
    '/portal/challenges',
    challenge,
    '/portal/practice',
    session,
    '/portal/billing',
    '/portal/notifications',
    '/portal/settings',
    '/portal/settings/sign-in',
    '/portal/settings/security',
    '/portal/settings/privacy',
  ];
  for (const path of paths) await expectFullPage(page, path);
  await expect(page.getByRole('complementary', { name: 'Sample account' })).toBeVisible();
});

test('every console page has something on it, and marks what is a sample', async ({ another }) => {
  test.setTimeout(180_000);
  const admin = await another(getDemoAccount('admin'));
  await waitForSamples(admin);
  await expectFullPage(admin, '/console');
  await expect(admin.getByRole('heading', { name: 'Sample data' })).toBeVisible();
  const paths = [
    '/console/members',
    '/console/members/role-changes',
    await findLink(admin, `/console/members?q=${SAMPLE_MEMBER.email}`, /^\/console\/members\/[\w-]{36}$/),
    '/console/inquiries?state=all',
    await findLink(admin, '/console/inquiries?state=all&q=imani.brooks', /^\/console\/inquiries\/[\w-]{36}$/),
    '/console/templates',
    '/console/registrations',
    await findLink(admin, '/console/registrations?q=riley.quill', /^\/console\/registrations\/[\w-]{36}$/),
    '/console/demos',
    '/console/visits',
    '/console/billing',
    await findLink(admin, `/console/billing?q=${SAMPLE_MEMBER.email}`, /^\/console\/billing\/[\w-]{36}$/),
    '/console/outbox',
  ];
  for (const path of paths) await expectFullPage(admin, path);

  for (const [list, count] of [
    [`/console/members?q=${SAMPLE_MEMBER.email}`, 1],
    ['/console/registrations?q=demo.example', 6],
    ['/console/billing?q=demo.example', 6],
  ] as const) {
    await admin.goto(list);
    await expect(admin.getByRole('main').getByText('Sample', { exact: true }), list).toHaveCount(count);
  }

  const recruiter = await another(getDemoAccount('recruiter'));
  await expectFullPage(recruiter, '/console/clients');
  await expect(recruiter.getByRole('main').getByText('Sample', { exact: true })).toHaveCount(5);
  await recruiter.getByRole('link', { name: SAMPLE_MEMBER.name, exact: true }).click();
  await expect(recruiter.getByRole('heading', { level: 1 })).toHaveText(SAMPLE_MEMBER.name);
  await expectFullPage(recruiter, new URL(recruiter.url()).pathname);
});
