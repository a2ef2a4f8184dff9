import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDocx, writeJsonResume, writePdf } from '@foothold/documents/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNamed, createNurse } from '../../documents/test/write/people.ts';

const bin = join(import.meta.dirname, '../bin/foothold.mjs');
const folder = mkdtempSync(join(tmpdir(), 'foothold-cli-'));
const getPath = (name: string) => join(folder, name);

/** A résumé whose contact line contains words that belong to no field. */
const UNSTRUCTURED_RESUME = `Ines Marlow
Portland, OR | Dog lover | ines.marlow@example.com | (503) 555-0148

Experience

Staff Nurse, Cedar Hollow Hospital, Portland, OR
March 2021 - Present
- Cared for up to six patients a shift on a telemetry unit
`;

function runFoothold(
  args: string[],
  options: { input?: string | Uint8Array; env?: Record<string, string>; node?: string } = {},
) {
  const env = { PATH: process.env.PATH ?? '', ...options.env };
  const run = spawnSync(options.node ?? process.execPath, [bin, ...args], {
    cwd: folder,
    env,
    ...(options.input === undefined ? {} : { input: options.input }),
  });
  return { code: run.status, out: run.stdout.toString(), err: run.stderr.toString(), bytes: run.stdout };
}

beforeAll(async () => {
  writeFileSync(getPath('nurse.pdf'), await writePdf(createNurse()));
  writeFileSync(getPath('nurse.docx'), await writeDocx(createNurse()));
  writeFileSync(getPath('nurse.json'), await writeJsonResume(createNurse()));
  writeFileSync(getPath('thai.json'), await writeJsonResume(createNamed('สมชาย ใจดี', 'A summary.')));
  writeFileSync(getPath('empty.pdf'), '');
  writeFileSync(getPath('cut.pdf'), (await writePdf(createNurse())).subarray(0, 2_000));
  writeFileSync(getPath('picture.png'), Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  writeFileSync(getPath('loose.txt'), UNSTRUCTURED_RESUME);
  writeFileSync(getPath('job.txt'), 'Staff Nurse\nYou must have triage and wound care. Spanish is a plus.\n');
  writeFileSync(getPath('job.bin'), Buffer.from([0, 159, 146, 150]));
  mkdirSync(getPath('folder'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('foothold', () => {
  it('prints help for all commands and for each one', () => {
    expect(runFoothold([])).toMatchObject({ code: 0, out: expect.stringContaining('Usage') });
    expect(runFoothold(['--help']).out).toContain('Exit codes');
    expect(runFoothold(['score', '--help']).out).toContain('--job');
  });

  it('prints its version', () => {
    expect(runFoothold(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });

  it.each([
    [['nope'], 'Unknown command "nope".'],
    [['parse'], 'needs a file'],
    [['parse', 'a', 'b'], 'takes one file, not 2'],
    [['parse', 'a', '--job', 'x'], 'has no option --job'],
    [['parse', '--nope'], '--nope'],
    [['constructor', 'a'], 'Unknown command'],
    [['export', 'a'], '--to is missing'],
    [['export', 'a', '--to', 'odt'], '--to can’t be "odt"; use one of pdf, docx, json'],
    [['score', '-', '--job', '-'], 'Only one of the résumé'],
    [['score', 'a', '--as-of', 'May'], '--as-of takes a month'],
  ])('rejects %j with exit code 2', (args, reason) => {
    expect(runFoothold(args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(reason) });
  });

  it.each([
    ['missing.pdf', 'file.not-found'],
    ['folder', 'file.is-folder'],
    ['empty.pdf', 'document.empty'],
    ['cut.pdf', 'document.damaged'],
    ['picture.png', 'document.image-only'],
  ])("explains why it can't read %s, and exits with 1", (name, code) => {
    const { code: status, out, err } = runFoothold(['parse', getPath(name)]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(`(${code})`);
    expect(err.trim().split('\n').length).toBeGreaterThanOrEqual(3);
    expect(err).not.toContain('    at ');
  });

  it('gives the reason as JSON on request', () => {
    const { code, out } = runFoothold(['score', getPath('empty.pdf'), '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      error: { code: 'document.empty', message: expect.any(String), hint: expect.any(String) },
    });
  });
});

describe('foothold parse', () => {
  it.each(['nurse.pdf', 'nurse.docx', 'nurse.json'])('prints %s as one JSON Resume document', (name) => {
    const { code, out, err } = runFoothold(['parse', getPath(name)]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const document = JSON.parse(out);
    expect(document.basics).toMatchObject({
      name: 'Marisol Quintanilla-Øberg',
      email: 'marisol.quintanilla@example.com',
    });
    expect(document.work[1]).toMatchObject({
      position: 'Staff Nurse (Night Shift)',
      startDate: '2018-02',
      endDate: '2021-05',
    });
    expect(document.meta.ms).toBeGreaterThan(0);
  });

  it('lists lines that belong to no field on standard error', () => {
    const { code, out, err } = runFoothold(['parse', getPath('loose.txt')]);
    expect(code).toBe(0);
    expect(JSON.parse(out).work[0].position).toBe('Staff Nurse');
    expect(err).toBe('1 line of the file is not in this document:\n  Dog lover |\n');
    expect(runFoothold(['score', getPath('loose.txt')]).out).toContain('\nLines we could not place\n  Dog lover |\n');
  });

  it('exits silently when the pipe is closed', () => {
    const { stdout, stderr } = spawnSync('sh', [
      '-c',
      '"$0" "$1" parse "$2" | head -c 10',
      process.execPath,
      bin,
      getPath('nurse.pdf'),
    ]);
    expect({ out: stdout.length, err: stderr.toString() }).toEqual({ out: 10, err: '' });
  });

  it('reads standard input', () => {
    const { code, out } = runFoothold(['parse', '-'], { input: readFileSync(getPath('nurse.pdf')) });
    expect(code).toBe(0);
    expect(JSON.parse(out).basics.phone).toBe('(555) 123-4567');
  });
});

describe('foothold score', () => {
  it('prints a table, without colors outside a terminal', () => {
    const { code, out } = runFoothold(['score', getPath('nurse.pdf'), '--as-of', '2026-11']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Format score {2}\d+ of 100\n/);
    expect(out).not.toContain('\u001B');
  });

  it('prints colors on request, and never with NO_COLOR or --no-color', () => {
    const args = ['score', getPath('nurse.json'), '--as-of', '2026-11'];
    expect(runFoothold(args, { env: { FORCE_COLOR: '1' } }).out).toContain('\u001B[');
    expect(runFoothold(args, { env: { NO_COLOR: '1' } }).out).not.toContain('\u001B[');
    expect(runFoothold([...args, '--no-color'], { env: { FORCE_COLOR: '1' } }).out).not.toContain('\u001B[');
  });

  it('compares with a job from a file or from standard input, with the same result', () => {
    const args = ['score', getPath('nurse.pdf'), '--as-of', '2026-11', '--json', '--job'];
    const fileOutput = runFoothold([...args, getPath('job.txt')]);
    const stdinOutput = runFoothold([...args, '-'], { input: readFileSync(getPath('job.txt')) });
    expect(JSON.parse(fileOutput.out)).toMatchObject({ kind: 'job', asOf: '2026-11' });
    expect(stdinOutput.out).toBe(fileOutput.out);
  });

  it("rejects a job description that isn't text", () => {
    expect(runFoothold(['score', getPath('nurse.pdf'), '--job', getPath('job.bin')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('(job.not-text)'),
    });
  });
});

describe('foothold export', () => {
  it.each(['pdf', 'docx', 'json'])('writes a %s that reads back, named after the person', (format) => {
    const { code, out, err } = runFoothold(['export', getPath('nurse.docx'), '--to', format]);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain(`Marisol-Quintanilla-Øberg-Resume.${format}`);
    const again = runFoothold(['parse', getPath(`Marisol-Quintanilla-Øberg-Resume.${format}`)]);
    expect(JSON.parse(again.out).education[0]).toMatchObject({ studyType: 'BSN', area: 'Nursing' });
  });

  it('writes to standard output, in the requested style and paper size', () => {
    const toPlainText = runFoothold([
      'export',
      getPath('nurse.pdf'),
      '--to',
      'pdf',
      '-o',
      '-',
      '--template',
      'columns',
      '--pages',
      '2',
      '--paper',
      'a4',
    ]);
    expect(toPlainText.code).toBe(0);
    expect(toPlainText.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(toPlainText.bytes.toString('latin1')).toContain('/MediaBox [0 0 595.27');
  });

  it('reports its result as JSON', () => {
    const { out } = runFoothold(['export', getPath('nurse.pdf'), '--to', 'json', '-o', getPath('out.json'), '--json']);
    expect(JSON.parse(out)).toEqual({
      file: getPath('out.json'),
      bytes: readFileSync(getPath('out.json')).length,
      changes: [],
      missing: [],
    });
  });

  it('never calls a copy complete if a line of the file is missing', () => {
    const { code, err } = runFoothold(['export', getPath('loose.txt'), '--to', 'docx', '-o', getPath('loose.docx')]);
    expect(code).toBe(0);
    expect(err).toMatch(/every field read back\n1 line of the file is not in this document:\n {2}Dog lover \|\n$/);
    const { out } = runFoothold([
      'export',
      getPath('loose.txt'),
      '--to',
      'json',
      '-o',
      getPath('loose.json'),
      '--json',
    ]);
    expect(JSON.parse(out).missing).toEqual(['Dog lover |']);
  });

  it('rejects characters that our fonts lack, names them, and writes nothing', () => {
    const { code, err } = runFoothold(['export', getPath('thai.json'), '--to', 'pdf', '-o', getPath('thai.pdf')]);
    expect(code).toBe(3);
    expect(err).toContain('(export.script-unsupported)');
    expect(() => readFileSync(getPath('thai.pdf'))).toThrow('ENOENT');
  });

  it("reports that it can't write", () => {
    const { code, err } = runFoothold([
      'export',
      getPath('nurse.pdf'),
      '--to',
      'json',
      '-o',
      getPath('no/such/folder.json'),
    ]);
    expect(code).toBe(4);
    expect(err).toContain('(file.not-written)');
  });
});

describe('an old Node', () => {
  const system = spawnSync('/usr/bin/node', ['--version']).stdout?.toString() ?? '';
  const old = /^v(?:1\d|20|21)\./.test(system);

  it.skipIf(!old)("restarts with the project's own Node version", () => {
    const { code, out } = runFoothold(['parse', getPath('nurse.json')], { node: '/usr/bin/node' });
    expect(code).toBe(0);
    expect(JSON.parse(out).basics.name).toBe('Marisol Quintanilla-Øberg');
  });

  it.skipIf(!old)('passes on the exit code', () => {
    expect(runFoothold(['parse', getPath('missing.pdf')], { node: '/usr/bin/node' }).code).toBe(1);
  });
});
