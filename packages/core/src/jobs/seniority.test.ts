import { describe, expect, it } from 'vitest';
import { findSeniority } from './seniority.ts';

describe('findSeniority', () => {
  it.each([
    ['Senior Software Engineer', 'senior'],
    ['Sr. Accountant', 'senior'],
    ['Software Engineer III', 'senior'],
    ['Software Engineer II', 'mid'],
    ['Junior Developer', 'entry'],
    ['Associate Product Manager', 'entry'],
    ['Assistant Buyer', 'entry'],
    ['Entry-Level Medical Assistant', 'entry'],
    ['Software Engineering Intern', 'intern'],
    ['Mechanical Engineering Co-op', 'intern'],
    ['Electrical Foreman', 'lead'],
    ['Nurse Manager', 'lead'],
    ['Principal Engineer', 'lead'],
    ['VP of Sales', 'executive'],
    ['Director, Marketing', 'executive'],
    ['Chief Financial Officer', 'executive'],
  ])('%s → %s', (title, expected) => {
    expect(findSeniority(title)).toBe(expected);
  });

  it.each([
    'Software Engineer',
    'Staff Nurse',
    'Sales Associate',
    'Production Associate',
    'Dental Assistant',
    'Teacher Aide',
    'Data Entry Clerk',
    'Project Manager',
    'Executive Assistant',
    'Lead Generation Specialist',
    '',
  ])('reads no grade from %s', (title) => {
    expect(findSeniority(title)).toBeUndefined();
  });
});
