import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { type CertificationEntry, emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

const JOB_COST = readJob('Driver\nRequirements\n- Class A CDL required\n- CPR certification required\n');

function rulesFor(certifications: Omit<CertificationEntry, 'id'>[], summary = '') {
  const resume = {
    ...emptyResume(),
    summary,
    certifications: certifications.map((one, i) => ({ ...one, id: `c${i}` })),
  };
  const { parts, leftOut } = scoreResume({ ...toExportedSubject(resume), job: JOB_COST, asOf: '2026-11' });
  const rules = parts.flatMap((part) => part.rules);
  const getText = (id: string) =>
    rules
      .filter((rule) => rule.id === id)
      .flatMap(({ evidence, losses }) => [...evidence.map(({ text }) => text), ...losses.map(({ reason }) => reason)]);
  return { skills: getText('must-have.skills'), leftOut: leftOut.map(({ reason }) => reason) };
}

describe('at least two of several required skills', () => {
  const judge = (text: string) => {
    const work = [{ id: 'w1', title: 'Analyst', start: '2022-01', bullets: [{ id: 'b1', text }] }];
    const job = readJob('Analyst\nRequirements\n- At least two of Tableau, Looker and Power BI\n');
    const { parts } = scoreResume({ ...toExportedSubject({ ...emptyResume(), work }), job, asOf: '2026-11' });
    const rule = parts.flatMap(({ rules }) => rules).find(({ id }) => id === 'must-have.skills');
    return { share: (rule?.earned ?? 0) / (rule?.possible ?? 1), losses: rule?.losses.map(({ reason }) => reason) };
  };

  it('are met by two', () => {
    expect(judge('Built dashboards in Tableau and Looker')).toEqual({ share: 1, losses: [] });
  });

  it('are met by half with one', () => {
    expect(judge('Built dashboards in Looker')).toEqual({
      share: 0.5,
      losses: ['The job asks for at least 2 of Tableau, Looker, Power BI, but we found only Looker.'],
    });
  });

  it('are not met by none', () => {
    expect(judge('Built dashboards')).toEqual({
      share: 0,
      losses: ['The job asks for at least 2 of Tableau, Looker, Power BI, but we didn’t find it in your résumé.'],
    });
  });
});

describe('a required skill', () => {
  it('that we found nowhere is not said to be missing from the person’s career', () => {
    expect(rulesFor([]).skills).toContain('The job asks for Class A CDL, but we didn’t find it in your résumé.');
  });

  it('that the file names without claiming it is said to be named', () => {
    expect(rulesFor([], 'Looking for a job without driving: no Class A CDL.').skills).toContain(
      'The job asks for Class A CDL. Your file names it, but not as something that we could count.',
    );
  });

  it('that is held is not asked of recent roles', () => {
    const { skills, leftOut } = rulesFor([{ name: 'CPR certification', expires: '2027' }]);
    expect(skills.join()).not.toContain('CPR Certification is named, but no dated role');
    expect(leftOut).toContain('This job doesn’t require any skills that roles usually show.');
  });

  it('is not held by a certificate that has expired', () => {
    const { skills } = rulesFor([{ name: 'CPR certification', expires: '2021' }]);
    expect(skills).toContain('CPR Certification is named, but no dated role shows you using it.');
  });
});
