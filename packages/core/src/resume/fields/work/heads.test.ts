import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { type Look, onePage, text } from '../../testing/index.ts';

type Row = readonly (readonly [x: number, words: string, look?: Look])[];
const BOLD = { bold: true };
const ITALIC = { italic: true };
const DUTY: Row = [[62, '• Kept the accounts of nine branches in order']];

/** The jobs of a résumé with these rows below "EXPERIENCE", 14 points apart. */
function jobs(...rows: Row[]) {
  const drawn = rows.flatMap((row, i) => row.map(([x, words, look]) => text(x, 110 + 14 * i, words, look)));
  return interpret(
    onePage([
      text(50, 40, 'Jordan Example', { size: 18 }),
      text(50, 56, 'jordan.example@example.com'),
      text(50, 84, 'EXPERIENCE', { bold: true, size: 14 }),
      ...drawn,
    ]),
  ).resume.work;
}

describe('names of a job', () => {
  it('are split at an "@" that touches the employer', () => {
    const work = jobs(
      [[50, 'Stock Clerk @Cedar Nine', BOLD]],
      [[50, '2016 – 2018']],
      DUTY,
      [[50, 'Night Clerk @Hotel Alba', BOLD]],
      [[50, '2014 – 2016']],
      DUTY,
    );
    expect(work).toMatchObject([
      { title: 'Stock Clerk', employer: 'Cedar Nine' },
      { title: 'Night Clerk', employer: 'Hotel Alba' },
    ]);
  });

  it('follow a list marker that only the first line has', () => {
    const work = jobs(
      [[50, '• Cedar Nine', BOLD]],
      [[50, 'Stock Clerk']],
      [[50, '2016 – 2018']],
      [[50, 'Kept the accounts of nine branches in order']],
      [[50, '• Hotel Alba', BOLD]],
      [[50, 'Night Clerk']],
      [[50, '2014 – 2016']],
      [[50, 'Closed the hotel bar']],
    );
    expect(work).toMatchObject([
      { title: 'Stock Clerk', employer: 'Cedar Nine', start: '2016' },
      { title: 'Night Clerk', employer: 'Hotel Alba', start: '2014' },
    ]);
  });

  it('are not a line that lists duties', () => {
    const work = jobs(
      [[50, 'Cedar Nine, Reno, NV']],
      [[50, 'Stock Clerk, 2016 – 2018']],
      [[50, 'Responsible for opening the store']],
      [[50, 'Hotel Alba, Reno, NV']],
      [[50, 'Night Clerk, 2014 – 2016']],
      [[50, 'Responsible for closing the hotel bar']],
    );
    expect(work).toMatchObject([
      { title: 'Stock Clerk', employer: 'Cedar Nine' },
      { title: 'Night Clerk', employer: 'Hotel Alba' },
    ]);
  });

  it('include a company that is named like its address', () => {
    const work = jobs(
      [
        [50, 'Lumber.com', BOLD],
        [450, 'Reno, NV'],
      ],
      [
        [50, 'Stock Clerk', ITALIC],
        [450, '2016 – 2018'],
      ],
      DUTY,
    );
    expect(work).toMatchObject([{ title: 'Stock Clerk', employer: 'Lumber.com', location: 'Reno, NV' }]);
  });

  it('are not split at an abbreviation in smaller capitals', () => {
    const work = jobs(
      [
        [50, 'Cedar Nine', BOLD],
        [450, 'Reno, NV'],
      ],
      [
        [50, 'Freelance', BOLD],
        [102, 'IT', { bold: true, size: 8 }],
        [114, 'Consultant', BOLD],
        [450, '2016 – 2018'],
      ],
      DUTY,
    );
    expect(work).toMatchObject([{ title: 'Freelance IT Consultant', employer: 'Cedar Nine' }]);
  });

  it('do not include the number of the job in a list', () => {
    const work = jobs(
      [[36, '1.']],
      [[50, '2016 – 2018']],
      [[50, 'Cashier, Hotel Alba', BOLD]],
      DUTY,
      [[36, '2.']],
      [[50, '2014 – 2016']],
      [[50, 'Waiter, Cedar Nine', BOLD]],
      DUTY,
    );
    expect(work).toMatchObject([
      { title: 'Cashier', employer: 'Hotel Alba' },
      { title: 'Waiter', employer: 'Cedar Nine' },
    ]);
  });

  it('do not include an unfilled part of a template', () => {
    expect(jobs([[50, '<Job experience here>', BOLD]])[0]?.employer).toBeUndefined();
  });

  it('are what somebody founded, and what they are there', () => {
    const work = jobs([[50, 'Founder of Cedar Nine', BOLD]], [[50, '2016 – 2018']], DUTY);
    expect(work).toMatchObject([{ title: 'Founder', employer: 'Cedar Nine' }]);
  });

  it('have their ligatures, which some programs write as letters of other languages', () => {
    const work = jobs(
      [
        [50, 'OperaƟons Manager, BaƩery SoŌware Inc.', BOLD],
        [450, '2016 – 2018'],
      ],
      DUTY,
    );
    expect(work).toMatchObject([{ title: 'Operations Manager', employer: 'Battery Software Inc.' }]);
  });

  it('are what their labels say', () => {
    const work = jobs([[50, 'Cedar Nine: May – July 2016', BOLD]], [[50, 'Position: Intern', BOLD]], DUTY);
    expect(work).toMatchObject([{ title: 'Intern', employer: 'Cedar Nine', start: '2016-05', end: '2016-07' }]);
  });

  it('are in the same place in every job: the employer is before its trade', () => {
    const job = (title: string, employer: string, period: string): Row[] => [
      [
        [50, title, BOLD],
        [450, period],
      ],
      [
        [50, employer, BOLD],
        [450, 'Reno, NV'],
      ],
      DUTY,
    ];
    const work = jobs(
      ...job('Stock Clerk', 'Cedar Nine | Logistics and Transportation', '2018 – 2020'),
      ...job('Night Clerk', 'Alba | Sales', '2016 – 2018'),
      ...job('Data Intern', 'Bellows College | Forestry', '2014 – 2016'),
    );
    expect(work.map(({ employer }) => employer)).toEqual(['Cedar Nine', 'Alba', 'Bellows College']);
  });
});

