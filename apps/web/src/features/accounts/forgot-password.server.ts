import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** What /portal/forgot-password needs. */
export const loadForgotPassword = ({ context }: RouteArgs) => ({ email: context.get(requestContext).viewer?.email });
