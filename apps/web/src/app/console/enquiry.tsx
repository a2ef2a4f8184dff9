import { EnquiryHeading } from '../../features/support/office/enquiry-heading.tsx';
import { EnquiryPage } from '../../features/support/office/enquiry-page.tsx';
import { changeEnquiry, loadEnquiry } from '../../features/support/office/office.server.ts';
import { NOTHING_DONE } from '../../shared/api/change-outcome.ts';
import { keepPage, unlessUnreached } from '../../shared/api/keep-page.ts';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireOffice } from '../guards.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/enquiry.ts';

export const middleware: Route.MiddlewareFunction[] = [requireOffice];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${loaderData.enquiry.reference}, ${loaderData.enquiry.name}` : 'Inquiry',
    description: 'One inquiry and its history.',
  });

export const loader = (args: Route.LoaderArgs) => loadEnquiry(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeEnquiry(args, args.params.id);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepPage(() => serverAction(), NOTHING_DONE);

/** Also after a refusal: somebody else may have changed it, and that is to be seen. */
export const shouldRevalidate = unlessUnreached;

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData('enquiry');
  const { enquiry, next } = loaderData;
  return (
    <>
      <PageHeader
        title={enquiry.name}
        above={<Breadcrumbs steps={[{ label: 'Inquiries', to: '/console/enquiries' }, { label: enquiry.reference }]} />}
        actions={
          next && (
            <ButtonLink to={`/console/enquiries/${next.id}`} size="small">
              Next: {next.name}
            </ButtonLink>
          )
        }
      >
        <EnquiryHeading enquiry={enquiry} loadedAt={loaderData.now} />
      </PageHeader>
      <EnquiryPage key={enquiry.id} {...loaderData} actionData={actionData} />
    </>
  );
}
