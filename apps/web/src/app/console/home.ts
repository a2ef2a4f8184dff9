import { redirect } from 'react-router';
import { requestContext } from '../../shared/request-context.ts';
import type { Route } from './+types/home.ts';

/** The console has no home page, so staff are redirected to the first section they have access to. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(requestContext).viewer?.role === 'recruiter' ? '/console/clients' : '/console/inquiries');
}
