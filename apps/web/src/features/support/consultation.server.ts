import type { RouteArgs } from '../../shared/api/route-args.ts';
import { carriedPosition } from './inquiry.server.ts';

/** What /signup needs. */
export const loadConsultation = async (args: RouteArgs) => ({ position: await carriedPosition(args) });
