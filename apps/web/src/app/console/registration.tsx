import { REGISTRATION_STATES } from '../../features/recruiting/labels.ts';
import { RegistrationPage } from '../../features/recruiting/staff/registration-page.tsx';
import { changeRegistration, loadRegistration } from '../../features/recruiting/staff/registrations.server.ts';
import { cachePage, unlessUnreached } from '../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../shared/api/change-outcome.ts';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/registration.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${loaderData.registration.reference}, ${loaderData.registration.member.name}` : 'Registration',
    description: 'One registration and its history.',
  });

export const loader = (args: Route.LoaderArgs) => loadRegistration(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeRegistration(args, args.params.id);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);

/** Also after a refusal: somebody else may have changed it, and that is to be seen. */
export const shouldRevalidate = unlessUnreached;

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData('recruiting');
  const { registration, recruiters } = loaderData;
  const { label, tone } = REGISTRATION_STATES[registration.state];
  return (
    <>
      <PageHeader
        title={registration.answers.preferredName}
        above={
          <Breadcrumbs
            steps={[{ label: 'Registrations', to: '/console/registrations' }, { label: registration.reference }]}
          />
        }
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-mono">{registration.reference}</span>
          <Badge tone={tone}>{label}</Badge>
        </div>
      </PageHeader>
      <RegistrationPage
        key={registration.id}
        registration={registration}
        recruiters={recruiters}
        actionData={actionData}
      />
    </>
  );
}
