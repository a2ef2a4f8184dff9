import { expect, test } from 'vitest';
import { readResumeAnswers } from './from-resume.ts';

const RESUME: Parameters<typeof readResumeAnswers>[0] = {
  contact: {
    name: 'Noor Haddad',
    phone: '(555) 010-0199',
    location: 'Boise, ID',
    links: [
      { id: 'l1', url: 'https://noor.example' },
      { id: 'l2', url: 'https://www.linkedin.com/in/noor' },
    ],
  },
  work: [
    {
      id: 'w1',
      employer: 'Juniper Ridge',
      title: 'Nurse',
      location: 'Boise, ID',
      start: '2020-05',
      end: 'present',
      bullets: [],
    },
    { id: 'w2', employer: 'Cedar Hollow', title: 'Aide', start: '2016', end: '2020-04-30', bullets: [] },
    { id: 'w3', bullets: [] },
  ],
  education: [
    { id: 'e1', institution: 'Clearwater State', degree: 'B.S.', area: 'Nursing', end: '2013-06', bullets: [] },
    { id: 'e2', institution: 'Hill College', degree: 'Master of Science', area: 'Care', end: '2018', bullets: [] },
  ],
  projects: [],
  volunteer: [],
  skills: [],
  certifications: [
    { id: 'c1', name: 'RN license' },
    { id: 'c2', name: 'ACLS' },
  ],
  languages: [],
  awards: [],
  publications: [],
  other: [],
};

test('fills in what the résumé says, a month as its first day', () => {
  expect(readResumeAnswers(RESUME)).toEqual({
    resumePhoneNumber: '(555) 010-0199',
    linkedinProfile: 'https://www.linkedin.com/in/noor',
    certifications: 'RN license\nACLS',
    bachelorsUniversity: 'Clearwater State',
    bachelorsField: 'Nursing',
    bachelorsGraduationDate: '2013-06-01',
    mastersUniversity: 'Hill College',
    mastersField: 'Care',
    workExperience: [
      {
        clientName: 'Juniper Ridge',
        role: 'Nurse',
        clientAddress: 'Boise, ID',
        startDate: '2020-05-01',
        endDate: 'Present',
      },
      { clientName: 'Cedar Hollow', role: 'Aide', clientAddress: '', startDate: '', endDate: '2020-04-30' },
    ],
  });
});

test('answers nothing that the résumé leaves open', () => {
  const blank = { ...RESUME, contact: { links: [] }, work: [], education: [], certifications: [] };
  expect(readResumeAnswers(blank)).toEqual({});
});
