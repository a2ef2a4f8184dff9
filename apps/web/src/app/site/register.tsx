import { RegistrationPage } from '../../features/recruiting/registration/registration.tsx';
import { loadRegistration, submitRegistration } from '../../features/recruiting/registration/registration.server.ts';
import { SUBTITLE } from '../../features/recruiting/registration/texts.ts';
import { useBrand } from '../../shared/app-data.tsx';
import type { PageHandle } from '../hydration.ts';
import { pageMeta } from '../page-meta.ts';
import { staticHeaders } from '../static-page.ts';
import type { Route } from './+types/register.ts';

export { staticHeaders as headers };

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Join', description: SUBTITLE, path: '/register' });

export const loader = (args: Route.LoaderArgs) => loadRegistration(args);

export const action = (args: Route.ActionArgs) => submitRegistration(args);

export default function Register({ loaderData: { initial }, actionData }: Route.ComponentProps) {
  const { name } = useBrand();
  return (
    <div className="page py-10 md:py-16">
      <header className="flex max-w-prose flex-col gap-3 pb-10 lg:pb-12">
        <h1 className="text-heading">Join {name}</h1>
        <p className="text-lead text-soft">{SUBTITLE}</p>
      </header>
      <RegistrationPage initial={initial} posted={actionData} />
    </div>
  );
}
