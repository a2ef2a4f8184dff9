import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const getCode = async (promise: Promise<unknown>) => ((await safe(promise)).error as unknown as { code: string }).code;

const SHEET = [
  'Company,Job Title,Link,Status,Date Applied,Notes,Tags,Salary',
  'Larkholt Hospital,Ward Clerk,https://jobs.example/17,Phone screen,10/3/2026,Nights only,night;clerk,$20/h',
  '"Cedar Hollow, Inc.",Unit Clerk,,Wishlist,,,,',
  'Larkholt Hospital,,,Applied,,,,',
  'LARKHOLT HOSPITAL,ward clerk!,,Applied,,,,',
].join('\r\n');

const preview = (person: Person, text: string) => person.api.applications.previewImport({ text });
const list = async (person: Person) => (await person.api.applications.list({})).applications;
const toBase64 = (bytes: Uint8Array | string) => Buffer.from(bytes as Uint8Array).toString('base64');

describe('the preview of an import', () => {
  it('says what would be imported, and stores nothing', async () => {
    const ana = await signUp(test);
    expect(await preview(ana, SHEET)).toMatchObject({
      source: null,
      headings: true,
      columns: [
        {
          name: 'Company',
          field: 'company',
          examples: ['Larkholt Hospital', 'Cedar Hollow, Inc.', 'LARKHOLT HOSPITAL'],
        },
        { field: 'title' },
        { field: 'url' },
        { field: 'state' },
        { field: 'appliedOn' },
        { field: 'note' },
        { field: 'tags' },
        { field: 'salary' },
      ],
      states: [
        { word: 'Applied', count: 2, state: 'submitted' },
        { word: 'Phone screen', count: 1, state: 'interview' },
        { word: 'Wishlist', count: 1, state: 'saved' },
      ],
      rows: 4,
      fresh: 2,
      duplicates: 1,
      unreadable: 1,
      problems: [{ row: 4, problem: 'no-title' }],
      wanted: 2,
      remaining: 5000,
      sample: [
        { row: 2, title: 'Ward Clerk', state: 'interview', appliedOn: '2026-10-03', duplicate: false },
        { row: 3, title: 'Unit Clerk', state: 'saved', appliedOn: null, duplicate: false },
        { row: 5, duplicate: true },
      ],
    });
    expect(await list(ana)).toEqual([]);
  });

  it('reads UTF-8, UTF-16, and Windows-1252, with commas, semicolons, and tabs', async () => {
    const ana = await signUp(test);
    const lines = ['Title;Company;Place', 'Café Manager;Müller & Söhne;Zürich'];
    const text = lines.join('\n');
    const files: Record<string, Uint8Array> = {
      'utf-8': Buffer.from(text),
      'utf-8 with a mark': Buffer.from(`\uFEFF${text}`),
      'utf-16le with a mark': Buffer.from(`\uFEFF${text}`, 'utf16le'),
      'utf-16le': Buffer.from(text, 'utf16le'),
      'utf-16be with a mark': Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      'windows-1252': Buffer.from(text, 'latin1'),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const { sample, columns } = await ana.api.applications.previewImport({ bytes: toBase64(bytes) });
      expect(sample, name).toMatchObject([{ title: 'Café Manager', company: 'Müller & Söhne' }]);
      expect(
        columns.map(({ field }) => field),
        name,
      ).toEqual(['title', 'company', 'place']);
    }
    const pasted = await preview(ana, 'Title\tCompany\nWard Clerk\tCedar, Hollow\n');
    expect(pasted.sample).toMatchObject([{ row: 2, title: 'Ward Clerk', company: 'Cedar, Hollow' }]);
  });

  it('takes the columns, the headings, and the states that the member chose', async () => {
    const ana = await signUp(test);
    const { sample, states } = await ana.api.applications.previewImport({
      text: 'Ward Clerk,Larkholt,Round 2\nUnit Clerk,Cedar,round 2!',
      columns: ['title', 'company', 'state'],
      headings: false,
      states: [{ word: 'Round 2', state: 'interview' }],
    });
    expect(sample).toMatchObject([
      { row: 1, title: 'Ward Clerk', state: 'interview' },
      { row: 2, title: 'Unit Clerk', state: 'interview' },
    ]);
    expect(states).toEqual([{ word: 'Round 2', count: 2, state: 'interview' }]);
  });

  it('refuses what isn’t a table or is too large', async () => {
    const ana = await signUp(test);
    for (const text of ['', ' \n ', 'only one column\nand more'])
      expect(await getCode(preview(ana, text)), JSON.stringify(text)).toBe('applications.table-unreadable');
    const binary = toBase64(Uint8Array.from({ length: 600 }, (_, at) => (at % 3 === 0 ? 0 : 0x2c)));
    expect(await getCode(ana.api.applications.previewImport({ bytes: binary }))).toBe('applications.table-unreadable');
    const row = 'Clerk,Larkholt\n';
    expect((await preview(ana, `Title,Company\n${row.repeat(5000)}`)).rows).toBe(5000);
    for (const text of [`Title,Company\n${row.repeat(5001)}`, `Title${',x'.repeat(100)}\n`])
      expect(await getCode(preview(ana, text))).toBe('applications.table-too-large');
    expect(await getCode(ana.api.applications.previewImport({ text: 'x'.repeat(2_000_001) }))).toBe('request.invalid');
    expect(await getCode(ana.api.applications.previewImport({ text: SHEET, bytes: toBase64(SHEET) }))).toBe(
      'request.invalid',
    );
    expect(await getCode(ana.api.applications.previewImport({ text: SHEET, columns: ['title', 'title'] }))).toBe(
      'request.invalid',
    );
    expect(await getCode(ana.api.applications.previewImport({}))).toBe('request.invalid');
  });
});

