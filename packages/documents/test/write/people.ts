import { type Bullet, emptyResume, type Resume } from '@foothold/core/resume';

let next = 0;

/** The IDs only have to be unique. */
export function createId(): string {
  next += 1;
  return `i${next}`;
}

export function createBullets(...texts: string[]): Bullet[] {
  return texts.map((text) => ({ id: createId(), text }));
}

/** A fictional nurse with content in every section. */
export function createNurse(): Resume {
  return {
    contact: {
      name: 'Marisol Quintanilla-Øberg',
      headline: 'Registered Nurse, Emergency & Trauma Care',
      email: 'marisol.quintanilla@example.com',
      phone: '(555) 123-4567',
      location: 'Austin, TX',
      links: [
        { id: createId(), network: 'LinkedIn', username: 'marisolq', url: 'https://www.linkedin.com/in/marisolq' },
        { id: createId(), url: 'https://marisol.example.org/portfolio' },
      ],
    },
    summary: 'Emergency nurse with eight years in Level I trauma centres. Known for calm triage and clear handovers.',
    work: [
      {
        id: createId(),
        title: 'Senior Staff Nurse, Emergency Department',
        employer: 'St. Brendan’s University Hospital',
        location: 'Austin, TX',
        start: '2021-06',
        end: 'present',
        bullets: createBullets(
          'Cut median door-to-triage time from 14 to 8 minutes by redesigning the arrival desk with two colleagues.',
          'Precept 12 new graduates a year; 11 of the last 12 passed their first competency review.',
        ),
      },
      {
        id: createId(),
        title: 'Staff Nurse (Night Shift)',
        employer: 'Lakeside Medical Center, Inc.',
        location: 'Round Rock, TX',
        start: '2018-02',
        end: '2021-05',
        bullets: createBullets(
          'Cared for two to three ventilated patients a shift; titrated vasoactive drips under protocol.',
        ),
      },
      {
        id: createId(),
        title: 'Nursing Assistant',
        employer: 'Maple Court Care',
        start: '2016',
        end: '2018',
        bullets: [],
      },
    ],
    education: [
      {
        id: createId(),
        institution: 'University of Northfield',
        degree: 'BSN',
        area: 'Nursing',
        location: 'Austin, TX',
        start: '2014-08',
        end: '2018-05',
        grade: '3.8/4.0',
        bullets: createBullets('Coursework: pharmacology, statistics'),
      },
    ],
    projects: [
      {
        id: createId(),
        name: 'Triage Flashcards',
        url: 'https://github.com/marisolq/triage-cards',
        start: '2020',
        end: '2021',
        summary: 'Open deck of 300 triage cases used by two nursing schools.',
        bullets: [],
      },
    ],
    volunteer: [
      {
        id: createId(),
        title: 'Medic',
        employer: 'Northfield Marathon',
        start: '2019-02',
        end: '2020-02',
        bullets: createBullets('Treated runners at the final aid station.'),
      },
    ],
    skills: [
      { id: createId(), name: 'Clinical', keywords: ['Triage', 'Wound care', 'IV therapy', 'Ventilator management'] },
      { id: createId(), name: 'Systems', keywords: ['Epic', 'Cerner', 'Pyxis'] },
    ],
    certifications: [
      {
        id: createId(),
        name: 'Certified Emergency Nurse (CEN)',
        issuer: 'Board of Emergency Nursing',
        date: '2020-03',
      },
    ],
    languages: [
      { id: createId(), name: 'English', fluency: 'Native' },
      { id: createId(), name: 'Spanish', fluency: 'Fluent' },
    ],
    awards: [{ id: createId(), name: 'Nurse of the Year', by: 'Northfield County', date: '2022-05' }],
    publications: [],
    other: [{ id: createId(), heading: 'Interests', lines: createBullets('Bouldering', 'Choir') }],
  };
}

/** A résumé with only a name and a summary. */
export function createNamed(name: string, summary: string): Resume {
  return { ...emptyResume(), contact: { name, links: [] }, summary };
}
