import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { safe } from '@orpc/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFilingsLoader, matchFilings } from '../src/domains/listings/index.ts';
import type { AppError } from '../src/platform/errors.ts';
import { createNurseListing, createStaffMember, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const COMMAND = join(import.meta.dirname, '../../../packages/cli/bin/foothold.mjs');
const folder = mkdtempSync(join(tmpdir(), 'foothold-filings-'));
const FEED = { id: 'feed', name: 'Feed', kind: 'feed' } as const;
const SAMPLES = { id: 'made-for-trying', name: 'Samples', kind: 'sample' } as const;

const HEADER =
  'Fiscal Year,Employer,Initial Approval,Initial Denial,Continuing Approval,Continuing Denial,NAICS,Tax ID,State,City,ZIP';
const USCIS = [
  HEADER,
  '2023,"LARKHOLT CARE INC",3,1,"1,204",0,62,1234,TX,AUSTIN,78701',
  '2023,"LARKHOLT CARE INC",2,0,1,0,62,1234,TX,AUSTIN,78702',
  '2023,"LARKHOLT CARE PHYSICIANS PLLC",0,0,4,2,62,1234,TX,DALLAS,75201',
  '2023,"TARNWICK FOUNDRY LLC",1,0,0,0,33,7777,OH,TOLEDO,43601',
];
const LCA = [
  'CASE_NUMBER,CASE_STATUS,DECISION_DATE,VISA_CLASS,EMPLOYER_NAME,EMPLOYER_CITY,EMPLOYER_STATE,NAICS_CODE',
  'I-1,Certified,2022-11-02,H-1B,"Larkholt Care, Inc.",Austin,TX,622110',
  'I-2,Certified,11/30/2022,H-1B,"Larkholt Care, Inc.",Austin,Texas,622110',
  'I-3,Certified - Withdrawn,2022-12-05,H-1B,"Larkholt Care, Inc.",Austin,TX,622110',
  'I-4,Denied,2022-12-06,E-3 Australian,"Larkholt Care, Inc.",Austin,TX,622110',
];

let admin: Person;
let load: ReturnType<typeof createFilingsLoader>;
let files = 0;

beforeAll(async () => {
  admin = await createStaffMember(test, 'admin', 'Ada Admin');
  load = createFilingsLoader(test.app);
  await test.app.listings.ingest(FEED, [
    createNurseListing('nurse', { company: { name: 'Larkholt Care' } }),
    createNurseListing('welder', { title: 'Welder', company: { name: 'Tarnwick' }, places: ['Toledo, OH'] }),
    createNurseListing('clerk', { title: 'Clerk', company: { name: 'First Choice' }, places: ['Boise, ID'] }),
  ]);
});
afterEach(() => test.app.db.deleteFrom('filing_files').execute());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(content: string | Buffer | readonly string[], extension = 'csv'): string {
  const path = join(folder, `file-${files++}.${extension}`);
  writeFileSync(path, typeof content === 'string' || Buffer.isBuffer(content) ? content : `${content.join('\n')}\n`);
  return path;
}

const getRefusal = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as AppError,
  );

async function findListing(title: string) {
  const { items } = await test.visitor().api.listings.search({ q: title });
  return items.find((item) => item.title === title)?.id ?? '';
}

/** What a visitor sees once the files were compared with the companies. */
async function waitForFilings(title: string, isReady: (count: number) => boolean) {
  const id = await findListing(title);
  return test.eventually(async () => {
    const { filings } = await test.visitor().api.listings.get({ id });
    return isReady(filings.length) && filings;
  });
}

