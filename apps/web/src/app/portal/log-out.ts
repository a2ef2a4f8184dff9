import { redirect } from 'react-router';
import { logOut } from '../../features/accounts/entry.server.ts';
import type { Route } from './+types/log-out.ts';

/** Logging out takes a POST, so that a link or an image can't do it. */
export const loader = () => redirect('/portal');

export const action = (args: Route.ActionArgs) => logOut(args);
