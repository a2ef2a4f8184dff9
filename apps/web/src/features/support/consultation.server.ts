import type { RouteArgs } from '../../shared/api/route-args.ts';
import { findPosition } from './inquiry.server.ts';

/** Loads the data for /signup. */
export const loadConsultation = async (args: RouteArgs) => ({ position: await findPosition(args) });