const runCommand = (...words: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATABASE_URL: test.databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'error' };
    const child = execFile(process.execPath, [COMMAND, 'visa', ...words], { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

describe('a file of USCIS', () => {
  it('is loaded by the command and shown with the listings of its employers', async () => {
    const path = write([
      ...USCIS,
      '2023,,1,0,0,0,51,8070,DE,WILMINGTON,19801',
      '2023,OAKMERE INC,many,0,0,0,62,1,TX,WACO,76701',
    ]);
    const { code, out, err } = await runCommand('load', path);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      [
        'Loaded USCIS H-1B Employer Data Hub, fiscal year 2023: 4 rows of 3 employers.',
        '2 rows couldn’t be used:',
        '  1: no employer is named, first in line 6',
        '  1: a count isn’t a number, first in line 7',
        'The server now compares its companies with these employers.\n',
      ].join('\n'),
    );
    expect(await waitForFilings('Registered Nurse', (count) => count > 0)).toEqual([
      {
        kind: 'uscis-h1b',
        fiscalYear: 2023,
        granted: 1214,
        denied: 3,
        initial: 5,
        isPartial: false,
        employers: ['LARKHOLT CARE INC', 'LARKHOLT CARE PHYSICIANS PLLC'],
        moreEmployers: 0,
        certainty: 'similar-name',
      },
    ]);
    expect(await waitForFilings('Welder', (count) => count > 0)).toMatchObject([{ granted: 1, denied: 0 }]);
    expect(await waitForFilings('Clerk', (count) => count === 0)).toEqual([]);
  });

  it('changes nothing the second time, and replaces the file of its year as a whole', async () => {
    const path = write(USCIS);
    expect(await load(path)).toMatchObject({ isNew: true, rows: 4, employers: 3 });
    expect(await load(path)).toMatchObject({ isNew: false, rows: 4, employers: 3 });
    await load(write(USCIS.map((line) => line.replace(/^2023/, '2022'))));
    expect(await load(write(USCIS.slice(0, 3)))).toMatchObject({ isNew: true, rows: 2, employers: 1 });
    const { files: loaded } = await admin.api.filings.list({});
    expect(loaded.map(({ fiscalYear, employers }) => [fiscalYear, employers])).toEqual([
      [2023, 1],
      [2022, 3],
    ]);
  });

  it('stays as it was if its replacement can’t be used', async () => {
    await load(write(USCIS));
    const refusal = await getRefusal(load(write([HEADER, '2023,,1,0,0,0,62,1,TX,WACO,76701'])));
    expect(refusal).toMatchObject({ code: 'listings.filings-empty' });
    expect((await admin.api.filings.list({})).files).toMatchObject([{ fiscalYear: 2023, rows: 4 }]);
  });

  it('is read in UTF-16 with tabs, the newer columns, and withheld numbers', async () => {
    const text = [
      'Line by line\tFiscal Year   \tEmployer (Petitioner) Name\tTax ID\tIndustry (NAICS) Code\tPetitioner City\tPetitioner State\tPetitioner Zip Code\tNew Employment Approval\tNew Employment Denial\tContinuation Approval\tContinuation Denial\tChange with Same Employer Approval\tChange with Same Employer Denial\tNew Concurrent Approval\tNew Concurrent Denial\tChange of Employer Approval\tChange of Employer Denial\tAmended Approval\tAmended Denial',
      '1\t2025\tLARKHOLT CARE INC\t1234\t62 - Health Care\tAUSTIN\tTX\t78701\t7\t1\t10\t0\t2\t0\t1\t0\t3\t2\t"1,000"\tD',
    ].join('\r\n');
    await load(write(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])));
    expect(await waitForFilings('Registered Nurse', (count) => count > 0)).toMatchObject([
      { fiscalYear: 2025, granted: 1023, denied: 3, initial: 8, isPartial: true, certainty: 'same-name' },
    ]);
  });

  it('loses only rows that are damaged', async () => {
    const result = await load(
      write([
        HEADER,
        '2023,"OAKMERE FOODS INC,1,0,0,0,31,1,TX,WACO,76701',
        '2023,"BRINDLE, ""LOFT""\nINC",1,0,0,0,31,1,TX,WACO,76701',
        '2023,TOO FEW,1',
        '',
        '2032,LATER INC,1,0,0,0,31,1,TX,WACO,76701',
        ...Array.from({ length: 200 }, (_, at) => `2023,EMPLOYER ${at} INC,1,0,0,0,31,1,TX,WACO,76701`),
        `2023,${'LONG '.repeat(30_000)},1,0,0,0,31,1,TX,WACO,76701`,
        '2023,CAFÉ SEÑORA LLC,1,0,0,0,72,1,TX,WACO,76701',
      ]),
    );
    expect(result).toMatchObject({ rows: 202, employers: 202, rejected: 4 });
    expect(result.rejects).toEqual({
      'unclosed-quote': { rows: 1, firstLine: 2 },
      'too-few-cells': { rows: 1, firstLine: 5 },
      'other-year': { rows: 1, firstLine: 7 },
      'line-too-long': { rows: 1, firstLine: 208 },
    });
  });

  it('is compared with companies that appear later', async () => {
    await load(write([...USCIS, '2023,QUILLON ROBOTICS INC,9,0,0,0,33,1,MA,BOSTON,02101']));
    await waitForFilings('Registered Nurse', (count) => count > 0);
    await test.app.listings.ingest(FEED, [
      createNurseListing('robot', {
        title: 'Robot Tester',
        company: { name: 'Quillon Robotics' },
        places: ['Boston, MA'],
      }),
    ]);
    await test.app.queue.add(test.app.db, matchFilings, {});
    expect(await waitForFilings('Robot Tester', (count) => count > 0)).toMatchObject([{ granted: 9 }]);
  });

  it('says nothing about samples, whose employers aren’t real', async () => {
    await test.app.listings.ingest(SAMPLES, [
      createNurseListing('sample', {
        title: 'Sample Baker',
        company: { name: 'Larkholt Care' },
        places: ['Waco, TX'],
      }),
    ]);
    await load(write(USCIS));
    await waitForFilings('Registered Nurse', (count) => count > 0);
    expect(await waitForFilings('Sample Baker', () => true)).toEqual([]);
  });
});

