import { redirect } from 'react-router';
import { logOut } from '../../features/accounts/entry.server.ts';
import type { Route } from './+types/log-out.ts';

/** Only a form logs out: a link or an image address must not. */
export const loader = () => redirect('/portal');

export const action = (args: Route.ActionArgs) => logOut(args);
