import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { changeApplication } from '../../../features/applications/plan/changes.server.ts';
import { loadApplication } from '../../../features/applications/plan/detail.server.ts';
import { findPacketOfApplication } from '../../../features/recruiting/packets/packets.server.ts';
import { ApplicationPage } from '../../../pages/portal/applications/detail-page.tsx';
import { cachePage, shouldReload } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/application.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `${loaderData.application.job.title}, ${loaderData.application.job.company}` : 'Application',
    description: 'One of your applications.',
  });

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadApplication(args);
  return { ...loaded, packet: await findPacketOfApplication(args, loaded.application) };
}

export const action = (args: Route.ActionArgs) => changeApplication(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** A refused move means that the state has changed elsewhere. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => shouldReload(args);

export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationPage key={loaderData.application.id} loaderData={loaderData} actionData={actionData} />;
}
