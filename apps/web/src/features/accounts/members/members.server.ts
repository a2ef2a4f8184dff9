import type { Member } from '@foothold/contracts/accounts';
import { ROLES } from '@foothold/contracts/endpoint';
import { requestContext } from '../../../app/context.ts';
import { formFailure } from '../../../shared/api/form-failure.ts';
import { formText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { pageQuery } from '../../../shared/api/page-query.ts';
import type { RouteArgs } from '../route-args.ts';

export async function loadMembers({ request, context }: RouteArgs) {
  const query = pageQuery(request.url);
  const { members, total, pageSize } = await load(context.get(requestContext).api.accounts.members(query));
  return { ...query, members, total, pages: Math.ceil(total / pageSize), roles: ROLES };
}

export async function changeRole({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    const changed: Member = await context.get(requestContext).api.accounts.setRole({
      id: formText(form, 'id'),
      role: ROLES.find((role) => role === form.get('role')) ?? 'member',
    });
    return { changed };
  } catch (error) {
    return formFailure(error, form);
  }
}
