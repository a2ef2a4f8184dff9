import { type Resume, toJsonResume } from '@foothold/core/resume';
import { toSafeFileName } from '../../platform/files/zip-stream.ts';
import type { PersonalData, PersonalFile } from '../../platform/personal-data.ts';
import type { ResumesDeps } from './deps.ts';
import { removeFiles } from './jobs.ts';
import { listLetters } from './letters/letters-repository.ts';
import * as repository from './personal-data-repository.ts';

const encoder = new TextEncoder();
const fromStored = (content: unknown) => content as Resume;

/** Résumés: every uploaded file and version, answers about it, scores, share links, and letters. */
export function createResumesPersonalData({
  db,
  files,
  queue,
}: Pick<ResumesDeps, 'db' | 'files' | 'queue'>): PersonalData {
  async function collectParts(resume: repository.SavedResume) {
    const [readings, versions, scores, facts, decisions, shareLinks, letters] = await Promise.all([
      repository.listReadings(db, resume.id),
      repository.listVersions(db, resume.id),
      repository.listScores(db, resume.id),
      repository.listFacts(db, resume.id),
      repository.listDecisions(db, resume.id),
      repository.listShares(db, resume.id),
      listLetters(db, resume.id),
    ]);
    return { ...resume, readings, versions, scores, facts, decisions, shareLinks, letters };
  }

  function listFiles(
    { id, fileName, fileKey }: repository.SavedFile,
    versions: repository.SavedVersion[],
  ): PersonalFile[] {
    const upload = fileName !== null && {
      name: `${id}/${toSafeFileName(fileName)}`,
      read: async () => (await files.get(fileKey)) ?? encoder.encode('This file is no longer in storage.'),
    };
    return [
      ...(upload ? [upload] : []),
      ...versions.map((version) => ({
        name: `${id}/versions/${version.number}.json`,
        read: async () => encoder.encode(JSON.stringify(toJsonResume(fromStored(version.content)), null, 2)),
      })),
    ];
  }

  return {
    name: 'resumes',
    async collect(userId) {
      const saved = await repository.listSaved(db, userId);
      const all = await Promise.all(
        saved.map(async ({ fileKey, ...resume }) => ({ fileKey, ...(await collectParts(resume)) })),
      );
      return {
        data: all.map(({ fileKey: _, ...resume }) => resume),
        files: all.flatMap((resume) => listFiles(resume, resume.versions)),
      };
    },
    // A score is stored when someone looks at it.
    listChangeable: (data) => (data as { scores: unknown }[]).map(({ scores: _, ...resume }) => resume),
    /** The rows are deleted with the account, and a trigger queues their files. This only deletes the files sooner. */
    erase: (trx) => queue.add(trx, removeFiles, {}),
  };
}
