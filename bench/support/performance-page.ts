import { describeResult, type Figure, formatGoal, formatValue } from './figures.ts';

/** One command's last run. */
export interface BenchRun {
  /** As typed in the repository: "node bench/read-speed.ts". */
  command: string;
  /** YYYY-MM-DD. */
  date: string;
  /** "2 cores of …, 24 GB, Node v24.1.0, Linux 6.1". */
  machine: string;
  /** Load average of the last minute before it started: what else the machine did. */
  load: number;
  /** The command ended with an error, so its figures may be incomplete. */
  failed: boolean;
  figures: Figure[];
}

const TABLE_HEAD = `| what | measured | compared with | goal | result |
| --- | --- | --- | --- | --- |
`;

/** The commands of `npm run bench`, in the order of the page. Each reports its figures with `recordFigure`. */
export const COMMANDS: readonly string[] = [
  'node bench/start.ts',
  'node bench/page-served.ts /',
  'node bench/page-served.ts /pricing',
  'node bench/row-pages.ts',
  'node bench/api-speed.ts',
  'node bench/token-cost.ts',
  'node bench/search.ts',
  'node bench/search.ts 1000000',
  'node bench/ingest.ts',
  'node --expose-gc bench/matching.ts',
  'node bench/match-api.ts',
  'node bench/read-speed.ts',
  'node bench/score-speed.ts',
  'node bench/audit.ts',
  'node bench/skills-speed.ts',
  'node bench/accept.ts',
  'node bench/export-speed.ts',
  'node bench/preview.ts',
  'node bench/code-review-speed.ts',
  'node bench/board.ts',
  'node bench/lighthouse.ts',
  'node bench/memory.ts --minutes=10',
  'node bench/load.ts',
  'node bench/live.ts',
  'node bench/kill.ts --packets',
];

/**
 * `docs/performance.md` from the last run of each command.
 * @param commands in the order of the page; those without a run are listed as not measured yet
 * @throws Error if two figures have the same name
 */
export function renderPerformancePage(runs: readonly BenchRun[], commands: readonly string[] = COMMANDS): string {
  const figures = runs.flatMap((run) => run.figures);
  const names = figures.map(({ name }) => name);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined) throw new Error(`Two figures have the name “${repeated}”.`);
  const count = (result: string) => figures.filter((figure) => describeResult(figure) === result).length;
  const failed = runs.filter((run) => run.failed).length;
  const byCommand = new Map(runs.map((run) => [run.command, run]));
  const sections = commands.map((command) => renderRun(command, byCommand.get(command)));
  const missing = commands.filter((command) => !byCommand.has(command)).length;
  return `# Performance

Written by \`npm run bench\`, which runs every command below. \`npm run bench -- read-speed start\` repeats only the commands with these words.
On a machine that does other work, ratios tell more than times; the load is that of the minute before the command started.

Goals met: ${count('met')}. Goals missed: ${count('missed')}. Commands that ended with an error: ${failed}. Commands not measured yet: ${missing}.

${sections.join('\n')}`;
}

function renderRun(command: string, run: BenchRun | undefined): string {
  if (run === undefined) return `## \`${command}\`\nNot measured yet.\n`;
  const { date, machine, load, failed, figures } = run;
  return `## \`${command}\`
${date} on ${machine}; load ${load.toFixed(1)}${failed ? '. **The command ended with an error**, so figures are missing' : ''}.

${TABLE_HEAD}${figures.map(renderRow).join('')}`;
}

function renderRow(figure: Figure): string {
  const { name, value, unit, compared = '' } = figure;
  const result = describeResult(figure);
  return `| ${name} | ${formatValue(value, unit)} | ${compared} | ${formatGoal(figure)} | ${result === 'missed' ? '**missed**' : result} |\n`;
}

const README_START = '<!-- Figures: written by npm run bench -->';
const README_END = '<!-- End of figures -->';

/**
 * The README with its figures replaced by those named, in this order; names that weren't measured are left out.
 * @throws Error if the README has no place for them
 */
export function replaceReadmeFigures(readme: string, runs: readonly BenchRun[], names: readonly string[]): string {
  const start = readme.indexOf(README_START);
  const end = readme.indexOf(README_END);
  if (start < 0 || end < start) throw new Error(`README.md has no ${README_START} … ${README_END}.`);
  const figures = runs.flatMap((run) => run.figures);
  const chosen = names.flatMap((name) => figures.filter((figure) => figure.name === name));
  const table = chosen.length > 0 ? `${TABLE_HEAD}${chosen.map(renderRow).join('')}` : '';
  return `${readme.slice(0, start + README_START.length)}\n${table}${readme.slice(end)}`;
}
