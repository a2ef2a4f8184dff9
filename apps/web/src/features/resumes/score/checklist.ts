import type { ChecklistItem, Loss, PartScore, RuleScore, ScoreReport } from '@foothold/core/ats';

/** The parts that need no job: how complete, clear, and readable the résumé is. */
const FORMAT_PART_IDS: readonly PartScore['id'][] = ['parseability', 'structure', 'evidence', 'hygiene'];
/** What costs points in one row; the rest is in the list of lost points. */
const MAX_LOSSES = 3;

export interface ChecklistRow {
  rule: RuleScore;
  isDone: boolean;
  losses: Loss[];
  /** How many more cost points. */
  moreLosses: number;
}

export interface FormatChecklist {
  parts: { part: PartScore; rows: ChecklistRow[] }[];
  /** Rows that have all of their points. */
  done: number;
  rows: number;
  earned: number;
  possible: number;
  /** What we aren't sure that we read, and what costs no points. */
  toCheck: ChecklistItem[];
}

/** The format part of a score as a checklist: a row is done if it has all of its points, so no row contradicts the score. */
export function buildFormatChecklist({
  parts,
  checklist = [],
}: Pick<ScoreReport, 'parts' | 'checklist'>): FormatChecklist {
  const own = parts
    .filter(({ id }) => FORMAT_PART_IDS.includes(id))
    .map((part) => ({ part, rows: part.rules.filter(({ possible }) => possible > 0).map(toRow) }));
  const rows = own.flatMap((one) => one.rows);
  return {
    parts: own,
    done: rows.filter(({ isDone }) => isDone).length,
    rows: rows.length,
    earned: own.reduce((sum, { part }) => sum + part.earned, 0),
    possible: own.reduce((sum, { part }) => sum + part.possible, 0),
    toCheck: checklist.filter(({ id, answer }) => answer === 'unsure' || (id === 'length' && answer === 'no')),
  };
}

function toRow(rule: RuleScore): ChecklistRow {
  const losses = rule.losses.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  return {
    rule,
    isDone: rule.earned === rule.possible,
    losses: losses.slice(0, MAX_LOSSES),
    moreLosses: Math.max(0, losses.length - MAX_LOSSES),
  };
}
