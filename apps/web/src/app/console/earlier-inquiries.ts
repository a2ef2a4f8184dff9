import { redirect } from 'react-router';
import type { Route } from './+types/earlier-inquiries.ts';

/** The page of an inquiry, or the list, at its address of today. */
export function loader({ params, request }: Route.LoaderArgs) {
  const rest = params['*'] ? `/${encodeURIComponent(params['*'])}` : '';
  return redirect(`/console/inquiries${rest}${new URL(request.url).search}`, 301);
}
