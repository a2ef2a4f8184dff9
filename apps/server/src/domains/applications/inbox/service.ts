import { inboxLimits, MAIL_DAYS, type ReceivedMail } from '@foothold/contracts/applications/inbox';
import type { MailKind } from '@foothold/core/application-mail';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { Delivery } from '../../../platform/mail/receiver.ts';
import { createAddresses } from './addresses.ts';
import { createMailChanges } from './changes.ts';
import { readConfirmation } from './confirmation.ts';
import { STATE_OF_KIND } from './decide.ts';
import type { InboxDeps } from './deps.ts';
import * as repository from './inbox-repository.ts';
import { ownsMail } from './policy.ts';
import { createReceiving } from './receive.ts';
import { toViews } from './views.ts';

const DAY_MS = 24 * 60 * 60_000;
const encoder = new TextEncoder();

export type Inbox = ReturnType<typeof createInbox>;

/** Emails about applications: receiving them, and what their member decides. */
export function createInbox(deps: InboxDeps) {
  const { db, transact, events, accounts, applications, reader, now } = deps;
  const addresses = createAddresses(deps);
  const receiving = createReceiving(deps);
  const changes = createMailChanges(deps);

  const toView = async (row: repository.MailRow): Promise<ReceivedMail> => requireFound((await toViews(db, [row]))[0]);

  async function list(actor: User, { waiting = false, page }: { waiting?: boolean | undefined; page: number }) {
    const { pageSize } = inboxLimits;
    const [rows, total, count, included] = await Promise.all([
      repository.listMails(db, actor.id, { waiting, limit: pageSize, offset: (page - 1) * pageSize }),
      repository.countMails(db, actor.id, waiting),
      repository.countMails(db, actor.id, true),
      addresses.isEntitled(actor.id),
    ]);
    return {
      mails: await toViews(db, rows),
      total,
      waiting: count,
      included,
      pages: Math.max(1, Math.ceil(total / pageSize)),
    };
  }

  async function requirePlan(userId: string): Promise<void> {
    if (!(await addresses.isEntitled(userId))) throw new AppError('access.plan');
  }

  const listReaderNames = async (userId: string): Promise<string[]> =>
    (await accounts.account({ id: userId })).name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((name) => name.length > 1);

  /**
   * Adds an email that a member uploads or pastes.
   * @throws AppError `access.plan`; `applications.mail-empty`; `applications.mail-too-complex`; `applications.mail-not-an-email`; `applications.mail-limit`
   */
  async function add(actor: User, input: { bytes?: Uint8Array | undefined; text?: string | undefined }) {
    await requirePlan(actor.id);
    const names = await listReaderNames(actor.id);
    const { mail, recognized } = input.bytes
      ? await receiveBytes(actor.id, input.bytes, 'uploaded', names)
      : await receiveText(actor.id, input.text?.trim() ?? '', names);
    return { mail: await toView(mail), recognized };
  }

  async function receiveText(userId: string, text: string, names: string[]) {
    if (text === '') throw new AppError('applications.mail-empty');
    const email = await reader.readText(text, names);
    return receiving.receive(userId, { bytes: encoder.encode(text), source: 'pasted', email, origin: null });
  }

  async function receiveBytes(userId: string, bytes: Uint8Array, source: 'uploaded' | 'forwarded', names: string[]) {
    if (bytes.byteLength === 0) throw new AppError('applications.mail-empty');
    const email = await reader.read(bytes, names);
    const origin = await reader.verify(bytes, email.keyNames);
    return receiving.receive(userId, { bytes, source, email, origin });
  }

  /** Takes an email that arrived at a member’s own address. */
  async function deliver(address: string, bytes: Buffer): Promise<Delivery> {
    const userId = await addresses.findOwner(address);
    if (userId === null) return 'refused';
    try {
      const email = await reader.read(bytes, await listReaderNames(userId));
      const origin = await reader.verify(bytes, email.keyNames);
      const confirmation = readConfirmation(email, origin?.domain ?? null);
      if (confirmation) await addresses.confirm(userId, confirmation);
      else await receiving.receive(userId, { bytes, source: 'forwarded', email, origin });
      return 'accepted';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.code === 'server.busy' || error.code === 'applications.mail-limit' ? 'later' : 'refused';
    }
  }

  /** Runs a decision about a locked email of the member. */
  function decideOn(
    actor: User,
    id: string,
    act: (trx: Transaction<DB>, mail: repository.MailRow) => Promise<Parameters<typeof repository.updateMail>[2]>,
  ): Promise<repository.MailRow> {
    return transact(async (trx) => {
      const row = authorize(ownsMail, actor, await repository.lockMail(trx, id));
      const changed = await repository.updateMail(trx, row, await act(trx, row));
      await events.publish(trx, actor.id, { kind: 'applicationMail', id });
      return changed;
    });
  }

  /** @throws AppError `resource.not-found`, `access.plan`, `applications.mail-decided`, `applications.not-allowed` */
  async function accept(
    actor: User,
    { id, applicationId, kind }: { id: string; applicationId: string; kind: Exclude<MailKind, 'none'> },
  ) {
    await requirePlan(actor.id);
    const changed = await decideOn(actor, id, async (trx, mail) => {
      if (mail.outcome === 'applied' || mail.outcome === 'accepted') throw new AppError('applications.mail-decided');
      const to = STATE_OF_KIND[kind];
      const change =
        to === null
          ? { eventId: null, interviewId: null }
          : await changes.apply(trx, mail, { applicationId, to, isMembersChoice: true });
      if (to === null) await requireOwnApplication(trx, actor, applicationId);
      return {
        kind,
        application_id: applicationId,
        event_id: change.eventId,
        interview_id: change.interviewId,
        outcome: 'accepted',
        waits_because: null,
        decided_at: now(),
      };
    });
    return toView(changed);
  }

  async function requireOwnApplication(trx: Transaction<DB>, actor: User, applicationId: string): Promise<void> {
    const own = await repository.listTargets(trx, actor.id);
    if (!own.some(({ id }) => id === applicationId)) throw new AppError('resource.not-found');
  }

  async function dismiss(actor: User, id: string) {
    const changed = await decideOn(actor, id, async (_, mail) => {
      if (mail.outcome === 'applied' || mail.outcome === 'accepted') throw new AppError('applications.mail-decided');
      return { outcome: 'dismissed', waits_because: null, decided_at: now() };
    });
    return toView(changed);
  }

  /** Undoes what an email changed. @throws AppError `resource.not-found`, `applications.changed`, `applications.not-allowed` */
  async function undo(actor: User, id: string) {
    const mail = authorize(ownsMail, actor, await repository.lockMail(db, id));
    const { event_id: eventId, application_id: applicationId } = mail;
    if (mail.outcome !== 'applied' && mail.outcome !== 'accepted') throw new AppError('applications.mail-decided');
    if (eventId !== null && applicationId !== null)
      await applications.undo(actor, { id: applicationId, eventId: String(eventId) });
    const changed = await decideOn(actor, id, async (trx, row) => {
      if (row.interview_id !== null) await repository.deleteInterview(trx, row.interview_id);
      return { outcome: 'undone', event_id: null, interview_id: null, decided_at: now() };
    });
    return toView(changed);
  }

  async function remove(actor: User, id: string): Promise<void> {
    await transact(async (trx) => {
      const row = authorize(ownsMail, actor, await repository.lockMail(trx, id));
      await repository.deleteMail(trx, row);
      await events.publish(trx, actor.id, { kind: 'applicationMail', id });
    });
  }

  /** The job behind `forgetMailTexts`. */
  const forgetTexts = () => repository.forgetFilesBefore(db, new Date(now().getTime() - MAIL_DAYS * DAY_MS));

  return { list, add, accept, dismiss, undo, remove, deliver, addresses, forgetTexts };
}
