import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../src/read/index.ts';

/** A résumé as people type it into an email: no styles, and sometimes no headings. */
async function resumeFrom(...lines: string[]) {
  const text = ['Maria Gonzalez', 'El Paso, TX | 915-555-0177 | maria@example.com', '', ...lines].join('\n');
  return (await readResumeFile(new TextEncoder().encode(text), { name: 'resume.txt' })).resume;
}

const EDUCATION = ['', 'Education', 'El Paso Community College, 2019', '', 'Skills', 'Lifting, charting', ''];

describe('jobs without a heading', () => {
  it('are found by a period on a line of its own, below their title and employer', async () => {
    const { work, education } = await resumeFrom(
      'Certified Nursing Assistant',
      'Sunrise Nursing and Rehab, El Paso TX',
      'June 2021 - Present',
      '- Take vitals and chart them',
      '',
      'Home Health Aide',
      'Family Comfort Home Care',
      'Feb 2019 - May 2021',
      '- Drove clients to the doctor',
      ...EDUCATION,
      'Languages',
      'English, Spanish',
    );
    expect(work).toMatchObject([
      { title: 'Certified Nursing Assistant', start: '2021-06', end: 'present', bullets: [{}] },
      { title: 'Home Health Aide', employer: 'Family Comfort Home Care', start: '2019-02', end: '2021-05' },
    ]);
    expect(education).toHaveLength(1);
  });

  it('are not made of a school with a period', async () => {
    const { work, education } = await resumeFrom(
      'Ysleta High School',
      'August 2014 - May 2018',
      '',
      'Skills',
      'Cooking, cleaning, driving',
    );
    expect(work).toEqual([]);
    expect(education).toMatchObject([{ institution: 'Ysleta High School', end: '2018-05' }]);
  });

  it('can have headings of one word without space above', async () => {
    const { work, education } = await resumeFrom(
      'Work',
      'Walmart - Cashier',
      'Rang up customers.',
      'School',
      'Ysleta High School',
    );
    expect(work).toMatchObject([{ title: 'Cashier', employer: 'Walmart' }]);
    expect(education).toMatchObject([{ institution: 'Ysleta High School' }]);
  });
});

describe('certificates', () => {
  const job = ['Experience', 'Nurse', "St. Mary's", '2019 - 2021', '- Cared for patients', '', 'Certifications'];

  it('stay apart where each line names one, and a date after "expires" is when it ends', async () => {
    const { certifications } = await resumeFrom(
      ...job,
      'Texas CNA license, expires 2027',
      'BLS (American Heart Association)',
    );
    expect(certifications).toMatchObject([
      { name: 'Texas CNA license', expires: '2027' },
      { name: 'BLS (American Heart Association)' },
    ]);
    expect(certifications[0]).not.toHaveProperty('date');
  });

  it('keep the line below that names who issued them', async () => {
    const { certifications } = await resumeFrom(
      ...job,
      'Certified ScrumMaster',
      'Scrum Alliance, 2019',
      'PMP',
      'PMI, 2020',
    );
    expect(certifications).toMatchObject([
      { name: 'Certified ScrumMaster', issuer: 'Scrum Alliance', date: '2019' },
      { name: 'PMP', issuer: 'PMI', date: '2020' },
    ]);
  });
});
