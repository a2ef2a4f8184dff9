import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** The member's latest imports, for their undo. */
export const loadImports = ({ context }: RouteArgs) => load(context.get(requestContext).api.applications.imports());
