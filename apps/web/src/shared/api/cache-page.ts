import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { FormFailure } from '../ui/form-state.tsx';

const failure = (message: string, hint: string): FormFailure => ({ message, hint, fields: {}, values: {} });

/** Status of a result that no server sent. */
const UNREACHED = 503;

/**
 * For a page's `clientAction`: `keepPage(() => serverAction())`. If a request failed to arrive, or the server had an error, the page itself
 * says so and keeps the input; the router would replace it with the error page.
 * @param rest what the action's answer contains besides `failure`, for a page that reads it
 */
export async function cachePage<T, Rest extends object = object>(send: () => Promise<T>, rest?: Rest) {
  try {
    return await send();
  } catch (error) {
    // Redirects, and answers that have their own page.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    // `fetch` rejects with a TypeError if nothing came back.
    const message =
      error instanceof TypeError
        ? failure('We couldn’t connect.', 'Your changes are still here. Check your connection and try again.')
        : failure(
            'Something went wrong on our side.',
            'We’ve logged the problem. Your changes are still here. Please try again.',
          );
    // With an error status nothing is reloaded, which would fail as well.
    return data({ ...(rest as Rest), failure: message }, { status: UNREACHED });
  }
}

/**
 * As `shouldRevalidate` of a page that also reloads after a refusal: not after a result of `cachePage`, when reloading would fail too and
 * the error page would replace the input.
 */
export const unlessUnreached = ({ actionStatus }: Pick<ShouldRevalidateFunctionArgs, 'actionStatus'>): boolean =>
  actionStatus !== UNREACHED;
