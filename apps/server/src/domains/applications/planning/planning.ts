import type { ApplicationsDeps } from '../deps.ts';
import { createCalendar } from './calendar.ts';
import { createEntries } from './entries.ts';
import { createFiles } from './files.ts';
import { createFollowUp } from './follow-up.ts';
import { createOffers } from './offers.ts';
import { createReminderSender } from './send-reminders.ts';
import { createSettings } from './settings.ts';

export type Planning = ReturnType<typeof createPlanning>;

/** What belongs to applications: interviews, reminders, contacts, files, offers, and the calendar of it all. */
export function createPlanning(deps: ApplicationsDeps) {
  const entries = createEntries(deps);
  return {
    entries,
    files: createFiles(deps, entries),
    offers: createOffers(deps, entries),
    calendar: createCalendar(deps, entries),
    followUp: createFollowUp(deps, entries),
    settings: createSettings(deps),
    reminders: createReminderSender(deps),
  };
}
