import type { Member } from '@foothold/contracts/accounts';
import type { Security } from '@foothold/contracts/accounts/security';
import { ROLES } from '@foothold/contracts/endpoint';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { parsePageQuery } from '../../../shared/api/page-query.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { parsePassword } from '../settings/changes.server.ts';

/** How admins confirm their identity before changing a role. */
export type RoleProof = 'second-factor' | 'password' | 'none';

export async function loadMembers({ request, context }: RouteArgs) {
  const query = parsePageQuery(request.url);
  const { api, viewer } = context.get(requestContext);
  const [{ members, total, pageSize }, security] = await Promise.all([
    load(api.accounts.members(query)),
    viewer?.role === 'admin' ? load(api.accounts.security.overview()) : null,
  ]);
  return {
    ...query,
    members,
    total,
    pages: Math.ceil(total / pageSize),
    roles: ROLES,
    proof: security && getRequiredProof(security),
  };
}

function getRequiredProof({ hasPassword, authenticator, passkeys }: Security): RoleProof {
  if (authenticator || passkeys.length > 0) return 'second-factor';
  return hasPassword ? 'password' : 'none';
}

export async function loadRoleChanges({ request, context }: RouteArgs) {
  const { page } = parsePageQuery(request.url);
  const { changes, total, pageSize } = await load(context.get(requestContext).api.accounts.roleChanges({ page }));
  return { changes, total, page, pages: Math.ceil(total / pageSize) };
}

export async function changeRole({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    const changed: Member = await context.get(requestContext).api.accounts.setRole({
      id: readFormText(form, 'id'),
      role: ROLES.find((role) => role === form.get('role')) ?? 'member',
      ...parsePassword(form),
    });
    return { changed };
  } catch (error) {
    return toFormFailure(error, form);
  }
}
