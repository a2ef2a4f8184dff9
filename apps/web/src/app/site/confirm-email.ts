import { redirect } from 'react-router';
import { requestContext } from '../context.ts';
import type { Route } from './+types/confirm-email.ts';

/** The address that older messages carry: the portal confirms. */
export function loader({ context, request }: Route.LoaderArgs) {
  return redirect(`${context.get(requestContext).portalUrl}/confirm-email${new URL(request.url).search}`);
}
