import type { ExitCode } from '../exit-code.ts';
import { runServerCommand } from '../server-command.ts';

/** `foothold database migrate`: does what only the owner of the database may. */
export const manageDatabase = (words: readonly string[]): ExitCode => runServerCommand('database', words);
