import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@foothold/brand';
import { expect, it } from 'vitest';
import { loadBrand } from './brand.ts';

const file = join(mkdtempSync(join(tmpdir(), 'foothold-brand-')), 'brand.json');
const loadBrandFrom = (content: string) => {
  writeFileSync(file, content);
  return loadBrand({ BRAND_FILE: file });
};

it('uses our brand by default', () => {
  expect(loadBrand({ BRAND_FILE: undefined })).toEqual(DEFAULT_BRAND);
  expect(loadBrandFrom('{"name":"Summit","colors":{"accent":"#2f6b4f"}}')).toEqual({
    ...DEFAULT_BRAND,
    name: 'Summit',
    colors: { accent: '#2f6b4f' },
  });
});

it('accepts the British spelling of colors', () => {
  expect(loadBrandFrom('{"colours":{"accent":"#2f6b4f"}}')).toEqual({
    ...DEFAULT_BRAND,
    colors: { accent: '#2f6b4f' },
  });
});

it.each([
  ['not JSON', 'is not a readable JSON file'],
  ['[]', 'does not contain a JSON object'],
  ['{"name":""}', 'name'],
  ['{"email":"nope"}', 'email'],
  ['{"colors":{"accent":"#ffff00"}}', 'colors.accent'],
])('reports %s', (content, words) => {
  expect(() => loadBrandFrom(content)).toThrow(words);
});
