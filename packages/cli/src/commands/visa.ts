import type { ExitCode } from '../exit-code.ts';
import type { Options } from '../options.ts';
import { runServerCommand } from '../server-command.ts';

/** `foothold visa load`: loads a government file about employers. */
export const loadFilings = (words: readonly string[], { year }: Pick<Options, 'year'>): ExitCode =>
  runServerCommand('visa', year === undefined ? words : [...words, `--year=${year}`]);
