import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { safe } from '@orpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalServer } from '../src/platform/fetch/testing/servers.ts';
import { createNurseListing, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const PAGES = join(import.meta.dirname, '../../../packages/documents/test/job-page/pages');
const loadPage = (name: string) => readFileSync(join(PAGES, `${name}.html`));

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const paths: Record<string, (response: ServerResponse) => void> = {
  '/robots.txt': (response) => response.end('User-agent: *\nDisallow: /private'),
  '/jobs/1': (response) => response.writeHead(200, HTML).end(loadPage('lever')),
  '/moved': (response) => response.writeHead(301, { location: '/jobs/1' }).end(),
  '/plain': (response) => response.writeHead(200, HTML).end(loadPage('plain')),
  '/several': (response) => response.writeHead(200, HTML).end(loadPage('related-untitled')),
  '/text': (response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(`Line Cook\n\n${'You prepare meals. '.repeat(20)}`),
  '/members-only': (response) => response.writeHead(302, { location: '/login?next=1' }).end(),
  '/login': (response) => response.writeHead(200, HTML).end(loadPage('login-wall')),
  '/empty': (response) => response.writeHead(200, HTML).end(loadPage('script-only')),
  '/denied': (response) => response.writeHead(403).end(),
  '/wall': (response) => response.writeHead(999).end(),
  '/gone': (response) => response.writeHead(410).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/pdf': (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  '/private': (response) => response.writeHead(200, HTML).end(loadPage('lever')),
  '/inward': (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/hostile': (response) => response.writeHead(200, HTML).end('<b>'.repeat(600_000)),
};
const site = await startLocalServer((request, response) => {
  const answer = paths[new URL(request.url ?? '/', 'http://site').pathname];
  if (answer) answer(response);
  else response.writeHead(404).end();
});
const at = (path: string) => `http://127.0.0.1:${site.port}${path}`;

const test = useTestApp({ FETCH_ALLOW: `127.0.0.1:${site.port}`, RATE_LIMITS: 'on' });
let member: Person;
beforeAll(async () => {
  member = await signUp(test);
});
afterAll(() => site.stop());

async function getErrorCode(url: string, person = member) {
  const { error } = await safe(person.api.resumes.readJob({ url }));
  return (error as unknown as { code?: string } | null)?.code ?? null;
}

describe('reading a job from its page', () => {
  it('returns what its structured data says, and the final address', async () => {
    const { url, jobs } = await member.api.resumes.readJob({ url: ` ${at('/moved')} ` });
    expect(url).toBe(at('/jobs/1'));
    expect(jobs).toMatchObject([
      {
        title: 'Technical Recruiter',
        organization: 'Fernbank Robotics',
        location: 'Pittsburgh, PA',
        salary: '$85,000–$105,000 a year',
        from: 'job-posting',
      },
    ]);
  });

  it('returns the text of a page without structured data, and says so', async () => {
    const { jobs } = await member.api.resumes.readJob({ url: at('/plain') });
    expect(jobs).toMatchObject([{ title: 'Bookkeeper (part-time)', organization: null, from: 'page-text' }]);
    expect((await member.api.resumes.readJob({ url: at('/text') })).jobs[0]?.description).toMatch(/^Line Cook\n/);
  });

  it('returns all jobs of a page if it isn’t clear which one is meant', async () => {
    const { jobs } = await member.api.resumes.readJob({ url: at('/several') });
    expect(jobs.map(({ title }) => title)).toEqual(['Electrician Apprentice', 'Electrician, Journeyman', 'Estimator']);
  });

  it.each([
    ['/members-only', 'resumes.page-needs-login'],
    ['/denied', 'resumes.page-needs-login'],
    ['/wall', 'resumes.page-needs-login'],
    ['/gone', 'resumes.page-missing'],
    ['/nothing-here', 'resumes.page-missing'],
    ['/broken', 'resumes.page-failed'],
    ['/empty', 'resumes.page-without-job'],
    ['/hostile', 'resumes.page-too-complex'],
    ['/pdf', 'fetch.unsupported'],
    ['/private', 'fetch.disallowed-by-robots'],
    ['/inward', 'fetch.refused-address'],
  ])('explains why it can’t read %s', async (path, code) => {
    expect(await getErrorCode(at(path))).toBe(code);
  });

  it('refuses internal addresses and what is no address', async () => {
    expect(await getErrorCode(test.url)).toBe('fetch.refused-address');
    expect(await getErrorCode('http://localhost/')).toBe('fetch.refused-address');
    for (const url of ['Registered Nurse', 'file:///etc/passwd', 'http://user@127.0.0.1/'])
      expect(await getErrorCode(url), url).toBe('fetch.invalid-url');
    for (const url of ['', 'x'.repeat(3000)]) expect(await getErrorCode(url)).toBe('request.invalid');
  });

  it('reads one of our own listings without a request', async () => {
    await test.app.listings.ingest({ id: 'feed', name: 'Feed', kind: 'feed' }, [createNurseListing('own-1')]);
    const { items } = await member.api.listings.search({ q: 'nurse' });
    const url = `${test.app.publicUrl}/jobs/${items[0]?.id}`;
    const { jobs } = await member.api.resumes.readJob({ url });
    expect(jobs).toMatchObject([
      {
        title: 'Registered Nurse',
        organization: 'Larkholt Hospital',
        location: 'Austin, TX',
        description: 'Requirements\n- Wound care\n- IV therapy\n\nRequisition own-1',
      },
    ]);
    expect(await getErrorCode(`${test.app.publicUrl}/jobs/no-such-listing`)).toBe('resumes.page-missing');
  });

  it('scores a file against the title and text that were read', async () => {
    const { jobs } = await member.api.resumes.readJob({ url: at('/jobs/1') });
    const file = new File(
      ['Ada Example\nada@example.com\n\nExperience\nRecruiter, Larkholt, Jan 2021 - Present\n'],
      'a.txt',
    );
    const jobText = jobs[0]?.description ?? '';
    const score = await member.api.resumes.tryOne({ file, jobText, jobTitle: jobs[0]?.title ?? '' });
    expect(score).toMatchObject({ jobTitle: 'Technical Recruiter', report: { kind: 'job' } });
    const { resume } = await member.api.resumes.upload({ file, jobText, jobTitle: 'Technical Recruiter' });
    expect(resume.target).toMatchObject({ kind: 'text', title: 'Technical Recruiter' });
  });

  it('is limited to 10 pages an hour for a network without an account', async () => {
    for (let call = 0; call < 10; call++)
      expect(await getErrorCode(at('/gone'), test.visitor())).toBe('resumes.page-missing');
    expect(await getErrorCode(at('/gone'), test.visitor())).toBe('request.too-many');
    expect(await getErrorCode(at('/gone'))).toBe('resumes.page-missing');
  });
});
