import { emptyResume, fromJsonResume, toJsonResume } from '@foothold/core/resume';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../src/read/index.ts';

async function read(...lines: string[]) {
  const text = ['Odile Vantongeren', 'odile@vantongeren.example | (555) 014-2231', '', ...lines].join('\n');
  return (await readResumeFile(new TextEncoder().encode(text), { name: 'resume.txt' })).resume;
}

describe('facts with labels', () => {
  it('are read completely, and a repeated label starts the next entry', async () => {
    const { work } = await read(
      'EXPERIENCE',
      '',
      'Title: Head Chef – Pastry',
      'Employer: Bread at Work | Ghent',
      'Dates: Mar 2019 – Present',
      '• Baked for 300 guests a day.',
      '',
      'Title: Baker',
      'Employer: The Old Mill',
      'Start: 2015',
    );
    expect(work).toMatchObject([
      { title: 'Head Chef – Pastry', employer: 'Bread at Work | Ghent', start: '2019-03', end: 'present' },
      { title: 'Baker', employer: 'The Old Mill', start: '2015' },
    ]);
    expect(work.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([['Baked for 300 guests a day.'], []]);
    expect(work[1]).not.toHaveProperty('end');
  });

  it('leave an adjacent period and place to their own fields', async () => {
    const { work } = await read(
      'EXPERIENCE',
      '',
      'Client: Lone Star Freight, Laredo, TX\tJan 2019 – Mar 2021',
      'Role: Data Analyst',
      '• Built the reports of the night shift.',
    );
    expect(work).toMatchObject([
      {
        employer: 'Lone Star Freight',
        location: 'Laredo, TX',
        title: 'Data Analyst',
        start: '2019-01',
        end: '2021-03',
      },
    ]);
  });
});

describe('sections with several kinds of content', () => {
  it('are split by labels that the heading announces', async () => {
    const { skills, languages, other } = await read(
      'SKILLS, LANGUAGES & INTERESTS',
      '',
      'Technical: Excel, SQL',
      'Languages: Dutch (native), English (C1)',
      'Interests: Rowing, choir',
    );
    expect(skills).toMatchObject([{ name: 'Technical', keywords: ['Excel', 'SQL'] }]);
    expect(languages).toMatchObject([
      { name: 'Dutch', fluency: 'native' },
      { name: 'English', fluency: 'C1' },
    ]);
    expect(other).toMatchObject([{ heading: 'Interests', lines: [{ text: 'Rowing, choir' }] }]);
  });

  it('move content under "Additional" to the sections it belongs to', async () => {
    const { skills, certifications, other } = await read(
      'ADDITIONAL INFORMATION',
      '',
      'Driving licence since 2009',
      'Technical Skills: Excel, SQL',
      'Certifications: First Aid',
    );
    expect(skills).toMatchObject([{ keywords: ['Excel', 'SQL'] }]);
    expect(certifications).toMatchObject([{ name: 'First Aid' }]);
    expect(other).toMatchObject([{ lines: [{ text: 'Driving licence since 2009' }] }]);
  });
});

describe('levels of groups', () => {
  it('are read in parentheses after their names', async () => {
    const { skills } = await read(
      'SKILLS',
      '',
      'Databases (Advanced): PostgreSQL, SQLite',
      'Office (Word, Excel): Macros',
    );
    expect(skills).toMatchObject([
      { name: 'Databases', level: 'Advanced', keywords: ['PostgreSQL', 'SQLite'] },
      { name: 'Office (Word, Excel)', keywords: ['Macros'] },
    ]);
  });
});

it('reads a grade in parentheses separately from the field of study', async () => {
  const { education } = await read(
    'Education',
    'BS Computer Science (GPA: 3.74)',
    'University of Oregon, Eugene, OR',
    '2016 - 2020',
  );
  expect(education).toMatchObject([{ degree: 'BS', area: 'Computer Science', grade: '3.74' }]);
});

it("rejects another program's file that only shares its contact fields with JSON Resume", () => {
  const basics = { name: 'Robin Example', email: 'robin@example.com' };
  const sections = { experience: { items: [{ company: 'Brightline', position: 'Nurse' }] } };
  expect(() => fromJsonResume({ basics, sections })).toThrow('isn’t a JSON Resume document');
  expect(fromJsonResume({ basics }).contact.name).toBe('Robin Example');
});

describe('end dates in JSON Resume', () => {
  const formatPeriod = (entry: { start?: string; end?: string }) => {
    const resume = { ...emptyResume(), work: [{ id: 'w1', employer: 'The Old Mill', bullets: [], ...entry }] };
    const written = toJsonResume(resume);
    return { written: written.work[0], read: fromJsonResume(written).work[0] };
  };

  it.each([
    [{ start: '2019-03', end: 'present' }, { startDate: '2019-03' }],
    [{ start: '2019-03' }, { startDate: '2019-03', ongoing: false }],
    [{ end: 'present' }, { ongoing: true }],
    [{ end: '2021' }, { endDate: '2021' }],
    [{}, {}],
  ])('writes %j as %j and reads it back', (entry, expected) => {
    const { written, read: got } = formatPeriod(entry);
    expect(written).toEqual({ name: 'The Old Mill', highlights: [], ...expected });
    expect(got).toEqual({ id: 'w1', employer: 'The Old Mill', bullets: [], ...entry });
  });
});

describe('jobs without a heading', () => {
  it('are read where a line names an employer and a title or a period', async () => {
    const { work, education, certifications } = await read(
      'Walmart - cashier and stocking',
      'Rang up customers and stocked shelves.',
      '',
      '2021 to now   Dollar General, key holder',
      'Counted the drawer.',
      '',
      'High school diploma 2019',
      'Food handlers card',
    );
    expect(work).toMatchObject([
      { employer: 'Walmart', title: 'cashier and stocking' },
      { employer: 'Dollar General', title: 'key holder', start: '2021', end: 'present' },
    ]);
    expect(education).toMatchObject([{ degree: 'High school diploma', end: '2019' }]);
    expect(certifications).toMatchObject([{ name: 'Food handlers card' }]);
  });

  it("don't match above the contact data or in a paragraph", async () => {
    const text = ['Li Wen', 'Director, Marketing', 'li@wen.example', '', 'I cook at home and I like it.'].join('\n');
    const { resume } = await readResumeFile(new TextEncoder().encode(text), { name: 'resume.txt' });
    expect(resume.work).toEqual([]);
  });
});

describe('jobs on one line', () => {
  it('are named in the order that the section repeats', async () => {
    const { work } = await read(
      'EXPERIENCE',
      '',
      'Barista, Peet’s, Reno, NV, 2018 - 2021',
      'Made drinks.',
      'Growth, Quorra, Boise, ID, 2016 - 2018',
      'Grew the list of customers.',
    );
    expect(work).toMatchObject([
      { title: 'Barista', employer: 'Peet’s', location: 'Reno, NV' },
      { title: 'Growth', employer: 'Quorra', location: 'Boise, ID' },
    ]);
  });

  it('keep an address between the employer and the title in the head', async () => {
    const { work } = await read(
      'EXPERIENCE',
      '',
      'Pied Piper   2013-12 - 2014-12',
      'http://piedpiper.example.com',
      'Chief Engineer',
      '• Built the network.',
    );
    expect(work).toMatchObject([{ employer: 'Pied Piper', title: 'Chief Engineer', start: '2013-12', end: '2014-12' }]);
  });
});

describe('headings', () => {
  it.each(['EDUCATION -------------', '=== Education ===', 'Education (2)'])('reads “%s”', async (heading) => {
    const { education } = await read(heading, '', 'University of Oregon', 'BS in Biology', '2016 - 2020');
    expect(education).toMatchObject([{ institution: 'University of Oregon', degree: 'BS', area: 'Biology' }]);
  });
});

it('reads a year before its month', async () => {
  const { work } = await read('EXPERIENCE', '', 'Analyst', 'Northwind Inc.', '2015 / 07 - 2016 / 09');
  expect(work).toMatchObject([{ start: '2015-07', end: '2016-09' }]);
});

it('reads a year directly followed by a duration', async () => {
  const { work } = await read('EXPERIENCE', '', 'Analyst', 'Northwind Inc.', 'Jun 2019 - Feb 20211 year 9 months');
  expect(work).toMatchObject([{ start: '2019-06', end: '2021-02' }]);
});
