import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { parseOutboxQuery } from './outbox-query.ts';

export async function loadOutbox({ request, context }: RouteArgs) {
  const query = parseOutboxQuery(request.url);
  const { mails, total, pageSize, delivers } = await load(context.get(requestContext).api.support.mails(query));
  return { query, mails, total, delivers, pages: Math.ceil(total / pageSize) };
}

export const loadMail = ({ context }: RouteArgs, id: string) =>
  load(context.get(requestContext).api.support.mail({ id }));
