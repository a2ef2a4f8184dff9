import papaparse from 'papaparse';
import { sayTime } from './eastern.ts';
import type { SeenEnquiry } from './enquiries-repository.ts';
import { answersOf } from './views.ts';

/**
 * What a spreadsheet would run as a formula gets an apostrophe in front. Stricter than papaparse's own rule, which lets a text through that
 * has a line break in it, and the full-width signs that some spreadsheets read alike.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Tells spreadsheets that the bytes are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const FIXED: [column: string, value: (row: SeenEnquiry) => string][] = [
  ['Reference', (row) => row.reference],
  ['Kind', (row) => row.kind],
  ['State', (row) => row.state],
  ['Name', (row) => row.name],
  ['E-mail', (row) => row.email],
  ['Received (UTC)', (row) => moment(row.created_at)],
  ['Answer due (UTC)', (row) => moment(row.answer_by)],
  ['First answered (UTC)', (row) => moment(row.first_answered_at)],
  ['Closed (UTC)', (row) => moment(row.closed_at)],
  ['Given to', (row) => row.assignee_name ?? ''],
  ['Demonstration', (row) => (row.starts_at && row.ends_at ? sayTime(row.starts_at, row.ends_at) : '')],
  ['Demonstration cancelled (UTC)', (row) => moment(row.cancelled_at)],
];

/** One row an enquiry, and one column for each thing that any of them was asked. */
export function csvOf(rows: readonly SeenEnquiry[]): string {
  const answers = rows.map((row) => new Map(answersOf(row).map(({ label, value }) => [label, value])));
  const labels = [...new Set(answers.flatMap((given) => [...given.keys()]))];
  const fields = [...FIXED.map(([column]) => column), ...labels];
  const data = rows.map((row, at) => [
    ...FIXED.map(([, value]) => value(row)),
    ...labels.map((label) => answers[at]?.get(label) ?? ''),
  ]);
  return BYTE_ORDER_MARK + papaparse.unparse({ fields, data }, { escapeFormulae: FORMULA });
}

const moment = (at: Date | null) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '';
