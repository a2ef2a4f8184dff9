import { parseArgs } from 'node:util';
import { runAccountCommand } from './account-commands.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { Failure } from './failure.ts';
import { FILE_COMMANDS } from './file-commands.ts';
import { getHelp } from './help.ts';
import { OPTIONS, type Options } from './options.ts';
import { version } from './version.ts';

const GLOBAL_OPTIONS = ['help', 'version', 'no-color'];

/** Runs one command line (without node and script) and returns its exit code. */
export async function main(argv: string[]): Promise<ExitCode> {
  if (!process.stdout.listeners('error').includes(exitOnClosedPipe)) process.stdout.on('error', exitOnClosedPipe);
  try {
    const { values, positionals } = readArguments(argv);
    if (values['no-color']) {
      process.env.NO_COLOR = '1';
      delete process.env.FORCE_COLOR;
    }
    if (values.version) return print(version);
    const [name, ...files] = positionals;
    if (values.help || name === undefined) return print(getHelp(name));
    return await runCommand(name, files, values);
  } catch (error) {
    return report(error, argv.includes('--json'));
  }
}

/** `foothold parse cv.pdf | head` closes the pipe early, which isn't an error. */
function exitOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.ok);
}

function readArguments(argv: string[]) {
  try {
    return parseArgs({ args: readKeyFlag(argv), options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw createUsageFailure(error instanceof Error ? error.message : String(error));
  }
}

/** `foothold login --key` reads the key from standard input, so the option has no value there. */
function readKeyFlag(argv: string[]): string[] {
  if (argv[0] !== 'login') return argv;
  return argv.map((word, at) => (word === '--key' && (argv[at + 1] ?? '--').startsWith('-') ? '--key=-' : word));
}

async function runCommand(name: string, files: string[], options: Options): Promise<ExitCode> {
  if (name === 'sources') return (await import('./commands/sources.ts')).manageSources(files);
  if (name === 'visa') return (await import('./commands/visa.ts')).loadFilings(files, options);
  if (name === 'database') return (await import('./commands/database.ts')).manageDatabase(files);
  if (name === 'audit') return (await import('./commands/audit.ts')).verifyAudit(files, options);
  const code = await runAccountCommand(name, files, options, GLOBAL_OPTIONS);
  if (code !== undefined) return code;
  const command = Object.hasOwn(FILE_COMMANDS, name) ? FILE_COMMANDS[name] : undefined;
  if (command === undefined) throw createUsageFailure(`Unknown command "${name}".`);
  const foreign = Object.keys(options).find(
    (option) => !GLOBAL_OPTIONS.includes(option) && !command.options.includes(option as never),
  );
  if (foreign !== undefined) throw createUsageFailure(`"foothold ${name}" has no option --${foreign}.`);
  const [file, ...more] = files;
  if (file === undefined) throw createUsageFailure(`"foothold ${name}" needs a file, or "-" for standard input.`);
  if (more.length > 0) throw createUsageFailure(`"foothold ${name}" takes one file, not ${files.length}.`);
  return command.run(file, options);
}

function createUsageFailure(message: string): Failure {
  return new Failure(EXIT.usage, { code: 'usage', message, hint: 'See "foothold --help".' });
}

function print(text: string): ExitCode {
  process.stdout.write(`${text}\n`);
  return EXIT.ok;
}

/** Reports the problem and the fix on standard error, and with --json also as JSON on standard output. */
function report(error: unknown, json: boolean): ExitCode {
  if (!(error instanceof Failure)) {
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(
      `foothold: internal error. This is a bug in Foothold, not a problem with your file.\n${trace}\n`,
    );
    return EXIT.defect;
  }
  const { code, message, hint, details } = error;
  if (json) process.stdout.write(`${JSON.stringify({ error: { code, message, hint, details } }, null, 2)}\n`);
  const lines = [
    `foothold: ${message}`,
    ...details.map((line) => `  ${line}`),
    ...(hint === undefined ? [] : [hint]),
    `(${code})`,
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
  return error.exitCode;
}
