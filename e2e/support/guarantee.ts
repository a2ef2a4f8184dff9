import { expect, type Page } from '@playwright/test';
import { createTextFile, saveResume } from './resume-files.ts';

const LOWEST_SCORE = 80;

/** Names what the job requires, but shows it in no role and has no numbers, so that suggestions alone don't reach 80. */
const createThinResume = (skills: readonly string[]) =>
  createTextFile(
    'Thin.txt',
    `Robin Fairweather
robin@example.com | (555) 010-4477 | Boise, ID

Experience
Shop Assistant, Cedar Hollow Market
March 2021 - Present
- Helped customers at the counter.

Education
Diploma, Clearwater State University, 2019

Skills
${skills.join(', ')}
`,
  );

/** Makes the page's signed-in member, who is on Prime, miss the guarantee for a sample listing. @returns the case that opens */
export async function openGuaranteeCase(page: Page): Promise<{ id: string; job: { title: string; company: string } }> {
  const { request } = page;
  const answer = await request.get('/api/listings?q=nurse');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  for (const { id: listingId } of items) {
    const { skills } = (await (await request.get(`/api/listings/${listingId}`)).json()) as {
      skills: { mustHave: string[] };
    };
    if (skills.mustHave.length < 2) continue;
    const resume = (await saveResume(page, createThinResume(skills.mustHave))).split('/').at(-1);
    await request.put(`/api/resumes/${resume}/target`, { data: { target: { kind: 'listing', listingId } } });
    const report = (await (await request.get(`/api/resumes/${resume}/report`)).json()) as { total: number };
    if (report.total >= LOWEST_SCORE) continue;
    await declineEverything(page, `/api/resumes/${resume}`);
    const found = await waitForCase(page);
    if (found) return found;
  }
  throw new Error('no sample listing led to a case');
}

async function declineEverything({ request }: Page, path: string): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const { proposals } = (await (await request.get(`${path}/plan`)).json()) as { proposals: { id: string }[] };
    if (proposals.length === 0) return;
    for (const { id: proposal } of proposals) await request.post(`${path}/proposals/refuse`, { data: { proposal } });
  }
  throw new Error('the suggestions never end');
}

async function waitForCase({ request }: Page) {
  let found: { id: string; job: { title: string; company: string } } | undefined;
  const look = async () => {
    const { cases } = (await (await request.get('/api/recruiting/guarantee')).json()) as { cases: (typeof found)[] };
    found = cases[0];
    return found !== undefined;
  };
  await expect
    .poll(look, { timeout: 20_000 })
    .toBe(true)
    .catch(() => undefined);
  return found;
}
