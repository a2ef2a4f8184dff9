import { toJsonResume } from '@foothold/core/resume';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readResume } from '../read-resume.ts';

/** `foothold parse`: prints a file's résumé as one JSON Resume document. */
export async function parse(file: string): Promise<ExitCode> {
  const { reading, ms } = await readResume(file);
  const document = toJsonResume(reading.resume, { ms: Math.round(ms * 100) / 100 });
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  return EXIT.ok;
}
