import type { Resume } from '@foothold/core/resume';
import type { SampleContext } from '../../platform/samples.ts';
import type { ResumesDeps } from './deps.ts';
import type { SampleSource } from './samples.ts';
import { createResumes } from './service.ts';

/** What the sample person corrected by hand: sentences of the file, and how they read since then. */
const CORRECTIONS: readonly { daysAgo: number; texts: Readonly<Record<string, string>> }[] = [
  {
    daysAgo: 31,
    texts: {
      'Was responsible for writing SQL queries for 14 store managers':
        'Wrote SQL queries that answer questions from 14 store managers',
      'Responsible for the weekly sales report in Excel': 'Prepare the weekly sales report in Excel',
    },
  },
  {
    daysAgo: 12,
    texts: {
      'Helped with dashboards for the regional team': 'Build Tableau dashboards with the regional team',
      'Was responsible for checking price changes before they went live': 'Check price changes before they go live',
      'Assisted with the monthly cost report': 'Compiled the monthly cost report with the finance team',
    },
  },
];

const COVER_TEXT = `Dear hiring team,

I am applying for the job of Data Analyst.

At Larkspur Grocers, I write SQL queries that answer questions from 14 store managers and prepare the weekly sales report in Excel. I also build Tableau dashboards with the regional team.

Before that, I tracked 60 deliveries a day at Pinecrest Logistics and kept the inventory spreadsheet up to date for 3 warehouses.

I would be glad to tell you more in a conversation.

Sincerely,
Riley Quill`;

/** A résumé with several versions, a score, and a cover letter. The file was read by the build, so no process has to start for it. */
export async function addSampleResume(
  deps: ResumesDeps & { sample: SampleSource },
  { goBack, person }: SampleContext,
): Promise<void> {
  const { reading } = deps.sample;
  const resumes = createResumes({ ...deps, engine: { ...deps.engine, read: async () => reading } });
  const riley = person('riley');
  goBack(45, 15);
  const { resume: uploaded } = await resumes.addSample(riley);
  const { id } = uploaded;
  let { resume, currentVersion } = uploaded;
  for (const { daysAgo, texts } of CORRECTIONS) {
    goBack(daysAgo, 17);
    const changed = {
      resume: replaceBullets(resume, texts),
      baseVersion: currentVersion,
      placed: [],
      confirmed: [],
      unplaced: [],
      continues: false,
    };
    ({ resume, currentVersion } = await resumes.correct(riley, id, changed));
  }
  goBack(11, 18);
  await resumes.saveLetter(riley, id, 'cover-letter', { version: 0, tone: 'plain', subject: '', text: COVER_TEXT });
  goBack(0);
  // Scores are of a month, so those that compare are of this one.
  await resumes.version(riley, id, 1);
  await resumes.report(riley, id);
}

const replaceBullets = (resume: Resume, texts: Readonly<Record<string, string>>): Resume => ({
  ...resume,
  work: resume.work.map((entry) => ({
    ...entry,
    bullets: entry.bullets.map((bullet) => ({ ...bullet, text: texts[bullet.text] ?? bullet.text })),
  })),
});
