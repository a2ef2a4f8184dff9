import { redirect } from 'react-router';
import type { Route } from './+types/earlier-inquiries.ts';

/** Redirects to an inquiry's page, or to the list, at its current address. */
export function loader({ params, request }: Route.LoaderArgs) {
  const rest = params['*'] ? `/${encodeURIComponent(params['*'])}` : '';
  return redirect(`/console/inquiries${rest}${new URL(request.url).search}`, 301);
}
