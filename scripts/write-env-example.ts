// Writes .env.example from the declared settings of the platform and the modules: `node scripts/write-env-example.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../apps/server/src/main/settings.ts';
import { renderEnvExample } from './env-example.ts';

writeFileSync(join(import.meta.dirname, '../.env.example'), renderEnvExample(SETTINGS));
