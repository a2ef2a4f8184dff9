import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume, type Resume } from '../../resume/model.ts';
import type { ViewText } from '../../resume/reading.ts';
import { PLAIN_SIGNALS } from '../../resume/source.ts';
import type { ScoreSubject } from '../facts/index.ts';
import { scoreResume } from '../score.ts';

const AD = readJob('Clerk\n\nRequirements:\n- Bookkeeping\n- Botany\n');

/** What a report says, with its rule. */
function listSaid(given: Partial<Resume>, subject: Partial<ScoreSubject> = {}, job = AD): string[] {
  const resume = { ...emptyResume(), ...given };
  const report = scoreResume({ resume, views: [], signals: PLAIN_SIGNALS, ...subject, job, asOf: '2026-06' });
  return report.parts
    .flatMap(({ rules }) => rules)
    .flatMap(({ evidence, losses }) => [...evidence.map(({ text }) => text), ...losses.map(({ reason }) => reason)]);
}

const view = (id: ViewText['id'], text: string): ViewText => ({ id, text });

describe('names in several readings', () => {
  const volunteer = [{ id: 'v1', title: 'Coach', employer: 'East High School', bullets: [] }];

  it('of volunteer work are of an organization', () => {
    expect(listSaid({ volunteer })).toContain('Organization “East High School” has its own field.');
  });

  it('that we are not sure of are asked about', () => {
    const provenance = { 'volunteer/v1/employer': { spans: [], confidence: 0.7, origin: 'read' as const } };
    expect(listSaid({ volunteer }, { provenance })).toContain(
      'We read the organization as “East High School”. Is that right?',
    );
  });

  it('are in one piece only if two of ours have them so', () => {
    const whole = [view('layout', 'Coach, East High School'), view('row-by-row', 'Coach, East High School')];
    const only = [view('layout', 'Coach'), view('row-by-row', 'Coach')];
    const said = 'Organization “East High School” is in one piece in at least two of our three readings.';
    expect(listSaid({ volunteer }, { views: whole })).toContain(said);
    expect(listSaid({ volunteer }, { views: only })).not.toContain(said);
  });
});

describe('where a skill is', () => {
  it('is said by the section that names it', () => {
    const education = [{ id: 'e1', institution: 'Oakridge College', degree: 'B.S.', area: 'Botany', bullets: [] }];
    const said = listSaid({ education, summary: 'Bookkeeping for shops since 2010.' });
    expect(said).toContain('Your field of study is “Botany”.');
    expect(said).toContain('Bookkeeping appears in your summary.');
  });
});

describe('a skill that a job names', () => {
  it('is asked for only if the words of the job ask', () => {
    const job = readJob(
      'Clerk\n\nThe position in our office in Reno, Nevada handles bookkeeping and reports of shops.\n',
    );
    expect(listSaid({}, {}, job)).toContain('The job names Bookkeeping, but we didn’t find it in your résumé.');
    expect(listSaid({})).toContain('The job asks for Bookkeeping, but we didn’t find it in your résumé.');
  });
});

describe('skills of the last five years', () => {
  const work = (end: string) => [
    { id: 'w1', title: 'Waiter', employer: 'Alba', start: '2010', end, bullets: [{ id: 'b1', text: 'Served guests' }] },
  ];

  it('are missing from a role only if there is one', () => {
    expect(listSaid({ work: work('2025') }).join()).toContain(
      'No role or project in the last five years shows Bookkeeping.',
    );
    const said = listSaid({ work: work('2012') });
    expect(said.join()).not.toContain('shows Bookkeeping');
    expect(said).toContain('We read no role or project from the last five years.');
  });
});

describe('a line about an honor', () => {
  it('isn’t asked for a number', () => {
    const bullets = ['Awarded “Teacher of the Month”', 'Taught reading to adults'].map((text, i) => ({
      id: `b${i}`,
      text,
    }));
    const said = listSaid({ volunteer: [{ id: 'v1', title: 'Teacher', employer: 'Alba', bullets }] });
    expect(said).toContain('Add a number to this line: “Taught reading to adults”');
    expect(said.join()).not.toContain('line: “Awarded');
  });
});

