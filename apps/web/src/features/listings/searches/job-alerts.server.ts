import { data } from 'react-router';
import { readFormText } from '../../../shared/api/form-text.ts';
import { clearTokenCookie, readLinkToken } from '../../../shared/api/link-token.server.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** The search of the link in an alert. Null without a working link. */
export async function loadJobAlerts(args: RouteArgs): Promise<{ search: { name: string; on: boolean } | null }> {
  const token = await readLinkToken('job-alerts', args);
  if (token === null) return { search: null };
  try {
    return { search: await args.context.get(requestContext).api.listingAlerts.get({ token }) };
  } catch (error) {
    if (!parseProblem(error)) throw error;
    return { search: null };
  }
}

/** Opening the page turns nothing off, because mail scanners open links too. A click does. */
export async function turnOffJobAlerts(args: RouteArgs) {
  const form = await args.request.formData();
  const all = readFormText(form, 'all') === 'yes';
  const token = (await readLinkToken('job-alerts', args)) ?? '';
  try {
    const { api } = args.context.get(requestContext);
    await api.listingAlerts.turnOff({ query: { token, ...(all && { all: 'yes' as const }) } });
    const headers = all ? await clearTokenCookie('job-alerts', args) : undefined;
    return data({ done: all ? ('all' as const) : ('one' as const) }, headers && { headers });
  } catch (error) {
    const problem = parseProblem(error);
    if (!problem) throw error;
    return data({ done: null }, { status: problem.status });
  }
}
