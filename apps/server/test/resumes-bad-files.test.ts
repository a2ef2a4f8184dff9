import { readdirSync } from 'node:fs';
import { DOCUMENT_ERRORS, type DocumentErrorCode } from '@foothold/core/resume';
import { writePdf } from '@foothold/documents/write';
import { safe } from '@orpc/client';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_FILES, type HostileFile, SLOW_PDF } from '../../../packages/documents/test/hostile/index.ts';
import { signUp } from './factories.ts';
import { createNurse } from './fixtures/people.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
let member: Person;
let good: Uint8Array;
beforeAll(async () => {
  member = await signUp(test);
  good = await writePdf(createNurse());
});

/** One file for each kind of defect. */
const SAMPLE = [
  'locked.pdf',
  'scan.pdf',
  'blank.pdf',
  'empty.pdf',
  'cut-in-half.pdf',
  'stream-of-1-gb.pdf',
  'flate-of-flate.pdf',
  'picture-of-60000-by-60000-alone.pdf',
  'forms-draw-each-other-in-tens.pdf',
  'contents-hold-themselves.pdf',
  'page-tree-a-hundred-thousand-deep.pdf',
  'part-of-1-gb.docx',
  'part-of-1-gb-that-lies.docx',
  'zip-in-zip-in-zip.docx',
  'elements-a-million-deep.docx',
  'hundred-thousand-runs.docx',
  'macros.docm',
  'reads-a-file.docx',
  'laughs-a-billion-times.docx',
  'locked.docx',
  'old.doc',
  'groups-a-million-deep.rtf',
  'cells-without-end.rtf',
  'arrays-a-million-deep.json',
  'list.json',
  'zeros.txt',
  'program.exe',
  'text.png',
  'pdf.docx',
  'picture.png',
];

const FILES = new Map(Object.values(HOSTILE_FILES).flatMap((files) => files.map((file) => [file.name, file])));

async function createFile({ name, make }: HostileFile): Promise<File> {
  return new File([new Uint8Array(await make())], name);
}

async function getRefusal(promise: Promise<unknown>) {
  const { error } = await safe(promise);
  return error as unknown as { code: string; status: number; message: string; data: { hint?: string } };
}

/** Everything an upload could leave behind: the rows of every résumé table, and files. */
async function countSaved(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND (table_name LIKE '%resume%' OR table_name LIKE '%idempotency%' OR table_name LIKE '%file%')
  `.execute(test.app.db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const answer = await sql<{ n: string }>`SELECT count(*) AS n FROM ${sql.table(name)}`.execute(test.app.db);
    counts[name] = Number(answer.rows[0]?.n);
  }
  const files = readdirSync(test.app.env.dataDir, { recursive: true, withFileTypes: true });
  counts['stored files'] = files.filter((entry) => entry.isFile() && entry.parentPath.includes('files')).length;
  return counts;
}

async function expectServing(): Promise<void> {
  expect((await member.request('/readyz')).status).toBe(200);
  const answer = await test.visitor().api.resumes.tryOne({ file: new File([new Uint8Array(good)], 'good.pdf') });
  expect(answer.resume.contact.name).toBe('Marisol Vega');
}

describe('a bad file', () => {
  it.each(SAMPLE)(
    'rejects %s with a code and advice, for members and visitors alike, and leaves nothing behind',
    async (name) => {
      const hostile = FILES.get(name);
      if (!hostile) throw new Error(`${name} is not among the hostile files`);
      const file = await createFile(hostile);
      const before = await countSaved();
      const { message, hint } = DOCUMENT_ERRORS[hostile.ends as DocumentErrorCode];
      const refusals = [member.api.resumes.upload({ file }), test.visitor().api.resumes.tryOne({ file })].map(
        getRefusal,
      );
      for (const error of await Promise.all(refusals)) {
        expect(error).toMatchObject({ code: hostile.ends, status: 422, message });
        expect(error.data.hint).toBe(hint);
      }
      expect(await countSaved()).toEqual(before);
    },
  );

  it("doesn't affect simultaneous uploads", async () => {
    const bad = await Promise.all(SAMPLE.slice(0, 12).map(async (name) => createFile(FILES.get(name) as HostileFile)));
    const [answers] = await Promise.all([
      Promise.all(bad.map((file) => getRefusal(test.visitor().api.resumes.tryOne({ file })))),
      ...[1, 2, 3].map(expectServing),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(SAMPLE.slice(0, 12).map((name) => FILES.get(name)?.ends));
  });

  it('stops reading a slow file after five seconds of CPU time, while others are served', async () => {
    const file = await createFile(SLOW_PDF);
    const before = await countSaved();
    const slow = getRefusal(member.api.resumes.upload({ file }));
    await expectServing();
    expect(await slow).toMatchObject({ code: 'document.timeout', status: 422, data: { hint: expect.any(String) } });
    expect(await countSaved()).toEqual(before);
    await expectServing();
    // On a busy machine, five seconds of CPU time may take a full minute.
  }, 120_000);
});