describe('characters without a text of their own', () => {
  it('are left out of what can be copied', () => {
    expect(listSaid({}, { signals: { ...PLAIN_SIGNALS, words: 300 } })).toContain('All the text can be copied.');
    expect(listSaid({}, { signals: { ...PLAIN_SIGNALS, words: 300, unmappable: 1 } })).toContain(
      'Nearly all the text can be copied.',
    );
  });
});

describe('a trait that a job asks for', () => {
  const job = readJob('Clerk\n\nRequirements:\n- Bookkeeping\n- Teamwork\n');
  const work = [{ id: 'w1', title: 'Clerk', employer: 'Acme', start: '2025-01', end: 'present', bullets: [] }];

  it('is not said to be missing, because a line may show it without its name', () => {
    expect(listSaid({ work }, {}, job)).toContain('The job asks for Teamwork. We found no line that names it.');
  });

  it('is not asked of recent roles', () => {
    const said = listSaid({ work }, {}, job);
    expect(said).toContain('No role or project in the last five years shows Bookkeeping.');
    expect(said).not.toContain('No role or project in the last five years shows Teamwork.');
  });
});

it('a single role is not said to be in order', () => {
  const work = [{ id: 'w1', title: 'Clerk', employer: 'Acme', start: '2025-01', end: 'present', bullets: [] }];
  expect(listSaid({ work })).toContain('There’s only one role to order.');
});

it('roles without dates are not said to be in order', () => {
  const undated = (id: string) => ({ id, title: 'Clerk', employer: `Acme ${id}`, bullets: [] });
  const dated = { id: 'w1', title: 'Clerk', employer: 'Acme', start: '2025-01', end: 'present', bullets: [] };
  expect(listSaid({ work: [undated('w2'), undated('w3')] })).toContain('No two roles have dates to order them by.');
  expect(listSaid({ work: [dated, undated('w2')] })).toContain('No two roles have dates to order them by.');
  const earlier = { ...dated, id: 'w4', start: '2020-01', end: '2021-01' };
  expect(listSaid({ work: [dated, undated('w2'), earlier] })).toContain(
    'Roles with dates are listed most recent first.',
  );
  expect(listSaid({ work: [dated, earlier] })).toContain('Roles are listed most recent first.');
});

describe('lines of a role', () => {
  const createWork = (...texts: string[]) => [
    {
      id: 'w1',
      title: 'Clerk',
      employer: 'Acme',
      start: '2025-01',
      end: 'present',
      bullets: texts.map((text, i) => ({ id: `b${i}`, text })),
    },
  ];

  it('that say what others gave are neither praised nor criticized as work', () => {
    const said = listSaid({ work: createWork('Awarded “Volunteer of the Month” by the library in May') });
    expect(said.filter((text) => text.includes('Volunteer of the Month') && !text.startsWith('Clear'))).toEqual([]);
  });

  it('that start with how it was done don’t say what was done', () => {
    const said = listSaid({ work: createWork('Using modern technologies such as Chrome and Firefox for it') });
    expect(said.join('\n')).not.toContain('Says what you did: “Using');
  });
});

it('a person who uses software has basic computer skills', () => {
  const job = readJob('Clerk\n\nRequirements:\n- Basic computer skills\n- Botany\n');
  const work = [
    {
      id: 'w1',
      title: 'Web Developer',
      employer: 'Acme',
      start: '2025-01',
      end: 'present',
      bullets: [{ id: 'b1', text: 'Built pages in JavaScript and PHP for 3 customers' }],
    },
  ];
  expect(
    listSaid({ work }, {}, job)
      .filter((text) => text.includes('Basic Computer Skills'))
      .join(),
  ).not.toMatch(/didn’t find|No role/);
});
