import { redirect } from 'react-router';
import type { Route } from './+types/earlier-inquiries.ts';

/** Redirects old inquiry URLs to the current ones. */
export function loader({ params, request }: Route.LoaderArgs) {
  const rest = params['*'] ? `/${encodeURIComponent(params['*'])}` : '';
  return redirect(`/console/inquiries${rest}${new URL(request.url).search}`, 301);
}
