import type { Brand } from '@foothold/brand';
import { formatWeek, type ReportRegion } from '@foothold/contracts/recruiting/weekly-report-format';
import {
  describeReport,
  listFigures,
  type ReportSection,
  summarizeReport,
} from '@foothold/contracts/recruiting/weekly-report-words';
import type { WeeklyReport } from '@foothold/contracts/recruiting/weekly-reports';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import type { Message } from '../../../platform/mail/mail.ts';

/** Entries of one section in an email. The page has all. */
const SHOWN = 5;
/** Sections that repeat applications of others. The figures have their numbers, and the page has all of them. */
const COUNTED_ONLY = ['proposed', 'approved'];

export interface ReportSite {
  brand: Brand;
  publicUrl: string;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
}

/** The email about a week. Its subject is also the notification’s title. @param token for the link that turns these emails off */
export function renderReportEmail(
  to: { name: string; email: string; region: ReportRegion },
  report: WeeklyReport,
  token: string,
  { brand, publicUrl, portalUrl }: ReportSite,
): Message {
  const week = formatWeek(report.week, report.ends, to.region);
  const figures = listFigures(report.figures).map(({ label, count }) => `${label}: ${count}`);
  const page = `${portalUrl}/recruiter/reports/${report.week}`;
  const sections = describeReport(report, to.region).filter(({ id }) => !COUNTED_ONLY.includes(id));
  const left = sections.reduce((sum, { items, more }) => sum + Math.max(0, items.length - SHOWN) + more, 0);
  return composeEmail(
    {
      to: to.email,
      subject: `Your week, ${week}: ${nameSubject(report)}`,
      greeting: to.name ? `Hi ${to.name},` : 'Hi,',
      body: [
        `This is your report for ${week}. ${summarizeReport(report)}`,
        ...(figures.length > 0 ? [figures.join('\n')] : []),
      ],
      items: sections.flatMap((section) => toItems(section, page, portalUrl)),
      ...(left > 0 && { after: `And ${left} more on the page.` }),
      action: { label: 'View weekly report', url: page },
      note: 'You can download the report as a PDF on that page, where past weeks are, too. Questions? Write to your recruiter in the portal.',
      unsubscribe: {
        reason: 'You’re receiving this because a recruiter works for you.',
        label: 'Turn off weekly reports',
        oneClickUrl: `${publicUrl}/api/recruiting/weekly-report-emails/turn-off?token=${token}`,
        pageUrl: `${publicUrl}/weekly-report-emails?token=${token}`,
      },
    },
    brand,
  );
}

function nameSubject({ figures, ahead, quiet }: WeeklyReport): string {
  const waiting = ahead?.packetsWaiting ?? 0;
  const parts = [
    ...(figures.submitted > 0 ? [`${figures.submitted} submitted`] : []),
    ...(waiting > 0 ? [`${waiting} waiting for you`] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return quiet ? 'nothing happened' : 'nothing submitted';
}

const toItems = ({ title: heading, items }: ReportSection, page: string, portalUrl: string) =>
  items.slice(0, SHOWN).map(({ title, path, facts }, at) => ({
    ...(at === 0 && { heading }),
    title,
    url: path === null ? page : `${portalUrl}${path}`,
    lines: facts.map(({ label, value }) => `${label}: ${value}`),
  }));
