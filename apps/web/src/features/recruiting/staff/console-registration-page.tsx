import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { REGISTRATION_STATES } from '../labels.ts';
import { RegistrationPage } from './registration-page.tsx';
import type { changeRegistration, loadRegistration } from './registrations.server.ts';

export interface ConsoleRegistrationPageProps {
  loaderData: RouteData<typeof loadRegistration>;
  actionData: RouteData<typeof changeRegistration> | undefined;
}

/** The page at /console/registrations/:id. */
export function ConsoleRegistrationPage({ loaderData, actionData }: ConsoleRegistrationPageProps) {
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
