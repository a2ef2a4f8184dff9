import { redirect } from 'react-router';
import { logOut } from '../../features/accounts/entry.server.ts';
import { clearComparedJobs } from '../../features/listings/compare-selection.ts';
import { forgetOfflineData } from '../../shared/offline/offline-data.ts';
import type { Route } from './+types/log-out.ts';

/** Logging out takes a POST, so that a link or an image can't do it. */
export const loader = () => redirect('/portal');

export const action = (args: Route.ActionArgs) => logOut(args);

/** The next person doesn't see which jobs this one compared, or what this browser stored for use offline. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  clearComparedJobs();
  await forgetOfflineData();
  return serverAction();
}
