import type { ImportPreview } from '@foothold/contracts/applications/import';
import { PROBLEM_LABELS } from '@foothold/contracts/applications/import-choices';

/** "112 new, 5 look like ones you have, 3 can’t be read: row 14 has no company." */
export function describePreview({
  fresh,
  duplicates,
  unreadable,
  problems,
}: Pick<ImportPreview, 'fresh' | 'duplicates' | 'unreadable' | 'problems'>): string {
  const [first] = problems;
  const parts = [
    `${fresh} new`,
    ...(duplicates > 0 ? [`${duplicates} ${duplicates === 1 ? 'looks like one' : 'look like ones'} you have`] : []),
    ...(unreadable > 0 ? [`${unreadable} can’t be read`] : []),
  ];
  return `${parts.join(', ')}${first ? `: row ${first.row} ${PROBLEM_LABELS[first.problem]}` : ''}.`;
}
