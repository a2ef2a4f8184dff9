import type { Brand } from '@foothold/brand';
import { createReportFormat, formatWeek, type ReportRegion } from '@foothold/contracts/recruiting/weekly-report-format';
import { describeReport, listFigures, summarizeReport } from '@foothold/contracts/recruiting/weekly-report-words';
import type { WeeklyReport } from '@foothold/contracts/recruiting/weekly-reports';
import { writeReport } from '@foothold/documents/report';

/** Renders a report as a PDF with the content of its page. */
export async function printReport(
  report: WeeklyReport,
  { name, region, brand, now }: { name: string; region: ReportRegion; brand: Brand; now: Date },
): Promise<File> {
  const { moment } = createReportFormat(region, report.timeZone);
  const bytes = await writeReport(
    {
      label: 'Weekly report',
      heading: formatWeek(report.week, report.ends, region),
      facts: [
        { label: 'For', value: name },
        ...(report.recruiter === null ? [] : [{ label: 'Recruiter', value: report.recruiter }]),
        { label: 'Time zone', value: report.timeZone },
        { label: 'As of', value: moment(now.toISOString()) },
        ...listFigures(report.figures).map(({ label, count }) => ({ label, value: String(count) })),
      ],
      summary: summarizeReport(report),
      sections: describeReport(report, region).map(({ title, items, more }) => ({
        title,
        entries: items,
        note: more > 0 ? `And ${more} more.` : undefined,
      })),
    },
    brand,
    { region },
  );
  return new File([new Uint8Array(bytes)], `weekly-report-${report.week}.pdf`, { type: 'application/pdf' });
}
