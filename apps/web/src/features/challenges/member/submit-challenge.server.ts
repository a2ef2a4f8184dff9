import { getPortalChallengePath } from '@foothold/contracts/challenges/choices';
import { redirect } from 'react-router';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { deleteSubmission } from './challenges.server.ts';

/** Handles the forms of /portal/challenges/:slug. */
export async function submitChallenge(args: RouteArgs<'slug'>) {
  const outcome = await deleteSubmission(args);
  // The URL may still refer to the deleted submission.
  if (outcome.data.done) throw redirect(getPortalChallengePath(args.params.slug));
  return outcome;
}
