import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { FormFailure } from '../ui/form-state.tsx';
import { describeFailure } from './failed-try.ts';

/** Status of a result that never reached a server. */
const UNREACHABLE_STATUS = 503;

/**
 * For a page's `clientAction`: `cachePage(() => serverAction())`. If the request doesn't reach the server, or the
 * server fails, the page shows the error and keeps the input. Otherwise the router would replace the page with the
 * error page.
 * @param rest what the action returns besides `failure`, for pages that read it
 */
export async function cachePage<T, Rest extends object = object>(send: () => Promise<T>, rest?: Rest) {
  try {
    return await send();
  } catch (error) {
    // Redirects and responses with their own error page.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const failure: FormFailure = { ...describeFailure(error), fields: {}, values: {} };
    // With an error status, the router doesn't reload the page's data, which would also fail.
    return data({ ...(rest as Rest), failure }, { status: UNREACHABLE_STATUS });
  }
}

/**
 * Use as `shouldRevalidate` on a page that also reloads after a refusal. It doesn't reload after a result of
 * `cachePage`: that reload would fail too, and the error page would replace the input.
 */
export const shouldReload = ({ actionStatus }: Pick<ShouldRevalidateFunctionArgs, 'actionStatus'>): boolean =>
  actionStatus !== UNREACHABLE_STATUS;
