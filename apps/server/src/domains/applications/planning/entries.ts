import {
  type Contact,
  type Interview,
  type Plan,
  planLimits,
  type Reminder,
} from '@foothold/contracts/applications/planning';
import { FOLLOW_UP_DAYS, toLocalTime, toMoment } from '@foothold/core/tracking';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { ownsApplication } from '../policy.ts';
import { type ApplicationRow, findApplication, lockApplication } from '../repository.ts';
import * as repository from './entries-repository.ts';
import { findOffer } from './offers-repository.ts';
import { toContact, toFile, toInterview, toOffer, toReminder } from './views.ts';

type Optional<T> = { [Key in keyof T]?: T[Key] | undefined };

type InterviewInput = Pick<
  Interview,
  'title' | 'kind' | 'starts' | 'timeZone' | 'minutes' | 'place' | 'people' | 'note'
>;
type ReminderInput = Pick<Reminder, 'text' | 'due' | 'timeZone'>;
type ContactInput = Omit<Contact, 'id'>;

const DAY_MS = 24 * 60 * 60_000;
const LIMITS = {
  application_interviews: planLimits.interviews,
  application_reminders: planLimits.reminders,
  application_contacts: planLimits.contacts,
} as const;
/** The time of day of a reminder that we suggest. */
const MORNING = 'T09:00';

