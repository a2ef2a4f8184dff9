import { EXIT, type ExitCode } from '../exit-code.ts';
import { toPlainText } from '../terminal.ts';

/** Prints a result as JSON or as lines. Text of others can't control the terminal. */
export function printResult(json: boolean | undefined, result: unknown, lines: () => readonly string[]): ExitCode {
  const text = json ? JSON.stringify(result, null, 2) : lines().map(toPlainText).join('\n');
  process.stdout.write(`${text}\n`);
  return EXIT.ok;
}
