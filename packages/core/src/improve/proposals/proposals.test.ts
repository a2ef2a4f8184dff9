import { describe, expect, it } from 'vitest';
import { toExportedSubject } from '../../ats/exported.ts';
import type { ScoreSubject } from '../../ats/facts/index.ts';
import { readJob } from '../../jobs/index.ts';
import { emptyResume, type Resume, type WorkEntry } from '../../resume/model.ts';
import { planImprovements } from '../plan.ts';
import type { Proposal, ProposalKind } from '../types.ts';

const ASOF = '2026-06';

const createRole = (role: Partial<WorkEntry>, ...lines: string[]): WorkEntry => ({
  id: 'w1',
  title: 'Software Engineer',
  employer: 'Kestrel',
  start: '2021-03',
  end: 'present',
  ...role,
  bullets: lines.map((text, i) => ({ id: `b${i + 1}`, text })),
});

function propose(
  kind: ProposalKind,
  resume: Partial<Resume>,
  job?: string,
  change?: Partial<ScoreSubject>,
): Proposal[] {
  const subject = { ...toExportedSubject({ ...emptyResume(), ...resume }), ...change };
  const plan = planImprovements({
    ...subject,
    ...(job && { job: readJob(job, { title: job.split('\n')[0] ?? '' }) }),
    asOf: ASOF,
  });
  return plan.proposals.filter((proposal) => proposal.kind === kind);
}

const getNewTexts = (proposals: readonly Proposal[]) =>
  proposals.flatMap(({ edits }) => edits.map((edit) => (edit.kind === 'set' ? edit.after : undefined)));

/** A page in two columns has several readings. */
const PAGE: Partial<ScoreSubject> = {
  views: (['layout', 'drawing-order'] as const).map((id) => ({ id, text: '' })) as ScoreSubject['views'],
};

describe('summary', () => {
  const LINES = ['Built 3 services in Python and Go', 'Deployed Kubernetes clusters for 4 teams'];
  const summarize = (...work: WorkEntry[]) => {
    const [proposal] = propose('summary', { work });
    return proposal && { text: getNewTexts([proposal])[0], reason: proposal.reason };
  };

  it('gives years where every role and date is certain, and quotes every line it uses', () => {
    const work = [
      createRole({}, ...LINES),
      createRole({ id: 'w2', title: 'Pastry Chef', start: '2016-01', end: '2019-02' }),
    ];
    const [proposal] = propose('summary', { work });
    expect(getNewTexts(proposal ? [proposal] : [])[0]).toMatch(
      /^Software Engineer with 5 years of experience\. Skills include /,
    );
    expect(proposal?.reason).toContain('years');
    expect(proposal?.source).toMatchObject({ quote: ['Software Engineer', ...LINES].join(' … ') });
  });

  it.each<[string, Partial<WorkEntry>]>([
    ['a related role', { title: 'Data Engineer' }],
    ['a role of an unknown kind', { title: 'Code Ninja' }],
    ['a role with a year only', { title: 'Software Engineer', start: '2017', end: '2019' }],
    ['an impossible range', { title: 'Software Engineer', start: '2019-05', end: '2018-05' }],
  ])('gives no years next to %s', (_name, other) => {
    const summary = summarize(
      createRole({}, ...LINES),
      createRole({ id: 'w2', start: '2017-01', end: '2019-02', ...other }),
    );
    expect(summary?.text).toMatch(/^Software Engineer\. Skills include /);
    expect(summary?.reason).not.toContain('years');
  });

  it('takes the title without the team', () => {
    expect(summarize(createRole({ title: 'Software Engineer II, Harbor Payments' }, ...LINES))?.text).toMatch(
      /^Software Engineer II with 5 years/,
    );
  });

  it.each([
    ['Software Engineer (Intern)', /^Software Engineer \(Intern\)\. Skills include /],
    ['Software Engineer - Trainee', /^Software Engineer - Trainee\. Skills include /],
    ['Apprentice Electrician', /^Apprentice Electrician\. Skills include /],
    ['Electrician (Helper)', /^Electrician \(Helper\) with 5 years of experience\. Skills include /],
    [
      'Software Engineer, Payments (Part-time)',
      /^Software Engineer \(Part-time\) with 5 years of experience\. Skills /,
    ],
  ])('says on what terms a title was held: %s', (title, text) => {
    const lines = title.includes('Electrician')
      ? ['Installed conduit and wiring in 40 homes', 'Read blueprints and wired 12 panels', 'Programmed PLCs in Python']
      : [...LINES, 'Wrote 40 SQL queries'];
    expect(summarize(createRole({ title }, ...lines))?.text).toMatch(text);
  });

  it('doesn’t count years at a lesser standing', () => {
    const earlier = { id: 'w2', start: '2017-01', end: '2019-02' };
    const summary = (title: string) => summarize(createRole({}, ...LINES), createRole({ ...earlier, title }))?.text;
    expect(summary('Software Engineer I')).toMatch(/^Software Engineer with 7 years of experience\./);
    expect(summary('Volunteer Software Engineer')).toMatch(/^Software Engineer\. Skills include /);
    expect(summary('Software Engineer (Assistant)')).toMatch(/^Software Engineer\. Skills include /);
  });

  it('doesn’t repeat the title as a skill', () => {
    const lines = ['Welded 40 joints a day', 'Performed MIG welding and TIG welding on 3 sites', 'Read blueprints'];
    const welder = summarize(createRole({ title: 'Welder' }, ...lines))?.text;
    expect(welder).toContain('MIG Welding');
    expect(welder).not.toMatch(/(?<!MIG|TIG) Welding\b/);
    const developer = createRole({ title: 'Java Developer' }, 'Wrote services in Java and Scala', ...LINES);
    expect(summarize(developer)?.text).toMatch(
      /^Java Developer with 5 years of experience\. Skills include (?!.*\bJava\b)/,
    );
  });

  it.each([
    ['repeats the only line', createRole({})],
    ['is made of a placeholder', createRole({ title: 'Business Title' }, ...LINES)],
    ['is made of a title that ended long ago', createRole({ start: '2001-01', end: '2011-02' }, ...LINES)],
  ])('isn’t proposed if it %s', (_name, role) => {
    expect(summarize(role)).toBeUndefined();
  });
});

