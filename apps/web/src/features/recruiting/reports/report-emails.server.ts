import { data } from 'react-router';
import { clearTokenCookie, readLinkToken } from '../../../shared/api/link-token.server.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Whether the reports of the link in an email are emailed. Null without a working link. */
export async function loadReportEmails(args: RouteArgs): Promise<{ link: { on: boolean } | null }> {
  const token = await readLinkToken('weekly-report-emails', args);
  if (token === null) return { link: null };
  try {
    return { link: await args.context.get(requestContext).api.recruiting.weeklyReports.getLink({ token }) };
  } catch (error) {
    if (!parseProblem(error)) throw error;
    return { link: null };
  }
}

/** Opening the page turns nothing off, because mail scanners open links too. A click does. */
export async function turnOffReportEmails(args: RouteArgs) {
  const token = (await readLinkToken('weekly-report-emails', args)) ?? '';
  try {
    await args.context.get(requestContext).api.recruiting.weeklyReports.turnOff({ query: { token } });
    return data({ done: true }, { headers: await clearTokenCookie('weekly-report-emails', args) });
  } catch (error) {
    const problem = parseProblem(error);
    if (!problem) throw error;
    return data({ done: false }, { status: problem.status });
  }
}
