import type { Issuer } from '../sheet/sheet.ts';
import type { PrintedReport, ReportPrint } from './printed-report.ts';

export type { PrintedReport, PrintedSection } from './printed-report.ts';

/**
 * Renders a report as an accessible PDF: a heading, facts, and sections of titled entries.
 * @throws ExportError `export.too-long`, `export.typesetting-failed`
 */
export async function writeReport(report: PrintedReport, issuer: Issuer, print: ReportPrint): Promise<Uint8Array> {
  const [{ setSheet }, { createReportSheet }] = await Promise.all([
    import('../sheet/set-sheet.ts'),
    import('./report-sheet.ts'),
  ]);
  return setSheet(createReportSheet(report, issuer, print));
}
