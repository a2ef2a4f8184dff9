import type { Visa } from '@foothold/contracts/recruiting';
import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import {
  REGISTRATION_STATUSES,
  type StoredVisaFacts,
  VISA_CONSENT_VERSION,
  VISA_CONSENTS,
  visaFactsSchema,
} from '@foothold/contracts/recruiting/visa';
import { type ClockStatus, findWorkEnd, readClock } from '@foothold/core/visa';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { ownsRegistration } from '../policy.ts';
import * as registrations from '../registrations/registrations-repository.ts';
import { NO_VISA, parseAnswers } from '../views.ts';
import { toClock } from './clock-view.ts';
import { deleteVisaRecord, findVisaRecord, saveVisaRecord } from './visa-repository.ts';

const STORAGE = 'visa-status';
const SHARING = 'visa-sharing';
const SOURCE = `Visa clock (text of ${VISA_CONSENT_VERSION})`;
type Trx = Transaction<DB>;

export type VisaRecords = ReturnType<typeof createVisaRecords>;

/** A member's visa status and dates, stored with their consent and kept in line with their registration. */
export function createVisaRecords(deps: RecruitingDeps & { notifications: Notifier }) {
  const { db, transact, accounts, notifications, now } = deps;
  const getToday = () => now().toISOString().slice(0, 10);

  /** Whether recruiters and staff may see what a member's registration says about their visa. */
  const isShared = (executor: Executor, userId: string) => accounts.hasConsent(executor, userId, SHARING);

  async function view(actor: User): Promise<Visa> {
    const row = await findVisaRecord(db, actor.id);
    const registration = await findRegistration(db, actor.id);
    const record = row && {
      status: row.status as ClockStatus,
      facts: visaFactsSchema.parse(row.facts),
      savedAt: row.saved_at.toISOString(),
    };
    const differs = Boolean(
      record && registration?.visaStatus && registration.visaStatus !== REGISTRATION_STATUSES[record.status],
    );
    return {
      record: record ?? null,
      registration,
      differs,
      clock: record && !differs ? toClock(record.status, record.facts, getToday()) : null,
      shared: await isShared(db, actor.id),
    };
  }

  /** Stores the record with the member's consent. The registration then says the same. */
  async function save(
    actor: User,
    { status, facts, shared }: { status: ClockStatus; facts: StoredVisaFacts; shared: boolean },
  ): Promise<Visa> {
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `profile of ${actor.id}`);
      await saveVisaRecord(trx, actor.id, { status, facts, at: now() });
      await setConsent(trx, actor.id, STORAGE, true);
      await setConsent(trx, actor.id, SHARING, shared);
      const end = findWorkEnd(status, readClock(status, facts, getToday()));
      const visaStatus = REGISTRATION_STATUSES[status];
      await changeRegistration(trx, actor, (answers) => ({
        visaStatus,
        ...(end === null ? {} : { visaEndDate: end }),
        ...(answers.visaStatus === visaStatus ? {} : { bornInUS: false }),
      }));
    });
    return view(actor);
  }

  /** Withdraws the consents and deletes the record, also from the registration. */
  async function erase(actor: User): Promise<Visa> {
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `profile of ${actor.id}`);
      await setConsent(trx, actor.id, SHARING, false);
      await setConsent(trx, actor.id, STORAGE, false);
      await deleteVisaRecord(trx, actor.id);
      await changeRegistration(trx, actor, () => NO_VISA);
    });
    return view(actor);
  }

  /** Called in the transaction in which a member gives or withdraws a consent in the settings. */
  async function consentChanged(trx: Trx, change: { userId: string; kind: string; given: boolean }): Promise<void> {
    if (change.kind !== STORAGE || change.given) return;
    await deleteVisaRecord(trx, change.userId);
    await changeRegistration(trx, { id: change.userId }, () => NO_VISA);
  }

  /** The new owner of an account may not have entered it. */
  async function forget(trx: Trx, userId: string): Promise<void> {
    await deleteVisaRecord(trx, userId);
    await setConsent(trx, userId, SHARING, false);
  }

  /** Records a consent if it isn't the current state. One that was never given isn't withdrawn. */
  async function setConsent(trx: Trx, userId: string, kind: typeof STORAGE | typeof SHARING, given: boolean) {
    if ((await accounts.hasConsent(trx, userId, kind)) === given) return;
    const wording = kind === STORAGE ? VISA_CONSENTS.storage : VISA_CONSENTS.sharing;
    await accounts.recordConsent(trx, { userId, kind, given, wording, source: SOURCE });
  }

  async function findRegistration(executor: Executor, userId: string) {
    const row = await registrations.findOwn(executor, userId);
    if (!row) return null;
    const { visaStatus, visaEndDate } = parseAnswers(row);
    return { visaStatus, visaEndDate };
  }

  async function changeRegistration(
    trx: Trx,
    actor: Pick<User, 'id'>,
    change: (answers: RegistrationAnswers) => Partial<RegistrationAnswers>,
  ): Promise<void> {
    const row = await registrations.findOwn(trx, actor.id);
    if (!row) return;
    const before = parseAnswers(row);
    const answers = { ...before, ...change(before) };
    if (JSON.stringify(answers) === JSON.stringify(before)) return;
    const own = authorize(ownsRegistration, actor, row);
    await registrations.updateRegistration(trx, own, { answers, changed_at: now() });
    await registrations.addEvent(trx, { registrationId: row.id, kind: 'edited', at: now() });
    await notifications.publishToStaff(trx, row.id);
  }

  return { isShared, view, save, erase, consentChanged, forget };
}
