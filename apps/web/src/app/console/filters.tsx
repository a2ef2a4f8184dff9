import { redirect } from 'react-router';
import { changeSavedFilters } from '../../features/staff/saved-filters.server.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/filters.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const loader = () => redirect('/console');

export const action = (args: Route.ActionArgs) => changeSavedFilters(args);
