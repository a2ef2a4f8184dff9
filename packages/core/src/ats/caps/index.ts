import type { Facts } from '../facts/index.ts';
import type { Cap } from '../report.ts';
import { HIDDEN_TEXT } from './hidden-text.ts';
import { KEYWORD_STUFFING } from './keyword-stuffing.ts';
import { PASTED_JOB } from './pasted-job.ts';
import type { CapRule } from './rule.ts';

export const CAP_RULES: readonly CapRule[] = [HIDDEN_TEXT, KEYWORD_STUFFING, PASTED_JOB];

/** The ceilings that apply, strictest first. */
export function capsOf(facts: Facts): Cap[] {
  return CAP_RULES.flatMap(({ id, limit, find }) => {
    const finding = find(facts);
    return finding ? [{ id, limit, ...finding }] : [];
  }).sort((a, b) => a.limit - b.limit);
}
