import { isDeepStrictEqual } from 'node:util';
import type { ResumeDetail } from '@foothold/contracts/resumes';
import type { User } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { collectFields } from './changes.ts';
import { updateCopies } from './copies/copies.ts';
import type { ResumesDeps } from './deps.ts';
import { dropTyped } from './file-lines.ts';
import { mergeReading } from './reading-merge.ts';
import { lockOwnResume, requireCurrent, requireOwn } from './records.ts';
import * as repository from './repository.ts';
import { loadDetail } from './views.ts';

/** Reads stored files again. Our reader improves over time, and members can apply it to a résumé on request. */
export function createRereading(deps: ResumesDeps) {
  const { db, transact, files, engine, events, now } = deps;

  /**
   * Reads the file again as a new version. What the member corrected, confirmed, placed, or accepted is kept, and so are entries that their
   * answers belong to.
   * @returns also how many fields changed
   * @throws DocumentError
   * @throws AppError `resumes.no-file`, `resource.changed`
   */
  async function readAgain(
    actor: User,
    id: string,
    baseVersion: number,
  ): Promise<{ resume: ResumeDetail; changed: number }> {
    const { row: found } = await requireOwn(db, actor, id);
    requireCurrent(found, baseVersion);
    const { file_name: fileName, file_key: fileKey } = found;
    const bytes = fileName === null ? null : await files.get(fileKey);
    if (fileName === null || !bytes) throw new AppError('resumes.no-file');
    const { reading, views } = await engine.read(bytes, fileName);
    return transact(async (trx) => {
      const { row, version } = await lockOwnResume(trx, actor, id, baseVersion);
      const [before, facts] = await Promise.all([
        repository.findReading(trx, id, version.reading),
        repository.listFacts(trx, id),
      ]);
      const { content, provenance } = mergeReading({
        before,
        version,
        reading,
        held: facts.flatMap(({ target }) => target ?? []),
      });
      const unplaced = reading.unplaced ? dropTyped(reading.unplaced, { content, provenance }) : null;
      const changed = countDifferences(version.content, content);
      const isSame = changed === 0 && isDeepStrictEqual(unplaced, version.unplaced);
      if (!isSame) {
        const { resume, text, signals } = reading;
        const stored = { content: resume, provenance: reading.provenance, text, signals, views };
        await updateCopies(trx, deps, actor, row, { before: version.content, after: content });
        await repository.addVersion(
          trx,
          row,
          {
            kind: 'read',
            label: 'Read again from the file',
            changes: changed,
            content,
            provenance,
            layout: version.layout,
            reading: await repository.addReading(trx, row, stored),
            unplaced,
          },
          now(),
        );
        await events.publish(trx, actor.id, { kind: 'resume', id });
      }
      return { resume: await loadDetail(trx, await requireOwn(trx, actor, id), now()), changed };
    });
  }

  return { readAgain };
}

function countDifferences(before: repository.Version['content'], after: repository.Version['content']): number {
  const [old, next] = [collectFields(before), collectFields(after)];
  const paths = new Set([...old.keys(), ...next.keys()]);
  return [...paths].filter((path) => old.get(path) !== next.get(path)).length;
}
