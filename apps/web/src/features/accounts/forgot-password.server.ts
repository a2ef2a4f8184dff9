import type { PageArgs } from '../../shared/api/route-data.ts';
import { requestContext } from '../../shared/request-context.ts';

/** What /portal/forgot-password needs. */
export const loadForgotPassword = ({ context }: PageArgs) => ({ email: context.get(requestContext).viewer?.email });
