import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, type ExitCode } from './exit-code.ts';
import { Failure } from './failure.ts';

const FOLDER = join(import.meta.dirname, '../../../apps/server/src/main');

/** Runs a command of the server in a process of its code, with the settings of this installation. */
export function runServerCommand(name: 'audit' | 'database' | 'sources' | 'visa', words: readonly string[]): ExitCode {
  const command = join(FOLDER, `${name}-command.ts`);
  if (!existsSync(command))
    throw new Failure(EXIT.unreadable, {
      code: `${name}.no-server`,
      message: 'The server isn’t installed next to this command.',
      hint: 'Run it where Foothold is installed.',
    });
  const { status } = spawnSync(process.execPath, [command, ...words], { stdio: 'inherit' });
  return status === 0 ? EXIT.ok : EXIT.unreadable;
}
