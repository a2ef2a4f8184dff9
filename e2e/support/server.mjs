// Runs the journeys' server and writes its output to .cache/e2e-server.log, which is searched afterward for what a log
// must not contain.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
mkdirSync(join(root, '.cache'), { recursive: true });
// What an earlier run left behind would change what this one finds.
rmSync(join(root, '.cache', 'e2e-data'), { recursive: true, force: true });
const log = createWriteStream(join(root, '.cache', 'e2e-server.log'));
const server = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
for (const [from, to] of [
  [server.stdout, process.stdout],
  [server.stderr, process.stderr],
]) {
  from.pipe(log, { end: false });
  from.pipe(to);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.once('close', (code) => log.end(() => process.exit(code ?? 1)));
