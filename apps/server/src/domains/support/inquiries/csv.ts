import { setImmediate } from 'node:timers/promises';
import { BYTE_ORDER_MARK, formatCsvLines, LINE_ENDING } from '../../../platform/csv.ts';
import { formatTime } from '../eastern.ts';
import { parseAnswers } from '../views.ts';
import type { InquiryWithAssignee } from './inquiries-repository.ts';

const FIXED: [column: string, value: (row: InquiryWithAssignee) => string][] = [
  ['Reference', (row) => row.reference],
  ['Type', (row) => row.kind],
  ['Status', (row) => row.state],
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Received (UTC)', (row) => formatMinute(row.created_at)],
  ['Reply due (UTC)', (row) => formatMinute(row.answer_by)],
  ['First reply (UTC)', (row) => formatMinute(row.first_answered_at)],
  ['Closed (UTC)', (row) => formatMinute(row.closed_at)],
  ['Assigned to', (row) => row.assignee_name ?? ''],
  ['Demo', (row) => (row.starts_at && row.ends_at ? formatTime(row.starts_at, row.ends_at) : '')],
  ['Demo canceled (UTC)', (row) => formatMinute(row.canceled_at)],
];

/** How many rows to write before other requests get a turn. Years of inquiries take seconds. */
const SLICE_SIZE = 500;

/** One row per inquiry, and one column for each question that any of them has. @returns the text in pieces */
export async function toCsv(rows: readonly InquiryWithAssignee[]): Promise<string[]> {
  const answers: Map<string, string>[] = [];
  for (const slice of sliceRows(rows)) {
    for (const row of slice) answers.push(new Map(parseAnswers(row).map(({ label, value }) => [label, value])));
    await setImmediate();
  }
  const labels = [...new Set(answers.flatMap((given) => [...given.keys()]))];
  const pieces = [BYTE_ORDER_MARK, formatCsvLines([[...FIXED.map(([column]) => column), ...labels]])];
  let at = 0;
  for (const slice of sliceRows(rows)) {
    const data = slice.map((row) => {
      const given = answers[at++];
      return [...FIXED.map(([, value]) => value(row)), ...labels.map((label) => given?.get(label) ?? '')];
    });
    pieces.push(LINE_ENDING, formatCsvLines(data));
    await setImmediate();
  }
  return pieces;
}

function* sliceRows<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += SLICE_SIZE) yield rows.slice(at, at + SLICE_SIZE);
}

const formatMinute = (at: Date | null) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '';
