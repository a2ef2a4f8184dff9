import type { ExitCode } from '../exit-code.ts';
import { runServerCommand } from '../server-command.ts';

/** `foothold sources`: manages where listings come from. */
export const manageSources = (words: readonly string[]): ExitCode => runServerCommand('sources', words);
