// Writes docs/access.md from the contracts: `npm run access-table`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@foothold/contracts';
import { renderAccessTable } from './access-table.ts';

writeFileSync(join(import.meta.dirname, '../docs/access.md'), renderAccessTable(contract));