describe('an import', () => {
  it('adds what is new as the member’s own statement, and adds nothing the second time', async () => {
    const ana = await signUp(test);
    const result = await ana.api.applications.import({ text: SHEET });
    expect(result).toMatchObject({ added: 2, left: 2, skipped: 1, unreadable: 1 });
    const applications = await list(ana);
    expect(applications).toMatchObject([
      {
        origin: 'import',
        job: { title: 'Ward Clerk', company: 'Larkholt Hospital', url: 'https://jobs.example/17' },
        state: 'interview',
        setBy: 'member',
        appliedDate: '2026-10-03',
        tags: ['night', 'clerk'],
        note: 'Nights only\nSalary: $20/h',
      },
      { job: { title: 'Unit Clerk', company: 'Cedar Hollow, Inc.' }, state: 'saved', appliedDate: null },
    ]);
    const { events } = await ana.api.applications.get({ id: applications[0]?.id ?? '' });
    expect(events).toMatchObject([
      { state: 'submitted', by: 'member', happenedOn: '2026-10-03', undone: false },
      { state: 'interview', by: 'member', undone: false },
    ]);
    expect(await getCode(ana.api.applications.import({ text: SHEET }))).toBe('applications.nothing-to-import');
    expect(await list(ana)).toHaveLength(2);
  });

  it('leaves applications that can be moved and undone like any other', async () => {
    const ana = await signUp(test);
    await ana.api.applications.import({ text: SHEET });
    const [first] = await list(ana);
    const undone = await ana.api.applications.undo({ id: first?.id ?? '', eventId: first?.lastEventId ?? '' });
    expect([undone.state, undone.appliedDate]).toEqual(['submitted', '2026-10-03']);
    expect((await ana.api.applications.move({ id: undone.id, to: 'rejected' })).state).toBe('rejected');
  });

  it('recognizes a job that was added by hand, and adds it if asked to', async () => {
    const ana = await signUp(test);
    await ana.api.applications.add({
      title: 'Another title',
      company: 'Elsewhere',
      url: 'https://www.jobs.example/17?utm_source=x',
    });
    expect(await preview(ana, SHEET)).toMatchObject({ fresh: 1, duplicates: 2 });
    expect(await ana.api.applications.import({ text: SHEET, includeDuplicates: true })).toMatchObject({ added: 3 });
  });

  it('adds each job once even if it is sent twice at the same time', async () => {
    const ana = await signUp(test);
    await Promise.allSettled([1, 2, 3].map(() => ana.api.applications.import({ text: SHEET })));
    expect(await list(ana)).toHaveLength(2);
  });

  it('is all or nothing within what the plan allows, and says how many fit', async () => {
    const ana = await signUp(test);
    await ana.api.applications.add({ title: 'One', company: 'Already there' });
    const lines = Array.from({ length: 5000 }, (_, at) => `Clerk ${at},Larkholt`);
    const text = `Title,Company\n${lines.join('\n')}`;
    expect(await preview(ana, text)).toMatchObject({ wanted: 5000, remaining: 4999 });
    expect(await getCode(ana.api.applications.import({ text }))).toBe('applications.import-limit');
    expect(await list(ana)).toHaveLength(1);
    const fits = `Title,Company\n${lines.slice(1).join('\n')}`;
    expect(await ana.api.applications.import({ text: fits })).toMatchObject({ added: 4999, left: 4999 });
  });

  it('can be undone: exactly its applications go, and can be restored', async () => {
    const ana = await signUp(test);
    await ana.api.applications.add({ title: 'By hand', company: 'Stays' });
    const { id } = await ana.api.applications.import({ text: SHEET });
    expect((await ana.api.applications.imports()).imports).toMatchObject([{ id, added: 2, left: 2 }]);
    expect(await ana.api.applications.undoImport({ id })).toEqual({ removed: 2 });
    expect((await list(ana)).map(({ job }) => job.title)).toEqual(['By hand']);
    expect((await ana.api.applications.imports()).imports).toMatchObject([{ id, left: 0 }]);
    expect(await ana.api.applications.undoImport({ id })).toEqual({ removed: 0 });
    expect(await ana.api.applications.import({ text: SHEET })).toMatchObject({ added: 2 });
  });

  it('of another member looks like one that doesn’t exist', async () => {
    const [ana, ben] = [await signUp(test), await signUp(test)];
    const { id } = await ana.api.applications.import({ text: SHEET });
    for (const other of [id, UNKNOWN_ID, 'x'])
      expect(await getCode(ben.api.applications.undoImport({ id: other }))).toBe('resource.not-found');
    expect((await ben.api.applications.imports()).imports).toEqual([]);
    expect(await list(ana)).toHaveLength(2);
    expect(await preview(ben, SHEET)).toMatchObject({ fresh: 2 });
  });

  it('needs a member', async () => {
    const { api } = test.visitor();
    expect(await getCode(api.applications.previewImport({ text: SHEET }))).toBe('access.sign-in');
    expect(await getCode(api.applications.import({ text: SHEET }))).toBe('access.sign-in');
    expect(await getCode(api.applications.imports())).toBe('access.sign-in');
    expect(await getCode(api.applications.export())).toBe('access.sign-in');
  });
});

