import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { onePage, text, typed } from '../../testing/index.ts';

const TOP = 'Jordan Example\nDenver, CO | jordan.example@example.com | (303) 555-0148\n\n';

/** The jobs of a résumé, and what is in no field. */
function read(section: string) {
  const { resume, unplaced, provenance } = interpret(typed(`${TOP}EXPERIENCE\n\n${section}`));
  return { work: resume.work, unplaced: unplaced?.map(({ text }) => text), provenance };
}

describe('names and a description on one line', () => {
  it('splits them at the period after the date', () => {
    const { work, unplaced } = read(
      'Luthier, Achterberg Guitars (2013 to present). Build twenty archtops a year to order.\n\n' +
        'Sander, Heritage Strings (2009 to 2012). Sanded and buffed bodies before lacquer.\n',
    );
    expect(work).toMatchObject([
      { title: 'Luthier', employer: 'Achterberg Guitars', start: '2013', end: 'present' },
      { title: 'Sander', employer: 'Heritage Strings', start: '2009', end: '2012' },
    ]);
    expect(work[0]?.summary).toBe('Build twenty archtops a year to order.');
    expect(unplaced).toEqual([]);
  });

  it('reads names between periods', () => {
    const { work } = read(
      '2001 to 2003: Ocean Beauty (Kodiak, AK). Cannery Worker. Graded and packed salmon.\n\n' +
        '2004 to 2012: F/V Nordic Star (Kodiak, AK). Deckhand. Set and hauled longline gear.\n',
    );
    expect(work).toMatchObject([
      { title: 'Cannery Worker', employer: 'Ocean Beauty', summary: 'Graded and packed salmon.' },
      { title: 'Deckhand', employer: 'F/V Nordic Star', summary: 'Set and hauled longline gear.' },
    ]);
  });

  it('marks unfamiliar names as doubtful', () => {
    const { work, provenance } = read(
      'Wrangleton, Bar Nine, 2013 - 2016\n- Mended fence\n\nOutrider, Cinder Hill, 2009 - 2012\n- Moved cattle\n',
    );
    expect(work).toMatchObject([
      { title: 'Wrangleton', employer: 'Bar Nine' },
      { title: 'Outrider', employer: 'Cinder Hill' },
    ]);
    expect(provenance['work/w1/title']?.confidence).toBeLessThan(0.9);
  });
});

describe('several roles at one employer', () => {
  it('reads unfamiliar names within the time at an employer as roles', () => {
    const { work } = read(
      'Kestrel Nine          Nov 2018 - Present\n\nPursery (Apr 2021 - Present)\n- Lead a crew of four\n' +
        'Cabin Hand (Nov 2018 - Mar 2021)\n- Flew ninety hours a month\n',
    );
    expect(work).toMatchObject([
      { title: 'Pursery', employer: 'Kestrel Nine', start: '2021-04' },
      { title: 'Cabin Hand', employer: 'Kestrel Nine', start: '2018-11' },
    ]);
  });
});

describe('a table', () => {
  it('cuts cells that almost touch at the edges of the columns', () => {
    const { work } = read(
      'Employer            Position            From     To       Duties\n' +
        'Greater Boston Care Lactation Counselor 04/2015  12/2017  Visited families\n' +
        'The Hathaway family Nanny               09/2011  03/2015  Looked after twins\n',
    );
    expect(work).toMatchObject([
      { title: 'Lactation Counselor', employer: 'Greater Boston Care', start: '2015-04', end: '2017-12' },
      { title: 'Nanny', employer: 'The Hathaway family', start: '2011-09', end: '2015-03' },
    ]);
  });
});

it('reads a town before a state whose name contains a word for an organization', () => {
  const { work } = read('Apprentice, Needle & Thorn, National City, CA, 2014 - 2017\n- Drew flash\n');
  expect(work).toMatchObject([{ title: 'Apprentice', employer: 'Needle & Thorn', location: 'National City, CA' }]);
});

describe('a federal résumé', () => {
  const FEDERAL = `Cedar Ridge Senior Living
220 Sample Avenue
Saint Paul, MN United States

01/2020 - Present
Salary: $32,500.00 USD Per Year
Hours per week: 40
Nursing Assistant
Duties, Accomplishments and Related Skills:
Care for ten residents a shift.
`;

  it("reads the title below the hours, and doesn't read the street as a name", () => {
    const { work, unplaced } = read(FEDERAL);
    expect(work).toMatchObject([
      { title: 'Nursing Assistant', employer: 'Cedar Ridge Senior Living', location: 'Saint Paul, MN United States' },
    ]);
    expect(unplaced).toEqual(['220 Sample Avenue']);
  });

  it("doesn't read a description line as a title", () => {
    const { work } = read(FEDERAL.replace('Nursing Assistant', 'Worked with every assistant, nurse and driver.'));
    expect(work[0]?.title).toBeUndefined();
  });
});

it('reads a form whose labels include unknown ones', () => {
  const { work } = read(
    'Company: Truvant, Durham, NC\nPosition: Data Engineer\nDates Employed: 01/2019 to 03/2022\nBadge: 118\nDuties: Moved loads\n\n' +
      'Company: Redwood Health, Raleigh, NC\nPosition: Analyst\nDates Employed: 05/2016 to 12/2018\nBadge: 7\nDuties: Built reports\n',
  );
  expect(work).toMatchObject([
    {
      title: 'Data Engineer',
      employer: 'Truvant',
      location: 'Durham, NC',
      start: '2019-01',
      summary: expect.stringMatching(/^Moved loads/),
    },
    { title: 'Analyst', employer: 'Redwood Health', location: 'Raleigh, NC', start: '2016-05' },
  ]);
});

