import { describe, expect, it } from 'vitest';
import { readJob } from './read-job.ts';

const readAsked = (line: string, heading = 'Requirements') => readJob(`${heading}\n- ${line}\n`, { title: 'Helper' });

describe('requirements in a sentence', () => {
  it.each([
    ['Experience with Java or C#', ['java', 'c-sharp']],
    ['Tableau, Power BI or Looker, plus strong SQL', ['tableau', 'power-bi', 'looker']],
    ['Familiar with AutoCAD, Revit or both', ['autocad', 'autodesk-revit']],
    ['One of the following: Westlaw, LexisNexis', ['westlaw', 'lexisnexis']],
    ['One or more of the following: Python, Java, C#', ['python', 'java', 'c-sharp']],
    ['Any one or more of the following languages: Python, Java, and C#', ['python', 'java', 'c-sharp']],
    ['French, German, Italian or Spanish', ['french', 'german', 'italian', 'spanish']],
    ['C.P.A. or C.F.A. required', ['certified-public-accountant', 'chartered-financial-analyst']],
    [
      'C.P.A, C.F.A, C.F.P, or at the minimum Series 7',
      ['certified-public-accountant', 'chartered-financial-analyst', 'certified-financial-planner', 'finra-series-7'],
    ],
    [
      'RN, LPN, or at least pass the CNA exam',
      ['registered-nurse', 'licensed-practical-nurse', 'certified-nursing-assistant'],
    ],
    ['You know at least one of Tableau, Looker and Power BI', ['tableau', 'looker', 'power-bi']],
    ['Zendesk, Freshdesk, or something like them', ['zendesk', 'freshdesk']],
    ['BI tools such as Tableau, Looker and Power BI', ['tableau', 'looker', 'power-bi']],
    ['Help desk tools (Zendesk, Freshdesk, etc.)', ['zendesk', 'freshdesk']],
  ])('reads “%s” as one requirement that any of them meets', (line, skills) => {
    const group = readAsked(line).mustHave.find(({ anyOf }) => anyOf !== undefined);
    expect([group?.skill, ...(group?.anyOf ?? [])]).toEqual(skills);
  });

  it.each([
    ['At least two of Tableau, Looker and Power BI', 2],
    ['Experience with at least 2 of the following: Tableau, Looker, Power BI', 2],
    ['At least three of Tableau, Looker and Power BI', 3],
    ['At least two of Tableau, Looker or Power BI', 2],
    ['At least one of Tableau, Looker and Power BI', undefined],
    ['Tableau, Looker or Power BI', undefined],
    ['At least two years of Tableau, Looker or Power BI', undefined],
  ])('counts how many “%s” takes', (line, count) => {
    const group = readAsked(line).mustHave.find(({ anyOf }) => anyOf !== undefined);
    expect([group?.skill, ...(group?.anyOf ?? [])]).toEqual(['tableau', 'looker', 'power-bi']);
    expect(group?.atLeast).toBe(count);
  });

  it('separates a list joined by "and"', () => {
    const { mustHave } = readAsked('Experience with Git, Linux and PostgreSQL');
    expect(mustHave.map(({ skill, anyOf }) => [skill, anyOf])).toEqual([
      ['git', undefined],
      ['linux', undefined],
      ['postgresql', undefined],
    ]);
  });

  it('asks one question about licenses or languages of which one is enough', () => {
    const { knockouts } = readAsked('Fluent in French, German, Italian or Spanish');
    expect(knockouts).toMatchObject([{ kind: 'language', skill: 'french', anyOf: ['german', 'italian', 'spanish'] }]);
    expect(readAsked('CPA, CFA, or at the minimum Series 7 required').knockouts).toMatchObject([
      { skill: 'certified-public-accountant', anyOf: ['chartered-financial-analyst', 'finra-series-7'] },
    ]);
  });

  it('separates a list after a number of years', () => {
    const { mustHave } = readAsked('One year of Java, Python');
    expect(mustHave.map(({ skill, anyOf }) => [skill, anyOf])).toEqual([
      ['java', undefined],
      ['python', undefined],
    ]);
  });

  it('goes on after "etc." in a list', () => {
    expect(readAsked('Word, Excel, etc. and QuickBooks').mustHave.map(({ skill }) => skill)).toEqual([
      'microsoft-word',
      'microsoft-excel',
      'quickbooks',
    ]);
    const job = readAsked('Word, Excel, etc. QuickBooks preferred');
    expect(job.mustHave.map(({ skill }) => skill)).toEqual(['microsoft-word', 'microsoft-excel']);
    expect(job.niceToHave.map(({ skill }) => skill)).toEqual(['quickbooks']);
  });

  it('assigns years to the skill they are asked for', () => {
    const { mustHave } = readAsked('4 years with Python, and solid SQL');
    expect(mustHave.map(({ skill, years }) => [skill, years])).toEqual([
      ['python', 4],
      ['sql', undefined],
    ]);
  });

  it.each([
    ['We will teach you phlebotomy and wound care on the job', 'wound-care'],
    ['We are happy to train you in phlebotomy', 'venipuncture'],
    ['Will train the right person in welding', 'welding'],
    ['Training in Excel is provided', 'microsoft-excel'],
    ['You will be trained in forklift operation', 'forklift-operation'],
    ['Oakridge provides thorough training in payroll', 'payroll-processing'],
  ])('separates what the job teaches: “%s”', (line, skill) => {
    const job = readAsked(line);
    expect(job.mustHave).toEqual([]);
    expect(job.trained.map((one) => one.skill)).toContain(skill);
  });

  it.each([
    ['Must be able to provide training in Excel', 'microsoft-excel'],
    ['Must be able to train staff in phlebotomy', 'venipuncture'],
    ['Ability to train others in Salesforce', 'salesforce'],
    ['Provides training to nurses on wound care', 'wound-care'],
    ['You will teach Spanish', 'spanish'],
    ['Must have specialized training in welding', 'welding'],
    ['Training in payroll is a must', 'payroll-processing'],
  ])('requires what the reader teaches or has learned: “%s”', (line, skill) => {
    const job = readJob(`Requirements\n- Rust language\n- ${line}\n`, { title: 'Helper' });
    expect(job.mustHave.map((one) => one.skill)).toContain(skill);
    expect(job.trained).toEqual([]);
  });

  it.each([
    'No forklift operation experience needed',
    'Welding is not part of this job',
    'You will sit with the Java developers but write no code',
    'Recruit React engineers',
  ])('reads no requirement from “%s”', (line) => {
    const { mustHave, niceToHave } = readAsked(line);
    expect([...mustHave, ...niceToHave].map(({ skill }) => skill)).not.toContain('java');
    expect([...mustHave, ...niceToHave].map(({ skill }) => skill)).not.toContain('welding');
    expect([...mustHave, ...niceToHave].map(({ skill }) => skill)).not.toContain('react');
    expect([...mustHave, ...niceToHave].map(({ skill }) => skill)).not.toContain('forklift-operation');
  });
});

describe('statements about the company', () => {
  it.each([
    'You do not need to know Python on day one',
    'Explain our payroll product to small businesses',
    'Our own software is Salesforce',
    'Turn requests from marketing into plans',
    'Our clients speak German',
    'Welding is taught by another team',
    'You can also visit us on Facebook',
    'Our client is a company servicing the automotive and consumer goods industries',
    'Flexibility that fits any schedule, excellent pay and malpractice included',
    'Scheduling requirements: day shift',
  ])('asks for nothing in “%s”', (line) => {
    const { mustHave, niceToHave } = readAsked(line);
    expect([...mustHave, ...niceToHave]).toEqual([]);
  });

  it.each([
    'Maintain our Kubernetes platform',
    'Build features for our PostgreSQL tools',
    'Experience in an accounting company',
    'Manage our pages on Facebook',
  ])('finds the skill when the person works on it: “%s”', (line) => {
    expect(readAsked(line).mustHave).not.toEqual([]);
  });
});
