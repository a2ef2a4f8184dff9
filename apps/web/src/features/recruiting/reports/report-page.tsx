import { createReportFormat, formatWeek } from '@foothold/contracts/recruiting/weekly-report-format';
import {
  describeReport,
  listFigures,
  type ReportItem,
  type ReportSection,
  summarizeReport,
} from '@foothold/contracts/recruiting/weekly-report-words';
import { Link } from 'react-router';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { REPORTS_PATH } from './paths.ts';
import type { loadReport } from './reports.server.ts';
import { RECRUITER } from './reports-page.tsx';

const PDF = endpoint('GET /api/recruiting/weekly-reports/{week}/pdf');

/** The page at /portal/recruiter/reports/:week. */
export function ReportPage({ loaderData: report }: { loaderData: RouteData<typeof loadReport> }) {
  const { region } = useAppData();
  useFreshData('packet');
  const { week, ends, running, timeZone, emailedAt, recruiter } = report;
  const figures = listFigures(report.figures);
  const title = formatWeek(week, ends, region);
  return (
    <>
      <PageHeader
        title={title}
        above={<Breadcrumbs steps={[RECRUITER, { label: 'Weekly reports', to: REPORTS_PATH }, { label: title }]} />}
        actions={
          <ButtonLink to={buildEndpointUrl(PDF, { week })} reloadDocument download>
            Download PDF
          </ButtonLink>
        }
      >
        <p>{summarizeReport(report)}</p>
      </PageHeader>
      <div className="flex flex-col gap-9">
        {running && (
          <p>
            <Badge tone="accent">This week so far</Badge>
          </p>
        )}
        {figures.length > 0 && (
          <Part title="Applications">
            <DescriptionList items={figures.map(({ label, count }) => ({ term: label, value: String(count) }))} />
          </Part>
        )}
        {describeReport(report, region).map((section) => (
          <ReportPart key={section.id} section={section} />
        ))}
        <p className="max-w-prose text-note text-soft">
          {recruiter !== null && `Your recruiter is ${recruiter}. `}
          Days and times are in this time zone: {timeZone.replaceAll('_', ' ')}.
          {emailedAt !== null && ` Emailed ${createReportFormat(region, timeZone).moment(emailedAt)}.`}
        </p>
      </div>
    </>
  );
}

function ReportPart({ section: { id, title, items, more } }: { section: ReportSection }) {
  return (
    <Part title={title} anchor={id}>
      <ul className="border-t border-line">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and entries can be equal
          <Entry key={index} item={item} />
        ))}
      </ul>
      {more > 0 && <p className="text-soft">And {more} more.</p>}
    </Part>
  );
}

function Entry({ item: { title, path, facts } }: { item: ReportItem }) {
  return (
    <li className="flex flex-col gap-1.5 border-b border-line py-3.5">
      <p className="font-strong wrap-anywhere">
        {path === null ? (
          title
        ) : (
          <Link to={`/portal${path}`} className="link">
            {title}
          </Link>
        )}
      </p>
      {facts.length > 0 && (
        <dl className="flex flex-col gap-1">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid gap-x-6 sm:grid-cols-[14rem_1fr]">
              <dt className="text-soft">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
