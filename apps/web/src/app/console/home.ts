import { redirect } from 'react-router';
import { requestContext } from '../../shared/request-context.ts';
import type { Route } from './+types/home.ts';

/** The console has no page of its own at its door: staff go to the first section that is theirs. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(requestContext).viewer?.role === 'recruiter' ? '/console/clients' : '/console/inquiries');
}
