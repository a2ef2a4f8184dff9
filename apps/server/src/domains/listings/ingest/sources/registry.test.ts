import { describe, expect, test } from 'vitest';
import { findBoardInPage } from './find-in-page.ts';
import { ADAPTERS, recognizeBoard } from './registry.ts';

describe('recognizes a pasted address', () => {
  test.each([
    ['https://boards.greenhouse.io/larkholt', 'greenhouse', 'larkholt'],
    ['job-boards.greenhouse.io/larkholt/jobs/4100001?gh_src=1', 'greenhouse', 'larkholt'],
    ['https://job-boards.eu.greenhouse.io/larkholt', 'greenhouse', 'larkholt'],
    ['https://boards.greenhouse.io/embed/job_board/js?for=larkholt', 'greenhouse', 'larkholt'],
    ['https://boards-api.greenhouse.io/v1/boards/larkholt/jobs?content=true', 'greenhouse', 'larkholt'],
    ['https://jobs.lever.co/larkholt/b1d2/apply', 'lever', 'larkholt'],
    ['https://jobs.eu.lever.co/larkholt', 'lever', 'eu/larkholt'],
    ['https://api.eu.lever.co/v0/postings/larkholt?mode=json', 'lever', 'eu/larkholt'],
    ['https://jobs.ashbyhq.com/Larkholt%20Clinics/90fb', 'ashby', 'Larkholt Clinics'],
    ['https://api.ashbyhq.com/posting-api/job-board/larkholt', 'ashby', 'larkholt'],
    ['https://careers.smartrecruiters.com/Larkholt', 'smartrecruiters', 'Larkholt'],
    ['https://jobs.smartrecruiters.com/Larkholt/7439-nurse', 'smartrecruiters', 'Larkholt'],
    ['https://apply.workable.com/larkholt/j/AB12CD34EF/', 'workable', 'larkholt'],
    ['https://larkholt.workable.com/', 'workable', 'larkholt'],
    ['https://larkholt.recruitee.com/o/nurse', 'recruitee', 'larkholt'],
    ['https://larkholt.jobs.personio.de/job/1?language=de', 'personio', 'larkholt'],
    ['https://larkholt.jobs.personio.com/', 'personio', 'larkholt/com'],
    ['https://larkholt.teamtailor.com/jobs/1-nurse', 'teamtailor', 'larkholt.teamtailor.com'],
    [
      'https://larkholt.wd5.myworkdayjobs.com/en-US/Careers/job/Austin/Nurse_R1',
      'workday',
      'larkholt.wd5.myworkdayjobs.com/larkholt/Careers',
    ],
    [
      'https://larkholt.wd5.myworkdayjobs.com/wday/cxs/larkholt/Careers/jobs',
      'workday',
      'larkholt.wd5.myworkdayjobs.com/larkholt/Careers',
    ],
    [
      'https://wd5.myworkdaysite.com/en-US/recruiting/larkholt/Careers',
      'workday',
      'wd5.myworkdaysite.com/larkholt/Careers',
    ],
    ['https://larkholt.wd1.myworkdayjobs.com/lh', 'workday', 'larkholt.wd1.myworkdayjobs.com/larkholt/lh'],
    [
      'https://larkholt.wd1.myworkdayjobs.com/fr/lh/job/Lyon/R1',
      'workday',
      'larkholt.wd1.myworkdayjobs.com/larkholt/lh',
    ],
    [
      'https://larkholt.wd1.myworkdayjobs.com/lh/job/Austin/R1',
      'workday',
      'larkholt.wd1.myworkdayjobs.com/larkholt/lh',
    ],
    ['https://ats.rippling.com/en-GB/larkholt/jobs', 'rippling', 'larkholt'],
    ['https://api.rippling.com/platform/api/ats/v1/board/larkholt/jobs', 'rippling', 'larkholt'],
    ['https://larkholt.bamboohr.com/careers/86', 'bamboohr', 'larkholt'],
    ['https://larkholt.eightfold.ai/careers?domain=larkholt.org', 'eightfold', 'larkholt.eightfold.ai/larkholt.org'],
    ['https://careers-larkholt.icims.com/jobs/8001/nurse/job', 'icims', 'careers-larkholt.icims.com'],
    ['https://jobs.jobvite.com/careers/larkholt/jobs', 'jobvite', 'larkholt'],
    ['https://www.governmentjobs.com/careers/larkholt', 'neogov', 'larkholt'],
    [
      'https://abcd.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/25001',
      'oracle',
      'abcd.fa.us2.oraclecloud.com/CX_1',
    ],
    [
      'https://recruiting.paylocity.com/recruiting/jobs/All/211e692d-0000-4000-8000-000000000001/Larkholt',
      'paylocity',
      '211e692d-0000-4000-8000-000000000001',
    ],
    ['https://larkholt.pinpointhq.com/', 'pinpoint', 'larkholt'],
    ['https://larkholt.hrmdirect.com/employment/job-openings.php?search=true', 'hrmdirect', 'larkholt'],
    ['https://careers.larkholt.example/us/en/search-results', 'phenom', 'careers.larkholt.example/us/en'],
    ['https://remotive.com/remote-jobs', 'remotive', 'all'],
    ['https://remoteok.io/', 'remoteok', 'all'],
    ['arbeitnow.com', 'arbeitnow', 'all'],
    ['https://news.ycombinator.com/item?id=49500001', 'hacker-news', '49500001'],
    ['https://www.adzuna.co.uk/jobs', 'adzuna', 'gb'],
    ['https://www.usajobs.gov/', 'usajobs', 'all'],
    [
      'https://github.com/larkholt/lists/blob/dev/listings.json',
      'listings-json',
      'https://raw.githubusercontent.com/larkholt/lists/dev/listings.json',
    ],
    ['https://larkholt.example/sitemap-jobs.xml', 'sitemap', 'https://larkholt.example/sitemap-jobs.xml'],
    ['https://larkholt.example/jobs.rss', 'rss', 'https://larkholt.example/jobs.rss'],
  ])('%s', (address, system, token) => {
    expect(recognizeBoard(address)).toMatchObject({ system, token });
  });

  test.each([
    '',
    ' ',
    'larkholt',
    'not an address',
    'ftp://jobs.lever.co/larkholt',
    'javascript:alert(1)',
    'https://user:pass@jobs.lever.co/larkholt',
    'https://jobs.lever.co/',
    'https://boards.greenhouse.io/embed/job_board',
    'https://greenhouse.io.evil.example/larkholt',
    'https://evil.example/jobs.lever.co/larkholt',
    'https://jobs.lever.co/..%2f..%2fadmin',
    'https://www.bamboohr.com/pricing',
    'https://apply.workable.com/j/AB12CD34EF',
    'https://larkholt.example/careers',
    'https://larkholt.wd1.myworkdayjobs.com/en-US',
  ])('knows no system for %j', (address) => {
    expect(recognizeBoard(address)).toBeNull();
  });

  test('a board’s own address leads back to it', () => {
    for (const address of [
      'https://jobs.eu.lever.co/larkholt',
      'https://larkholt.wd5.myworkdayjobs.com/Careers',
      'https://wd5.myworkdaysite.com/recruiting/larkholt/Careers',
      'https://abcd.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1',
      'https://larkholt.eightfold.ai/careers?domain=larkholt.org',
      'https://recruiting.paylocity.com/recruiting/jobs/All/211e692d-0000-4000-8000-000000000001',
    ]) {
      const board = recognizeBoard(address);
      expect(recognizeBoard(board?.url ?? '')).toEqual(board);
    }
  });
});