/** Interviews, reminders, and contacts of an application. */
export function createEntries({ db, transact, events, accounts, now }: ApplicationsDeps) {
  /** Finds the actor's own application. @throws AppError `resource.not-found` */
  const findOwn = async (actor: User, id: string) => authorize(ownsApplication, actor, await findApplication(db, id));

  /**
   * Changes something that belongs to the actor's own application, which stays locked, and tells the open windows.
   * @throws AppError `resource.not-found`
   */
  const changeOwn = <T>(
    actor: User,
    id: string,
    change: (trx: Transaction<DB>, application: Authorized<ApplicationRow>) => Promise<T>,
  ): Promise<T> =>
    transact(async (trx) => {
      const application = authorize(ownsApplication, actor, await lockApplication(trx, id));
      const result = await change(trx, application);
      await events.publish(trx, actor.id, { kind: 'application', id: application.id });
      return result;
    });

  /** Everything that belongs to an application. */
  async function get(actor: User, id: string): Promise<Plan> {
    const application = await findOwn(actor, id);
    const [interviews, reminders, contacts, files, offer, account] = await Promise.all([
      repository.listEntries(db, 'application_interviews', application),
      repository.listEntries(db, 'application_reminders', application),
      repository.listEntries(db, 'application_contacts', application),
      repository.listEntries(db, 'application_files', application),
      findOffer(db, application),
      accounts.account(actor),
    ]);
    return {
      interviews: interviews.map(toInterview),
      reminders: reminders.map(toReminder),
      contacts: contacts.map(toContact),
      files: files.map(toFile),
      offer: offer ? toOffer(offer) : null,
      sendsReminders: account.entitlements['applications.live'] === true,
    };
  }

  async function requireCapacity(
    trx: Transaction<DB>,
    table: keyof typeof LIMITS,
    application: Authorized<ApplicationRow>,
  ) {
    if ((await repository.countEntries(trx, table, application)) >= LIMITS[table])
      throw new AppError('applications.entry-limit');
  }

  /** @throws AppError `resource.not-found`, `applications.entry-limit` */
  const addInterview = (actor: User, { id, starts, timeZone, ...rest }: InterviewInput & { id: string }) =>
    changeOwn(actor, id, async (trx, application) => {
      await requireCapacity(trx, 'application_interviews', application);
      const times = { starts_at: toMoment(starts, timeZone), time_zone: timeZone };
      const at = { created_at: now(), updated_at: now() };
      return toInterview(
        await repository.insertEntry(trx, 'application_interviews', application, { ...rest, ...times, ...at }),
      );
    });

  /** Each change counts up the interview's sequence, so that calendars take it over. @throws AppError `resource.not-found` */
  const changeInterview = (
    actor: User,
    {
      id,
      interviewId,
      canceled,
      starts,
      timeZone,
      ...rest
    }: Optional<InterviewInput & { canceled: boolean }> & {
      id: string;
      interviewId: string;
    },
  ) =>
    changeOwn(actor, id, async (trx, application) => {
      const before = requireFound(await repository.findEntry(trx, 'application_interviews', application, interviewId));
      const zone = timeZone ?? before.time_zone;
      const local = starts ?? toLocalTime(before.starts_at, before.time_zone);
      const changed = await repository.updateEntry(trx, 'application_interviews', application, before.id, {
        ...omitUndefined(rest),
        ...((starts !== undefined || timeZone !== undefined) && { starts_at: toMoment(local, zone), time_zone: zone }),
        ...(canceled !== undefined && { canceled_at: canceled ? (before.canceled_at ?? now()) : null }),
        sequence: before.sequence + 1,
        updated_at: now(),
      });
      return toInterview(requireFound(changed));
    });

  /** @throws AppError `resource.not-found`, `applications.entry-limit` */
  const addReminder = (actor: User, { id, ...input }: ReminderInput & { id: string; followUp: boolean }) =>
    changeOwn(actor, id, (trx, application) => insertReminder(trx, application, input));

  async function insertReminder(
    trx: Transaction<DB>,
    application: Authorized<ApplicationRow>,
    { text, due, timeZone, followUp }: ReminderInput & { followUp: boolean },
  ): Promise<Reminder> {
    await requireCapacity(trx, 'application_reminders', application);
    return toReminder(
      await repository.insertEntry(trx, 'application_reminders', application, {
        text,
        due_at: toMoment(due, timeZone),
        time_zone: timeZone,
        follow_up: followUp,
        created_at: now(),
      }),
    );
  }

  /** A reminder that is moved to another time is sent again. @throws AppError `resource.not-found` */
  const changeReminder = (
    actor: User,
    {
      id,
      reminderId,
      done,
      due,
      timeZone,
      text,
    }: Optional<ReminderInput & { done: boolean }> & {
      id: string;
      reminderId: string;
    },
  ) =>
    changeOwn(actor, id, async (trx, application) => {
      const before = requireFound(await repository.findEntry(trx, 'application_reminders', application, reminderId));
      const zone = timeZone ?? before.time_zone;
      const dueAt = toMoment(due ?? toLocalTime(before.due_at, before.time_zone), zone);
      const isMoved = (due !== undefined || timeZone !== undefined) && dueAt.getTime() !== before.due_at.getTime();
      const changed = await repository.updateEntry(trx, 'application_reminders', application, before.id, {
        ...(text !== undefined && { text }),
        time_zone: zone,
        ...(isMoved && { due_at: dueAt, sent_at: null, skipped_at: null }),
        ...(done !== undefined && { done_at: done ? (before.done_at ?? now()) : null }),
      });
      return toReminder(requireFound(changed));
    });

  /** The reminders about asking for news are done, and the next one is in ten days. @throws AppError `resource.not-found` */
  const recordFollowUp = (actor: User, { id, timeZone }: { id: string; timeZone: string }) =>
    changeOwn(actor, id, async (trx, application) => {
      await repository.finishFollowUps(trx, application, now());
      const day = toLocalTime(new Date(now().getTime() + FOLLOW_UP_DAYS * DAY_MS), timeZone).split('T')[0];
      const text = `Follow up with ${application.company}`.slice(0, planLimits.reminder);
      return insertReminder(trx, application, { text, due: `${day}${MORNING}`, timeZone, followUp: true });
    });

  /** @throws AppError `resource.not-found`, `applications.entry-limit` */
  const addContact = (actor: User, { id, ...contact }: ContactInput & { id: string }) =>
    changeOwn(actor, id, async (trx, application) => {
      await requireCapacity(trx, 'application_contacts', application);
      const values = { ...contact, created_at: now() };
      return toContact(await repository.insertEntry(trx, 'application_contacts', application, values));
    });

  /** @throws AppError `resource.not-found` */
  const changeContact = (
    actor: User,
    { id, contactId, ...changes }: Optional<ContactInput> & { id: string; contactId: string },
  ) =>
    changeOwn(actor, id, async (trx, application) => {
      const before = requireFound(await repository.findEntry(trx, 'application_contacts', application, contactId));
      // An update without any change isn't a statement.
      const values = { name: before.name, ...omitUndefined(changes) };
      return toContact(
        requireFound(await repository.updateEntry(trx, 'application_contacts', application, before.id, values)),
      );
    });

  /** @throws AppError `resource.not-found` */
  const remove = (actor: User, table: repository.EntryTable, { id, entryId }: { id: string; entryId: string }) =>
    changeOwn(actor, id, async (trx, application) => {
      if (!(await repository.deleteEntry(trx, table, application, entryId))) throw new AppError('resource.not-found');
    });

  return {
    findOwn,
    changeOwn,
    get,
    addInterview,
    changeInterview,
    addReminder,
    changeReminder,
    recordFollowUp,
    addContact,
    changeContact,
    remove,
  };
}

const omitUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
