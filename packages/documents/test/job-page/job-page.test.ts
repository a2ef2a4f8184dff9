import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodePage, readJobPage, readJobText } from '../../src/job-page/index.ts';

const load = (name: string) => readFileSync(join(import.meta.dirname, 'pages', `${name}.html`), 'utf8');
const read = (name: string, url = 'https://jobs.example/1') => readJobPage(load(name), url);
const readOne = (name: string, url?: string) => {
  const jobs = read(name, url);
  expect(jobs).toHaveLength(1);
  return jobs[0];
};

describe('a page with a JobPosting', () => {
  it('whose description is escaped HTML inside HTML (Greenhouse)', () => {
    expect(readOne('greenhouse')).toEqual({
      title: 'Senior Data Engineer',
      organization: 'Brightmoor Analytics',
      location: 'Denver, CO',
      remote: false,
      salary: null,
      description: [
        'Brightmoor builds reports that 400 utilities use to plan repairs.\n',
        'What you’ll do\n- Own the pipelines that load 2 TB a day into Snowflake',
        '- Review Python and SQL with a team of five\n',
        'What we look for\n- 5+ years with Python & SQL\n- Airflow or Dagster in production',
      ].join('\n'),
      datePosted: '2026-11-03',
      validThrough: null,
      from: 'job-posting',
    });
  });

  it('with lists inside lists and a salary range (Lever)', () => {
    const job = readOne('lever');
    expect(job).toMatchObject({ location: 'Pittsburgh, PA', salary: '$85,000–$105,000 a year', from: 'job-posting' });
    expect(job?.description).toContain(
      'You have\n- 3 years of full-cycle technical recruiting\n- Experience with Boolean search',
    );
    expect(job?.description).toContain('Nice to have\n- Hardware hiring');
  });

  it('of a page that shows nothing without a script (Workday)', () => {
    expect(readOne('workday')).toMatchObject({
      title: 'Registered Nurse, Med-Surg (Nights)',
      organization: '1000 Larkholt Health',
      location: 'Larkholt Hospital, Boise',
      datePosted: '2026-11-12',
      validThrough: '2026-12-31',
      description: expect.stringMatching(/^Shift: 7:00 PM to 7:30 AM.*One year of acute care experience\.$/s),
    });
  });

  it('for remote work, with paragraphs in list items (Ashby)', () => {
    const job = readOne('ashby');
    expect(job).toMatchObject({ remote: true, location: null, salary: '$120,000–$150,000 a year' });
    expect(job?.description).toContain('- Design flows for nurses & schedulers in Figma\n');
    expect(job?.description).not.toContain('not for reading');
    expect(job?.description).not.toMatch(/^-\s*$/m);
  });

  it('as microdata (SmartRecruiters)', () => {
    const job = readOne('smartrecruiters');
    expect(job).toMatchObject({
      title: 'Line Cook',
      organization: 'Dunmore Foods',
      location: 'Tulsa, OK',
      datePosted: '2026-11-05',
      from: 'job-posting',
    });
    expect(job?.description).toContain('Qualifications\n- ServSafe certificate\n- 2 years on a hot line');
    expect(job?.description).not.toContain('Dishwasher');
    expect(job?.description.match(/ServSafe/g)).toHaveLength(1);
  });

  it('in a graph, in a comment, with references and line ends in strings (like Indeed)', () => {
    expect(readOne('indeed-like')).toMatchObject({
      title: 'Warehouse Associate',
      organization: 'Silverfork Logistics',
      location: 'Reno, NV; Sparks, NV',
      salary: '$19.50 an hour',
      datePosted: '2026-11-19',
      validThrough: '2026-12-19',
      description: expect.stringContaining('- Lift up to 50 lb\n- Drive a stand-up forklift'),
    });
  });

  it('whose data is partly broken, with a plain text description', () => {
    const job = readOne('broken-data');
    expect(job).toMatchObject({
      title: 'Welder, 2nd Shift',
      location: 'Windsor, ON, Canada',
      salary: null,
      datePosted: null,
      validThrough: null,
    });
    expect(job?.description).toContain('TIG machines.');
    expect(job?.description).toContain('- AWS D1.1 certificate');
  });

  it('with a full type, entities in names, bullet characters, and a part of its own (iCIMS)', () => {
    const job = readOne('icims');
    expect(job).toMatchObject({
      title: 'Truck Driver – CDL A',
      organization: 'Valley Haul & Sons',
      location: 'Fresno, California',
      salary: '$1,450',
    });
    expect(job?.description).toBe(
      'Regional routes, home every weekend.\n- Class A CDL\n- 2 years of flatbed experience\n- Clean driving record\n\nQualifications\n- DOT medical card',
    );
  });

  it('without a description uses the text of the page, and says so', () => {
    const job = readOne('posting-without-text');
    expect(job).toMatchObject({ title: 'Dental Assistant', organization: 'Maple Grove Dental', from: 'page-text' });
    expect(job?.description).toContain('Requirements\n- North Dakota registration as a dental assistant');
  });
});

