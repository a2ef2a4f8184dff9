import type { PageArgs } from '../../shared/api/route-data.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for /portal/forgot-password. */
export const loadForgotPassword = ({ context }: PageArgs) => ({ email: context.get(requestContext).viewer?.email });