describe('headline', () => {
  const headline = (...work: WorkEntry[]) => getNewTexts(propose('headline', { work }))[0];

  it('is the current title', () => {
    expect(headline(createRole({}))).toBe('Software Engineer');
  });

  it.each([
    ['an internship that ended last year', [createRole({ title: 'Software Engineering Intern', end: '2025-08' })]],
    ['a joke title', [createRole({ title: 'Subatomic Shepherd and Caffeine Connoisseur' })]],
    ['a title with stray marks', [createRole({ title: '*Data Analyst**' })]],
    [
      'a role that may not be the newest',
      [
        createRole({ id: 'w2', title: 'Cook', start: undefined, end: undefined } as Partial<WorkEntry>),
        createRole({ id: 'w1' }),
      ],
    ],
  ])('isn’t %s', (_name, work) => {
    expect(headline(...work)).toBeUndefined();
  });

  it('is the title without the team, and with its standing', () => {
    expect(headline(createRole({ title: 'Software Engineer II, Payments Platform' }))).toBe('Software Engineer II');
    expect(headline(createRole({ title: 'Electrician (Apprentice)' }))).toBe('Electrician (Apprentice)');
  });

  it('replaces the title of a role that ended, unless the job asks for that occupation', () => {
    const work = [
      createRole({ title: 'Restaurant Manager' }),
      createRole({ id: 'w2', title: 'Line Cook', start: '2017-01', end: '2021-02' }),
    ];
    const update = (shown: string, job?: string) =>
      propose('headline', { contact: { ...emptyResume().contact, headline: shown }, work }, job);
    const [proposal] = update('Line cook');
    expect(proposal?.edits).toEqual([
      { kind: 'set', path: 'contact/headline', before: 'Line cook', after: 'Restaurant Manager' },
    ]);
    expect(proposal?.reason).toContain('earlier role');
    expect(update('Line Cook', 'Line Cook\nRequirements\n- Cooking\n')).toEqual([]);
    expect(update('Restaurant Manager')).toEqual([]);
    expect(update('Aspiring pastry chef')).toEqual([]);
  });

  it('isn’t proposed if it already stands under the name', () => {
    const views: ScoreSubject['views'] = [
      {
        ...toExportedSubject(emptyResume()).views[0],
        id: 'layout',
        text: 'Ada Fox\nSALES MANAGER\nWork\nSales Manager, Kestrel',
      } as ScoreSubject['views'][number],
    ];
    expect(propose('headline', { work: [createRole({ title: 'Sales Manager' })] }, undefined, { views })).toEqual([]);
  });
});

