import { getSitePage } from '@foothold/site-map';
import { loadRegistration, submitRegistration } from '../../features/recruiting/registration/registration.server.ts';
import { RegistrationPage } from '../../features/recruiting/registration/registration.tsx';
import { useBrand } from '../../shared/app-data.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import { staticHeaders } from '../static-page.ts';
import type { Route } from './+types/register.ts';

export { staticHeaders as headers };

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/register');

export const loader = (args: Route.LoaderArgs) => loadRegistration(args);

export const action = (args: Route.ActionArgs) => submitRegistration(args);

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description } = getSitePage('/register', useBrand());
  return (
    <div className="page py-10 md:py-16">
      <header className="flex max-w-prose flex-col gap-3 pb-10 lg:pb-12">
        <h1 className="text-heading">{title}</h1>
        <p className="text-lead text-soft">{description}</p>
      </header>
      <RegistrationPage {...loaderData} posted={actionData} />
    </div>
  );
}
