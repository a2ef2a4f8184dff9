import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /portal/forgot-password. */
export const loadForgotPassword = ({ context }: RouteArgs) => ({ email: context.get(requestContext).viewer?.email });
