import type { Brand } from '@foothold/brand';
import { type BulkRefusal, type BulkResult, fillTemplate } from '@foothold/contracts/support';
import type { Kysely } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Templates } from '../templates/templates.ts';
import type { InquiryChanges, InquiryEdit } from './changes.ts';
import { findUserName, listInquiriesByIds } from './inquiries-repository.ts';
import type { InquiryRow } from './intake.ts';

export type BulkChange =
  | { kind: 'assign'; assigneeId: string | null }
  | { kind: 'close' }
  | { kind: 'reopen' }
  | { kind: 'answer'; templateId: string; close: boolean };

export interface BulkDeps {
  db: Kysely<DB>;
  brand: Brand;
  changes: InquiryChanges;
  templates: Pick<Templates, 'find'>;
}

/** How to change one inquiry, and why that might not be possible. */
interface Plan {
  refuse(row: InquiryRow): BulkRefusal | null;
  edit: InquiryEdit;
}

/** Changes several inquiries. Each has its own transaction, so that one that can't be changed doesn't undo the others. */
export function createBulkChanges({ db, brand, changes, templates }: BulkDeps) {
  /** @throws AppError `request.invalid` for an unknown assignee, `resource.not-found` for an unknown template; nothing is changed then */
  return async (actor: User, ids: readonly string[], change: BulkChange): Promise<BulkResult> => {
    const plan = await createPlan(actor, change);
    const result: BulkResult = { done: [], failed: [] };
    for (const id of new Set(ids)) {
      const refusal = await changeOne(actor, id, plan);
      if (refusal) result.failed.push({ id, reference: null, reason: refusal });
      else result.done.push(id);
    }
    return { ...result, failed: await addReferences(result.failed) };
  };

  async function createPlan(actor: User, change: BulkChange): Promise<Plan> {
    switch (change.kind) {
      case 'assign': {
        const edit = await changes.createAssignment(db, change.assigneeId);
        return { edit, refuse: (row) => (row.assignee_id === change.assigneeId ? 'already-assigned' : null) };
      }
      case 'close':
        return {
          edit: changes.createClosing(true),
          refuse: ({ state }) => (state === 'closed' ? 'already-closed' : null),
        };
      case 'reopen':
        return {
          edit: changes.createClosing(false),
          refuse: ({ state }) => (state === 'open' ? 'already-open' : null),
        };
      case 'answer':
        return createReply(actor, change);
    }
  }

  /** Nobody gets the same text after a colleague has replied, so only open inquiries are answered. */
  async function createReply(
    actor: User,
    { templateId, close }: { templateId: string; close: boolean },
  ): Promise<Plan> {
    const template = await templates.find(templateId);
    const staff = (await findUserName(db, actor.id)) ?? '';
    const fill = ({ name, reference }: InquiryRow) =>
      fillTemplate(template.text, { name, reference, staff, brand: brand.name });
    return {
      edit: (trx, by, row) => changes.createAnswer({ text: fill(row), close })(trx, by, row),
      refuse: ({ state }) => (state === 'open' ? null : 'not-open'),
    };
  }

  /** @returns why it wasn't changed, or null */
  async function changeOne(actor: User, id: string, { refuse, edit }: Plan): Promise<BulkRefusal | null> {
    let refusal: BulkRefusal | null = null;
    try {
      await changes.changeInquiry(actor, id, async (trx, by, row) => {
        refusal = refuse(row);
        return refusal === null && (await edit(trx, by, row));
      });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'resource.not-found')) throw error;
      return 'not-found';
    }
    return refusal;
  }

  async function addReferences(failed: BulkResult['failed']): Promise<BulkResult['failed']> {
    const known = failed.filter(({ reason }) => reason !== 'not-found').map(({ id }) => id);
    const rows = await listInquiriesByIds(db, known);
    return failed.map((one) => ({ ...one, reference: rows.find(({ id }) => id === one.id)?.reference ?? null }));
  }
}
