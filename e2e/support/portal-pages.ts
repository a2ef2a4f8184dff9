import { expect, type Page } from '@playwright/test';

async function post<Answer>(page: Page, path: string, data: object = {}): Promise<Answer> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

async function get<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(path);
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Gives the page's signed-in member something on every page: the sample résumé, saved listings, answers, a session. */
async function fillPortal(page: Page, savedListings: number) {
  const { resume } = await post<{ resume: { id: string } }>(page, '/api/resumes/sample');
  await post(page, '/api/saved-searches', { filter: { q: 'nurse', place: 'Texas' } });
  const { items } = await get<{ items: { id: string }[] }>(page, '/api/listings');
  for (const { id } of items.slice(0, savedListings)) await post(page, '/api/applications', { listingId: id });
  const review = { code: 'var total = 0;\nfor (i in rows) total += i;\n', language: 'javascript' };
  await post(page, '/api/ai/review-code', review);
  await post(page, '/api/ai/analyze-resume', {
    resumeText: 'Robin Example\nExperience\nNurse, Cedar Hollow\n2021 - 2024',
  });
  const { answers } = await get<{ answers: { id: string }[] }>(page, '/api/coaching/answers');
  const session = await post<{ id: string }>(page, '/api/practice/sessions', {
    jobTitle: 'Registered nurse',
    difficulty: 'mid',
  });
  const { challenges } = await get<{ challenges: { slug: string }[] }>(page, '/api/challenges/week');
  return { resume: resume.id, answer: answers[0]?.id, session: session.id, challenge: challenges[0]?.slug };
}

/**
 * The address of every page of the portal, after the signed-in member has been given something to see on each.
 * @param savedListings how many listings to save, at most a page of the search
 */
export async function listPortalPages(page: Page, savedListings = 3): Promise<string[]> {
  const { resume, answer, session, challenge } = await fillPortal(page, savedListings);
  const pages = [
    '',
    '/matches',
    '/saved-searches',
    '/applications',
    '/resumes',
    ...['', '/job', '/improve', '/reading', '/versions', '/download', '/letter', '/share'].map(
      (tab) => `/resumes/${resume}${tab}`,
    ),
    '/learning',
    '/learning/library',
    '/learning/materials/interview-prep-checklist',
    '/learning/paths/data',
    '/learning/paths/data/cleaning',
    '/approvals',
    '/recruiter/reports',
    '/profile',
    '/profile/tasks',
    '/profile/mailbox',
    '/coach',
    '/coach/resume',
    '/coach/code',
    `/coach/answers/${answer}`,
    '/challenges',
    `/challenges/${challenge}`,
    '/practice',
    `/practice/${session}`,
    '/billing',
    '/notifications',
    '/settings',
    '/settings/sign-in',
    '/settings/security',
    '/settings/keys',
    '/settings/webhooks',
    '/settings/extension',
    '/settings/notifications',
    '/settings/privacy',
    '/settings/security/authenticator',
    '/settings/privacy/erase',
    '/no-such-page',
  ];
  return pages.map((path) => `/portal${path}`);
}
