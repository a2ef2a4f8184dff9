import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { type EducationEntry, emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

function answer(asked: string, entry: Partial<EducationEntry>): string | undefined {
  const job = readJob(`Analyst\n\nRequirements:\n- ${asked}\n`);
  const resume = { ...emptyResume(), education: [{ id: 'e1', bullets: [], institution: 'Wexford College', ...entry }] };
  return scoreResume({ ...toExportedSubject(resume), job, asOf: '2026-11' }).knockouts.find(
    ({ kind }) => kind === 'degree',
  )?.answer;
}

const answerFromLine = (asked: string, line: string): string | undefined => {
  const job = readJob(`Analyst\n\nRequirements:\n- ${asked}\n`);
  const subject = toExportedSubject({ ...emptyResume(), summary: line });
  return scoreResume({ ...subject, job, asOf: '2026-11' }).knockouts.find(({ kind }) => kind === 'degree')?.answer;
};

describe('a degree that a sentence names', () => {
  it.each([
    ["An engineering bachelor's", "I took my bachelor's in mechanical engineering at Iron Tech in 2013."],
    ['MSN or DNP from an accredited program', 'MSN-FNP, High Plains University, 2020'],
    ['MSW required', 'Clinical social worker (MSW, 2016) with eight years in family work'],
    ['B.Arch or M.Arch', 'B.Arch., Plains University, 2016'],
  ])('meets “%s” with “%s”', (asked, line) => {
    expect(answerFromLine(asked, line)).toBe('met');
  });

  it('leaves a degree in another subject open', () => {
    expect(answerFromLine('An accounting degree (4-year)', 'B.A. in History, Plains University, 2016')).not.toBe('met');
  });
});

describe('experience instead of a degree', () => {
  const answerFromYears = (asked: string, start: string) => {
    const work = [{ id: 'w1', title: 'Software Developer', employer: 'Acme', start, end: '2026-01', bullets: [] }];
    const job = readJob(`Software Developer\n\nRequirements:\n- ${asked.replace(' / ', '\n- ')}\n`);
    const { knockouts } = scoreResume({ ...toExportedSubject({ ...emptyResume(), work }), job, asOf: '2026-11' });
    return knockouts.find(({ kind }) => kind === 'degree')?.answer;
  };

  it('counts from the years that the job names', () => {
    const asked = 'BS in computer science or 6 years of equivalent work experience';
    expect(answerFromYears(asked, '2019-01')).toBe('met');
    expect(answerFromYears(asked, '2021-01')).toBe('unknown');
  });

  it.each([
    ['Bachelor’s degree or equivalent experience', '2022-01', 'met'],
    ['Associate degree or five years in the trade', '2021-01', 'met'],
    ['Master’s degree or 10 years of experience', '2015-01', 'met'],
    ['Bachelor’s degree, or 7 years of experience in lieu of it', '2018-01', 'met'],
    ['3 years of experience / Bachelor’s degree or equivalent experience', '2018-01', 'met'],
    ['Master’s degree in computer science or equivalent experience', '2021-01', 'unknown'],
    ['Master’s degree or equivalent work experience', '2010-01', 'unknown'],
    ['PhD in computer science or equivalent experience', '2012-01', 'unknown'],
    ['Master’s degree and 5 years of experience, or equivalent experience', '2016-01', 'unknown'],
    ['Bachelor’s degree or equivalent experience', '2022-06', 'unknown'],
    ['5 years of experience / Bachelor’s degree or equivalent experience', '2021-01', 'unknown'],
    ['Bachelor’s degree and 5 years of experience, or equivalent experience', '2020-01', 'unknown'],
    ['BS in computer science or a related field, 5 years of experience, or equivalent', '2020-01', 'unknown'],
  ])('“%s”, since %s: %s', (asked, start, expected) => {
    expect(answerFromYears(asked, start)).toBe(expected);
  });

  it('stays open where the employer adds up education and experience', () => {
    const asked = 'BS in computer science or an equivalent combination of education and experience';
    expect(answerFromYears(asked, '2010-01')).toBe('unknown');
  });
});

describe('the degree that a job requires', () => {
  it.each([
    ["Bachelor's degree required", { degree: 'B.A.', area: 'History', end: '2015' }],
    ['BS in Computer Science or a related field', { degree: 'B.S.', area: 'Software Engineering', end: '2018' }],
    ["Bachelor's degree in mechanical engineering required", { institution: 'BSME, Stafford Institute', end: '2016' }],
    ["Bachelor's degree in a human services field", { degree: 'B.A.', area: 'Psychology', end: '2016' }],
    ["At least an associate's degree, however a BSN is preferred", { degree: 'B.S.', area: 'Biology', end: '2016' }],
    [
      "Bachelor's degree required",
      { degree: 'B.A.', area: 'History', end: '2016', bullets: [{ id: 'b1', text: 'Exchange semester in Berlin' }] },
    ],
    ["Bachelor's degree or equivalent experience", { degree: 'B.A.', area: 'History', end: '2015' }],
    ['Bachelor’s degree or an equivalent combination of education and experience', { degree: 'B.S.', area: 'Botany' }],
    ['High school diploma required', { degree: 'Diploma', institution: 'Lincoln High School', end: '2010' }],
    ["Bachelor's degree required", { degree: 'Licenciatura', area: 'Contaduría', end: '2015' }],
  ])('meets “%s” with %j', (asked, entry) => {
    expect(answer(asked, entry)).toBe('met');
  });

  it.each([
    ["Bachelor's degree required", { degree: 'B.A.', area: 'History', end: '2028' }],
    ["Bachelor's degree required", { degree: 'B.A. (did not graduate)', area: 'History', end: '2015' }],
    ["Bachelor's degree required", { institution: 'Wexford College, no degree awarded', end: '2014' }],
    ["Bachelor's degree required", { degree: 'A.A.', area: 'History', end: '2015' }],
    ["Bachelor's degree in physics required", { degree: 'B.A.', area: 'Elementary Education', end: '2018' }],
    ["Bachelor's degree in education required", { degree: 'B.Tech', area: 'Computer Science', end: '2018' }],
    ["Bachelor's degree in accounting required", { degree: 'BSN', end: '2018' }],
  ])('“%s” is not met by %j', (asked, entry) => {
    expect(answer(asked, entry)).toBe('not-met');
  });

  it.each([
    ["Bachelor's degree in accounting required", { degree: 'Bachelor of Arts', end: '2017' }],
    ["Bachelor's degree required", { degree: 'M.S.', area: 'Biology', end: '2028' }],
    ['Associate degree required', { degree: 'B.S.', area: 'Biology', end: '2028' }],
    ["Bachelor's degree in a human services field", { degree: 'B.A.', end: '2017' }],
    ['PhD in immunology required', { degree: 'PhD candidate', area: 'Immunology, expected 2024' }],
    ["Bachelor's degree required", { institution: 'Wexford College, Business', end: '2016' }],
    ["Bachelor's degree required", { degree: 'Bachelor of Arts', area: 'program', end: '2014' }],
    ["Bachelor's degree in nursing or a related field", { degree: 'B.S.', area: 'Biology (pre-nursing)', end: '2015' }],
    ["Bachelor's degree in biology or a related field", { degree: 'B.S.', area: 'Physics', end: '2017' }],
    ['High school diploma required', { degree: 'B.S.', area: 'Biology', end: '2028' }],
    ["Bachelor's degree in network management or a related field", { degree: 'B.A.', area: 'Marketing', end: '2016' }],
    ["Bachelor's degree or equivalent experience", { degree: 'A.A.', area: 'History', end: '2015' }],
  ])('leaves “%s” open for %j', (asked, entry) => {
    expect(answer(asked, entry)).toBe('unknown');
  });
});

function answerOf(asked: string, summary: string): string | undefined {
  const job = readJob(`Clerk\n\nRequirements:\n- ${asked}\n`);
  return scoreResume({ ...toExportedSubject({ ...emptyResume(), summary }), job, asOf: '2026-11' }).knockouts.find(
    ({ kind }) => kind === 'degree',
  )?.answer;
}

describe('degrees in lines outside education', () => {
  it.each([
    ["Bachelor's degree required", 'B.A. in Econ, 2014, Wittmore College', 'met'],
    ['GED or high school diploma', 'Got my GED in 2021', 'met'],
    ["Bachelor's degree required", 'With a BSN from Ohio State University, 2012', 'met'],
    ["Bachelor's degree required", 'Graduated with a BSN from Ohio State University', 'met'],
    ["Bachelor's degree required", 'I have a BSN from Ohio State University', 'met'],
    ["Bachelor's degree required", 'Moved to Ohio and did my BSN at Ohio State', 'met'],
    ["Bachelor's degree required", 'Registered nurse (BSN, 2015), nights', 'met'],
    ["Bachelor's degree required", 'Engineering Manager, B.S. in Physics, 2011', 'met'],
    ["Bachelor's degree required", 'Ana Ruiz, MBA', 'met'],
    ["Bachelor's degree required", 'Supervised 6 nurses with a BSN', 'unknown'],
    ["Bachelor's degree required", 'Supervised 6 nurses (BSN, 2015)', 'unknown'],
    ["Bachelor's degree required", 'Team: nurses (BSN)', 'unknown'],
    ["Bachelor's degree required", 'Partnered with a PhD at State University', 'unknown'],
    ["Bachelor's degree required", 'Worked with a master’s from Ohio State University', 'unknown'],
    ["Bachelor's degree required", 'With a PhD at State University, ran 40 trials', 'unknown'],
    ["Bachelor's degree required", 'Reference: Maria Lopez, PhD, State University', 'unknown'],
    ["Bachelor's degree required", 'Clinic has a PhD on staff at State University', 'unknown'],
    ["Bachelor's degree required", 'My sister has a BSN from Ohio State University', 'unknown'],
    ["Bachelor's degree required", 'Hired a nurse who has a BSN', 'unknown'],
    ["Bachelor's degree required", 'Reported to Maria Lopez, MBA, Ohio State University', 'unknown'],
    ["Bachelor's degree required", 'Assistant to Maria Lopez (MBA, 2004)', 'unknown'],
    ["Bachelor's degree required", 'BSN nurses on the unit: 12', 'unknown'],
    ["Bachelor's degree required", 'Working on my B.A. in Economics', 'unknown'],
    ["Bachelor's degree required", 'Taught B.A. students', 'unknown'],
    ["Bachelor's degree required", 'Boston, MA', 'unknown'],
    ["Bachelor's degree required", 'Education level: High school, 2009', 'not-met'],
    ["Bachelor's degree required", 'I left Auburndale University after three semesters.', 'not-met'],
    ["Bachelor's degree required", 'No schooling past high school.', 'not-met'],
  ])('“%s”, “%s”: %s', (asked, summary, expected) => {
    expect(answerOf(asked, summary)).toBe(expected);
  });
});

describe('the fields of a degree', () => {
  it.each([
    ['Degree in early childhood education, AA or higher', 'BA, English, Lakeview College, 2016', 'unknown'],
    ['Degree in early childhood education, AA or higher', 'AA, Early Childhood Education, 2016', 'met'],
    ['Bachelor’s degree (accounting or finance)', 'BS, Finance, Lakeview College, 2012', 'met'],
    ['An accounting degree', 'BBA, Marketing with accounting minor, 2010', 'unknown'],
  ])('“%s” and “%s”: %s', (asked, line, expected) => {
    expect(answerFromLine(asked, line)).toBe(expected);
  });
});
