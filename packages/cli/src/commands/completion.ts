import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { FILE_COMMANDS } from '../file-commands.ts';

/** Commands that run where Foothold is installed, with their first words. */
const SERVER_COMMANDS: Record<string, { words: string[]; options: string[] }> = {
  sources: { words: ['add', 'list', 'sync', 'directory', 'on', 'off'], options: [] },
  visa: { words: ['load'], options: ['year'] },
  database: { words: ['migrate'], options: [] },
  audit: { words: ['verify'], options: ['heads', 'key', 'json'] },
};
const FIRST_WORDS: Record<string, string[]> = { jobs: ['search'], completion: ['bash', 'zsh', 'fish'] };

interface Completion {
  name: string;
  /** What can follow: words and options. */
  next: string[];
}

type CommandTable = Readonly<Record<string, { options: readonly string[] }>>;

function listCompletions(accountCommands: CommandTable): Completion[] {
  const toFlags = (options: readonly string[]) => [...options, 'help'].map((option) => `--${option}`);
  return [
    ...Object.entries(FILE_COMMANDS).map(([name, { options }]) => ({ name, next: toFlags(options) })),
    ...Object.entries(accountCommands).map(([name, { options }]) => ({
      name,
      next: [...(FIRST_WORDS[name] ?? []), ...toFlags(options)],
    })),
    ...Object.entries(SERVER_COMMANDS).map(([name, { words, options }]) => ({
      name,
      next: [...words, ...toFlags(options)],
    })),
  ];
}

const SHELLS: Record<string, (completions: readonly Completion[]) => string> = {
  bash: (completions) => `_foothold() {
  local current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${completions.map(({ name }) => name).join(' ')} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${completions.map(({ name, next }) => `    ${name}) COMPREPLY=($(compgen -W "${next.join(' ')}" -- "$current")) ;;`).join('\n')}
  esac
}
complete -o default -F _foothold foothold`,
  zsh: (completions) => `#compdef foothold
_foothold() {
  if (( CURRENT == 2 )); then
    compadd -- ${completions.map(({ name }) => name).join(' ')} --help --version
    return
  fi
  case "\${words[2]}" in
${completions.map(({ name, next }) => `    ${name}) compadd -- ${next.join(' ')} ;;`).join('\n')}
  esac
  _files
}
compdef _foothold foothold`,
  fish: (completions) =>
    [
      `complete -c foothold -n __fish_use_subcommand -f -a "${completions.map(({ name }) => name).join(' ')}"`,
      ...completions.map(
        ({ name, next }) => `complete -c foothold -n "__fish_seen_subcommand_from ${name}" -a "${next.join(' ')}"`,
      ),
    ].join('\n'),
};

/** `foothold completion`: prints a script that completes commands and options in a shell. */
export async function printCompletion(
  [shell = '']: readonly string[],
  accountCommands: CommandTable,
): Promise<ExitCode> {
  const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (write === undefined)
    throw new Failure(EXIT.usage, {
      code: 'usage',
      message: `There is no completion for "${shell}".`,
      hint: `Use one of: ${Object.keys(SHELLS).join(', ')}`,
    });
  process.stdout.write(`${write(listCompletions(accountCommands))}\n`);
  return EXIT.ok;
}
