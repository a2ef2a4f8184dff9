import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../apps/server/src/main/settings.ts';
import { loadEnv } from '../apps/server/src/platform/env.ts';
import { renderEnvExample } from './env-example.ts';

const file = join(import.meta.dirname, '../.env.example');

it('.env.example matches the declared settings', () => {
  expect(readFileSync(file, 'utf8')).toBe(renderEnvExample(SETTINGS));
});

it('.env.example documents every setting and is valid as it is', () => {
  const documented = [...readFileSync(file, 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(documented.sort()).toEqual(SETTINGS.flatMap(({ declared }) => Object.keys(declared)).sort());
  expect(loadEnv(SETTINGS, {}, file).PORT).toBe(3000);
});
