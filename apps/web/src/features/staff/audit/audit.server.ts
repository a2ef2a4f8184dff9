import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

export const loadAudit = ({ context }: RouteArgs) => load(context.get(requestContext).api.staff.audit());
