import { EXIT, type ExitCode } from './exit-code.ts';
import { Failure } from './failure.ts';
import type { Options } from './options.ts';

/** A command that calls a server. */
interface AccountCommand {
  /** Options besides --help, --version, and --no-color. */
  options: (keyof Options)[];
  /** The fewest and the most words after the command. */
  words: readonly [min: number, max: number];
  run(words: readonly string[], options: Options): Promise<ExitCode>;
}

const MAX_WORDS = 50;

/** Each command loads only what it needs, for a fast start. */
const ACCOUNT_COMMANDS: Record<string, AccountCommand> = {
  login: {
    options: ['url', 'key', 'scopes', 'json'],
    words: [0, 0],
    run: async (...given) => (await import('./commands/login.ts')).logIn(...given),
  },
  logout: {
    options: ['json'],
    words: [0, 0],
    run: async (...given) => (await import('./commands/logout.ts')).logOut(...given),
  },
  jobs: {
    options: ['place', 'remote', 'pay-min', 'sponsorship', 'page', 'json'],
    words: [1, MAX_WORDS],
    run: async (...given) => (await import('./commands/jobs.ts')).searchJobs(...given),
  },
  match: {
    options: ['resume', 'state', 'limit', 'json'],
    words: [0, 0],
    run: async (...given) => (await import('./commands/jobs.ts')).matchJobs(...given),
  },
  track: {
    options: ['to', 'resume', 'note', 'json'],
    words: [1, 1],
    run: async (...given) => (await import('./commands/applications.ts')).track(...given),
  },
  applications: {
    options: ['state', 'json'],
    words: [0, 0],
    run: async (...given) => (await import('./commands/applications.ts')).listApplications(...given),
  },
  mcp: {
    options: ['folder'],
    words: [0, 0],
    run: async (...given) => (await import('./commands/mcp.ts')).serveMcp(...given),
  },
  completion: {
    options: [],
    words: [1, 1],
    run: async (words) => (await import('./commands/completion.ts')).printCompletion(words, ACCOUNT_COMMANDS),
  },
};

/** Runs a command if it is one of these. @throws Failure if its words or options are wrong */
export async function runAccountCommand(
  name: string,
  words: readonly string[],
  options: Options,
  globalOptions: readonly string[],
): Promise<ExitCode | undefined> {
  const command = Object.hasOwn(ACCOUNT_COMMANDS, name) ? ACCOUNT_COMMANDS[name] : undefined;
  if (command === undefined) return undefined;
  const foreign = Object.keys(options).find(
    (option) => !globalOptions.includes(option) && !command.options.includes(option as never),
  );
  if (foreign !== undefined) throw createUsageFailure(name, `"foothold ${name}" has no option --${foreign}.`);
  const [min, max] = command.words;
  if (words.length < min) throw createUsageFailure(name, `"foothold ${name}" needs more words.`);
  if (words.length > max) throw createUsageFailure(name, `"foothold ${name}" takes fewer words.`);
  return command.run(words, options);
}

const createUsageFailure = (name: string, message: string): Failure =>
  new Failure(EXIT.usage, { code: 'usage', message, hint: `See "foothold ${name} --help".` });
