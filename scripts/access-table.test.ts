import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@foothold/contracts';
import { expect, it } from 'vitest';
import { renderAccessTable } from './access-table.ts';

it('docs/access.md matches the contracts', () => {
  expect(readFileSync(join(import.meta.dirname, '../docs/access.md'), 'utf8')).toBe(renderAccessTable(contract));
});
