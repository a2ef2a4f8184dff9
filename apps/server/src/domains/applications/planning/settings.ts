import { randomBytes } from 'node:crypto';
import type { ApplicationSettings } from '@foothold/contracts/applications/planning';
import { NO_ANSWER_DAYS } from '@foothold/core/tracking';
import type { User } from '../../../platform/actor.ts';
import type { ApplicationsDeps } from '../deps.ts';
import * as repository from './settings-repository.ts';

/** The key of a calendar is the only thing that protects it. */
const KEY_BYTES = 24;

/** A member's settings for all of their applications. */
export function createSettings({ db, transact, events, accounts, publicUrl }: ApplicationsDeps) {
  async function toSettings(actor: User, row: repository.SettingsRow | undefined): Promise<ApplicationSettings> {
    const { entitlements } = await accounts.account(actor);
    const key = row?.calendar_key ?? null;
    return {
      noAnswerDays: row?.no_answer_days ?? NO_ANSWER_DAYS,
      emailReminders: row?.email_reminders ?? true,
      sendsReminders: entitlements['applications.live'] === true,
      calendarUrl: key === null ? null : `${publicUrl}/api/applications/calendar/${key}.ics`,
      calendarDetails: row?.calendar_details ?? true,
    };
  }

  const get = async (actor: User) => toSettings(actor, await repository.findSettings(db, actor.id));

  async function save(actor: User, changes: Parameters<typeof repository.saveSettings>[2]) {
    const row = await transact(async (trx) => {
      const saved = await repository.saveSettings(trx, actor.id, changes);
      await events.publish(trx, actor.id, { kind: 'application', id: 'all' });
      return saved;
    });
    return toSettings(actor, row);
  }

  interface Changes {
    noAnswerDays?: number | undefined;
    emailReminders?: boolean | undefined;
    calendarDetails?: boolean | undefined;
  }

  const change = (actor: User, { noAnswerDays, emailReminders, calendarDetails }: Changes) =>
    save(actor, {
      ...(noAnswerDays !== undefined && { no_answer_days: noAnswerDays }),
      ...(emailReminders !== undefined && { email_reminders: emailReminders }),
      ...(calendarDetails !== undefined && { calendar_details: calendarDetails }),
    });

  /** Makes the address of the calendar. An earlier one stops working. */
  const makeCalendarLink = (actor: User) => save(actor, { calendar_key: randomBytes(KEY_BYTES).toString('base64url') });

  const removeCalendarLink = (actor: User) => save(actor, { calendar_key: null });

  return { get, change, makeCalendarLink, removeCalendarLink };
}
