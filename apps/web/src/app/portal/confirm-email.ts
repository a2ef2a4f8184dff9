import { redirect } from 'react-router';
import type { Route } from './+types/confirm-email.ts';

/** The address that older messages carry. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/confirm-email${new URL(request.url).search}`);
