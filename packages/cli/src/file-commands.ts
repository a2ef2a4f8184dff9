import type { ExitCode } from './exit-code.ts';
import type { Options } from './options.ts';

/** A command that reads a file. */
interface FileCommand {
  /** Options besides --help, --version, and --no-color. */
  options: (keyof Options)[];
  run: (file: string, options: Options) => Promise<ExitCode>;
}

/** Each command loads only what it needs, for a fast start. */
export const FILE_COMMANDS: Record<string, FileCommand> = {
  parse: { options: ['json'], run: async (file) => (await import('./commands/parse.ts')).parse(file) },
  score: {
    options: ['job', 'as-of', 'json'],
    run: async (file, options) => (await import('./commands/score.ts')).score(file, options),
  },
  export: {
    options: ['to', 'out', 'template', 'pages', 'paper', 'json'],
    run: async (file, options) => (await import('./commands/export.ts')).exportFile(file, options),
  },
};
