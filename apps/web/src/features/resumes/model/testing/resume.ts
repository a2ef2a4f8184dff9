import { emptyResume, type Resume } from '@foothold/core/resume';

/** A fictional résumé with content in every kind of list. */
export function sampleResume(): Resume {
  return {
    ...emptyResume(),
    contact: {
      name: 'Tomasz Wrona',
      email: 'tomasz.wrona@example.com',
      links: [{ id: 'l1', network: 'GitHub', username: 'twrona', url: 'https://github.com/twrona' }],
    },
    summary: 'Electrician with a licence in two states.',
    work: [
      {
        id: 'w1',
        employer: 'Brightline Electric',
        title: 'Journeyman Electrician',
        start: '2019-04',
        end: 'present',
        bullets: [
          { id: 'b1', text: 'Wired 40 homes a year.' },
          { id: 'b2', text: 'Trained two apprentices.' },
        ],
      },
      { id: 'w2', employer: 'Hollis & Daughters', title: 'Apprentice', start: '2016', end: '2019', bullets: [] },
    ],
    skills: [{ id: 's1', name: 'Trade', keywords: ['Conduit', 'CI/CD', 'Conduit'] }],
    certifications: [{ id: 'c1', name: 'OSHA 30' }],
    other: [{ id: 'o1', heading: 'Interests', lines: [{ id: 'b1', text: 'Fell running' }] }],
  };
}
