import { basename } from 'node:path';
import { DOCUMENT_ERRORS, type ParserView, type Reading } from '@foothold/core/resume';
import { EXIT } from './exit-code.ts';
import { Failure } from './failure.ts';
import { readInThread } from './guarded-read.ts';
import { readInput } from './input.ts';

export interface ReadResume {
  reading: Reading;
  /** The file as independent readers see it. Empty unless requested. */
  views: ParserView[];
  /** Time to read in milliseconds, without startup and loading the bytes. */
  ms: number;
}

/** Reads the résumé in a file, or on standard input for `-`. @throws Failure with the code of the `DocumentError`, or `file.*` */
export async function readResume(path: string, { views = false } = {}): Promise<ReadResume> {
  const bytes = await readInput(path);
  const answer = await readInThread({ bytes, views, ...(path === '-' ? {} : { name: basename(path) }) });
  if ('error' in answer) throw new Failure(EXIT.unreadable, { code: answer.error, ...DOCUMENT_ERRORS[answer.error] });
  return answer;
}
