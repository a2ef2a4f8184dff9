import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { FormFailure } from '../ui/form-state.tsx';
import { failedTry } from './failed-try.ts';

/** Status of an outcome that no server sent. */
const UNREACHED = 503;

/**
 * For a page's `clientAction`: `keepPage(() => serverAction())`. What was sent and did not get through, or broke something on
 * the server, is said on the page itself, where everything typed still stands; the router would put the error page in its place.
 * @param rest What the action's answer holds beside `failure`, for a page that reads it
 */
export async function cachePage<T, Rest extends object = object>(send: () => Promise<T>, rest?: Rest) {
  try {
    return await send();
  } catch (error) {
    // Redirects, and answers that have a page of their own.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const failure: FormFailure = { ...failedTry(error), fields: {}, values: {} };
    // With a status of an error nothing is loaded again, which would fail as well.
    return data({ ...(rest as Rest), failure }, { status: UNREACHED });
  }
}

/**
 * As `shouldRevalidate` of a page that is loaded again also after a refusal: not after an outcome of `cachePage`, where loading would fail as well
 * and the error page would take the place of what was typed.
 */
export const unlessUnreached = ({ actionStatus }: Pick<ShouldRevalidateFunctionArgs, 'actionStatus'>): boolean =>
  actionStatus !== UNREACHED;
