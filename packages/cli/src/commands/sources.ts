import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';

const COMMAND = join(import.meta.dirname, '../../../../apps/server/src/main/sources-command.ts');

/** `foothold sources`: runs in a process of the server's code, with the settings of this installation. */
export function manageSources(words: readonly string[]): ExitCode {
  if (!existsSync(COMMAND))
    throw new Failure(EXIT.unreadable, {
      code: 'sources.no-server',
      message: 'The server isn’t installed next to this command.',
      hint: 'Run it where Foothold is installed, or use the console.',
    });
  const { status } = spawnSync(process.execPath, [COMMAND, ...words], { stdio: 'inherit' });
  return status === 0 ? EXIT.ok : EXIT.unreadable;
}
