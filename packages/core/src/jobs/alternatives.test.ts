import { describe, expect, it } from 'vitest';
import { readJob } from './read-job.ts';

const readAsked = (line: string, heading = 'Requirements') => readJob(`${heading}\n- ${line}\n`, { title: 'Helper' });

describe('requirements in a sentence', () => {
  it.each([
    ['Experience with Java or C#', ['java', 'c-sharp']],
    ['Tableau, Power BI or Looker, plus strong SQL', ['tableau', 'power-bi', 'looker']],
    ['Familiar with AutoCAD, Revit or both', ['autocad', 'autodesk-revit']],
    ['One of the following: Westlaw, LexisNexis', ['westlaw', 'lexisnexis']],
    ['You know at least one of Tableau, Looker and Power BI', ['tableau', 'looker', 'power-bi']],
    ['Zendesk, Freshdesk, or something like them', ['zendesk', 'freshdesk']],
    ['BI tools such as Tableau, Looker and Power BI', ['tableau', 'looker', 'power-bi']],
    ['Help desk tools (Zendesk, Freshdesk, etc.)', ['zendesk', 'freshdesk']],
  ])('reads “%s” as one requirement that any of them meets', (line, skills) => {
    const group = readAsked(line).mustHave.find(({ anyOf }) => anyOf !== undefined);
    expect([group?.skill, ...(group?.anyOf ?? [])]).toEqual(skills);
  });

  it('separates a list joined by "and"', () => {
    const { mustHave } = readAsked('Experience with Git, Linux and PostgreSQL');
    expect(mustHave.map(({ skill, anyOf }) => [skill, anyOf])).toEqual([
      ['git', undefined],
      ['linux', undefined],
      ['postgresql', undefined],
    ]);
  });

  it('assigns years to the skill they are asked for', () => {
    const { mustHave } = readAsked('4 years with Python, and solid SQL');
    expect(mustHave.map(({ skill, years }) => [skill, years])).toEqual([
      ['python', 4],
      ['sql', undefined],
    ]);
  });

  it('separates what the job teaches', () => {
    const job = readAsked('We will teach you phlebotomy and wound care on the job');
    expect(job.mustHave).toEqual([]);
    expect(job.trained.map(({ skill }) => skill)).toContain('wound-care');
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
