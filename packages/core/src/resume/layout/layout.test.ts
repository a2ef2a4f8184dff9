import { describe, expect, it } from 'vitest';
import { onePage, text, upward } from '../testing/index.ts';
import { layOut } from './index.ts';

const layOutLines = (...texts: ReturnType<typeof text>[]) => layOut(onePage(texts)).lines;
const layOutTexts = (...texts: ReturnType<typeof text>[]) => layOutLines(...texts).map((line) => line.text);

describe('a rail of labels left of the text', () => {
  const RAIL = [
    text(50, 40, 'Ana Ruiz', { size: 18 }),
    text(50, 100, 'Experience'),
    text(160, 100, 'Baker, Corner Bread, Reno, NV'),
    text(160, 114, '2019 – 2022'),
    text(160, 128, 'Baked two hundred loaves a night for three shops and a hotel'),
    text(50, 160, 'Education'),
    text(160, 160, 'Diploma in Baking, Truckee College'),
    text(160, 174, '2018'),
    text(50, 206, 'Languages'),
    text(160, 206, 'English, Spanish'),
  ];

  it('reads each label as a heading above the text next to it', () => {
    const lines = layOutLines(...RAIL);
    const headings = lines.filter((line) => line.margin).map((line) => line.text);
    expect(headings).toEqual(['Experience', 'Education', 'Languages']);
    const at = lines.findIndex((line) => line.text === 'Education');
    expect(lines[at + 1]?.text).toBe('Diploma in Baking, Truckee College');
  });

  it('reads dates left of the text as part of their line', () => {
    const words = layOutTexts(
      text(50, 60, 'Experience', { bold: true }),
      text(50, 80, '2019 – 2022'),
      text(160, 80, 'Baker, Corner Bread'),
      text(160, 94, 'Baked two hundred loaves a night'),
      text(50, 114, '2016 – 2019'),
      text(160, 114, 'Kitchen Helper, Hotel Alba'),
      text(160, 128, 'Washed and cut vegetables for eighty guests'),
    );
    expect(words).toContain('2019 – 2022\tBaker, Corner Bread');
    expect(words).toContain('2016 – 2019\tKitchen Helper, Hotel Alba');
  });
});

describe('list markers far from their text', () => {
  it.each(['1.', '[12]', '➢', '•'])('keeps %s with the text next to it', (marker) => {
    const rows = [100, 114, 142, 170, 184, 212].flatMap((y) => [
      text(50, y, marker),
      text(90, y, 'Reviewed the ledgers of nine branches'),
    ]);
    expect(layOutTexts(...rows)).toHaveLength(6);
    expect(layOutTexts(...rows)[0]).toMatch(/^\S+\sReviewed the ledgers of nine branches$/);
  });
});

describe('degrees listed below a school, with dates at the right edge', () => {
  it('keeps each date with its degree', () => {
    const words = layOutTexts(
      text(50, 60, 'Education', { bold: true }),
      text(50, 80, 'Lakeland University, Reno, NV'),
      text(50, 94, '• Ph.D. in Geology'),
      text(450, 94, '2009 – 2014'),
      text(60, 108, '• Thesis on the age of the Truckee basalt and its sources'),
      text(50, 122, '• M.B.A.'),
      text(450, 122, '2008 – 2009'),
      text(50, 136, '• M.S. in Geology'),
      text(450, 136, '2006 – 2008'),
      text(60, 150, '• Grade point average of 3.7 with two fieldwork awards'),
    );
    expect(words).toContain('• Ph.D. in Geology\t2009 – 2014');
    expect(words).toContain('• M.B.A.\t2008 – 2009');
    expect(words).toContain('• M.S. in Geology\t2006 – 2008');
  });
});

