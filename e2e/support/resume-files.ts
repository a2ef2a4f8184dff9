import { type Browser, expect, type Page } from '@playwright/test';

/** A file for a browser's file field. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The job description that the journeys score against. The company is fictional. */
export const NURSE_JOB = `Registered Nurse, Telemetry

Juniper Ridge Hospital cares for people in and around Boise.

Requirements
- Registered nurse with 3+ years of acute care experience
- Telemetry monitoring is required
- Experience with Epic
- Wound care and medication administration
- IV therapy and triage
- Patient education
- Bachelor's degree in nursing
- Current RN license in Idaho

Nice to have
- Case management
`;

/** A fictional person's résumé with a sidebar, which is a common layout. */
const NURSE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Delia Marsh</title><style>
  @page { size: letter; margin: 0 }
  body { margin: 0; font: 10.5pt/1.4 Arial, "Liberation Sans", sans-serif; color: #222; display: grid; grid-template-columns: 2.3in 1fr; height: 11in }
  aside { background: #e8eef2; padding: 0.5in 0.3in } main { padding: 0.5in 0.45in }
  h1 { font-size: 22pt; margin: 0 } h2 { font-size: 12pt; text-transform: uppercase; letter-spacing: 0.06em; margin: 16pt 0 4pt }
  h3 { font-size: 10.5pt; margin: 8pt 0 0 } p { margin: 0 } ul { margin: 2pt 0 0; padding-left: 14pt }
</style>
<aside>
  <h2>Contact</h2><p>delia.marsh@example.com</p><p>Boise, ID</p>
  <h2>Skills</h2><p>Telemetry</p><p>Epic</p><p>Triage</p>
  <h2>Languages</h2><p>English, Spanish</p>
</aside>
<main>
  <h1>Delia Marsh</h1><p>Registered Nurse</p>
  <h2>Experience</h2>
  <h3>Registered Nurse, Sawtooth Valley Hospital</h3><p>May 2020 - Present</p>
  <ul><li>Was responsible for watching telemetry for 28 cardiac patients on night shifts</li>
      <li>Responsible for giving medication to 6 patients a shift and for charting</li>
      <li>Was responsible for teaching families about discharge</li></ul>
  <h3>Staff Nurse, Payette River Clinic</h3><p>June 2017 - April 2020</p>
  <ul><li>Assessed about 30 walk-in patients a day and set priorities for the doctors</li>
      <li>Kept the stock of supplies for 4 treatment rooms</li></ul>
  <h2>Education</h2>
  <h3>Bachelor of Science in Nursing, Clearwater State University</h3><p>2013 - 2017</p>
  <h2>Certifications</h2><p>Registered Nurse License, Idaho, 2017</p>
</main></html>`;

/** Prints one of our pages to PDF, as users do. */
async function printPdf(browser: Browser, html: string): Promise<Buffer> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.setContent(html);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await context.close();
  }
}

/** A fictional nurse's résumé with a sidebar, printed from a browser. */
export async function createNursePdf(browser: Browser): Promise<TestFile> {
  return { name: 'Delia_Marsh.pdf', mimeType: 'application/pdf', buffer: await printPdf(browser, NURSE) };
}

/** A résumé as plain text. */
export const createTextFile = (name: string, text: string): TestFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/**
 * Stores a résumé in the page's signed-in account, without using the pages.
 * @param job a job description to score against
 * @returns the URL of its page
 */
export async function saveResume(page: Page, file: TestFile, job?: string): Promise<string> {
  const answer = await page.request.post('/api/resumes', { multipart: { file, ...(job && { jobText: job }) } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { resume } = (await answer.json()) as { resume: { id: string } };
  return `/portal/resumes/${resume.id}`;
}

/** An electrician with two jobs, as plain text. */
export const ELECTRICIAN = createTextFile(
  'Robin_Fairweather.txt',
  `Robin Fairweather
robin@example.com | (555) 010-4477 | Boise, ID

Experience
Journeyman Electrician, Brightline Electric
May 2020 - Present
- Was responsible for wiring 40 homes a year
- Helped with teaching apprentices
Apprentice, Hollis Electric
June 2017 - April 2020
- Pulled cable on 12 sites

Skills
Conduit bending, Wiring, Blueprint reading
`,
);

/** The same person, with two lines that don't belong in any field. */
export const FILE_WITH_STRAY_LINES = createTextFile(
  'Robin_Fairweather_2.txt',
  String(ELECTRICIAN.buffer).replace('Boise, ID\n', 'Boise, ID\nBonded and insured, union local 291\nRef: 4471-B\n'),
);
