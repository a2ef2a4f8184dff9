import type { PageArgs } from '../../shared/api/route-data.ts';
import { carriedPosition } from './inquiry.server.ts';

/** What /signup needs. */
export const loadConsultation = async (args: PageArgs) => ({ position: await carriedPosition(args) });
