import { changeInquiry, loadInquiry } from '../../features/support/admin/admin.server.ts';
import { InquiryHeading } from '../../features/support/admin/inquiry-heading.tsx';
import { InquiryPage } from '../../features/support/admin/inquiry-page.tsx';
import { cachePage, unlessUnreached } from '../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../shared/api/change-outcome.ts';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/inquiry.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${loaderData.enquiry.reference}, ${loaderData.enquiry.name}` : 'Inquiry',
    description: 'One inquiry and its history.',
  });

export const loader = (args: Route.LoaderArgs) => loadInquiry(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeInquiry(args, args.params.id);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);

/** Also after a refusal: somebody else may have changed it, and that is to be seen. */
export const shouldRevalidate = unlessUnreached;

export default function Inquiry({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData('enquiry');
  const { enquiry: inquiry, next } = loaderData;
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
        <InquiryHeading enquiry={inquiry} loadedAt={loaderData.now} />
      </PageHeader>
      <InquiryPage key={inquiry.id} {...loaderData} actionData={actionData} />
    </>
  );
}
