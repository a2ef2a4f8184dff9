import type { PageArgs } from '../../shared/api/route-data.ts';
import { carriedPosition } from './inquiry.server.ts';

/** Loads the data for /signup. */
export const loadConsultation = async (args: PageArgs) => ({ position: await carriedPosition(args) });
