import { describe, expect, it } from 'vitest';
import { isDayFirst, readDate } from './dates.ts';
import {
  createJobKeys,
  EXPORT_HEADINGS,
  findDuplicates,
  guessColumns,
  guessState,
  hasHeadings,
  type ImportTable,
  listStateWords,
  readRows,
} from './index.ts';

const LIMITS = { title: 200, company: 200, place: 200, url: 2000, note: 60, tags: 3, tag: 10 };
const TODAY = '2026-11-15';

const createTable = (headings: string[], ...rows: string[][]): ImportTable => ({
  headings,
  rows,
  ...guessColumns(headings),
  firstRow: 2,
});
const read = (table: ImportTable, states = new Map()) => readRows(table, states, LIMITS, TODAY);

describe('columns', () => {
  it('are guessed from the names that people give them', () => {
    expect(
      guessColumns(['Company', 'Job Title', 'Link', 'Status', 'Date Applied', 'Notes', 'Salary Range', 'Cat']),
    ).toEqual({
      source: null,
      fields: ['company', 'title', 'url', 'state', 'appliedOn', 'note', 'salary', null],
    });
  });

  it('are known for our own export, Huntr’s, and Teal’s', () => {
    expect(guessColumns(EXPORT_HEADINGS).source).toBe('foothold');
    const huntr =
      'id,createdAt,title,salary,location,url,rootDomain,deadline,boardName,listId,listName,companyId,companyName';
    expect(guessColumns(huntr.split(','))).toEqual({
      source: 'huntr',
      fields: [null, null, 'title', 'salary', 'place', 'url', null, null, null, null, 'state', null, 'company'],
    });
    expect(guessColumns(['Job Position', 'Company', 'Location', 'Status', 'Excitement'])).toEqual({
      source: 'teal',
      fields: ['title', 'company', 'place', 'state', null],
    });
  });

  it('have no names in a table that starts with a job', () => {
    expect(hasHeadings(['Company', 'Position'])).toBe(true);
    expect(hasHeadings(['Larkholt', 'Clerk', 'https://jobs.example/1'])).toBe(false);
    expect(hasHeadings(['Larkholt', 'Clerk', '10/3/2026'])).toBe(false);
  });
});

describe('dates', () => {
  it.each([
    ['2026-10-03', '2026-10-03'],
    ['2026-10-03T19:17:05Z', '2026-10-03'],
    ['2022-02-26 19:17:05', '2022-02-26'],
    ['10/3/2026', '2026-10-03'],
    ['10/3/26', '2026-10-03'],
    ['Oct 3, 2026', '2026-10-03'],
    ['Saturday, October 3, 2026', '2026-10-03'],
    ['3 October 2026', '2026-10-03'],
    ['46298', '2026-10-03'],
    ['2/30/2026', null],
    ['soon', null],
    ['12', null],
  ])('reads %s as %s', (text, date) => {
    expect(readDate(text, false)).toBe(date);
  });

  it('have the day first if one of the column can’t be read otherwise', () => {
    expect(isDayFirst(['3/10/2026', '25/10/2026'])).toBe(true);
    expect(isDayFirst(['3/10/2026', '10/25/2026'])).toBe(false);
    expect(isDayFirst(['3.10.2026'])).toBe(true);
    expect(readDate('3/10/2026', true)).toBe('2026-10-03');
  });
});

