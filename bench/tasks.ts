/**
 * What the main tasks take, counted in a browser: `node bench/tasks.ts [--base URL]`. A click, typing into one field, choosing an option, and
 * choosing a file count as one action each. The résumé and the job are in `fixtures/tasks`: the résumé scores 69, with four open questions.
 * Starts the built app, unless `--base` names a running one with sample data and without rate limits.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { startServer } from './support/server.ts';

const PORT = 3976;
const GOAL = 80;
const folder = join(import.meta.dirname, 'fixtures', 'tasks');
const file = join(folder, 'resume.txt');
const job = readFileSync(join(folder, 'job.txt'), 'utf8');
/** What this person could say, by the skill that is asked about. */
const ANSWERS: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/Looker/, 'Built 4 Looker dashboards for the regional team'],
  [/A\/B Testing/, 'Planned A/B testing of 3 shelf layouts in 9 stores'],
  [/Python/, 'Wrote Python scripts that check 200 price labels a week'],
  [/Tableau/, 'Built 5 Tableau charts for 14 store managers'],
];

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const server = values.base === undefined ? await startServer(PORT, { RATE_LIMITS: 'off' }) : undefined;
const base = values.base ?? server?.base;
const browser = await chromium.launch(findChromium());

/** Does what a person does, and counts it. */
class Actions {
  count = 0;
  async click(target: Locator): Promise<void> {
    this.count++;
    await target.click();
  }
  async type(field: Locator, text: string): Promise<void> {
    this.count++;
    await field.fill(text);
  }
  async choose(field: Locator, index: number): Promise<void> {
    this.count++;
    await field.selectOption({ index });
  }
  async chooseFile(field: Locator, path: string): Promise<void> {
    this.count++;
    await field.setInputFiles(path);
  }
}

async function open(path: string, page?: Page): Promise<Page> {
  const opened =
    page ?? (await browser.newPage({ ...(base !== undefined && { baseURL: base }), acceptDownloads: true }));
  await opened.goto(path);
  await opened.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return opened;
}

const readScore = async (page: Page): Promise<number> => {
  const heading = page.getByRole('heading', { name: /Your résumé scores \d+ of 100/ });
  return Number(/scores (\d+)/.exec(await heading.innerText())?.[1]);
};

function report(task: string, actions: number, most: number, about: string): void {
  console.log(`${task.padEnd(28)} ${actions} (at most ${most}: ${actions <= most ? 'met' : 'missed'})  ${about}`);
}

async function scoreFile(): Promise<void> {
  const page = await open('/');
  const actions = new Actions();
  await actions.chooseFile(page.getByLabel('Choose your résumé'), file);
  report('file → score', actions.count, 1, `${await readScore(page)} of 100 without a job`);
  await page.close();
}

/** From a page with a score: paste a job and score again. */
async function scorePastedJob(): Promise<void> {
  const page = await open('/score');
  await page.getByLabel('Choose your résumé').setInputFiles(file);
  const actions = new Actions();
  await actions.type(page.getByRole('textbox', { name: 'Job description' }), job);
  await actions.click(page.getByRole('button', { name: 'Score my résumé' }));
  report('pasted job → score', actions.count, 2, `${await readScore(page)} of 100 for the job`);
  await page.close();
}

/** The demo member with the résumé and the job. */
async function saveResume(): Promise<{ page: Page; path: string }> {
  const page = await browser.newPage({ ...(base !== undefined && { baseURL: base }), acceptDownloads: true });
  const demo = { email: 'member@demo.example', password: 'demo-member-password' };
  const entered = await page.request.post('/api/accounts/log-in', { data: demo });
  if (!entered.ok()) throw new Error(`The demo member isn’t there: ${await entered.text()}`);
  const upload = { name: 'resume.txt', mimeType: 'text/plain', buffer: readFileSync(file) };
  const answer = await page.request.post('/api/resumes', { multipart: { file: upload, jobText: job } });
  if (!answer.ok()) throw new Error(`The résumé wasn’t saved: ${await answer.text()}`);
  const { resume } = (await answer.json()) as { resume: { id: string } };
  return { page, path: `/portal/resumes/${resume.id}` };
}

/** Opens the Improve page and answers the questions that are asked until the score is 80. */
async function improve(page: Page, path: string): Promise<void> {
  await open(path, page);
  const before = await readScore(page);
  const actions = new Actions();
  await actions.click(page.getByRole('main').getByRole('link', { name: 'Improve score' }));
  let score = before;
  for (let answered = 0; answered < ANSWERS.length && score < GOAL; answered++) {
    await answerQuestion(page, actions);
    score = await readPlanScore(page);
  }
  report(`${before} → 80`, actions.count, 8, `${score} of 100`);
}

const readPlanScore = async (page: Page): Promise<number> => {
  const { from } = (await (await page.request.get(`/api/resumes/${page.url().split('/')[5]}/plan`)).json()) as {
    from: number;
  };
  return from;
};

async function answerQuestion(page: Page, actions: Actions): Promise<void> {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('In your own words') })
    .filter({ visible: true })
    .first();
  const asked = await card.innerText();
  const [, answer] = ANSWERS.find(([pattern]) => pattern.test(asked)) ?? [];
  if (answer === undefined) throw new Error(`There is no answer to “${asked}”.`);
  const field = card.getByLabel('In your own words');
  if (!(await field.isVisible())) await actions.click(card.locator('summary'));
  await actions.type(field, answer);
  const role = card.getByLabel('Where did you do this?');
  if (await role.isVisible()) await actions.choose(role, 1);
  await actions.click(card.getByRole('button', { name: 'Suggest a change' }));
  const proposal = page.getByRole('listitem').filter({ hasText: `You told us: “${answer}”` });
  await actions.click(proposal.getByRole('button', { name: /^Accept/ }));
  await proposal.waitFor({ state: 'hidden' });
}

async function download(page: Page, path: string): Promise<void> {
  await open(path, page);
  const actions = new Actions();
  await actions.click(page.getByRole('link', { name: 'Download', exact: true }));
  const arrived = page.waitForEvent('download');
  await actions.click(page.getByRole('link', { name: /^Download PDF/ }));
  report('download', actions.count, 2, (await arrived).suggestedFilename());
}

try {
  await scoreFile();
  await scorePastedJob();
  const { page, path } = await saveResume();
  await improve(page, path);
  await download(page, path);
  await page.request.delete(`/api/resumes/${path.split('/').at(-1)}`);
} finally {
  await browser.close();
  await server?.stop();
}