describe('text side by side', () => {
  it('continues a column on the next page only if it ends its page', () => {
    const column = (x: number, y: number, name: string) =>
      [...'abcdefg'].map((letter, i) => text(x, y + 14 * i, `${name} ${letter} of the long list`));
    const columns = (left: string, right: string) => [...column(50, 100, left), ...column(320, 107, right)];
    const below = text(
      50,
      240,
      'Text across the whole page, from its left edge to the other one and below both columns',
    );
    const first = onePage([...columns('Left', 'Right'), below]);
    const pages = [...first.pages, ...onePage(columns('Later', 'Last'), { number: 2 }).pages];
    const starts = layOut({ ...first, pages }).lines.map((line) => line.text.split(' ')[0]);
    expect([...new Set(starts)]).toEqual(['Left', 'Right', 'Text', 'Later', 'Last']);
  });

  it('reads two schools next to each other one after the other', () => {
    const words = layOutTexts(
      text(50, 80, 'Lakeland University', { bold: true }),
      text(320, 80, 'Truckee Community College', { bold: true }),
      text(50, 94, 'Bachelor of Science'),
      text(320, 94, 'Associate of Arts'),
      text(50, 108, '2016 – 2020'),
      text(320, 108, '2014 – 2016'),
    );
    expect(words).toEqual([
      'Lakeland University',
      'Bachelor of Science',
      '2016 – 2020',
      'Truckee Community College',
      'Associate of Arts',
      '2014 – 2016',
    ]);
  });

  it('reads two projects with a sentence each one after the other', () => {
    const words = layOutTexts(
      text(50, 80, 'Orchard Map', { bold: true }),
      text(320, 80, 'Harvest Chart', { bold: true }),
      text(50, 94, 'Project Lead'),
      text(320, 94, 'Field Developer'),
      text(50, 114, 'Drew a map of the nine orchards,'),
      text(320, 114, 'Made a chart of the harvest for'),
      text(50, 128, 'with every tree on it.'),
      text(320, 128, 'growers, packers and buyers.'),
    );
    expect(words.slice(0, 4)).toEqual([
      'Orchard Map',
      'Project Lead',
      'Drew a map of the nine orchards,',
      'with every tree on it.',
    ]);
  });

  it('reads columns with headings on both sides one after the other', () => {
    const words = layOutTexts(
      text(50, 80, 'Experience', { bold: true }),
      text(320, 80, 'Skills', { bold: true }),
      text(50, 94, 'Baker at Corner Bread'),
      text(320, 94, 'Sourdough'),
      text(50, 108, 'Night shift for three shops'),
      text(320, 108, 'Lamination'),
      text(320, 140, 'Languages', { bold: true }),
      text(50, 140, 'Education', { bold: true }),
      text(50, 154, 'Truckee Community College'),
      text(320, 154, 'Spanish'),
    );
    expect(words.indexOf('Truckee Community College')).toBeLessThan(words.indexOf('Skills'));
  });

  it('reads dates at the right edge with the line they are on', () => {
    const words = layOutTexts(
      text(50, 80, 'Baker, Corner Bread'),
      text(480, 80, '2019 – 2022'),
      text(50, 94, 'Baked two hundred loaves a night for three shops and a hotel in town'),
      text(50, 114, 'Kitchen Helper, Hotel Alba'),
      text(480, 114, '2016 – 2019'),
    );
    expect(words).toContain('Baker, Corner Bread\t2019 – 2022');
    expect(words).toContain('Kitchen Helper, Hotel Alba\t2016 – 2019');
  });
});

describe('headings at an angle', () => {
  const TEXT = [
    text(50, 40, 'Ana Ruiz', { size: 18 }),
    text(50, 56, 'ana@example.com'),
    text(80, 100, 'Baker, Corner Bread'),
    text(80, 114, '2019 – 2022'),
    text(80, 128, 'Baked two hundred loaves a night for three shops'),
    text(80, 142, 'and a hotel'),
    text(80, 182, 'Diploma in Baking, Truckee College'),
    text(80, 196, '2018'),
    text(80, 210, 'With a prize for the best loaf'),
  ];

  it.each([
    ['at the top of their sections', upward(50, 92, 140, 'JOBS'), upward(50, 174, 230, 'EDUCATION')],
    ['at the end of their sections', upward(50, 106, 144, 'JOBS'), upward(50, 190, 240, 'EDUCATION')],
  ])('are read above the text beside them: %s', (_, first, second) => {
    const words = layOutTexts(...TEXT, first, second);
    expect(words[words.indexOf('JOBS') + 1]).toBe('Baker, Corner Bread');
    expect(words[words.indexOf('EDUCATION') + 1]).toBe('Diploma in Baking, Truckee College');
  });

  it('are joined if their letters are drawn separately', () => {
    const words = layOutTexts(
      ...TEXT,
      upward(50, 132, 140, 'J'),
      upward(50, 92, 131, 'OBS'),
      upward(50, 174, 230, 'EDUCATION'),
    );
    expect(words[words.indexOf('JOBS') + 1]).toBe('Baker, Corner Bread');
  });

  it('leaves other text at an angle in its place', () => {
    const words = layOutTexts(...TEXT, upward(20, 92, 120, 'Draft copy'));
    expect(words.at(-1)).toBe('With a prize for the best loaf');
    expect(words).toContain('Draft copy');
  });
});

