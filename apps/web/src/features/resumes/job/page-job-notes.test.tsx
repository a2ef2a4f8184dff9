import type { PageJob } from '@foothold/contracts/resumes';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { formatPlace, PageJobNotes } from './page-job-notes.tsx';
import type { JobPageReading } from './use-job-page.ts';

const JOB: PageJob = {
  title: 'Line Cook',
  organization: 'Dunmore Foods',
  location: 'Tulsa, OK',
  remote: false,
  salary: '$19.50 an hour',
  description: 'Prepare meals.',
  datePosted: '2026-11-05',
  validThrough: null,
  from: 'job-posting',
};

function render(state: JobPageReading['state'], job: PageJob | null = null): string {
  const reading = { state, job, read: async () => {}, choose: () => {} };
  const html = renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <PageJobNotes reading={reading} />
    </AppDataProvider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
const url = 'https://jobs.example/1';

test('a job from structured data is shown with what the page says and nothing else', () => {
  const text = render({ phase: 'done', page: { url, jobs: [JOB] } }, JOB);
  expect(text).toContain('Read from jobs.example');
  expect(text).toContain('Pay $19.50 an hour Posted Nov 5, 2026');
  expect(text).not.toContain('Open until');
  expect([JOB, { remote: true, location: null }, { remote: true, location: 'Ohio' }].map(formatPlace)).toEqual([
    'Tulsa, OK',
    'Remote',
    'Remote, Ohio',
  ]);
});

test('the text of a page without structured data comes with a warning', () => {
  const job: PageJob = {
    ...JOB,
    organization: null,
    location: null,
    salary: null,
    datePosted: null,
    from: 'page-text',
  };
  const text = render({ phase: 'done', page: { url, jobs: [job] } }, job);
  expect(text).toContain('Read from jobs.example: check the text');
  expect(text).toContain('this is all of its text');
  expect(text).not.toContain('Pay');
});

test('several jobs are listed', () => {
  const text = render({ phase: 'done', page: { url, jobs: [JOB, { ...JOB, title: 'Dishwasher', location: null }] } });
  expect(text).toContain(
    'This page has 2 jobs Open the one you mean, and paste its own link. Line Cook, Tulsa, OK Dishwasher',
  );
});

test('progress names the site, and an error says what to do', () => {
  expect(render({ phase: 'reading', url })).toBe('Reading jobs.example. This can take up to 10 seconds.');
  expect(render({ phase: 'failed', message: 'This page needs a login. Paste the text instead.' })).toBe(
    'We couldn’t read this job This page needs a login. Paste the text instead.',
  );
  expect(render({ phase: 'idle' })).toBe('');
});