describe('skill list', () => {
  const work = [createRole({}, 'Stored 2 million rows in PostgreSQL', 'Built 3 pages in HTML')];
  const JOB = 'Developer\nRequirements\n- PostgreSQL\n- HTML\n';
  const getEdits = (skills: Resume['skills']) =>
    propose('list-skill', { work, skills }, JOB).flatMap(({ edits }) => edits);

  it('adds a skill to the group of its kind', () => {
    const edits = getEdits([
      { id: 's1', name: 'Databases', keywords: ['MongoDB', 'MySQL', 'Redis'] },
      { id: 's2', name: 'Cloud', keywords: ['Amazon Web Services', 'Terraform', 'HTML'] },
    ]);
    expect(edits).toMatchObject([{ kind: 'insert', list: 'skills/s1/keywords', value: 'PostgreSQL' }]);
  });

  it('puts skills that fit nowhere into one new group, and never under a level', () => {
    const [edit, ...others] = getEdits([{ id: 's1', name: 'Familiar', keywords: ['MongoDB', 'MySQL'] }]);
    expect(others).toEqual([]);
    expect(edit).toMatchObject({
      kind: 'insert',
      list: 'skills',
      value: { name: 'Skills', keywords: expect.arrayContaining(['PostgreSQL', 'HTML']) },
    });
  });

  it('quotes a line for every skill', () => {
    const [proposal] = propose('list-skill', { work }, JOB);
    expect(proposal?.source).toMatchObject({ quote: expect.stringContaining(' … ') });
  });

  it('doesn’t list what only a title or a project’s name says, unless the job asks for it', () => {
    const intern = createRole({ title: 'Software Engineering Intern' }, 'Built 3 pages in HTML');
    const list = (job?: string) => JSON.stringify(propose('list-skill', { work: [intern] }, job));
    expect(list()).not.toContain('Software Development');
    expect(list('Developer\nRequirements\n- Software Development\n')).toContain('Software Development');
  });

  it('takes a word of another field for something else', () => {
    const engineer = createRole({}, 'Wrote a neural network pruning toolkit with 4 people');
    expect(JSON.stringify(propose('list-skill', { work: [engineer] }))).not.toContain('Pruning');
    const gardener = createRole({ title: 'Landscape Gardener' }, 'Performed tree pruning and irrigation in 4 parks');
    expect(JSON.stringify(propose('list-skill', { work: [gardener] }))).toContain('Pruning');
  });
});

describe('skill names', () => {
  const rename = (keyword: string, asked: string) =>
    getNewTexts(
      propose(
        'skill-name',
        { skills: [{ id: 's1', keywords: [keyword] }] },
        `Operator\nRequirements\n- Experience with ${asked}\n`,
      ),
    );

  it('adds the long name to an abbreviation, but no other thing', () => {
    expect(rename('k8s', 'Kubernetes')).toEqual(['Kubernetes (k8s)']);
    expect(rename('QA', 'Quality Assurance')).toEqual(['Quality Assurance (QA)']);
    expect(rename('UI', 'User Interface Design')).toEqual([]);
    expect(rename('UNIX', 'Unix/Linux')).toEqual([]);
    expect(rename('Microsoft Suite (Excel, Word)', 'Microsoft Excel')).toEqual([]);
  });
});

it('writes a product’s full name once', () => {
  const job = 'Clerk\nRequirements\n- Experience with Microsoft Excel\n';
  const skills = [{ id: 's1', keywords: ['Excel'] }];
  const [keyword] = propose('skill-name', { skills }, job);
  expect(keyword?.title).toBe('Use Microsoft Excel instead of Excel');
  expect(getNewTexts(keyword ? [keyword] : [])).toEqual(['Microsoft Excel']);
  const work = [createRole({ title: 'Clerk' }, 'Tracked 300 invoices in Excel every month')];
  expect(getNewTexts(propose('skill-name', { work }, job))).toEqual([
    'Tracked 300 invoices in Microsoft Excel every month',
  ]);
});

