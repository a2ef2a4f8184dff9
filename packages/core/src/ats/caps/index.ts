import type { Facts } from '../facts/index.ts';
import type { Cap } from '../report.ts';
import { fitCeiling } from './fit.ts';
import { HIDDEN_TEXT } from './hidden-text.ts';
import { KEYWORD_STUFFING_CAP } from './keyword-stuffing.ts';
import { NO_CONTACT } from './no-contact.ts';
import { PASTED_JOB } from './pasted-job.ts';
import { PLACEHOLDER_TEXT } from './placeholder-text.ts';
import type { CapRule } from './rule.ts';

export const CAP_RULES: readonly CapRule[] = [
  HIDDEN_TEXT,
  KEYWORD_STUFFING_CAP,
  PASTED_JOB,
  PLACEHOLDER_TEXT,
  NO_CONTACT,
];

/** The caps that apply, strictest first. The fit limit is included only if the parts earned more than it allows. */
export function findCaps(facts: Facts, earned: number): Cap[] {
  const found: Cap[] = CAP_RULES.flatMap(({ id, limit, find }) => {
    const finding = find(facts);
    return finding ? [{ id, limit, ...finding }] : [];
  });
  const fit = fitCeiling(facts);
  if (fit && fit.limit < earned) found.push({ id: 'fit', ...fit });
  return found.sort((a, b) => a.limit - b.limit);
}