describe('rows', () => {
  const headings = ['Title', 'Company', 'Link', 'Status', 'Applied', 'Notes', 'Tags', 'Salary'];

  it('become jobs with what the table says', () => {
    const [row] = read(
      createTable(headings, [
        'Ward  Clerk',
        'Larkholt',
        'jobs.example/1',
        'Phone screen',
        '10/3/2026',
        'Nights',
        'a; b,a',
        '$20/h',
      ]),
    );
    expect(row).toEqual({
      row: 2,
      problem: null,
      remarks: [],
      job: {
        title: 'Ward Clerk',
        company: 'Larkholt',
        place: '',
        url: 'https://jobs.example/1',
        state: 'interview',
        appliedOn: '2026-10-03',
        note: 'Nights\nSalary: $20/h',
        tags: ['a', 'b'],
      },
    });
  });

  it('without a title or a company are named by their number', () => {
    const rows = read(
      createTable(headings, ['Clerk', 'Larkholt'], ['', ''], ['', 'Larkholt'], ['Clerk', ' '], ['x'.repeat(201), 'L']),
    );
    expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
      [2, null],
      [4, 'no-title'],
      [5, 'no-company'],
      [6, 'too-long'],
    ]);
  });

  it('lose nothing that can’t be read: it goes to the note', () => {
    const [row] = read(createTable(headings, ['Clerk', 'L', 'javascript:alert(1)', 'Huh', 'someday', '-']));
    expect(row?.remarks).toEqual(['address-in-note', 'date-in-note']);
    expect(row?.job).toMatchObject({
      url: '',
      state: 'saved',
      note: 'Address: javascript:alert(1)\nDate applied: someday',
    });
    const [future] = read(createTable(headings, ['Clerk', 'L', '', '', '11/16/2026']));
    expect(future?.job).toMatchObject({ appliedOn: null, state: 'saved', note: 'Date applied: 11/16/2026' });
    const [long] = read(createTable(headings, ['Clerk', 'L', '', '', '', 'x'.repeat(61)]));
    expect([long?.remarks, long?.job?.note.length]).toEqual([['note-shortened'], 60]);
  });

  it('take the state that the member chose for a word', () => {
    const table = createTable(headings, ['Clerk', 'L', '', 'Round 2!'], ['Nurse', 'L', '', 'round 2']);
    expect(listStateWords(table)).toEqual([{ word: 'Round 2!', count: 2, guess: null }]);
    const states = new Map([['round 2', 'interview' as const]]);
    expect(read(table, states).map(({ job }) => job?.state)).toEqual(['interview', 'interview']);
  });

  it('are applied for if only the day is known', () => {
    expect(read(createTable(headings, ['Clerk', 'L', '', '', '2026-10-03']))[0]?.job?.state).toBe('submitted');
  });

  it('of our own export lose the apostrophe that protected them', () => {
    const cells = ['Clerk', 'L', '', '', 'Saved', '', '', '', "'=note", 'You', '', ''];
    expect(read(createTable([...EXPORT_HEADINGS], cells))[0]?.job?.note).toBe('=note');
    expect(read(createTable(headings, ['Clerk', 'L', '', '', '', "'=note"]))[0]?.job?.note).toBe("'=note");
  });
});

describe('duplicates', () => {
  it('have the same company and title, or the same address', () => {
    const rows = read(
      createTable(
        ['Title', 'Company', 'Link'],
        ['Ward Clerk', 'LARKHOLT, Inc.', ''],
        ['Nurse', 'Other', 'https://www.jobs.example/17/?utm_source=x#top'],
        ['Nurse', 'Third', 'https://jobs.example/'],
        ['nurse!', 'third', ''],
      ),
    );
    const known = [
      { title: 'ward clerk', company: 'Larkholt Inc', url: null },
      { title: 'Something', company: 'Else', url: 'https://jobs.example/17' },
      { title: 'Site', company: 'Only', url: 'https://jobs.example' },
    ];
    expect([...findDuplicates(rows, known)]).toEqual([2, 3, 5]);
    expect(createJobKeys({ title: 'É', company: 'b', url: 'not an address' })).toEqual(['b|e']);
  });
});

it('knows the words of common trackers', () => {
  for (const [word, state] of [
    ['Wishlist', 'saved'],
    ['Bookmarked', 'saved'],
    ['applied', 'submitted'],
    ['Interviewing', 'interview'],
    ['Negotiating', 'offer'],
    ['Ghosted', 'no-answer'],
    ['Archived', null],
  ] as const)
    expect([word, guessState(word)]).toEqual([word, state]);
});