describe('dates in a column of their own', () => {
  const createDatedRows = (y: number, start: string, end: string, title: string, employer: string) => [
    text(160, y, start),
    text(160, y + 14, end),
    text(240, y, title, { bold: true }),
    text(240, y + 14, employer),
    text(240, y + 28, 'Baked two hundred loaves a night for three shops'),
  ];

  it('stay with the text on their right if there is a rail on their left', () => {
    const words = layOutTexts(
      text(20, 40, 'Ana Ruiz', { size: 16 }),
      text(20, 74, 'Contact', { bold: true }),
      text(20, 88, 'ana@example.com'),
      text(20, 102, '(303) 555-0148'),
      text(20, 140, 'Skills', { bold: true }),
      text(20, 154, 'Sourdough'),
      text(20, 168, 'Ordering'),
      text(160, 40, 'Experience', { bold: true }),
      ...createDatedRows(60, 'May 2014 –', 'Present', 'Baker', 'Corner Bread'),
      ...createDatedRows(112, 'Feb 2009 –', 'Apr 2014', 'Cook', 'Hotel Alba'),
      ...createDatedRows(164, 'Jul 2005 –', 'Jan 2009', 'Helper', 'Villa Sur'),
    );
    expect(words).toContain('May 2014 – Present\tBaker');
    expect(words).toContain('Feb 2009 – Apr 2014\tCook');
    expect(words.indexOf('Skills')).toBeLessThan(words.indexOf('Experience'));
  });

  it('reads years without a dash one below the other', () => {
    const words = layOutTexts(
      text(50, 40, 'Experience', { bold: true }),
      text(70, 64, '2019', { size: 8 }),
      text(66, 75, 'Present', { size: 8 }),
      text(130, 58, 'Baker', { bold: true }),
      text(130, 74, 'Corner Bread'),
      text(130, 88, 'Baked two hundred loaves a night for three shops'),
      text(70, 116, '2016', { size: 8 }),
      text(70, 127, '2019', { size: 8 }),
      text(130, 110, 'Cook', { bold: true }),
      text(130, 126, 'Hotel Alba'),
      text(130, 140, 'Cooked lunch for eighty guests and ordered the fish'),
    );
    expect(words.slice(1, 5)).toEqual(['Baker', '2019', 'Present', 'Corner Bread']);
  });
});

it('reads left-aligned labels as headings of the text on their right', () => {
  const label = (y: number, words: string) => text(140 - 5 * words.length, y, words);
  const lines = layOutLines(
    text(160, 40, 'Ana Ruiz', { size: 18 }),
    label(80, 'Jobs'),
    text(160, 80, 'Baker, Corner Bread, 2019 – 2022'),
    text(160, 94, 'Baked two hundred loaves a night for three shops'),
    label(120, 'Education'),
    text(160, 120, 'Diploma in Baking, Truckee College, 2018'),
    label(146, 'Abilities'),
    text(160, 146, 'Sourdough, lamination, inventory, ordering'),
  );
  expect(lines.filter((line) => line.margin).map((line) => line.text)).toEqual(['Jobs', 'Education', 'Abilities']);
});

