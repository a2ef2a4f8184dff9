import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonResume } from '@foothold/core/resume';
import { readResumeFile } from '@foothold/documents/read';
import { addTallies, createEmptyTallies, type Field, type Score, scoreResume, type Tally } from './score.ts';
import type { Truth } from './truth.ts';

/** A corpus file and its content. */
export interface CorpusFile {
  file: string;
  /** Its layout. */
  source: string;
  truth: Truth;
}

/** The part of the corpus in the repository; `make.ts` regenerates it or the whole corpus. */
export const FIXTURES = join(import.meta.dirname, 'fixtures');

export function listCorpusFiles(folder = FIXTURES): CorpusFile[] {
  return JSON.parse(readFileSync(join(folder, 'truths.json'), 'utf8'));
}

export interface ScoredFile extends CorpusFile {
  score: Score;
}

/** Reads every file of a corpus and compares the result with the expected values. */
export async function scoreCorpus(folder = FIXTURES): Promise<{ files: ScoredFile[]; sum: Record<Field, Tally> }> {
  const files: ScoredFile[] = [];
  const sum = createEmptyTallies();
  for (const each of listCorpusFiles(folder)) {
    const { resume } = await readResumeFile(new Uint8Array(readFileSync(join(folder, each.file))), { name: each.file });
    const score = scoreResume(each.truth, toJsonResume(resume));
    files.push({ ...each, score });
    addTallies(sum, score.tallies);
  }
  return { files, sum };
}
