import { expect, test } from 'vitest';
import { emptyResume, type Resume } from '../resume/model.ts';
import { createSeekerProfile } from './index.ts';

const asOf = '2026-11-20';

function createNurse(): Resume {
  return {
    ...emptyResume(),
    contact: { name: 'Odalys Ferrante', location: 'Tucson, AZ', links: [] },
    work: [
      {
        id: 'w2',
        title: 'Caregiver',
        employer: 'Home',
        start: '2017-01',
        end: '2018-12',
        bullets: [],
      },
      {
        id: 'w1',
        title: 'Registered Nurse',
        employer: 'Mercy',
        start: '2020-01',
        end: 'present',
        bullets: [{ id: 'b1', text: 'Gave wound care and monitored telemetry for five patients a shift' }],
      },
      {
        id: 'w3',
        title: 'Staff Nurse',
        employer: 'Clinic',
        start: '2021-01',
        end: '2022-12',
        bullets: [],
      },
    ],
    education: [
      { id: 'e1', degree: 'Associate of Science', bullets: [] },
      { id: 'e2', degree: 'BSN', bullets: [] },
    ],
    skills: [{ id: 's1', keywords: ['Discharge planning', 'Wound care'] }],
  };
}

test('counts overlapping roles once, including within one line of work', () => {
  const { years, occupations } = createSeekerProfile(createNurse(), { asOf });
  expect(years).toBe(8.9); // 24 months as a caregiver, 83 as a nurse
  expect(occupations[0]).toEqual({ occupation: 'registered-nurse', years: 6.9, latest: true });
});

test('separates skills shown in a dated role from those only listed', () => {
  const { skills } = createSeekerProfile(createNurse(), { asOf });
  expect(skills).toContainEqual({ skill: 'wound-care', shown: 'dated-role' });
  expect(skills).toContainEqual({ skill: 'discharge-planning', shown: 'listed' });
});

test('uses the highest degree, and the grade of the latest title or else of the years', () => {
  expect(createSeekerProfile(createNurse(), { asOf })).toMatchObject({ degree: 'bachelor', seniority: 'senior' });
  const lead = createNurse();
  lead.work.push({ id: 'w4', title: 'Lead Nurse', start: '2026-10', end: 'present', bullets: [] });
  expect(createSeekerProfile(lead, { asOf }).seniority).toBe('lead');
});

test('leaves out what the résumé does not say', () => {
  expect(createSeekerProfile(emptyResume(), { asOf })).toEqual({ skills: [], occupations: [], wants: {} });
});

test('does not depend on who the person is or on the order of the roles', () => {
  const other = createNurse();
  other.contact = { name: 'Bob Miller', email: 'bob@example.com', location: 'Lagos', links: [] };
  other.languages = [];
  other.work.reverse();
  expect(createSeekerProfile(other, { asOf })).toEqual(createSeekerProfile(createNurse(), { asOf }));
});