describe('finds the board of a careers page', () => {
  const page = 'https://larkholt.example/careers';
  test.each([
    ['<script src="https://boards.greenhouse.io/embed/job_board/js?for=larkholt"></script>', 'greenhouse', 'larkholt'],
    ['<iframe src="//jobs.lever.co/larkholt?a=1&amp;b=2"></iframe>', 'lever', 'larkholt'],
    [
      '<script>load({"url":"https:\\/\\/api.ashbyhq.com\\/posting-api\\/job-board\\/larkholt"})</script>',
      'ashby',
      'larkholt',
    ],
    [
      '<a href="https://jobs.lever.co/partner/1">x</a> <a href="https://jobs.lever.co/larkholt/1">y</a> <a href="https://jobs.lever.co/larkholt/2">z</a>',
      'lever',
      'larkholt',
    ],
    ['<script src="https://scripts.teamtailor-cdn.com/packs/a.js"></script>', 'teamtailor', 'larkholt.example'],
    ['<script type="application/ld+json">{"@type":"JobPosting","title":"Nurse"}</script>', 'job-page', page],
    [
      '<link rel="alternate" type="application/rss+xml" href="/jobs/feed/">',
      'rss',
      'https://larkholt.example/jobs/feed/',
    ],
  ])('%s', (html, system, token) => {
    expect(findBoardInPage(`<html><body>${html}</body></html>`, page)).toMatchObject({ system, token });
  });

  test.each([
    '',
    'plain text',
    '<a href="https://remotive.com/">other jobs</a>',
    '<a href="https://larkholt.example/">',
  ])('finds none in %j', (html) => {
    expect(findBoardInPage(html, page)).toBeNull();
  });

  test('reads a page of many addresses in one pass', () => {
    const html = `<a href="https://larkholt.example/${'a'.repeat(50)}"> `.repeat(40_000);
    expect(findBoardInPage(html, page)).toBeNull();
  });
});

test('permits a summary and a link only while nobody has read the terms', () => {
  for (const { system, terms } of ADAPTERS) {
    expect(URL.canParse(terms.url), system).toBe(true);
    expect(terms.requestsPerMinute, system).toBeGreaterThan(0);
    if (terms.readAt === null)
      expect([terms.mayStoreDescription, terms.mayShowDescription, terms.mayMarkUpJobPosting], system).toEqual([
        false,
        false,
        false,
      ]);
  }
});
