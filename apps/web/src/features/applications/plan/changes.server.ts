import type { InterviewKind } from '@foothold/contracts/applications/planning';
import type { PayPeriod } from '@foothold/contracts/listings/choices';
import type { ApplicationState } from '@foothold/core/tracking';
import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';

interface Change {
  api: Api;
  /** The application. */
  id: string;
  /** What is changed. */
  entryId: string;
  text: (name: string) => string;
  form: FormData;
}

/** A number as people type it: "92,000". Empty is null, and anything else is left to the API. */
const toAmount = (text: string): number | null => {
  const digits = text.replaceAll(/[\s,$]/g, '');
  return digits === '' ? null : Number(digits);
};

const readInterview = ({ text }: Change) => ({
  title: text('title'),
  starts: text('starts'),
  timeZone: text('timeZone'),
  kind: text('kind') as InterviewKind,
  minutes: toAmount(text('minutes')) ?? Number.NaN,
  place: text('place'),
  people: text('people'),
  note: text('note'),
});
const readReminder = ({ text }: Change) => ({ text: text('text'), due: text('due'), timeZone: text('timeZone') });
const readContact = ({ text }: Change) => ({
  name: text('name'),
  role: text('role'),
  email: text('email').trim(),
  phone: text('phone'),
  note: text('note'),
});
const readOffer = ({ text }: Change) => ({
  base: toAmount(text('base')),
  currency: text('currency').trim().toUpperCase(),
  period: text('period') as PayPeriod,
  bonus: toAmount(text('bonus')),
  equity: text('equity'),
  benefits: text('benefits'),
  daysOff: toAmount(text('daysOff')),
  remote: text('remote'),
  startsOn: text('startsOn') || null,
  answerBy: text('answerBy') || null,
  note: text('note'),
});

/** What each form of the page does, and what it says then. */
const CHANGES: Record<string, (change: Change) => Promise<string>> = {
  move: async ({ api, id, text }) => {
    const [to = '', stageId] = text('to').split(' ');
    await api.applications.move({ id, to: to as ApplicationState, stageId: stageId ?? null, after: text('after') });
    return 'Moved';
  },
  undo: async ({ api, id, entryId }) => {
    await api.applications.undo({ id, eventId: entryId });
    return 'Change undone';
  },
  annotate: async ({ api, id, text }) => {
    await api.applications.change({ id, note: text('note') });
    return 'Note saved';
  },
  'set-tags': async ({ api, id, text }) => {
    const tags = text('tags')
      .split(',')
      .map((tag) => tag.trim());
    await api.applications.change({ id, tags: tags.filter((tag) => tag !== '') });
    return 'Tags saved';
  },
  'set-resume': async ({ api, id, text }) => {
    await api.applications.change({ id, resumeId: text('resumeId') || null });
    return 'Résumé saved';
  },
  'add-interview': async (change) => {
    await change.api.applicationPlans.addInterview({ id: change.id, ...readInterview(change) });
    return 'Interview saved';
  },
  'change-interview': async (change) => {
    const { api, id, entryId: interviewId } = change;
    await api.applicationPlans.changeInterview({ id, interviewId, ...readInterview(change) });
    return 'Interview saved';
  },
  'cancel-interview': async ({ api, id, entryId: interviewId }) => {
    await api.applicationPlans.changeInterview({ id, interviewId, canceled: true });
    return 'Interview marked as canceled';
  },
  'restore-interview': async ({ api, id, entryId: interviewId }) => {
    await api.applicationPlans.changeInterview({ id, interviewId, canceled: false });
    return 'Interview no longer canceled';
  },
  'remove-interview': async ({ api, id, entryId: interviewId }) => {
    await api.applicationPlans.removeInterview({ id, interviewId });
    return 'Interview deleted';
  },
  'add-reminder': async (change) => {
    await change.api.applicationPlans.addReminder({ id: change.id, ...readReminder(change) });
    return 'Reminder saved';
  },
  'change-reminder': async (change) => {
    const { api, id, entryId: reminderId } = change;
    await api.applicationPlans.changeReminder({ id, reminderId, ...readReminder(change) });
    return 'Reminder saved';
  },
  'finish-reminder': async ({ api, id, entryId: reminderId }) => {
    await api.applicationPlans.changeReminder({ id, reminderId, done: true });
    return 'Reminder done';
  },
  'reopen-reminder': async ({ api, id, entryId: reminderId }) => {
    await api.applicationPlans.changeReminder({ id, reminderId, done: false });
    return 'Reminder is open again';
  },
  'remove-reminder': async ({ api, id, entryId: reminderId }) => {
    await api.applicationPlans.removeReminder({ id, reminderId });
    return 'Reminder deleted';
  },
  'record-follow-up': async ({ api, id, text }) => {
    await api.applicationPlans.recordFollowUp({ id, timeZone: text('timeZone') });
    return 'Follow-up recorded. The next reminder is in ten days.';
  },
  'add-contact': async (change) => {
    await change.api.applicationPlans.addContact({ id: change.id, ...readContact(change) });
    return 'Contact saved';
  },
  'change-contact': async (change) => {
    const { api, id, entryId: contactId } = change;
    await api.applicationPlans.changeContact({ id, contactId, ...readContact(change) });
    return 'Contact saved';
  },
  'remove-contact': async ({ api, id, entryId: contactId }) => {
    await api.applicationPlans.removeContact({ id, contactId });
    return 'Contact deleted';
  },
  'add-file': async ({ api, id, form }) => {
    // Without JavaScript, the browser sends an empty file if none was chosen. The API says what to do.
    await api.applicationPlans.addFile({ id, file: form.get('file') as File });
    return 'File attached';
  },
  'remove-file': async ({ api, id, entryId: fileId }) => {
    await api.applicationPlans.removeFile({ id, fileId });
    return 'File deleted';
  },
  'remove-sent-form': async ({ api, id, entryId: formId }) => {
    await api.extension.removeSentForm({ id, formId });
    return 'Record deleted';
  },
  'set-offer': async (change) => {
    await change.api.applicationPlans.setOffer({ id: change.id, ...readOffer(change) });
    return 'Offer saved';
  },
  'remove-offer': async ({ api, id }) => {
    await api.applicationPlans.removeOffer({ id });
    return 'Offer deleted';
  },
};

/** The action of an application's page. */
export async function changeApplication({ context, request, params: { id } }: RouteArgs<'id'>) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const text = (name: string) => readFormText(form, name);
  const change = Object.hasOwn(CHANGES, text('intent')) ? CHANGES[text('intent')] : undefined;
  if (!change) throw data(null, { status: 400 });
  const intent = text('form');
  try {
    const title = await change({ api, id, entryId: text('entryId'), text, form });
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
