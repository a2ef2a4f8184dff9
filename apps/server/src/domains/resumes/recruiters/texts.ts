import { applyEdit, EditError, type EditVerdict, judgeEdit } from '@foothold/core/improve';
import { getField } from '@foothold/core/resume';
import type { User } from '../../../platform/actor.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { traceChanges } from '../changes.ts';
import type { ResumesDeps } from '../deps.ts';
import { listConfirmedFacts, lockOwnResume, requireCurrent, requireOwn } from '../records.ts';
import * as repository from '../repository.ts';
import { getTargetKey, toMonth } from '../scoring.ts';
import { listLines } from './lines.ts';

/** A new text of a line. */
export interface TextChange {
  path: string;
  before: string;
  after: string;
}

/** Changes of single lines that somebody else proposed: judged first, and saved with the name of who wrote them. */
export function createTexts({ db, transact, accounts, events, now }: ResumesDeps) {
  /**
   * Judges a rewording by the same check as suggestions. Nothing is stored.
   * @throws AppError `resource.not-found` for a line that can't be reworded; `resource.changed`
   */
  async function judge(
    actor: User,
    id: string,
    { baseVersion, path, text }: { baseVersion: number; path: string; text: string },
  ): Promise<EditVerdict & { before: string }> {
    const { row, version } = await requireOwn(db, actor, id);
    requireCurrent(row, baseVersion);
    const line = requireFound(listLines(version.content).find((one) => one.path === path));
    const sources = { resume: version.content, facts: await listConfirmedFacts(db, id), asOf: toMonth(now()) };
    return { ...judgeEdit({ kind: 'set', path, before: line.text, after: text }, sources), before: line.text };
  }

  /**
   * Replaces the text of a line as a version of its own, which can be undone.
   * @param label what the history of versions says
   * @throws AppError `access.plan`; `resource.changed` if the line no longer has the text that is replaced
   */
  async function replaceText(actor: User, id: string, change: TextChange, label: string): Promise<void> {
    if (!(await accounts.account(actor)).entitlements['resumes.improve']) throw new AppError('access.plan');
    const { row: found } = await requireOwn(db, actor, id);
    await transact(async (trx) => {
      const { row, version } = await lockOwnResume(trx, actor, id, found.current_version);
      if (getField(version.content, change.path) !== change.before) throw new AppError('resource.changed');
      const content = apply(version.content, change);
      const target = getTargetKey(row);
      await repository.addVersion(
        trx,
        row,
        {
          kind: target === null ? 'improved' : 'tailored',
          target,
          targetTitle: row.target_title,
          label,
          changes: 1,
          content,
          provenance: traceChanges(version, content, 'confirmed').provenance,
          layout: version.layout,
          reading: version.reading,
          unplaced: version.unplaced,
        },
        now(),
      );
      await events.publish(trx, actor.id, { kind: 'resume', id });
    });
  }

  return { judge, replaceText };
}

function apply(resume: repository.Version['content'], change: TextChange): repository.Version['content'] {
  try {
    return applyEdit(resume, { kind: 'set', ...change });
  } catch (error) {
    if (error instanceof EditError) throw new AppError('resource.changed');
    throw error;
  }
}
