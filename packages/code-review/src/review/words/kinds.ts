import type { RuleWords } from '../types.ts';

/** Helpers to write the table of texts. */

type Severity = RuleWords['severity'];

const createWordFactory =
  (category: RuleWords['category'], usual: Severity) =>
  (title: string, why: string, fix: string, severity: Severity = usual): RuleWords => ({
    category,
    severity,
    title,
    why,
    fix,
  });

export const fault = createWordFactory('fault', 'medium');
export const security = createWordFactory('security', 'high');
export const complexity = createWordFactory('complexity', 'medium');
export const style = createWordFactory('style', 'low');
/** A minor finding. */
export const low = createWordFactory('fault', 'low');
