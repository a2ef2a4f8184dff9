/** Reads and checks the content, and writes the file that the server starts from. Part of the build: `node scripts/compile-content.ts`. */
import { MODULES } from '../apps/server/src/main/modules.ts';
import { buildContent } from '../apps/server/src/platform/content/load.ts';
import { ContentError } from '../apps/server/src/platform/content/part.ts';
import { ROOT } from '../apps/server/src/platform/env.ts';
import { listContent } from '../apps/server/src/platform/module.ts';

try {
  await buildContent(ROOT, listContent(MODULES));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
