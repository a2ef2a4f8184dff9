import { redirect } from 'react-router';
import type { Route } from './+types/confirm-email.ts';

/** The confirmation URL in older emails. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/confirm-email${new URL(request.url).search}`);
