import { limits } from '@foothold/contracts/applications';
import type { ActionFunctionArgs } from 'react-router';
import { requestContext } from '../../app/context.ts';
import { load } from '../../shared/api/load.ts';

export async function loadApplications({ context }: Pick<ActionFunctionArgs, 'context'>) {
  const { applications } = await load(context.get(requestContext).api.applications.list({}));
  return { applications, noteLength: limits.note, now: new Date().toISOString() };
}
