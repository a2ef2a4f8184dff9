import { describe, expect, it } from 'vitest';
import { findCredentials } from './licenses.ts';

const findBarAdmissions = (text: string) => findCredentials(text).filter(({ skill }) => skill === 'bar-admission');

import { readJob } from './read-job.ts';

const readQuestions = (text: string) => readJob(text).knockouts.filter(({ kind }) => kind === 'license');

describe('licenses that a job requires', () => {
  it('quote the sentence that asks for the license instead of the title', () => {
    const [question, ...more] = readQuestions(
      'Registered Nurse - Lakeview\n\nRequirements:\n- Active California RN license\n',
    );
    expect(question).toMatchObject({ skill: 'registered-nurse', quote: 'Active California RN license' });
    expect(more).toEqual([]);
  });

  it('quote the title if no sentence asks for a license', () => {
    expect(readQuestions('Registered Nurse - Lakeview\n\nDuties:\n- Care for six patients\n')[0]?.quote).toContain(
      'Registered',
    );
  });

  it.each([
    'Jane Miller, CPA, P.A. is an accounting firm that needs an assistant',
    'Excellent academic credentials are required',
    'Experience in product design using CAD/CAM',
    'Performs other tests as certified and required',
    'Jane Miller, CPA',
    'License/Certification',
    'Medical assistance cards and certified mail',
    'Knowledge of licensing rules',
    'John Q. Doe, Licensed Agent',
  ])('finds no license in “%s”', (sentence) => {
    expect(readQuestions(`Assistant\n\nRequirements:\n- ${sentence}\n`)).toEqual([]);
  });

  it.each([
    ['ASE Certified technician required', 'ase-certification'],
    ['Registered PE in Oregon', 'professional-engineer-license'],
    ['Current P.E. license', 'professional-engineer-license'],
    ['Pharmacy tech registration', 'pharmacy-technician-license'],
    ['Must be currently licensed as an insurance agent', 'insurance-license'],
    ['CAM designation and property management experience required', 'certified-apartment-manager'],
  ])('reads “%s” as %s', (sentence, skill) => {
    expect(readQuestions(`Helper\n\nRequirements:\n- ${sentence}\n`)[0]?.skill).toBe(skill);
  });

  it('finds every license of a list of capitalized names', () => {
    const questions = readQuestions('Staff\n\nRequirements:\n- Registered Nurse, BLS, ACLS\n');
    expect(questions.map(({ skill }) => skill)).toEqual([
      'registered-nurse',
      'basic-life-support',
      'advanced-cardiac-life-support',
    ]);
  });

  it.each(['Must be admitted to practice in New York', 'Active member of the Florida Bar', 'Admission to a state bar'])(
    'read “%s” as admission to the bar',
    (sentence) => {
      expect(readQuestions(`Counsel\n\nRequirements:\n- ${sentence}\n`)[0]?.skill).toBe('bar-admission');
    },
  );
});

describe('findBarAdmissions', () => {
  it.each(['Oregon State Bar, active', 'Admitted: New York (2018)', 'Texas Bar, 2016'])('finds one in “%s”', (text) => {
    expect(findBarAdmissions(text)).not.toEqual([]);
  });

  it.each(['Ran a snack bar', 'Texas Bar & Grill', 'Preparing for the Ohio Bar exam', 'Admitted patients at night'])(
    'finds none in “%s”',
    (text) => {
      expect(findBarAdmissions(text)).toEqual([]);
    },
  );
});

describe('licenses in other spellings', () => {
  it.each([
    ['Forklift cert, current', 'forklift-certification'],
    ['WA State Cosmetology Lic. (current)', 'cosmetology-license'],
    ['Class A, N and T endorsements', 'class-a-cdl'],
    ['Nurse Aide Registry, active', 'certified-nursing-assistant'],
  ])('finds the one in “%s”', (text, skill) => {
    expect(findCredentials(text, 'list').map((one) => one.skill)).toContain(skill);
  });

  it('asks for no license that may follow later or that isn’t enough', () => {
    const asked = readQuestions(
      'Flight Medic\n\nRequirements:\n- ACLS within six months\n- EIT is not sufficient\n- PALS\n',
    );
    expect(asked.map(({ skill }) => skill)).toEqual(['pediatric-advanced-life-support']);
  });
});
