import { toJsonResume } from '@foothold/core/resume';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readResume } from '../read-resume.ts';
import { formatUnplaced, formatUnplacedSentence } from '../unplaced.ts';

/** `foothold parse`: prints a résumé as JSON Resume, and the lines that belong to no field on standard error. */
export async function parse(file: string): Promise<ExitCode> {
  const { reading, ms } = await readResume(file);
  const document = toJsonResume(reading.resume, { ms: Math.round(ms * 100) / 100 });
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  const { unplaced = [] } = reading;
  if (unplaced.length > 0) {
    const lines = formatUnplaced(unplaced).map((line) => `  ${line}\n`);
    process.stderr.write(`${formatUnplacedSentence(unplaced)}:\n${lines.join('')}`);
  }
  return EXIT.ok;
}
