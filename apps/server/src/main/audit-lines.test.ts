import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signHead, toLine } from '../platform/audit/signed-head.ts';
import type { VerifyOptions } from '../platform/audit/verify.ts';
import type { ChainReport } from '../platform/audit/verify-chain.ts';
import { runAuditCommand } from './audit-lines.ts';

const NOW = new Date('2026-11-23T13:00:00Z');
const HASH = Buffer.alloc(32, 7);
const intact: ChainReport = {
  entries: 12,
  bodies: 9,
  erased: 3,
  last: { seq: 12, hash: HASH },
  signed: { seq: 10, micros: (NOW.getTime() - 5 * 60_000) * 1000, keyId: 'local' },
  problems: [],
  problemCount: 0,
};
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-audit-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(words: string[], report = intact) {
  const seen: { options?: VerifyOptions; failed: boolean } = { failed: false };
  const lines = await Array.fromAsync(
    runAuditCommand(
      {
        verify: async (options) => {
          seen.options = options;
          return report;
        },
        now: () => NOW,
        fail: () => {
          seen.failed = true;
        },
      },
      words,
    ),
  );
  return { ...seen, lines };
}

test('prints what was verified, and what no signature covers yet', async () => {
  const { lines, failed, options } = await run(['verify']);
  expect(failed).toBe(false);
  expect(options).toEqual({});
  expect(lines).toEqual([
    'Entries: 12. Bodies: 9. Erased: 3.',
    `Head: entry 12, ${HASH.toString('hex')}`,
    'Last signed head: entry 10, key local, 5 min ago.',
    'Not yet covered by a signed head: 2.',
    'The public keys were taken from the signed heads themselves. Pass the one that you saved elsewhere with --key.',
    'The audit log is intact.',
  ]);
});

test('fails and lists the first problems', async () => {
  const problems = [
    { seq: 4, what: 'Its body was changed.' },
    { seq: null, what: 'The head is missing.' },
  ];
  const { lines, failed } = await run(['verify', '--key=abc, def'], { ...intact, problems, problemCount: 2 });
  expect(failed).toBe(true);
  expect(lines.slice(-3)).toEqual([
    'The audit log is NOT intact. Problems: 2.',
    '  Entry 4: Its body was changed.',
    '  The head is missing.',
  ]);
});

test('reads keys and a file of heads, and prints JSON', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const head = { seq: 3, hash: HASH, micros: NOW.getTime() * 1000 };
  const signed = {
    ...head,
    keyId: 'local',
    publicKey: publicKey.export({ format: 'der', type: 'spki' }),
    signature: signHead(head, privateKey),
  };
  const file = join(folder, 'heads.jsonl');
  writeFileSync(file, `${toLine(signed)}\n\n`);
  const { lines, options } = await run(['verify', `--heads=${file}`, '--key=abc,def', '--json']);
  expect(options).toEqual({ exported: [signed], keys: new Set(['abc', 'def']) });
  expect(JSON.parse(lines.join('\n'))).toMatchObject({ ok: true, entries: 12, unsigned: 2, signed: { number: 10 } });
});

test('says what is wrong with the command or the file', async () => {
  await expect(run([])).rejects.toThrow('Use "audit verify');
  await expect(run(['verify', '--what'])).rejects.toThrow('Use "audit verify');
  await expect(run(['verify', '--heads=/nowhere/heads.jsonl'])).rejects.toThrow('can’t be read');
  const file = join(folder, 'other.txt');
  writeFileSync(file, '{}\n');
  await expect(run(['verify', `--heads=${file}`])).rejects.toThrow('Line 1 of');
});
