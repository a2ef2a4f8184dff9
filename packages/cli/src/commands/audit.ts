import type { ExitCode } from '../exit-code.ts';
import type { Options } from '../options.ts';
import { runServerCommand } from '../server-command.ts';

/** `foothold audit verify`: verifies the audit log of this installation. */
export const verifyAudit = (words: readonly string[], { heads, key, json }: Options): ExitCode =>
  runServerCommand('audit', [
    ...words,
    ...(heads === undefined ? [] : [`--heads=${heads}`]),
    ...(key === undefined ? [] : [`--key=${key}`]),
    ...(json ? ['--json'] : []),
  ]);