describe('clean-up', () => {
  it('keeps a keyword at another level, and short lines', () => {
    const skills = [
      { id: 's1', name: 'A', level: 'advanced', keywords: ['Photoshop'] },
      { id: 's2', name: 'B', level: 'master', keywords: ['Photoshop'] },
    ];
    const education = [
      {
        id: 'e1',
        institution: 'Tern College',
        bullets: ['C++', 'C++', 'percentile)', 'percentile)'].map((text, i) => ({ id: `b${i}`, text })),
      },
    ];
    expect(propose('duplicate', { skills, education })).toEqual([]);
  });

  it('leaves a blank résumé and a template alone, and says that it is one', () => {
    expect(propose('empty', { work: [createRole({ title: '', employer: '', start: '', end: '' })] })).toEqual([]);
    const template: Resume = {
      ...emptyResume(),
      work: [
        createRole(
          { title: 'Job Title #1', employer: 'Company Name' },
          'Click here to enter text',
          'Click here to enter text',
        ),
      ],
    };
    const plan = planImprovements({ ...toExportedSubject(template), asOf: ASOF });
    expect(plan.proposals).toEqual([]);
    expect(plan.shortfall?.text).toContain('template');
  });

  it('doesn’t call a section empty that we read from a page', () => {
    const other = [{ id: 'o1', heading: 'References', lines: [] }];
    const resume = { work: [createRole({})], other };
    expect(propose('empty', resume)).toHaveLength(1);
    expect(propose('empty', resume, undefined, PAGE)).toEqual([]);
  });

  it('doesn’t blame spaces that stay in a phone number', () => {
    const contact = (phone: string) => ({ contact: { ...emptyResume().contact, phone } });
    const [proposal] = propose('contact', contact('555 · 010 · 0177'));
    expect(proposal?.reason).not.toContain('space');
    expect(propose('contact', contact('555  010 0177'))).toEqual([]);
  });
});

describe('order', () => {
  const role = (id: string, start: string, end: string) => createRole({ id, start, end });

  it('sorts a list from oldest to latest, and says only that', () => {
    const [proposal] = propose('order', { work: [role('w1', '2010-01', '2012-01'), role('w2', '2013-01', '2014-01')] });
    expect(proposal?.edits).toHaveLength(1);
    expect(proposal?.reason).not.toContain('Nothing else');
  });

  it('leaves impossible ranges, and two sections of a page that are each in order', () => {
    expect(propose('order', { work: [role('w1', '2012-10', '2012-07'), role('w2', '2013-01', '2014-01')] })).toEqual(
      [],
    );
    const work = [role('w1', '2020-01', '2022-01'), role('w2', '2015-01', '2016-01'), role('w3', '2018-01', '2019-01')];
    const page = (...headings: string[]) => ({
      views: (['layout', 'drawing-order'] as const).map((id) => ({ id, text: headings.join('\n2020 – 2022\n') })),
    });
    expect(propose('order', { work }, undefined, page('Work Experience', 'Teaching Experience'))).toEqual([]);
    expect(propose('order', { work }, undefined, page('Work Experience', 'Education'))).toHaveLength(1);
    expect(propose('order', { work })).toHaveLength(1);
  });
});

describe('split', () => {
  const FIRST =
    'Rebuilt the morning plan of the whole receiving dock together with the carriers of the northern counties on weekdays and the two neighboring depots across the river during peak season, without overtime.';
  const split = (line: string) => propose('split', { work: [createRole({ title: 'Dock Supervisor' }, line)] });

  it('keeps the full stop that the line has', () => {
    const [proposal] = split(`${FIRST} Trained 14 temporary workers in safe lifting and stacking.`);
    expect(proposal?.edits[1]).toMatchObject({
      value: { text: 'Trained 14 temporary workers in safe lifting and stacking.' },
    });
  });

  it('keeps together what doesn’t say what was done', () => {
    expect(split(`${FIRST} View the source code at https://code.example.com/dock now.`)).toEqual([]);
    expect(split(`${FIRST} The dock has 14 doors and a cold room.`)).toEqual([]);
  });
});
