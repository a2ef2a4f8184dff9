import type { Centipoints, Loss, PartScore, ScoreReport } from '@foothold/core/ats';
import { bar, paint, plain, terminalWidth, wrap } from './terminal.ts';

const POINTS_WIDTH = 7;
const BAR_WIDTH = 24;

/** A score report for the terminal: total, parts, every loss with cost and fix, caps, knockouts. */
export function scoreTable(report: ScoreReport): string {
  return [heading(report), parts(report), losses(report), caps(report), knockouts(report), leftOut(report)]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

function heading(report: ScoreReport): string[] {
  const name = report.kind === 'format' ? 'Format score' : 'Score for this job';
  const about =
    report.kind === 'format'
      ? 'how readable the résumé is, without a job (add one with --job)'
      : 'how readable the résumé is and how well it fits the job';
  return [
    `${paint('bold', `${name}  ${report.total} of 100`)}`,
    ...wrap(`${about}; rubric ${report.rubric}, "present" means ${report.asOf}`, terminalWidth()).map((line) =>
      paint('dim', line),
    ),
  ];
}

function parts(report: ScoreReport): string[] {
  const nameWidth = Math.max(...report.parts.map((part) => part.name.length));
  return report.parts.map((part) => partLine(part, nameWidth));
}

function partLine({ name, earned, possible }: PartScore, nameWidth: number): string {
  const { full, rest } = bar(possible === 0 ? 0 : earned / possible, BAR_WIDTH);
  return `${name.padEnd(nameWidth)}  ${paint('green', full)}${paint('dim', rest)}  ${points(earned).padStart(5)} of ${points(possible)}`;
}

function losses(report: ScoreReport): string[] {
  const all = report.parts
    .flatMap((part) => part.rules.flatMap((rule) => rule.losses))
    .sort((a, b) => b.points - a.points);
  if (all.length === 0) return [];
  return [paint('bold', 'What costs points'), ...all.flatMap(lossLines)];
}

function lossLines(loss: Loss): string[] {
  const width = terminalWidth() - POINTS_WIDTH - 1;
  const reason = wrap(plain(loss.reason), width);
  const fix = wrap(plain(loss.fix), width - 2);
  const indent = ' '.repeat(POINTS_WIDTH + 1);
  return [
    ...reason.map(
      (line, row) =>
        `${row === 0 ? paint('red', `−${points(loss.points)}`.padStart(POINTS_WIDTH)) : ' '.repeat(POINTS_WIDTH)} ${line}`,
    ),
    ...(loss.quote === undefined
      ? []
      : wrap(`“${plain(loss.quote)}”`, width).map((line) => `${indent}${paint('dim', line)}`)),
    ...fix.map((line, row) => `${indent}${row === 0 ? paint('green', '→') : ' '} ${line}`),
  ];
}

function caps(report: ScoreReport): string[] {
  if (report.caps.length === 0) return [];
  return [
    paint('bold', 'What caps the total'),
    ...report.caps.flatMap((cap) => [
      ...indented(`At most ${cap.limit}: ${plain(cap.reason)}`),
      ...cap.evidence.flatMap((evidence) => indented(plain(evidence.text)).map((line) => paint('dim', line))),
      ...indented(`→ ${plain(cap.fix)}`),
    ]),
  ];
}

const ANSWERS = { met: 'yes', 'not-met': 'no', unknown: 'not stated' } as const;

function knockouts(report: ScoreReport): string[] {
  if (report.knockouts.length === 0) return [];
  return [
    paint('bold', 'Requirements to check (not part of the score)'),
    ...report.knockouts.flatMap((knockout) => indented(`${plain(knockout.question)} – ${ANSWERS[knockout.answer]}`)),
  ];
}

function leftOut(report: ScoreReport): string[] {
  if (report.leftOut.length === 0) return [];
  return [
    paint('bold', 'Not counted here'),
    ...report.leftOut.flatMap((rule) =>
      indented(`${plain(rule.name)}: ${plain(rule.reason)}`).map((line) => paint('dim', line)),
    ),
  ];
}

function indented(text: string): string[] {
  return wrap(text, terminalWidth() - 2).map((line, row) => (row === 0 ? `  ${line}` : `    ${line}`));
}

/** Hundredths of a point as points, with as many decimals as needed. */
function points(value: Centipoints): string {
  return String(value / 100);
}
