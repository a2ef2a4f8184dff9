import { redirect } from 'react-router';
import { printRegistration } from '../../features/recruiting/registration/registration.server.ts';
import type { Route } from './+types/register-pdf.ts';

/** A GET request has no form data to print. */
export const loader = () => redirect('/register');

export const action = (args: Route.ActionArgs) => printRegistration(args);
