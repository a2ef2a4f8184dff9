import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Planning } from './planning.ts';

export function createPlanningRoutes(api: Api, planning: Planning) {
  const os = api.applicationPlans;
  const { entries, files, offers, calendar, settings } = planning;
  return {
    get: os.get.handler(({ input, context }) => entries.get(requireUser(context.actor), input.id)),
    addInterview: os.addInterview.handler(({ input, context }) =>
      entries.addInterview(requireUser(context.actor), input),
    ),
    changeInterview: os.changeInterview.handler(({ input, context }) =>
      entries.changeInterview(requireUser(context.actor), input),
    ),
    removeInterview: os.removeInterview.handler(async ({ input: { id, interviewId: entryId }, context }) => {
      await entries.remove(requireUser(context.actor), 'application_interviews', { id, entryId });
      return {};
    }),
    interviewCalendar: os.interviewCalendar.handler(({ input, context }) =>
      calendar.interviewFile(requireUser(context.actor), input),
    ),
    addReminder: os.addReminder.handler(({ input, context }) => entries.addReminder(requireUser(context.actor), input)),
    changeReminder: os.changeReminder.handler(({ input, context }) =>
      entries.changeReminder(requireUser(context.actor), input),
    ),
    removeReminder: os.removeReminder.handler(async ({ input: { id, reminderId: entryId }, context }) => {
      await entries.remove(requireUser(context.actor), 'application_reminders', { id, entryId });
      return {};
    }),
    followUp: os.followUp.handler(({ input, context }) => planning.followUp(requireUser(context.actor), input.id)),
    recordFollowUp: os.recordFollowUp.handler(({ input, context }) =>
      entries.recordFollowUp(requireUser(context.actor), input),
    ),
    addContact: os.addContact.handler(({ input, context }) => entries.addContact(requireUser(context.actor), input)),
    changeContact: os.changeContact.handler(({ input, context }) =>
      entries.changeContact(requireUser(context.actor), input),
    ),
    removeContact: os.removeContact.handler(async ({ input: { id, contactId: entryId }, context }) => {
      await entries.remove(requireUser(context.actor), 'application_contacts', { id, entryId });
      return {};
    }),
    addFile: os.addFile.handler(({ input, context }) => files.add(requireUser(context.actor), input)),
    file: os.file.handler(({ input, context }) => files.get(requireUser(context.actor), input)),
    removeFile: os.removeFile.handler(async ({ input, context }) => {
      await files.remove(requireUser(context.actor), input);
      return {};
    }),
    setOffer: os.setOffer.handler(({ input, context }) => offers.set(requireUser(context.actor), input)),
    removeOffer: os.removeOffer.handler(async ({ input, context }) => {
      await offers.remove(requireUser(context.actor), input.id);
      return {};
    }),
    offers: os.offers.handler(({ input, context }) => offers.compare(requireUser(context.actor), input.ids)),
    calendar: os.calendar.handler(async ({ input, context }) => ({
      entries: await calendar.list(requireUser(context.actor), input),
    })),
    settings: os.settings.handler(({ context }) => settings.get(requireUser(context.actor))),
    changeSettings: os.changeSettings.handler(({ input, context }) =>
      settings.change(requireUser(context.actor), input),
    ),
    makeCalendarLink: os.makeCalendarLink.handler(({ context }) =>
      settings.makeCalendarLink(requireUser(context.actor)),
    ),
    removeCalendarLink: os.removeCalendarLink.handler(({ context }) =>
      settings.removeCalendarLink(requireUser(context.actor)),
    ),
    feed: os.feed.handler(({ input }) => calendar.feed(input.file)),
  };
}
