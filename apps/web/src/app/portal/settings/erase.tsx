import { erase, loadErasure } from '../../../features/accounts/settings/erase.server.ts';
import { EraseForm } from '../../../features/accounts/settings/erase-form.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { Route } from './+types/erase.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Delete your account',
    description: 'See what we delete and what we keep, then delete your account.',
  });

export const loader = (args: Route.LoaderArgs) => loadErasure(args);
export const action = (args: Route.ActionArgs) => erase(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Erase({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Delete your account"
        above={
          <Breadcrumbs
            steps={[
              { label: 'Settings', to: '/portal/settings' },
              { label: 'Privacy', to: '/portal/settings/privacy' },
              { label: 'Delete your account' },
            ]}
          />
        }
      >
        Want a copy first? Go back and export everything in one file.
      </PageHeader>
      <EraseForm {...loaderData} failure={actionData?.failure ?? null} />
    </>
  );
}
