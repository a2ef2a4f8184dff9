import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordFigure } from './figures.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-figures-'));
  vi.stubEnv('FIGURES_FILE', join(folder, 'figures.jsonl'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('prints a figure with its goal and appends it to the file', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const figure = { name: 'Ready', value: 2.3456, unit: 's', goal: { atMost: 2 } };
  recordFigure(figure);
  expect(log).toHaveBeenCalledExactlyOnceWith('Ready: 2.35 s (goal: at most 2 s; missed)');
  expect(JSON.parse(readFileSync(join(folder, 'figures.jsonl'), 'utf8'))).toEqual(figure);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %s, which JSON can't store", (value) => {
  expect(() => recordFigure({ name: 'Ready', value, unit: 's' })).toThrow('Ready: nothing was measured');
});