describe('a file of the Department of Labor', () => {
  it('adds up applications by employer, under words of its own', async () => {
    expect(await load(write(LCA))).toMatchObject({
      kind: 'dol-lca',
      fiscalYear: 2023,
      quarter: 1,
      rows: 4,
      employers: 1,
    });
    expect(await waitForFilings('Registered Nurse', (count) => count > 0)).toMatchObject([
      {
        kind: 'dol-lca',
        fiscalYear: 2023,
        granted: 2,
        denied: 1,
        initial: null,
        employers: ['Larkholt Care, Inc.'],
      },
    ]);
  });

  it('of one quarter leaves other quarters alone, and one of the year replaces them', async () => {
    const second = LCA.map((line) =>
      line.replaceAll(/2022-1\d|11\/30\/2022/g, (date) => (date.length > 7 ? '2/1/2023' : '2023-02')),
    );
    await load(write(LCA));
    await load(write(second));
    expect((await admin.api.filings.list({})).files.map(({ quarter }) => quarter)).toEqual([1, 2]);
    await load(write([...LCA, ...second.slice(1)]));
    expect((await admin.api.filings.list({})).files).toMatchObject([{ quarter: null, rows: 8 }]);
  });
});

describe('a file that can’t be loaded', () => {
  it('is refused by the command with the reason and what to do', async () => {
    const missing = await runCommand('load', join(folder, 'missing.csv'));
    expect(missing.code).toBe(1);
    expect(missing.err).toContain('We couldn’t read this file.');
    expect(missing.err).toContain('(listings.filings-unreadable)');
    expect((await admin.api.filings.list({})).files).toEqual([]);
  });

  it('has a stable code', async () => {
    const refuse = async (...given: Parameters<typeof load>) => (await getRefusal(load(...given)))?.code;
    expect(await refuse(write(Buffer.from('PK\u0003\u0004 a spreadsheet'), 'xlsx'))).toBe(
      'listings.filings-spreadsheet',
    );
    expect(await refuse(write('name,city\nAda,Austin\n'))).toBe('listings.filings-not-recognized');
    expect(await refuse(write(''))).toBe('listings.filings-not-recognized');
    expect(await refuse(write(Buffer.from([0, 255, 254, 1, 2, 3])))).toBe('listings.filings-not-recognized');
    expect(await refuse(write(USCIS.slice(0, 1)))).toBe('listings.filings-empty');
    expect(await refuse(write(USCIS), 2019)).toBe('listings.filings-empty');
    const twoYears = write([...USCIS, ...USCIS.slice(1).map((line) => line.replace('2023', '2022'))]);
    expect(await getRefusal(load(twoYears))).toMatchObject({
      code: 'listings.filings-several-years',
      fields: { year: 'It has the fiscal years 2022, 2023.' },
    });
    expect(await load(twoYears, 2022)).toMatchObject({ rows: 4, rejects: { 'other-year': { rows: 4, firstLine: 2 } } });
    const withoutYear = write(USCIS.map((line) => line.replace(/^[^,]*,/, '')));
    expect(await refuse(withoutYear)).toBe('listings.filings-year-missing');
    expect(await load(withoutYear, 2021)).toMatchObject({ fiscalYear: 2021, rows: 4 });
    expect(await refuse(folder)).toBe('listings.filings-unreadable');
  });
});

describe('the console', () => {
  it('lists what is loaded with its matches and rejected rows, and unloads it', async () => {
    await load(write([...USCIS, '2023,,1,0,0,0,51,8070,DE,WILMINGTON,19801']));
    await waitForFilings('Registered Nurse', (count) => count > 0);
    const { files: loaded } = await admin.api.filings.list({});
    expect(loaded).toMatchObject([
      {
        kind: 'uscis-h1b',
        fiscalYear: 2023,
        quarter: null,
        rows: 4,
        employers: 3,
        companies: 2,
        rejects: [{ reason: 'no-employer', rows: 1, firstLine: 6 }],
      },
    ]);
    const [{ id } = { id: 0 }] = loaded;
    await admin.api.filings.unload({ id });
    expect((await admin.api.filings.list({})).files).toEqual([]);
    expect(await waitForFilings('Registered Nurse', (count) => count === 0)).toEqual([]);
    expect((await safe(admin.api.filings.unload({ id }))).error).toMatchObject({ code: 'resource.not-found' });
  });

  it('is for admins only', async () => {
    const calls: ((person: Person) => Promise<unknown>)[] = [
      ({ api }) => api.filings.list({}),
      ({ api }) => api.filings.unload({ id: 1 }),
    ];
    const others = [await signUp(test), await createStaffMember(test, 'support', 'Sam Support')];
    for (const call of calls) {
      expect((await safe(call(test.visitor()))).error).toMatchObject({ code: 'access.sign-in' });
      for (const person of others) expect((await safe(call(person))).error).toMatchObject({ code: 'access.denied' });
    }
  });
});
