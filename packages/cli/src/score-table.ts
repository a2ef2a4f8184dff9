import type { Centipoints, ChecklistItem, Knockout, Loss, PartScore, ScoreReport } from '@foothold/core/ats';
import type { LooseText } from '@foothold/core/resume';
import { createBar, getTerminalWidth, paint, toPlainText, wrap } from './terminal.ts';
import { formatUnplaced } from './unplaced.ts';

const POINTS_WIDTH = 7;
const BAR_WIDTH = 24;

/**
 * Formats a score report for the terminal: total, fit and quality, caps, deal-breakers, parts, and every loss with its cost and fix. The
 * checklist comes first without a job and last with one.
 */
export function scoreTable(report: ScoreReport, unplaced: readonly LooseText[] = []): string {
  const hasJob = report.kind === 'job';
  return [
    formatHeading(report),
    hasJob ? [] : formatChecklistRows(report),
    formatCaps(report),
    formatKnockoutRows(report),
    formatParts(report),
    formatLossRows(report),
    hasJob ? formatChecklistRows(report) : [],
    formatUnplacedLines(unplaced),
    formatLeftOut(report),
  ]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

function formatHeading(report: ScoreReport): string[] {
  const basis = `rubric ${report.rubric}, "present" means ${report.asOf}`;
  const about = report.kind === 'format' ? `${FORMAT_ABOUT}; ${basis}` : basis;
  return [
    paint('bold', `${report.kind === 'format' ? 'Format score' : 'Score for this job'}  ${report.total} of 100`),
    ...formatFigures(report),
    ...wrap(about, getTerminalWidth()).map((line) => paint('dim', line)),
  ];
}

const FORMAT_ABOUT = 'how complete and readable the résumé is, without a job (add one with --job)';
const FIT_DESCRIPTION = 'how much of what the job asks for the résumé shows';
const QUALITY_ABOUT = 'how complete, clear, and readable the résumé is';

/** Fit and quality of a score for a job. Reports from before rubric 2026.2 don't have them. */
function formatFigures({ kind, fit, fitUnjudged = '', quality }: ScoreReport): string[] {
  if (kind === 'format' || quality === undefined) return [];
  const fitLines =
    fit === undefined
      ? formatFigure('Fit', 'not judged', fitUnjudged)
      : formatFigure('Fit', formatOutOf100(fit), FIT_DESCRIPTION);
  return [...fitLines, ...formatFigure('Quality', formatOutOf100(quality), QUALITY_ABOUT)];
}

const formatOutOf100 = (value: number) => `${String(value).padStart(3)} of 100`;

function formatFigure(name: string, value: string, about: string): string[] {
  const label = `${name.padEnd(7)}  ${value}  `;
  return wrap(about, getTerminalWidth() - label.length).map(
    (line, row) => `${row === 0 ? label : ' '.repeat(label.length)}${paint('dim', line)}`,
  );
}

const CHECKED = { yes: '✓', no: '✗', unsure: '?' } as const;

function formatChecklistRows({ checklist = [] }: ScoreReport): string[] {
  if (checklist.length === 0) return [];
  const done = checklist.filter(({ answer }) => answer === 'yes').length;
  return [paint('bold', `Checklist, ${done} of ${checklist.length} done`), ...checklist.flatMap(formatChecklist)];
}

function formatChecklist({ name, answer, text, fix }: ChecklistItem): string[] {
  const lines = indentText(`${CHECKED[answer]} ${name}: ${toPlainText(text)}`);
  return fix === undefined ? lines : [...lines, ...indentText(`→ ${toPlainText(fix)}`, 4)];
}

function formatParts(report: ScoreReport): string[] {
  const nameWidth = Math.max(...report.parts.map((part) => part.name.length));
  return report.parts.map((part) => formatPart(part, nameWidth));
}

function formatPart({ name, earned, possible }: PartScore, nameWidth: number): string {
  const { full, rest } = createBar(possible === 0 ? 0 : earned / possible, BAR_WIDTH);
  return `${name.padEnd(nameWidth)}  ${paint('green', full)}${paint('dim', rest)}  ${formatPointValue(earned).padStart(5)} of ${formatPointValue(possible)}`;
}

function formatLossRows(report: ScoreReport): string[] {
  const all = report.parts
    .flatMap((part) => part.rules.flatMap((rule) => rule.losses))
    .filter((loss) => loss.points > 0)
    .sort((a, b) => b.points - a.points);
  if (all.length === 0) return [];
  return [paint('bold', 'What costs points'), ...all.flatMap(formatLosses)];
}

function formatLosses(loss: Loss): string[] {
  const width = getTerminalWidth() - POINTS_WIDTH - 1;
  const reason = wrap(toPlainText(loss.reason), width);
  const fix = wrap(toPlainText(loss.fix), width - 2);
  const indent = ' '.repeat(POINTS_WIDTH + 1);
  return [
    ...reason.map(
      (line, row) =>
        `${row === 0 ? paint('red', `−${formatPointValue(loss.points)}`.padStart(POINTS_WIDTH)) : ' '.repeat(POINTS_WIDTH)} ${line}`,
    ),
    ...(loss.quote === undefined
      ? []
      : wrap(`“${toPlainText(loss.quote)}”`, width).map((line) => `${indent}${paint('dim', line)}`)),
    ...fix.map((line, row) => `${indent}${row === 0 ? paint('green', '→') : ' '} ${line}`),
  ];
}

function formatCaps(report: ScoreReport): string[] {
  if (report.caps.length === 0) return [];
  return [
    paint('bold', 'What caps the total'),
    ...report.caps.flatMap((cap) => [
      ...indentText(`At most ${cap.limit}: ${toPlainText(cap.reason)}`),
      ...cap.evidence.flatMap((evidence) => indentText(toPlainText(evidence.text)).map((line) => paint('dim', line))),
      ...indentText(`→ ${toPlainText(cap.fix)}`),
    ]),
  ];
}

const ANSWERS = { met: 'met', 'not-met': 'not met', unknown: 'we can’t tell' } as const;

function formatKnockoutRows(report: ScoreReport): string[] {
  if (report.knockouts.length === 0) return [];
  return [paint('bold', 'Before you apply (not part of the score)'), ...report.knockouts.flatMap(formatKnockouts)];
}

function formatKnockouts({ question, answer, quote, evidence }: Knockout): string[] {
  const quotes = [`The job says: “${toPlainText(quote)}”`];
  if (evidence?.quote !== undefined) quotes.push(`The résumé says: “${toPlainText(evidence.quote)}”`);
  return [
    ...indentText(`${toPlainText(question)} – ${ANSWERS[answer]}`),
    ...quotes.flatMap((text) => indentText(text, 4)).map((line) => paint('dim', line)),
  ];
}

function formatUnplacedLines(unplaced: readonly LooseText[]): string[] {
  if (unplaced.length === 0) return [];
  return [paint('bold', 'Lines we could not place'), ...formatUnplaced(unplaced).flatMap((line) => indentText(line))];
}

function formatLeftOut(report: ScoreReport): string[] {
  if (report.leftOut.length === 0) return [];
  return [
    paint('bold', 'Not counted here'),
    ...report.leftOut.flatMap((rule) =>
      indentText(`${toPlainText(rule.name)}: ${toPlainText(rule.reason)}`).map((line) => paint('dim', line)),
    ),
  ];
}

/** Wraps the text and indents continuation lines by two columns. */
function indentText(text: string, columns = 2): string[] {
  return wrap(text, getTerminalWidth() - columns - 2).map(
    (line, row) => `${' '.repeat(row === 0 ? columns : columns + 2)}${line}`,
  );
}

/** Formats hundredths of a point, with as many decimals as needed. */
function formatPointValue(value: Centipoints): string {
  return String(value / 100);
}
