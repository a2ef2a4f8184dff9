import type { RuleWords } from '../types.ts';

/** Helpers to write the table of texts. */

type Severity = RuleWords['severity'];

const of =
  (category: RuleWords['category'], usual: Severity) =>
  (title: string, why: string, fix: string, severity: Severity = usual): RuleWords => ({
    category,
    severity,
    title,
    why,
    fix,
  });

export const fault = of('fault', 'medium');
export const security = of('security', 'high');
export const complexity = of('complexity', 'medium');
export const style = of('style', 'low');
/** A minor finding. */
export const low = of('fault', 'low');
