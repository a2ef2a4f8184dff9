import { toJsonResume } from '@foothold/core/resume';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readResume } from '../read-resume.ts';
import { unplacedLines, unplacedSentence } from '../unplaced.ts';

/** `foothold parse`: prints a file's résumé as one JSON Resume document, and on standard error the lines that no field holds. */
export async function parse(file: string): Promise<ExitCode> {
  const { reading, ms } = await readResume(file);
  const document = toJsonResume(reading.resume, { ms: Math.round(ms * 100) / 100 });
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  const { unplaced = [] } = reading;
  if (unplaced.length > 0) {
    const lines = unplacedLines(unplaced).map((line) => `  ${line}\n`);
    process.stderr.write(`${unplacedSentence(unplaced)}:\n${lines.join('')}`);
  }
  return EXIT.ok;
}
