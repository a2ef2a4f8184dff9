import { ACTOR_LABELS, type Application, STATE_LABELS, type Stage } from '@foothold/contracts/applications';
import { EXPORT_HEADINGS } from '@foothold/core/application-import';
import { BYTE_ORDER_MARK, formatCsvLines } from '../../../platform/csv.ts';

/** All applications as a CSV file, one per row. Cells that a spreadsheet would run as a formula get an apostrophe. */
export function createApplicationsFile(
  applications: readonly Application[],
  stages: readonly Stage[],
  now: Date,
): File {
  const names = new Map(stages.map(({ id, name }) => [id, name]));
  const rows = applications.map((application) => [
    application.job.title,
    application.job.company,
    application.job.place,
    application.job.url ?? '',
    STATE_LABELS[application.state],
    names.get(application.stageId ?? '') ?? '',
    application.appliedDate ?? '',
    application.tags.join('; '),
    application.note,
    ACTOR_LABELS[application.setBy],
    formatMinute(application.movedAt),
    formatMinute(application.savedAt),
  ]);
  const text = BYTE_ORDER_MARK + formatCsvLines([[...EXPORT_HEADINGS], ...rows]);
  return new File([text], `applications-${now.toISOString().slice(0, 10)}.csv`, { type: 'text/csv; charset=utf-8' });
}

const formatMinute = (iso: string) => iso.slice(0, 16).replace('T', ' ');
