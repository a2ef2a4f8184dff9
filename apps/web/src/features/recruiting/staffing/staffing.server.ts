import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';

const PATH = '/console/recruiters';

/** Loads the load of each recruiter, the team's figures, and absences. */
export async function loadStaffing({ context }: RouteArgs) {
  return { ...(await load(context.get(requestContext).api.recruiting.staffing.get())), now: new Date().toISOString() };
}

/** Loads who has to act next, and how far applications get. */
export async function loadDashboard({ context }: RouteArgs) {
  const { staffing } = context.get(requestContext).api.recruiting;
  return { ...(await load(staffing.dashboard())), now: new Date().toISOString() };
}

/** Sets a recruiter's capacity. An empty field restores the default. */
export function changeCapacity(args: RouteArgs) {
  return handle(args, async ({ recruiting }, form) => {
    const typed = readFormText(form, 'capacity').trim();
    // Anything but a number is refused with the field's message. NaN would be sent as null, which restores the default.
    const capacity = typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : -1;
    const saved = await recruiting.staffing.setCapacity({ id: readFormText(form, 'recruiter'), capacity });
    return `Capacity is ${saved.capacity}`;
  });
}

/** Loads proposed moves, which change nothing yet. */
export async function loadBalance({ context }: RouteArgs) {
  return load(context.get(requestContext).api.recruiting.staffing.balance());
}

/** Applies the moves that are checked. */
export function applyBalance(args: RouteArgs) {
  return handle(args, async ({ recruiting }, form) => {
    const moves = form.getAll('move').flatMap((value) => {
      const [memberId, from, to] = String(value).split('|');
      return memberId && from && to ? [{ memberId, from, to }] : [];
    });
    const { moved, skipped } = await recruiting.staffing.applyBalance({ moves });
    const rest = skipped > 0 ? `, ${skipped} skipped because something changed in the meantime` : '';
    return `${moved} moved${rest}`;
  });
}

/** Loads the recruiters to choose from. */
export async function loadNewAbsence({ context }: RouteArgs) {
  return { recruiters: await load(context.get(requestContext).api.recruiting.recruiters()) };
}

const readNote = (form: FormData, name: string) => readFormText(form, name).replaceAll('\r\n', '\n');

/** Plans an absence and opens its page. */
export async function planAbsence({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    const { id } = await context.get(requestContext).api.recruiting.staffing.plan({
      recruiterId: readFormText(form, 'recruiterId'),
      startsOn: readFormText(form, 'startsOn'),
      endsOn: readFormText(form, 'endsOn'),
      coverId: readFormText(form, 'coverId') || null,
      note: readNote(form, 'note'),
    });
    return redirect(`${PATH}/absences/${id}`);
  } catch (error) {
    return toFormFailure(error, form);
  }
}

/** Loads one absence. */
export async function loadAbsence({ context }: RouteArgs, id: string) {
  const { recruiting } = context.get(requestContext).api;
  const [{ absences }, recruiters] = await load(Promise.all([recruiting.staffing.get(), recruiting.recruiters()]));
  const absence = absences.find((one) => one.id === id);
  if (!absence) throw data(null, { status: 404 });
  return { absence, recruiters };
}

/** Saves or ends an absence. */
export function changeAbsence(args: RouteArgs, id: string) {
  return handle(args, async ({ recruiting: { staffing } }, form, intent) => {
    if (intent === 'end') {
      const { state } = await staffing.end({ id });
      return state === 'canceled' ? 'Absence canceled' : 'Absence ended';
    }
    await staffing.change({
      id,
      endsOn: readFormText(form, 'endsOn'),
      coverId: readFormText(form, 'coverId') || null,
      note: readNote(form, 'note'),
      covers: form.getAll('member').map((value) => {
        const memberId = String(value);
        return {
          memberId,
          coverId: readFormText(form, `cover-${memberId}`) || null,
          note: readNote(form, `note-${memberId}`),
        };
      }),
    });
    return 'Absence saved';
  });
}

async function handle(
  { request, context }: RouteArgs,
  change: (api: Api, form: FormData, intent: string) => Promise<string>,
) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  try {
    const title = await change(context.get(requestContext).api, form, intent);
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
