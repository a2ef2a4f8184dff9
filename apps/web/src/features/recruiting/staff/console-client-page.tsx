import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { ClientPage } from './client-page.tsx';
import type { changeClient, loadClient } from './clients.server.ts';

export interface ConsoleClientPageProps {
  loaderData: RouteData<typeof loadClient>;
  actionData: RouteData<typeof changeClient> | undefined;
}

/** The page at /console/clients/:id. */
export function ConsoleClientPage({ loaderData, actionData }: ConsoleClientPageProps) {
  useFreshData('recruiting');
  const { client } = loaderData;
  return (
    <>
      <PageHeader
        title={client.member.name}
        above={
          <Breadcrumbs steps={[{ label: 'Your members', to: '/console/clients' }, { label: client.member.name }]} />
        }
      >
        <p>
          {client.registration.answers.preferredRole}. Assigned <DateTime value={client.since} />.
        </p>
      </PageHeader>
      <ClientPage key={client.member.id} client={client} actionData={actionData} />
    </>
  );
}
