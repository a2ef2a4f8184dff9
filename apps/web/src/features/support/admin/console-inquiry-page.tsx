import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { changeInquiry, loadInquiry } from './admin.server.ts';
import { InquiryHeading } from './inquiry-heading.tsx';
import { InquiryPage } from './inquiry-page.tsx';

export interface ConsoleInquiryPageProps {
  loaderData: RouteData<typeof loadInquiry>;
  actionData: RouteData<typeof changeInquiry> | undefined;
}

/** What /console/inquiries/:id shows. */
export function ConsoleInquiryPage({ loaderData, actionData }: ConsoleInquiryPageProps) {
  useFreshData('inquiry');
  const { inquiry, next } = loaderData;
  return (
    <>
      <PageHeader
        title={inquiry.name}
        above={<Breadcrumbs steps={[{ label: 'Inquiries', to: '/console/inquiries' }, { label: inquiry.reference }]} />}
        actions={
          next && (
            <ButtonLink to={`/console/inquiries/${next.id}`} size="small">
              Next: {next.name}
            </ButtonLink>
          )
        }
      >
        <InquiryHeading inquiry={inquiry} loadedAt={loaderData.now} />
      </PageHeader>
      <InquiryPage key={inquiry.id} {...loaderData} actionData={actionData} />
    </>
  );
}
