import { STATE_LABELS } from '@foothold/contracts/applications';
import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { parsePositionKey } from '../cards/card.ts';
import { type BulkOutcome, countApplications, FAILED_BULK } from './bulk-outcome.ts';

type Done = Pick<BulkOutcome, 'title' | 'description' | 'undo'>;
type Change = (api: Api, form: FormData, ids: string[]) => Promise<Done>;

const toFields = (intent: string, name: string, values: readonly string[]) =>
  [['intent', intent], ...values.map((value) => [name, value])] as [string, string][];

const move: Change = async (api, form, ids) => {
  const to = parsePositionKey(readFormText(form, 'to'));
  if (!to) throw data(null, { status: 400 });
  const { moved, skipped } = await api.applications.moveMany({ ids, to: to.state, stageId: to.stageId });
  return {
    title: `${countApplications(moved.length)} moved to ${STATE_LABELS[to.state]}`,
    ...(skipped.length > 0 && { description: `${countApplications(skipped.length)} didn’t have to move.` }),
    undo:
      moved.length === 0
        ? null
        : toFields(
            'undo-moves',
            'event',
            moved.map(({ id, lastEventId }) => `${id}/${lastEventId}`),
          ),
  };
};

/** What has changed again since stays as it is. */
const undoMoves: Change = async (api, form) => {
  let undone = 0;
  const events = form.getAll('event').map(String);
  for (const event of events) {
    const [id = '', eventId = ''] = event.split('/');
    try {
      await api.applications.undo({ id, eventId });
      undone += 1;
    } catch (error) {
      if (!parseProblem(error)) throw error;
    }
  }
  const missed = events.length - undone;
  return {
    title: `${countApplications(undone)} moved back`,
    ...(missed > 0 && { description: `${countApplications(missed)} changed in the meantime and stayed.` }),
    undo: null,
  };
};

/** Undo concerns only those that the tag was new to, or that had it. */
const createTagChange =
  (kind: 'add' | 'remove'): Change =>
  async (api, form, ids) => {
    const tag = readFormText(form, 'tag').trim();
    const { applications } = await api.applications.list({});
    const concerned = applications
      .filter(({ id, tags }) => ids.includes(id) && tags.includes(tag) === (kind === 'remove'))
      .map(({ id }) => id);
    // With every ID if none is concerned, so that a tag that isn't valid is refused.
    await api.applications.tagMany({ ids: concerned.length > 0 ? concerned : ids, [kind]: [tag] });
    const count = countApplications(concerned.length);
    return {
      title: kind === 'add' ? `“${tag}” added to ${count}` : `“${tag}” removed from ${count}`,
      undo:
        concerned.length === 0
          ? null
          : [...toFields(kind === 'add' ? 'untag' : 'tag', 'id', concerned), ['tag', tag] as const],
    };
  };

const remove: Change = async (api, _, ids) => {
  const { removed } = await api.applications.removeMany({ ids });
  return {
    title: `${countApplications(removed.length)} removed`,
    undo: removed.length === 0 ? null : toFields('restore', 'id', removed),
  };
};

const restore: Change = async (api, _, ids) => {
  const { restored } = await api.applications.restoreMany({ ids });
  return { title: `${countApplications(restored.length)} restored`, undo: null };
};

const annotate: Change = async (api, form, [id = '']) => {
  await api.applications.change({ id, note: readFormText(form, 'note') });
  return { title: null, undo: null };
};

const CHANGES = new Map<string, Change>([
  ['move', move],
  ['undo-moves', undoMoves],
  ['tag', createTagChange('add')],
  ['untag', createTagChange('remove')],
  ['remove', remove],
  ['restore', restore],
  ['annotate', annotate],
]);

/** The action of the list: changes the selected applications. */
export async function changeSelected({ request, context }: RouteArgs) {
  const form = await request.formData();
  const change = CHANGES.get(readFormText(form, 'intent'));
  if (!change) throw data(null, { status: 400 });
  try {
    const done = await change(context.get(requestContext).api, form, form.getAll('id').map(String));
    return data<BulkOutcome>({ failure: null, ...done });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<BulkOutcome>({ ...FAILED_BULK, failure: nameFields(body.failure) }, init ?? {});
  }
}

/** Messages about the contract's fields belong to the form's field. */
function nameFields<Failure extends { fields: Readonly<Record<string, string>> }>(failure: Failure): Failure {
  const fields = Object.fromEntries(
    Object.entries(failure.fields).map(([name, message]) => [name.replace(/^(add|remove)\.\d+$/, 'tag'), message]),
  );
  return { ...failure, fields };
}
