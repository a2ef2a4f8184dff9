import { limits } from '@foothold/contracts/applications';
import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { changeRows, readRows } from './rows.ts';

/** The page at /portal/applications/stages. */
export async function loadStages({ context }: RouteArgs) {
  const { stages } = await load(context.get(requestContext).api.applications.stages({}));
  return { stages, most: limits.stages, nameLength: limits.stageName };
}

/** Saves the stages as entered, after what the pressed button does with them. */
export async function changeStages({ request, context }: RouteArgs) {
  const form = await request.formData();
  const operation = readFormText(form, 'operation');
  try {
    await context.get(requestContext).api.applications.setStages({
      stages: changeRows(readRows(form), operation).map(({ id, ...stage }) => ({ ...stage, ...(id && { id }) })),
    });
  } catch (error) {
    return toFormFailure(error, form);
  }
  const title = operation.startsWith('remove') ? 'Stage removed' : 'Stages saved';
  return data<ChangeOutcome>({ intent: 'stages', done: { title }, failure: null });
}
