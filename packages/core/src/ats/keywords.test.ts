import { describe, expect, it } from 'vitest';
import { readJob } from '../jobs/index.ts';
import { emptyResume, PRESENT, type Resume } from '../resume/model.ts';
import { toExportedSubject } from './exported.ts';
import type { Keyword } from './report.ts';
import { scoreResume } from './score.ts';
import { generateCase } from './testing/index.ts';

const ASOF = '2026-11';

const JOB = readJob(`Data Analyst

What you'll do
- Write SQL for weekly reports

Requirements
- Strong SQL
- Python or R
- Experience with Tableau
- Experience with Snowflake

Preferred
- Looker is a plus
`);

const RESUME: Resume = {
  ...emptyResume(),
  work: [
    {
      id: 'w1',
      title: 'Data Analyst',
      employer: 'Larkspur Foods',
      start: '2021-03',
      end: PRESENT,
      bullets: [{ id: 'b1', text: 'Wrote SQL queries for 12 weekly sales reports' }],
    },
  ],
  skills: [{ id: 's1', name: 'Skills', keywords: ['R', 'Looker'] }],
};

function listKeywords(resume: Resume): Keyword[] {
  return scoreResume({ ...toExportedSubject(resume), job: JOB, asOf: ASOF }).keywords ?? [];
}
const find = (name: string): Keyword | undefined => listKeywords(RESUME).find((keyword) => keyword.name === name);

describe('the keywords of a report', () => {
  it('say where the job names each, and how often', () => {
    expect(find('SQL')?.inJob).toEqual({ count: 2, topics: ['requirements', 'duties'], quote: 'Strong SQL' });
    expect(find('Python or R')?.inJob).toEqual({ count: 1, topics: ['requirements'], quote: 'Python or R' });
    expect(find('Tableau')?.inJob).toEqual({
      count: 1,
      topics: ['requirements'],
      quote: 'Experience with Tableau',
    });
  });

  it('say where the résumé has each', () => {
    const places = Object.fromEntries(listKeywords(RESUME).map(({ name, need, place }) => [name, [need, place]]));
    expect(places).toEqual({
      SQL: ['required', 'work'],
      'Python or R': ['required', 'listed'],
      Tableau: ['required', 'missing'],
      Snowflake: ['required', 'missing'],
      Looker: ['preferred', 'listed'],
    });
    expect(find('Tableau')?.text).toBe('The job asks for Tableau, but we didn’t find it in your résumé.');
    expect(find('Python or R')?.text).toBe('R appears in your skills. The job accepts Python or R.');
    expect(find('Python or R')?.fix).toContain('under the role where you used it');
  });

  it('are absent without a job', () => {
    expect(scoreResume({ ...toExportedSubject(RESUME), asOf: ASOF }).keywords).toBeUndefined();
  });

  it('add up to the points of their part, and cost what the report says that they cost', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { resume, job } = generateCase(seed);
      const { keywords = [], parts } = scoreResume({ ...toExportedSubject(resume), job, asOf: ASOF });
      const part = parts.find(({ id }) => id === 'must-have');
      const sum = (of: (keyword: Keyword) => number) => keywords.reduce((total, keyword) => total + of(keyword), 0);
      expect([sum(({ earned }) => earned), sum(({ possible }) => possible)], `seed ${seed}`).toEqual([
        part?.earned ?? 0,
        part?.possible ?? 0,
      ]);
      const lost = part?.rules.flatMap(({ losses }) => losses).map(({ term, points }) => [term, points]) ?? [];
      const missed = keywords
        .filter(({ need, fix }) => need === 'required' && fix !== undefined)
        .map(({ name, earned, possible }) => [name, possible - earned]);
      expect(missed, `seed ${seed}`).toEqual(lost);
    }
  });
});
