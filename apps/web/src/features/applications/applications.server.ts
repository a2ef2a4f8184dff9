import { limits } from '@foothold/contracts/applications';
import type { ActionFunctionArgs } from 'react-router';
import { load } from '../../shared/api/load.ts';
import { requestContext } from '../../shared/request-context.ts';

export async function loadApplications({ context }: Pick<ActionFunctionArgs, 'context'>) {
  const { applications } = await load(context.get(requestContext).api.applications.list({}));
  return { applications, noteLength: limits.note, now: new Date().toISOString() };
}
