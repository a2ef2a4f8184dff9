import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type BenchRun, renderPerformancePage, replaceReadmeFigures } from './performance-page.ts';

const run: BenchRun = {
  command: 'node bench/start.ts',
  date: '2026-11-26',
  machine: '2 cores',
  load: 0.5,
  failed: false,
  figures: [
    { name: 'Ready', value: 2.3456, unit: 's', goal: { atMost: 2.5 }, compared: 'an empty script: 0.3 s' },
    { name: 'Answers', value: 1234.5, unit: 'answers/s', goal: { atLeast: 2000 } },
    { name: 'Words', value: 12.34, unit: 'million words/s' },
  ],
};

it('lists each figure with its goal and whether it was met', () => {
  const page = renderPerformancePage([run], [run.command]);
  expect(page).toContain('Goals met: 1. Goals missed: 1.');
  expect(page).toContain('| Ready | 2.35 s | an empty script: 0.3 s | at most 2.5 s | met |');
  expect(page).toContain('| Answers | 1,235 answers/s |  | at least 2,000 answers/s | **missed** |');
  expect(page).toContain('| Words | 12.3 million words/s |  |  |  |');
});

it('says how many commands ended with an error', () => {
  expect(renderPerformancePage([{ ...run, failed: true }], [run.command])).toContain(
    'Commands that ended with an error: 1.',
  );
});

it('lists commands that were not measured yet', () => {
  const page = renderPerformancePage([run], ['node bench/memory.ts', run.command]);
  expect(page).toContain('Commands not measured yet: 1.');
  expect(page).toMatch(/## `node bench\/memory.ts`\nNot measured yet\.\n\n## `node bench\/start.ts`\n2026-11-26/);
});

it('refuses two figures with the same name', () => {
  const other = { ...run, command: 'node bench/memory.ts' };
  expect(() => renderPerformancePage([run, other], [run.command, other.command])).toThrow('“Ready”');
});

it('replaces only the figures of a README, and leaves out those that were not measured', () => {
  const readme = 'Before\n<!-- Figures: written by npm run bench -->\nold\n<!-- End of figures -->\nAfter\n';
  const updated = replaceReadmeFigures(readme, [run], ['Words', 'Unknown']);
  expect(updated).toMatch(/^Before\n[\s\S]*\| Words \|[\s\S]*<!-- End of figures -->\nAfter\n$/);
  expect(updated).not.toMatch(/old|Unknown|Ready/);
  expect(replaceReadmeFigures(updated, [run], ['Words'])).toBe(updated);
});

it('refuses a README without a place for figures', () => {
  expect(() => replaceReadmeFigures('Foothold', [run], [])).toThrow('has no');
});

const docs = join(import.meta.dirname, '../../docs');
it.skipIf(!existsSync(join(docs, 'performance.json')))('has a page that matches the measured figures', () => {
  const runs = JSON.parse(readFileSync(join(docs, 'performance.json'), 'utf8')) as BenchRun[];
  expect(readFileSync(join(docs, 'performance.md'), 'utf8')).toBe(renderPerformancePage(runs));
});
