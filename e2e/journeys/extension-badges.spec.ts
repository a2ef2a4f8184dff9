import type { Page } from '@playwright/test';
import type { ExtensionBrowser } from '../support/extension.ts';
import { addAnswers, addResume, install, pair } from '../support/extension-member.ts';
import { setListingAddress } from '../support/listing-addresses.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { expect, open, test } from '../support/test.ts';

const BOARD = 'https://jobs.lever.co';
const OTHER_BOARD = 'https://boards.greenhouse.io';
const TRACKED = `${BOARD}/larkholt/tracked-7`;
const HIDDEN = `${BOARD}/larkholt/hidden-8`;
const REFUSING = `${BOARD}/larkholt/refuses-9`;
const OPEN = `${BOARD}/larkholt/open-10`;
const RESULTS = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><h1>Jobs</h1>
<p><a href="/larkholt/tracked-7?lever-source=board">Ward Clerk</a></p>
<p><a href="${HIDDEN}/">Porter</a></p>
<p><a href="${REFUSING}#apply">Registered Nurse</a></p>
<p><a href="${OPEN}">Data Analyst</a></p>
<p id="more"></p>
<script>
  // Boards add results while a person scrolls.
  addEventListener('more', () => { document.getElementById('more').innerHTML = '<a href="${TRACKED}">Ward Clerk, nights</a>'; });
</script>
</main></body></html>`;

/** Answers for two boards, so that no request leaves this computer. */
async function serveBoards({ context }: ExtensionBrowser): Promise<void> {
  for (const board of [BOARD, OTHER_BOARD])
    await context.route(`${board}/**`, (route) => route.fulfill({ contentType: 'text/html', body: RESULTS }));
}

/** Every call of the extension's service worker from now on, and every request of its pages, as one text each. */
async function watchRequests({ context, worker }: ExtensionBrowser): Promise<() => Promise<string[]>> {
  const requests: string[] = [];
  context.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  const running = await worker();
  await running.evaluate(() => {
    const scope = globalThis as unknown as { calls: string[]; fetch: typeof fetch };
    const { fetch: original } = scope;
    scope.calls = [];
    scope.fetch = (input, init) => {
      scope.calls.push(`${init?.method ?? 'GET'} ${input} ${init?.body ?? ''}`);
      return original(input, init);
    };
  });
  return async () => [
    ...requests,
    ...(await running.evaluate(() => (globalThis as unknown as { calls: string[] }).calls)),
  ];
}

/** The sites that the extension's script for results runs on. */
const listSites = async ({ worker }: ExtensionBrowser): Promise<string[]> =>
  (await worker()).evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: { scripting: { getRegisteredContentScripts(): Promise<{ matches: string[] }[]> } };
    };
    return (await chrome.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches);
  });

/** The badges on a page with the job that each is beside. Their text is in a closed root, which only the browser itself can read. */
async function readBadges(page: Page): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const links = nodes.filter(({ role, ignored }) => role?.value === 'link' && !ignored);
  return Object.fromEntries(
    links.map(({ name }) => {
      const [, job = '', badge = ''] =
        /^(.*?) ?(In your tracker|You hid this job|Doesn’t sponsor visas)?$/.exec(String(name?.value)) ?? [];
      return [job.trim(), badge];
    }),
  );
}

const MARKED = {
  'Ward Clerk': 'In your tracker',
  Porter: 'You hid this job',
  'Registered Nurse': 'Doesn’t sponsor visas',
  'Data Analyst': '',
};
const UNMARKED = Object.fromEntries(Object.keys(MARKED).map((job) => [job, '']));

test('a member allows one board, and its results show which jobs they track, hid, or can’t be sponsored for', async ({
  page,
  baseURL,
}) => {
  const ananya = await signUp(page, createTestAccount('Ananya Kulkarni'));
  await addResume(page.request);
  await addAnswers(page.request);
  const tracked = { title: 'Ward Clerk', company: 'Larkholt Hospital', url: TRACKED };
  expect((await page.request.post('/api/applications/jobs', { data: tracked })).status()).toBe(201);
  const hidden = { listingId: await setListingAddress('unknown', HIDDEN), kind: 'listing' };
  expect((await page.request.post('/api/hidden', { data: hidden })).status()).toBe(201);
  await setListingAddress('does-not-sponsor', REFUSING);

  const browser = await install(page, ananya, baseURL, [BOARD, OTHER_BOARD]);
  try {
    await serveBoards(browser);
    const form = await browser.context.newPage();
    await open(form, '/extension/practice');
    await browser.clickIcon(form);
    const panel = await browser.openPanel(form);
    await pair(browser, panel, ananya);
    const listRequests = await watchRequests(browser);
    const board = await browser.context.newPage();

    // Without permission, nothing of ours is on the page.
    expect(await listSites(browser)).toEqual([]);
    await board.goto(`${BOARD}/larkholt`);
    expect(await readBadges(board)).toEqual(UNMARKED);

    await panel.getByText('Settings').click();
    const lever = panel.getByRole('checkbox', { name: 'Lever' });
    // The box asks the browser, which asks the person.
    await lever.click();
    await expect(lever).not.toBeChecked();
    await browser.setSiteAccess(BOARD, true);
    await expect(lever).toBeChecked();
    await expect(panel.getByRole('checkbox', { name: 'Greenhouse' })).not.toBeChecked();
    await expect(async () => {
      await board.goto(`${BOARD}/larkholt`);
      await expect(board.locator('[data-job-badge]').first()).toBeVisible({ timeout: 2000 });
      expect(await readBadges(board)).toEqual(MARKED);
    }).toPass();
    await board.evaluate(() => dispatchEvent(new Event('more')));
    await expect.poll(() => readBadges(board)).toEqual({ ...MARKED, 'Ward Clerk, nights': 'In your tracker' });
    // The page can’t read what the badges say.
    expect(await board.locator('main').innerText()).not.toMatch(/tracker|hid|sponsor/i);

    // The other board isn’t allowed.
    expect(await listSites(browser)).toEqual([`${BOARD}/*`]);
    await board.goto(`${OTHER_BOARD}/larkholt`);
    expect(await readBadges(board)).toEqual(UNMARKED);

    // The list was downloaded once, and nothing about the pages or their links was sent.
    const requests = await listRequests();
    const ours = requests.filter((one) => !one.startsWith(`GET ${BOARD}/`) && !one.startsWith(`GET ${OTHER_BOARD}/`));
    expect(ours.filter((one) => one.includes('/api/v1/extension/addresses'))).toHaveLength(1);
    expect(ours.filter((one) => /lever|greenhouse|larkholt|tracked-7|hidden-8|refuses-9|open-10/i.test(one))).toEqual(
      [],
    );

    await browser.setSiteAccess(BOARD, false);
    await expect(lever).not.toBeChecked();
    await expect.poll(() => listSites(browser)).toEqual([]);
    await board.goto(`${BOARD}/larkholt`);
    expect(await readBadges(board)).toEqual(UNMARKED);
  } finally {
    await browser.close();
  }
});
