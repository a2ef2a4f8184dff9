import { changeInquiry, loadInquiry } from '../../features/support/admin/admin.server.ts';
import { ConsoleInquiryPage, INQUIRIES } from '../../features/support/admin/console-inquiry-page.tsx';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/inquiry.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `${loaderData.inquiry.reference}, ${loaderData.inquiry.name}` : 'Inquiry',
    description: 'One inquiry and its history.',
  });

export const loader = (args: Route.LoaderArgs) => loadInquiry(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeInquiry(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: someone else may have changed it. */
export const shouldRevalidate = shouldReload;

export default function Inquiry({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsoleInquiryPage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={INQUIRIES} />;
}