describe('jobs of one section are written alike', () => {
  const heads = (...pairs: [string, string][]) =>
    pairs.flatMap(([title, employer], i) => [
      text(50, 110 + 60 * i, title, { bold: true }),
      text(450, 110 + 60 * i, `${2012 + i} – ${2013 + i}`),
      text(50, 124 + 60 * i, employer),
      text(60, 138 + 60 * i, '• Kept the accounts of nine branches in order and on time'),
    ]);
  const jobs = (...pairs: [string, string][]) =>
    interpret(
      onePage([
        text(50, 40, 'Jordan Example', { size: 18 }),
        text(50, 56, 'jordan.example@example.com'),
        text(50, 84, 'EXPERIENCE', { bold: true, size: 14 }),
        ...heads(...pairs),
      ]),
    ).resume.work;

  it('keeps a dash within a title whose employer has a line of its own, as all others have', () => {
    const work = jobs(
      ['Data Clerk – Retail', 'Cedar Nine'],
      ['Data Clerk', 'Bar Eleven · Bar Twelve'],
      ['Stock Clerk', 'Corner Bread'],
      ['Stock Helper', 'Hotel Alba'],
    );
    expect(work).toMatchObject([
      { title: 'Data Clerk – Retail', employer: 'Cedar Nine' },
      { title: 'Data Clerk', employer: 'Bar Eleven · Bar Twelve' },
      { title: 'Stock Clerk', employer: 'Corner Bread' },
      { title: 'Stock Helper', employer: 'Hotel Alba' },
    ]);
  });

  it('splits every name at its colon if most jobs have a title after one', () => {
    const { work } = read(
      'Cedar Nine: Business Analyst\n2019 - 2021\nWrote forecasts.\n\nHotel Alba: Night Clerk\n2017 - 2019\nKept the desk.\n\n' +
        'Bar Eleven: Thesis on cold pumps\n2016 - 2017\nBuilt a pump.\n',
    );
    expect(work[2]).toMatchObject({ employer: 'Bar Eleven', title: 'Thesis on cold pumps' });
  });

  it('takes the name after "at" for the employer', () => {
    const { work } = read(
      'Sales Executive, New Markets at Cedar Nine\n2016 - 2018\n- Sold lumber\n\nIntern, Reptile House, Upper Park at Hotel Alba\n2014 - 2016\n- Fed turtles\n',
    );
    expect(work).toMatchObject([
      { title: 'Sales Executive, New Markets', employer: 'Cedar Nine' },
      { title: 'Intern, Reptile House, Upper Park', employer: 'Hotel Alba' },
    ]);
  });

  it('takes a name that several jobs have for the employer, and the name after it for the team', () => {
    const { work } = read(
      'Research Clerk, Hadley Board of Regents, Soil Policy\nJuly 2022 - Present\n- Counted farms\n\n' +
        'Summer Intern, Hadley Board of Regents, Capital Markets\nJune 2021 - May 2022\n- Counted loans\n',
    );
    expect(work).toMatchObject([
      { title: 'Research Clerk', employer: 'Hadley Board of Regents' },
      { title: 'Summer Intern', employer: 'Hadley Board of Regents' },
    ]);
  });

  it('splits a title and an employer on one line below jobs with a title on the first', () => {
    const work = jobs(['Stock Clerk', 'Hotel Alba'], ['Stock Helper, Cedar Nine Church', '• Sorted the donations']);
    expect(work[1]).toMatchObject({ title: 'Stock Helper', employer: 'Cedar Nine Church' });
  });
});

it('is less sure of a title with a team that may belong to the employer', () => {
  const team = read('Sales Clerk, Department of Lumber\nCedar Nine Inc.\n2016 - 2018\n- Sold lumber\n');
  expect(team.provenance['work/w1/title']?.confidence).toBeLessThan(0.9);
});

it('reads a period whose halves and "to" are on three lines', () => {
  const { work } = read(
    'May 2015\nto\nCurrent\nPreschool Teacher, Cedar Nine\nRead stories.\n\nJune 2013\nto\nMay 2015\nTeacher Aide, Hotel Alba\nKept order.\n',
  );
  expect(work).toMatchObject([
    { title: 'Preschool Teacher', start: '2015-05', end: 'present' },
    { title: 'Teacher Aide', start: '2013-06', end: '2015-05' },
  ]);
});

describe('a letter in place of a bar before the place', () => {
  it('is left out if every job has one', () => {
    const { work } = read(
      'Stock Clerk\nCedar Nine I Denver, CO\n2016 - 2018\n- Sold lumber\n\nStock Helper\nHotel Alba I Reno, NV\n2014 - 2016\n- Kept the desk\n',
    );
    expect(work).toMatchObject([{ employer: 'Cedar Nine' }, { employer: 'Hotel Alba' }]);
  });

  it('is part of the name if only one has it', () => {
    const { work } = read(
      'Stock Clerk\nCedar Nine I Denver, CO\n2016 - 2018\n- Sold lumber\n\nStock Helper\nHotel Alba, Reno, NV\n2014 - 2016\n- Kept the desk\n',
    );
    expect(work[0]?.employer).toBe('Cedar Nine I');
  });
});

it('reads a street before the place of an employer as part of its place', () => {
  const { work } = read(
    'Consultant          June 2012 - March 2015\nBritish Council\n123, Bd Ney, Paris, France\nEvaluated the training of youth workers in nine countries over three years.\n',
  );
  expect(work[0]?.summary ?? work[0]?.bullets[0]?.text).not.toContain('Ney');
});
