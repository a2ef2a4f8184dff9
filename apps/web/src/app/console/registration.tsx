import { ConsoleRegistrationPage, REGISTRATIONS } from '../../features/recruiting/staff/console-registration-page.tsx';
import { changeRegistration, loadRegistration } from '../../features/recruiting/staff/registrations.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/registration.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `${loaderData.registration.reference}, ${loaderData.registration.member.name}` : 'Registration',
    description: 'One registration and its history.',
  });

export const loader = (args: Route.LoaderArgs) => loadRegistration(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeRegistration(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: someone else may have changed it. */
export const shouldRevalidate = shouldReload;

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsoleRegistrationPage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={REGISTRATIONS} />;
}
