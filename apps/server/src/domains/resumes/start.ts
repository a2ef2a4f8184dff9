import { createHash, randomUUID } from 'node:crypto';
import type { ResumeDetail } from '@foothold/contracts/resumes';
import { emptyResume, PLAIN_SIGNALS, type Resume, toJsonResume } from '@foothold/core/resume';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import { requireFound } from '../../platform/errors.ts';
import { forgetFileRemoval } from '../../platform/files/removals-repository.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import type { ResumesDeps } from './deps.ts';
import { ownsResume } from './policy.ts';
import { assertWithinQuota, lockQuota } from './quota.ts';
import { requireOwn } from './records.ts';
import * as repository from './repository.ts';
import { loadDetail } from './views.ts';

const TITLE = 'New résumé';

/** Résumés that are written here instead of read from a file. */
export function createStarts(deps: ResumesDeps) {
  const { db, transact, accounts, events, now } = deps;

  /** Starts a résumé with the name and email of the account. @throws AppError `access.plan-limit` */
  async function start(actor: User): Promise<ResumeDetail> {
    await assertWithinQuota(db, accounts, actor);
    const { name, email } = await accounts.account(actor);
    const content: Resume = { ...emptyResume(), contact: { ...(name && { name }), email, links: [] } };
    // Every résumé has stored bytes, which are unique to it. Nobody is shown these as a file.
    const bytes = new TextEncoder().encode(JSON.stringify(toJsonResume(content, { id: randomUUID() })));
    const id = await storeFile(deps, 'resumes', bytes, (fileKey) => save(actor, content, bytes, fileKey));
    return loadDetail(db, await requireOwn(db, actor, requireFound(id)), now());
  }

  const save = (actor: User, content: Resume, bytes: Uint8Array, fileKey: string): Promise<string> =>
    transact(async (trx) => {
      // Checked again, because other résumés may have been added in the meantime.
      await lockQuota(trx, actor);
      await assertWithinQuota(trx, accounts, actor);
      const inserted = requireFound(
        await repository.insertResume(trx, {
          userId: actor.id,
          title: TITLE,
          fileName: null,
          format: 'json',
          fileKey,
          sha256: createHash('sha256').update(bytes).digest(),
          size: bytes.byteLength,
        }),
      );
      await forgetFileRemoval(trx, fileKey);
      const row = authorize(ownsResume, actor, inserted);
      const reading = await repository.addReading(trx, row, {
        content,
        provenance: {},
        text: { format: 'json', pages: [] },
        signals: { ...PLAIN_SIGNALS, pages: 0 },
        views: [],
      });
      await repository.addVersion(
        trx,
        row,
        {
          kind: 'corrected',
          label: 'Started without a file',
          changes: 1,
          content,
          provenance: {},
          layout: 'export',
          reading,
          unplaced: [],
        },
        now(),
      );
      await events.publish(trx, actor.id, { kind: 'resume', id: row.id });
      return row.id;
    });

  return { start };
}
