import { type HistoryEvent, limits } from '@foothold/contracts/applications';
import type { User } from '../../../platform/actor.ts';
import type { ApplicationsDeps } from '../deps.ts';
import * as repository from './timeline-repository.ts';

/** The changes of all applications of a member. */
export function createTimeline({ db }: ApplicationsDeps) {
  /** One page, newest first. @param page from 1 */
  async function list(actor: User, page: number) {
    const part = { limit: limits.historyPage, skip: (page - 1) * limits.historyPage };
    const [rows, total] = await Promise.all([
      repository.listTimeline(db, actor.id, part),
      repository.countTimeline(db, actor.id),
    ]);
    return { events: rows.map(toHistoryEvent), total, pages: Math.max(1, Math.ceil(total / limits.historyPage)) };
  }

  return { list };
}

const toHistoryEvent = (row: repository.TimelineRow): HistoryEvent => ({
  id: String(row.id),
  kind: row.kind as HistoryEvent['kind'],
  by: row.actor as HistoryEvent['by'],
  importedFrom: row.imported_from as HistoryEvent['importedFrom'],
  state: row.to_state as HistoryEvent['state'],
  stageId: row.stage_id,
  stageName: row.stage_name,
  undoes: row.undoes === null ? null : String(row.undoes),
  undone: row.undone,
  canUndo: row.can_undo,
  happenedOn: row.happened_on,
  reason: row.reason,
  at: row.at.toISOString(),
  application: { id: row.application_id, title: row.title, company: row.company },
});
