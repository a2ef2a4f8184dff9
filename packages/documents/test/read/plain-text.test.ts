import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../src/read/index.ts';

/** A résumé as people type it into an email: no styles, and sometimes no headings. */
async function readResume(...lines: string[]) {
  const text = ['Maria Gonzalez', 'El Paso, TX | 915-555-0177 | maria@example.com', '', ...lines].join('\n');
  return (await readResumeFile(new TextEncoder().encode(text), { name: 'resume.txt' })).resume;
}

const EDUCATION = ['', 'Education', 'El Paso Community College, 2019', '', 'Skills', 'Lifting, charting', ''];

describe('jobs without a heading', () => {
  it('finds jobs by a period on a separate line below their title and employer', async () => {
    const { work, education } = await readResume(
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

  it("don't include a school with a period", async () => {
    const { work, education } = await readResume(
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
    const { work, education } = await readResume(
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

describe('jobs in plain text', () => {
  it("don't read a described task as an employer", async () => {
    const { work } = await readResume(
      'Experience',
      '',
      'Metro Public Schools',
      '4th Grade Teacher (August 2018–present)',
      'Teach all core subjects to 26 students',
      '',
      '2nd Grade Teacher (August 2016–May 2018)',
      'Planned and taught math and reading',
      'Ran after-school tutoring twice a week',
    );
    expect(work).toMatchObject([
      { title: '4th Grade Teacher', employer: 'Metro Public Schools' },
      { title: '2nd Grade Teacher', employer: 'Metro Public Schools', end: '2018-05' },
    ]);
  });

  it('can have a sentence after the dates on their line', async () => {
    const { work } = await readResume(
      'Experience',
      '',
      'Line cook, The Salty Pig, Boston. 2021 - now. Saute and grill, 150 covers a night.',
      "Dishwasher, Applebee's, Quincy. 2016 - 2018.",
    );
    expect(work).toMatchObject([
      {
        title: 'Line cook',
        employer: 'The Salty Pig',
        location: 'Boston',
        summary: expect.stringContaining('150 covers'),
      },
      { title: 'Dishwasher', employer: "Applebee's", location: 'Quincy' },
    ]);
  });

  it('are named by their dated lines, with text in the same style below', async () => {
    const { work } = await readResume(
      'Experience',
      '',
      '2012 - 2019 Kettering Health, Unit Clerk',
      'Answered phones, entered orders in Epic, greeted families',
      '',
      '2019 - present Miami Valley Schools, Office Assistant',
      'Attendance for 640 students, front desk, mailings',
    );
    expect(work).toMatchObject([
      { title: 'Unit Clerk', employer: 'Kettering Health' },
      { title: 'Office Assistant', employer: 'Miami Valley Schools' },
    ]);
  });
});

describe('jobs mentioned in sentences', () => {
  it('reads jobs mentioned only in sentences, and marks them to be checked', async () => {
    const text = [
      'Susan Park',
      'spark44@example.com 503 555 0199',
      '',
      'I worked at Fred Meyer as a bakery clerk from 2015 until 2021. I decorated cakes. Before that I was a server at Shari’s from 2011 to 2015.',
      '',
      'My mother was a nurse at Mercy Hospital. I want to work as a baker at Safeway.',
    ];
    const { resume, provenance } = await readResumeFile(new TextEncoder().encode(text.join('\n')), { name: 'a.txt' });
    expect(resume.work).toMatchObject([
      { title: 'bakery clerk', employer: 'Fred Meyer', start: '2015', end: '2021' },
      { title: 'server', employer: 'Shari’s', start: '2011', end: '2015' },
    ]);
    expect(provenance['work/w2/title']?.confidence).toBeLessThan(0.9);
    expect(resume.work[0]?.bullets).toMatchObject([{ text: 'I decorated cakes.' }]);
  });

  it('are read from notes, whatever comes first', async () => {
    const { work } = await readResume(
      'amazon, warehouse associate, 10/2022 - now. picked and packed 300 units an hour',
      'I was a cashier at dollar general for 2 years',
      'before that fry cook at wendys from 2015 up to now',
    );
    expect(work).toMatchObject([
      { title: 'warehouse associate', employer: 'amazon', start: '2022-10', end: 'present' },
      { title: 'cashier', employer: 'dollar general' },
      { title: 'fry cook', employer: 'wendys', start: '2015', end: 'present' },
    ]);
    expect(work[1]).not.toHaveProperty('start');
  });

  it('are not made of wishes, relatives and references', async () => {
    const { work } = await readResume(
      'My mother was a nurse at Mercy Hospital.',
      'I want to work as a baker at Safeway. I am looking for a cashier job at Target.',
      'Reference: Bob Hale, manager at Lowes',
    );
    expect(work).toEqual([]);
  });
});

describe('the person', () => {
  const read = async (...lines: string[]) =>
    (await readResumeFile(new TextEncoder().encode(lines.join('\n')), { name: 'resume.txt' })).resume;

  it('finds the contact data below an objective at the top', async () => {
    const { contact, summary } = await read(
      'Objective',
      'To work as an administrative assistant.',
      '',
      'Deborah Fields',
      '12 Maple Ave, Dayton, OH 45402',
      '937-555-0166 dfields@example.com',
      '',
      'Experience',
      'Clerk, Kettering Health, 2012 - 2019',
    );
    expect(contact).toMatchObject({ name: 'Deborah Fields', email: 'dfields@example.com' });
    expect(summary).toBe('To work as an administrative assistant.');
  });

  it("doesn't include the ZIP code before the phone number", async () => {
    const { contact } = await read(
      'Bob Hanley',
      'Tulsa, Oklahoma 74104 - 918-555-0121 - bob@example.com',
      '',
      'Skills',
      'HVAC',
    );
    expect(contact).toMatchObject({ phone: '918-555-0121', location: 'Tulsa, Oklahoma 74104' });
  });

  it('is not a school, but may have a name that looks like one', async () => {
    const { contact } = await read('Pima Medical Institute, 2024', '', 'Leticia Anaya', '(520) 555-0133');
    expect(contact.name).not.toBe('Pima Medical Institute');
    expect((await read('Ümit Çelik', 'umit@example.com', '', 'Skills', 'Excel')).contact.name).toBe('Ümit Çelik');
  });

  it('reads a résumé typed without capital letters', async () => {
    const { contact, work, education } = await read(
      'ashley nicole brown',
      'ashleynb@example.com / 615-555-0148',
      '',
      'jobs',
      '',
      'target - guest advocate - nov 2022 to now',
      ' - ring up guests, do returns, help with red card',
      '',
      'school',
      '',
      'overton high school, class of 2022',
    );
    expect(contact).toMatchObject({ name: 'Ashley Nicole Brown', email: 'ashleynb@example.com' });
    expect(work).toMatchObject([{ title: 'Guest Advocate', employer: 'Target', start: '2022-11', end: 'present' }]);
    expect(education).toMatchObject([{ institution: 'Overton High School', end: '2022' }]);
  });
});

describe('permissions and clearances', () => {
  it("doesn't read them as a school or a job", async () => {
    const { work, education } = await readResume(
      'Experience',
      '',
      'Firmware Engineer, Flatiron Wearables, 2020–present',
      'Wrote a Bluetooth stack',
      '',
      'Education',
      '',
      'M.S. Electrical Engineering, CU Boulder, 2020',
      'Naturalized U.S. citizen, 2024',
      '',
      'Tickets and cards',
      'Journeyman card, Idaho, 2026',
      'DoD Secret, active (granted 9/2022)',
    );
    expect(work).toHaveLength(1);
    expect(education).toMatchObject([
      { institution: 'CU Boulder', bullets: [{ text: 'Naturalized U.S. citizen, 2024' }] },
    ]);
  });
});

describe('schools', () => {
  it('keep the outcome separate from the name', async () => {
    const { education } = await readResume(
      'School',
      '',
      'Belmont High School, graduated',
      '',
      'Work',
      '',
      'Walmart - Cashier',
    );
    expect(education).toMatchObject([{ institution: 'Belmont High School', bullets: [{ text: 'graduated' }] }]);
  });
});

describe('certificates', () => {
  const job = ['Experience', 'Nurse', "St. Mary's", '2019 - 2021', '- Cared for patients', '', 'Certifications'];

  it('stay apart where each line names one, and a date after "expires" is when it ends', async () => {
    const { certifications } = await readResume(
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

  it('keep the line below with the issuer', async () => {
    const { certifications } = await readResume(
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
