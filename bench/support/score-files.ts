import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ScoreSubject } from '@foothold/core/ats';
import { DocumentError, interpret, readingOfResume, viewsOf } from '@foothold/core/resume';
import { readDocument } from '@foothold/documents/read';
import { findSharedData } from './shared-data.ts';

export interface SharedResume {
  /** Path below the résumé folder. */
  name: string;
  subject: ScoreSubject;
}

/** A file as the score sees it. */
export async function readSubject(bytes: Uint8Array, name: string): Promise<ScoreSubject> {
  const document = await readDocument(bytes, { name });
  const isData = 'resume' in document;
  const reading = isData ? readingOfResume(document.resume) : interpret(document);
  const { resume, provenance, signals } = reading;
  return { resume, provenance, signals, views: viewsOf(isData ? undefined : document, reading) };
}

/** The résumés under the shared folder that our readers can read; none if the folder is absent. */
export async function readSharedResumes(): Promise<SharedResume[]> {
  const folder = findSharedData('resumes');
  const found: SharedResume[] = [];
  for (const path of folder ? listFilesUnder(folder) : []) {
    if (!/\.(?:pdf|docx|dotx|odt|rtf|json)$/.test(path) || /schema|truths|LICENSE|\.job\.json/.test(path)) continue;
    try {
      found.push({ name: relative(folder ?? '', path), subject: await readSubject(readFileSync(path), path) });
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
    }
  }
  return found;
}

function listFilesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
