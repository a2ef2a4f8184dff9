import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home.ts';
import { loadHome } from './home/home.server.ts';
import { NextStep } from './home/next-step.tsx';
import { Overview } from './home/overview.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Your portal', description: 'Where you stand, and the next step.' });

export const loader = (args: Route.LoaderArgs) => loadHome(args);

export default function Home({ loaderData }: Route.ComponentProps) {
  useFreshData('application', 'resume');
  return (
    <>
      <PageHeader title="Where you stand" />
      <NextStep standing={loaderData.standing} />
      <Overview home={loaderData} />
    </>
  );
}