describe('the export', () => {
  const download = async (person: Person) => {
    const answer = await person.request('/api/applications/export.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="applications-\d{4}-\d\d-\d\d\.csv/);
    return Buffer.from(await answer.arrayBuffer());
  };

  it('has everything, runs no formula, and can be imported again', async () => {
    const ana = await signUp(test);
    await ana.api.applications.add({
      title: '=HYPERLINK("http://evil.example")',
      company: '+Company',
      note: '@note, with "quotes"\nand lines',
      tags: ['-tag'],
      state: 'submitted',
      happenedOn: '2026-10-03',
      url: 'https://jobs.example/9',
    });
    const file = await download(ana);
    const text = file.toString();
    expect(text.startsWith('\uFEFFTitle,Company,Place,Address,State,Stage,Date applied,Tags,Note,Set by,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`'+Company`);
    expect(text).toContain('Applied,,2026-10-03');
    expect(await ana.api.applications.previewImport({ bytes: toBase64(file) })).toMatchObject({
      source: 'foothold',
      fresh: 0,
      duplicates: 1,
    });

    const ben = await signUp(test);
    await ben.api.applications.import({ bytes: toBase64(file) });
    expect(await list(ben)).toMatchObject([
      {
        job: { title: '=HYPERLINK("http://evil.example")', company: '+Company', url: 'https://jobs.example/9' },
        state: 'submitted',
        appliedDate: '2026-10-03',
        note: '@note, with "quotes"\nand lines',
        tags: ['-tag'],
      },
    ]);
    expect((await download(await signUp(test))).toString().split('\r\n')).toHaveLength(1);
  });
});
