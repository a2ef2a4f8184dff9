import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Reports } from './reports.ts';

/** The endpoints of weekly reports. A member reads their own; the links in emails turn these emails off. */
export function createReportRoutes({ recruiting: { weeklyReports: os } }: Api, reports: Reports) {
  return {
    list: os.list.handler(({ context }) => reports.list(requireUser(context.actor))),
    get: os.get.handler(({ input, context }) => reports.get(requireUser(context.actor), input.week)),
    pdf: os.pdf.handler(({ input, context }) => reports.pdf(requireUser(context.actor), input.week)),
    setEmails: os.setEmails.handler(({ input, context }) => reports.setEmails(requireUser(context.actor), input.on)),
    getLink: os.getLink.handler(({ input }) => reports.getLink(input.token)),
    turnOff: os.turnOff.handler(async ({ input: { query } }) => {
      await reports.turnOff(query.token);
      return {};
    }),
  };
}