describe('a page with several postings', () => {
  it('returns the one that its URL names', () => {
    expect(readOne('related', 'https://careers.osgood.example/jobs/19-estimator?utm_source=mail')?.title).toBe(
      'Estimator',
    );
    expect(readOne('related', 'https://careers.osgood.example/jobs/18-journeyman')?.title).toBe(
      'Electrician, Journeyman',
    );
  });

  it('returns the one that its title names', () => {
    expect(readOne('related', 'https://careers.osgood.example/all')?.title).toBe('Electrician, Journeyman');
  });

  it('returns all if neither names one, and the same one only once', () => {
    const html = load('related-untitled');
    const titles = ['Electrician Apprentice', 'Electrician, Journeyman', 'Estimator'];
    expect(readJobPage(html, 'https://careers.osgood.example/').map(({ title }) => title)).toEqual(titles);
    const twice = html.replace('<body>', `<body>${html.match(/<script.*<\/script>/s)?.[0]}`);
    expect(readJobPage(twice, 'https://careers.osgood.example/').map(({ title }) => title)).toEqual(titles);
  });
});

describe('a page without structured data', () => {
  it('is read as its main text, without menus, notices, and what is hidden', () => {
    expect(readOne('plain')).toEqual({
      title: 'Bookkeeper (part-time)',
      organization: null,
      location: null,
      remote: false,
      salary: null,
      description: [
        'Bookkeeper (part-time)',
        'Tamarack Veterinary Clinic in Missoula is looking for a bookkeeper for 24 hours a week.\n',
        'Your work\n- Enter invoices and reconcile three bank accounts in QuickBooks',
        '- Run payroll for 14 people every two weeks\n',
        'What you bring\n- 2 years of bookkeeping\n- in a small business is a plus\n- QuickBooks Online and Excel\n',
        'Pay $24 to $28 an hour\nStart January 2027\n',
        'Send your résumé to jobs@tamarack.example.\nWe answer within a week.',
      ].join('\n'),
      datePosted: null,
      validThrough: null,
      from: 'page-text',
    });
  });

  it.each(['login-wall', 'script-only'])('and without a job has none (%s)', (name) => {
    expect(read(name)).toEqual([]);
  });

  it('can be plain text', () => {
    const text = `Line Cook\n\nRequirements\n- ServSafe certificate\n- Two years on a hot line\n${'Prepare meals. '.repeat(10)}`;
    expect(readJobText(text)).toMatchObject([{ title: null, description: text.trim(), from: 'page-text' }]);
    expect(readJobText('Not found')).toEqual([]);
  });
});

describe('what no browser would show', () => {
  it('is bounded: deep trees, deep data, many values, and long texts', () => {
    const deep = `<main>${'<div>'.repeat(20_000)}Line cook wanted. ${'Prepare meals. '.repeat(20)}`;
    expect(readJobPage(deep, 'https://a.example/')[0]?.description).toContain('Line cook wanted');
    const data = `<script type="application/ld+json">${'['.repeat(5000)}${']'.repeat(5000)}</script>`;
    expect(readJobPage(data, 'https://a.example/')).toEqual([]);
    const many = JSON.stringify(
      Array.from({ length: 200 }, (_, at) => ({ '@type': 'JobPosting', title: `Job ${at}` })),
    );
    expect(readJobPage(`<script type="application/ld+json">${many}</script>`, 'https://a.example/')).toHaveLength(20);
    const long = JSON.stringify({
      '@type': 'JobPosting',
      title: 'x'.repeat(5000),
      description: 'word '.repeat(100_000),
    });
    const [job] = readJobPage(`<script type="application/ld+json">${long}</script>`, 'https://a.example/');
    expect(job?.title).toHaveLength(200);
    expect(job?.description.length).toBeLessThanOrEqual(50_000);
  });

  it('is ignored: wrong types in every property', () => {
    const wrong = [null, 1, true, [], {}, [null], { '@id': 1 }, 'x'];
    for (const value of wrong) {
      const names = ['title', 'hiringOrganization', 'jobLocation', 'baseSalary', 'description', 'datePosted', 'url'];
      const posting = { '@type': 'JobPosting', ...Object.fromEntries(names.map((name) => [name, value])) };
      const html = `<script type="application/ld+json">${JSON.stringify([posting, posting])}</script>`;
      expect(() => readJobPage(html, 'not a url')).not.toThrow();
    }
  });
});

describe('the characters of a page', () => {
  const page = (declared: string) => `<meta charset="${declared}"><p>caf\u00e9</p>`;

  it('are decoded by byte order mark, header, declaration, and otherwise as UTF-8', () => {
    const latin = new Uint8Array(Buffer.from(page('windows-1252'), 'latin1'));
    const utf8 = new Uint8Array(Buffer.from(page('windows-1252'), 'utf8'));
    expect(decodePage(latin, 'text/html')).toContain('café');
    expect(decodePage(utf8, 'text/html; charset="UTF-8"')).toContain('café');
    expect(decodePage(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]), 'text/html; charset=latin1')).toContain('café');
    expect(decodePage(new Uint8Array(Buffer.from(page('no-such'))), 'text/html')).toContain('café');
    expect(decodePage(new Uint8Array(Buffer.from('\ufeffcafé', 'utf16le')), '')).toBe('café');
  });
});