describe('periods of a job', () => {
  it('are read beside a title with a date in brackets', () => {
    const work = jobs(
      [
        [50, 'Bellows College', BOLD],
        [450, 'Reno, NV'],
      ],
      [
        [50, 'Board Member (until Sep 2016) & Lecturer', ITALIC],
        [450, 'Sep 2012 – present'],
      ],
      DUTY,
    );
    expect(work).toMatchObject([
      { title: 'Board Member (until Sep 2016) & Lecturer', start: '2012-09', end: 'present' },
    ]);
  });

  it('are read beside a title with a long note in brackets', () => {
    const work = jobs(
      [
        [50, 'Cedar Nine', BOLD],
        [450, 'Reno, NV'],
      ],
      [
        [50, 'Design Engineer (promoted from grade 3 to grade 5 in 18 months)', ITALIC],
        [450, '2011 – 2015'],
      ],
      DUTY,
    );
    expect(work[0]).toMatchObject({ employer: 'Cedar Nine', start: '2011', end: '2015' });
  });

  it('are one job if a second one is below the first', () => {
    const work = jobs(
      [
        [50, 'Cedar Nine', BOLD],
        [450, 'Reno, NV'],
      ],
      [
        [50, 'Summer Intern', ITALIC],
        [450, 'Jun 2018 – Aug 2018'],
      ],
      [[450, 'Jun 2019 – Aug 2019', ITALIC]],
      DUTY,
    );
    expect(work).toMatchObject([{ title: 'Summer Intern', start: '2018-06', end: '2018-08' }]);
  });
});

