import { data } from 'react-router';
import { clearTokenCookie, readLinkToken } from '../../shared/api/link-token.server.ts';
import { parseProblem } from '../../shared/api/problem.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

export async function loadUnsubscribe(args: RouteArgs): Promise<{ hasLink: boolean }> {
  return { hasLink: (await readLinkToken('unsubscribe', args)) !== null };
}

/** Opening the page doesn't unsubscribe, because mail scanners open links too. One click does. */
export async function unsubscribe(args: RouteArgs) {
  const token = await readLinkToken('unsubscribe', args);
  try {
    await args.context.get(requestContext).api.accounts.privacy.unsubscribe({ query: { token: token ?? '' } });
    return data({ done: true }, { headers: await clearTokenCookie('unsubscribe', args) });
  } catch (error) {
    const problem = parseProblem(error);
    if (!problem) throw error;
    return data({ done: false }, { status: problem.status });
  }
}
