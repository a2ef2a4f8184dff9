import { STEP_STATES, type StepState } from '@foothold/contracts/learning/choices';
import { data } from 'react-router';
import type { ChangeOutcome } from '../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { readFormText } from '../../shared/api/form-text.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

/** Loads the data for the learning page. */
export async function loadLearningHome({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [{ paths }, progress, own, { counts }, files] = await Promise.all([
    load(api.learning.paths()),
    load(api.learning.progress()),
    load(api.learning.ownPath()),
    load(api.learning.resources({})),
    load(api.learning.files()),
  ]);
  return { paths, progress, own, counts, files };
}

export async function loadPath({ context }: RouteArgs, slug: string) {
  const { api } = context.get(requestContext);
  const [{ paths }, progress] = await Promise.all([load(api.learning.paths()), load(api.learning.progress())]);
  const path = paths.find((one) => one.slug === slug);
  if (!path) throw data(null, { status: 404 });
  return { path, progress };
}

export async function loadModule({ context }: RouteArgs, place: { path: string; module: string }) {
  const { api } = context.get(requestContext);
  const [module, { paths }, saved, progress] = await Promise.all([
    load(api.learning.module(place)),
    load(api.learning.paths()),
    load(api.learning.moduleProgress(place)),
    load(api.learning.progress()),
  ]);
  return { module, path: paths.find(({ slug }) => slug === place.path), saved, progress };
}

/** Marks a module as read or unread, or restarts it. */
export async function changeModule({ request, context }: RouteArgs, place: { path: string; module: string }) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  try {
    if (intent === 'read' || intent === 'unread') await api.learning.read({ ...place, read: intent === 'read' });
    else if (intent === 'reset') await api.learning.reset(place);
    else throw data(null, { status: 400 });
    const title = { read: 'Marked as read.', unread: 'Marked as unread.', reset: 'Module reset.' }[intent];
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}

/** Completes, postpones, or resumes a step of the personal path. */
export async function changeStep({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const state = STEP_STATES.find((one) => one === readFormText(form, 'state'));
  const skill = readFormText(form, 'skill');
  if (state === undefined) throw data(null, { status: 400 });
  const intent = `step ${skill}`;
  try {
    await api.learning.step({ skill, state });
    const titles: Record<StepState, string> = {
      done: 'Marked as done.',
      aside: 'Saved for later.',
      open: 'Back on your path.',
    };
    return data<ChangeOutcome>({ intent, done: { title: titles[state] }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
