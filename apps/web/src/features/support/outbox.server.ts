import { load } from '../../shared/api/load.ts';
import { parsePageQuery } from '../../shared/api/page-query.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

export async function loadOutbox({ request, context }: RouteArgs) {
  const query = parsePageQuery(request.url);
  const { mails, total, pageSize, delivers } = await load(context.get(requestContext).api.support.mails(query));
  return { ...query, mails, total, delivers, pages: Math.ceil(total / pageSize) };
}

export const loadMail = ({ context }: RouteArgs, id: string) =>
  load(context.get(requestContext).api.support.mail({ id }));
