import { ClientPage } from '../../features/recruiting/staff/client-page.tsx';
import { changeClient, loadClient } from '../../features/recruiting/staff/clients.server.ts';
import { cachePage, unlessUnreached } from '../../shared/api/cache-page.ts';
import { NOTHING_DONE } from '../../shared/api/change-outcome.ts';
import { DateTime } from '../../shared/format/use-format.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/client.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.client.member.name ?? 'Member',
    description: 'A member’s tasks, mailbox, and profile.',
  });

export const loader = (args: Route.LoaderArgs) => loadClient(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeClient(args, args.params.id);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);

/** Also after a refusal: the member may have decided meanwhile, and that is to be seen. */
export const shouldRevalidate = unlessUnreached;

export default function Client({ loaderData, actionData }: Route.ComponentProps) {
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
