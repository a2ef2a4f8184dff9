import { appendFileSync } from 'node:fs';

/** What a figure has to reach. */
export type Goal = { atMost: number } | { atLeast: number };

export interface Figure {
  /** What was measured, as a phrase: "Read a résumé (PDF), p50 of the ratios". Unique in all commands, because the README names figures. */
  name: string;
  value: number;
  /** "ms", "s", "MB", "×", "answers/s", "points". */
  unit: string;
  goal?: Goal;
  /** What it was compared with in the same run, and the figure for that: "bare text of the same files: 1.9 ms". */
  compared?: string;
}

/**
 * Reports a figure for `docs/performance.md`: prints it with its goal, and adds it as a line of JSON to the file that `FIGURES_FILE` names,
 * from which `npm run bench` collects it.
 * @throws Error if it isn't a finite number, which means that nothing was measured
 */
export function recordFigure(figure: Figure): void {
  if (!Number.isFinite(figure.value)) throw new Error(`${figure.name}: nothing was measured (${figure.value}).`);
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
  const goal = figure.goal ? ` (goal: ${formatGoal(figure)}; ${describeResult(figure)})` : '';
  console.log(`${figure.name}: ${formatValue(figure.value, figure.unit)}${goal}`);
}

/** "at most 1.3 ×", or nothing. */
export function formatGoal({ goal, unit }: Figure): string {
  if (!goal) return '';
  return 'atMost' in goal
    ? `at most ${formatNumber(goal.atMost)} ${unit}`
    : `at least ${formatNumber(goal.atLeast)} ${unit}`;
}

/** "met", "missed", or nothing without a goal. */
export function describeResult({ goal, value }: Figure): '' | 'met' | 'missed' {
  if (!goal) return '';
  return ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast) ? 'met' : 'missed';
}

/** Three significant digits below 100, whole numbers from there on. */
export function formatValue(value: number, unit: string): string {
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return `${formatNumber(rounded)} ${unit}`;
}

function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 4 });
}
