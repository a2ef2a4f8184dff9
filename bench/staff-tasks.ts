/**
 * What the main tasks of staff take, counted in a browser: `node bench/staff-tasks.ts [--base URL]`. Each task starts on the console's
 * overview. Clicks and choices from a list count; typed texts are shown next to them. Starts the built app, unless `--base` names a running
 * one with sample data and without rate limits.
 */
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { startServer } from './support/server.ts';
import { getDemoPerson, prepareMember, sendInquiry, signIn } from './support/staff-people.ts';

const PORT = 3977;
const { values } = parseArgs({ options: { base: { type: 'string' } } });
const server = values.base === undefined ? await startServer(PORT, { RATE_LIMITS: 'off' }) : undefined;
const base = values.base ?? server?.base ?? '';
const browser = await chromium.launch(findChromium());
let missed = 0;

/** Does what staff do, and counts it. */
class Actions {
  clicks = 0;
  typed = 0;
  async click(target: Locator): Promise<void> {
    this.clicks++;
    await target.click();
  }
  async choose(field: Locator, label: string | RegExp): Promise<void> {
    this.clicks++;
    const option = await field.locator('option').filter({ hasText: label }).first().getAttribute('value');
    await field.selectOption(option);
  }
  async type(field: Locator, text: string): Promise<void> {
    this.typed++;
    await field.fill(text);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

function report(task: string, { clicks, typed }: Actions, most: number, about: string): void {
  if (clicks > most) missed++;
  console.log(
    `${task.padEnd(34)} ${clicks} clicks (at most ${most}: ${clicks <= most ? 'met' : 'missed'}), ${typed} texts  ${about}`,
  );
}

/** From the overview: the oldest request, the reply, and its button. */
async function answerInquiry(page: Page): Promise<void> {
  await open(page, '/console');
  const actions = new Actions();
  const region = page.getByRole('region', { name: /^Support requests/ });
  await actions.click(region.getByRole('listitem').first().getByRole('link'));
  await actions.type(page.getByLabel('Your reply'), 'Choose Export on the page of the résumé.');
  await actions.click(page.getByRole('button', { name: 'Send reply' }));
  await page.getByText('Reply sent', { exact: true }).first().waitFor();
  report('answer an inquiry', actions, 3, 'reply sent');
}

/** The overview may list the same name, so the results have to be there before a link is clicked. */
async function findMember(page: Page, actions: Actions, name: string): Promise<void> {
  await actions.type(page.getByLabel('Find a member'), name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/console\/members\?/);
}

/** From the overview: search for the name, open the member. */
async function findPlan(page: Page, name: string): Promise<void> {
  await open(page, '/console');
  const actions = new Actions();
  await findMember(page, actions, name);
  await actions.click(page.getByRole('link', { name }));
  await page.getByRole('table', { name: 'Invoices' }).waitFor();
  const plan = page.getByRole('region', { name: 'Plan' }).getByText('Foothold Prime').first();
  report('find a plan and its invoices', actions, 2, await plan.innerText());
}

/** From the overview: the member, their payment, the form, and the confirmation. */
async function refund(page: Page, name: string): Promise<void> {
  await open(page, '/console');
  const actions = new Actions();
  await findMember(page, actions, name);
  await actions.click(page.getByRole('link', { name }));
  await actions.click(page.getByRole('link', { name: 'Refund a payment' }));
  await actions.type(page.getByRole('region', { name: 'Refund' }).getByLabel('Reason'), 'Charged by mistake');
  await actions.click(page.getByRole('button', { name: 'Refund payment' }));
  await actions.click(page.getByRole('alertdialog').getByRole('button', { name: 'Refund payment' }));
  await page.getByText('Payment refunded', { exact: true }).first().waitFor();
  report('refund a payment in full', actions, 4, 'payment refunded');
}

/** From the overview: a member who needs a recruiter, and the recruiter. */
async function assignRecruiter(page: Page, recruiterName: string): Promise<void> {
  await open(page, '/console');
  const actions = new Actions();
  const region = page.getByRole('region', { name: /^Members who need a recruiter/ });
  await actions.click(region.getByRole('listitem').first().getByRole('link'));
  await actions.choose(page.getByLabel('Assign to'), recruiterName);
  await actions.click(page.getByRole('button', { name: 'Assign', exact: true }));
  await page
    .getByText(new RegExp(`assigned to ${recruiterName}`))
    .first()
    .waitFor();
  report('assign a recruiter', actions, 3, 'recruiter assigned');
}

const openPage = () => browser.newPage({ baseURL: base });

try {
  const admin = await openPage();
  await signIn(admin.request, getDemoPerson('admin'));
  const member = await prepareMember((await openPage()).request, admin.request);
  await sendInquiry((await openPage()).request);
  const page = await openPage();
  await signIn(page.request, getDemoPerson('support'));
  await answerInquiry(page);
  await findPlan(page, member.name);
  await refund(page, member.name);
  await assignRecruiter(page, 'Demo recruiter');
  if (missed > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server?.stop();
}