it('reads cells of a word processor side by side whose lines are not level', () => {
  const { lines } = layOut(
    onePage(
      [
        text(72, 90, 'Contact', { bold: true }),
        text(226, 94, 'Experience', { bold: true }),
        text(72, 105, 'ana@example.com'),
        text(226, 109, 'Baker, Corner Bread'),
        text(72, 120, '(303) 555-0148'),
        text(226, 124, '2019 – 2022'),
        text(72, 135, 'Skills', { bold: true }),
        text(226, 139, 'Baked two hundred loaves a night for three shops'),
        text(72, 150, 'Sourdough'),
        text(226, 154, 'Education', { bold: true }),
        text(72, 165, 'Ordering'),
        text(226, 169, 'Diploma in Baking, Truckee College'),
      ],
      {},
      'docx',
    ),
  );
  const words = lines.map((line) => line.text);
  expect(words.indexOf('Ordering')).toBeLessThan(words.indexOf('Experience'));
});

it('reads a heading above jobs side by side before all of them', () => {
  const createJobRows = (x: number, title: string, employer: string, period: string) => [
    text(x, 80, title, { bold: true }),
    text(x, 94, employer),
    text(x, 108, period),
    text(x, 122, 'Kept the books and notes'),
  ];
  const words = layOutTexts(
    text(50, 60, 'Experience', { bold: true, size: 12 }),
    ...createJobRows(50, 'Paper Conservator', 'Multnomah Maps', '2017 – 2022'),
    ...createJobRows(226, 'Conservation Aide', 'Oldham Prints', '2014 – 2017'),
    ...createJobRows(401, 'Bench Binder', 'Villa Sur', '2010 – 2012'),
    text(50, 160, 'Education', { bold: true, size: 12 }),
    text(226, 160, 'Skills', { bold: true, size: 12 }),
    text(401, 160, 'Languages', { bold: true, size: 12 }),
    text(50, 176, 'Master of Arts in Conservation'),
    text(226, 176, 'Japanese papers'),
    text(401, 176, 'English'),
    text(50, 190, 'Buffalo College, 2010'),
    text(226, 190, 'Leather'),
    text(401, 190, 'German'),
  );
  expect(words[0]).toBe('Experience');
  expect(words.slice(1, 4)).toEqual(['Paper Conservator', 'Multnomah Maps', '2017 – 2022']);
  expect(words.slice(5, 8)).toEqual(['Conservation Aide', 'Oldham Prints', '2014 – 2017']);
});

it('keeps dates at the right with their jobs above two columns', () => {
  const words = layOutTexts(
    text(50, 60, 'Experience', { bold: true }),
    text(50, 80, 'Corner Bread', { bold: true }),
    text(480, 80, '2017 – 2022'),
    text(50, 94, 'Baker in Reno'),
    text(50, 114, 'Hotel Alba', { bold: true }),
    text(480, 114, '2014 – 2017'),
    text(50, 128, 'Cook in Reno'),
    text(50, 170, 'Education', { bold: true }),
    text(330, 170, 'Skills', { bold: true }),
    text(50, 184, 'Diploma in Baking'),
    text(330, 184, 'Sourdough'),
    text(50, 198, 'Truckee College'),
    text(330, 198, 'Ordering'),
  );
  expect(words).toContain('Corner Bread\t2017 – 2022');
  expect(words).toContain('Hotel Alba\t2014 – 2017');
});

describe('the logo of a typesetting program', () => {
  it('is one word', () => {
    const letter = (x: number, y: number, char: string, isLast = false) =>
      text(x, y, char).map(({ spaceAfter: _, ...run }) => (isLast ? { ...run, spaceAfter: true as const } : run));
    const words = layOutTexts(
      text(50, 80, 'Git'),
      letter(66, 80, 'L'),
      letter(68.5, 78, 'A'),
      letter(72, 80, 'T'),
      letter(76, 82.4, 'E'),
      letter(80.6, 80, 'X', true),
      text(90, 80, 'Python'),
    );
    expect(words).toEqual(['Git LATEX Python']);
  });
});

it('leaves out marks for the direction of writing', () => {
  expect(layOutTexts(text(50, 80, '\u202dJordan Example\u202c'))).toEqual(['Jordan Example']);
});