describe('the employer of several titles', () => {
  it('is that of two titles above it', () => {
    const work = jobs(
      [
        [50, 'Software Engineer (Remote)', BOLD],
        [400, 'Aug 2022 – Present'],
      ],
      [
        [50, 'Junior Software Engineer (Remote)', BOLD],
        [400, 'Sep 2021 – Aug 2022'],
      ],
      [[50, 'Cedar Nine Inc., Toronto, ON']],
      DUTY,
    );
    expect(work).toMatchObject([
      { title: 'Software Engineer', employer: 'Cedar Nine Inc.', start: '2022-08' },
      { title: 'Junior Software Engineer', employer: 'Cedar Nine Inc.', location: 'Toronto, ON', start: '2021-09' },
    ]);
  });

  it('is not that of the job before, where each is below its title', () => {
    const work = jobs(
      [
        [50, 'Research Assistant', BOLD],
        [450, '2020 – 2022'],
      ],
      [[50, 'Cedar Institute', ITALIC]],
      DUTY,
      [
        [50, 'Math Tutor', BOLD],
        [450, '2018 – 2020'],
      ],
      DUTY,
    );
    expect(work[1]).toMatchObject({ title: 'Math Tutor' });
    expect(work[1]?.employer).toBeUndefined();
  });
});

it('reads an employer without a title above a later job as a job of its own', () => {
  const work = jobs(
    [[50, 'Stock Clerk, Cedar Gardens, Reno, NV, June 2016 - August 2016']],
    [[50, 'Refurbished Patio, Reno, NV, June 2017 - July 2017']],
    [[50, 'Kitchen Staff at Hotel Alba, Reno, NV, June 2021 - Present']],
  );
  expect(work).toMatchObject([
    { employer: 'Cedar Gardens' },
    { employer: 'Refurbished Patio', start: '2017-06' },
    { employer: 'Hotel Alba' },
  ]);
});

describe('a description', () => {
  it('has labels in the style of the names', () => {
    const work = jobs(
      [
        [50, 'Risk Analyst', BOLD],
        [450, '2020 – 2022'],
      ],
      [[50, 'First Cedar Bank']],
      [[50, 'Key Responsibilities', BOLD]],
      DUTY,
      [[50, 'Reporting', BOLD]],
      DUTY,
      [
        [50, 'Data Clerk', BOLD],
        [450, '2018 – 2020'],
      ],
      [[50, 'Hotel Alba']],
      DUTY,
    );
    expect(work.map(({ title }) => title)).toEqual(['Risk Analyst', 'Data Clerk']);
  });

  it('ends in keywords that name no other job', () => {
    const work = jobs(
      [[50, 'Stock Clerk @ Cedar Nine', BOLD]],
      [[50, '2022 Jan. – 2022 Dec.']],
      DUTY,
      [[50, 'Lumber • Retail • Night Shift']],
      [[50, 'Night Clerk @ Hotel Alba', BOLD]],
      [[50, '2021 Mar. – 2021 Dec.']],
      DUTY,
    );
    expect(work).toMatchObject([
      { employer: 'Cedar Nine', start: '2022-01', end: '2022-12' },
      { employer: 'Hotel Alba', start: '2021-03', end: '2021-12' },
    ]);
  });
});

it('reads the title of a federal form below the hours, in bold like the employer', () => {
  const form = (employer: string, town: string, period: string, title: string): Row[] => [
    [[50, employer, BOLD]],
    [[50, '220 Sample Avenue']],
    [[50, town]],
    [[50, period, BOLD]],
    [[50, 'Hours per week: 20']],
    [[50, title, BOLD]],
    [[50, 'Duties, Accomplishments and Related Skills:', BOLD]],
    DUTY,
  ];
  const work = jobs(
    ...form('Cedar Laboratory School', 'Pittsburgh, PA 15216 United States', '02/2015 - Present', 'Student Worker'),
    ...form('Alba Community Center', 'Bethlehem, PA 18020 United States', '06/2012 - 01/2015', 'Senior Leaders'),
  );
  expect(work).toMatchObject([
    { title: 'Student Worker', employer: 'Cedar Laboratory School', start: '2015-02' },
    { title: 'Senior Leaders', employer: 'Alba Community Center', start: '2012-06' },
  ]);
});
