import { redirect } from 'react-router';
import { printRegistration } from '../../features/recruiting/registration/registration.server.ts';
import type { Route } from './+types/register-pdf.ts';

/** Who only opens the address has nothing to print yet. */
export const loader = () => redirect('/register');

export const action = (args: Route.ActionArgs) => printRegistration(args);
