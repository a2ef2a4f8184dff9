import type { PacketContent } from '@foothold/core/packets';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Message } from '../../../platform/mail/mail.ts';
import { findAssignment, findMember, listStaff } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import { STAFF_ROLES } from '../policy.ts';
import { isForMember, type PacketNews, renderPacketEmail } from './packet-emails.ts';

type Trx = Transaction<DB>;

/** Notifications by email, in the portal, and in open windows. */
export function createNotifier({ mail, portalNotifications, events, brand, publicUrl, portalUrl }: RecruitingDeps) {
  const pages = {
    profile: `${portalUrl}/profile`,
    tasks: `${portalUrl}/profile/tasks`,
    mailbox: `${portalUrl}/profile/mailbox`,
    recruiter: `${portalUrl}/profile/recruiter`,
    clients: `${publicUrl}/console/clients`,
    guarantee: (id: string) => `${portalUrl}/profile/guarantee#case-${id}`,
    case: (id: string) => `${publicUrl}/console/guarantee/${id}`,
    registration: (id: string) => `${publicUrl}/console/registrations/${id}`,
  };

  /**
   * Emails a member or recruiter at their current address, and shows the subject in the portal. Does nothing without an address.
   * @param path the page that the notification leads to
   */
  async function write(
    trx: Trx,
    userId: string,
    path: `/portal/profile${string}` | `/portal/approvals/${string}` | `/console/${string}`,
    message: (person: { email: string; name: string }, pages: Pages) => Message,
  ): Promise<void> {
    const person = await findMember(trx, userId);
    if (!person || person.email === '') return;
    const email = message(person, pages);
    await mail.send(trx, email);
    await portalNotifications.notify(trx, { userId, source: 'recruiting', title: email.subject, path });
  }

  const publishChange = (trx: Trx, userId: string, id: string) =>
    events.publish(trx, userId, { kind: 'recruiting', id });

  const publishPacket = (trx: Trx, userId: string, id: string) => events.publish(trx, userId, { kind: 'packet', id });

  /** Tells the member or the recruiter what happened to a packet. */
  async function notifyOfPacket(
    trx: Trx,
    userId: string,
    { what, row, content }: { what: PacketNews; row: { id: string }; content: PacketContent },
  ): Promise<void> {
    const path = isForMember(what) ? (`/portal/approvals/${row.id}` as const) : (`/console/packets/${row.id}` as const);
    const url = isForMember(what) ? `${portalUrl}/approvals/${row.id}` : `${publicUrl}${path}`;
    await write(trx, userId, path, (person) => renderPacketEmail(person, { what, content }, url, brand));
  }

  /** Announces a change of a member to their recruiter, if they have one. */
  async function publishToRecruiter(trx: Trx, memberId: string): Promise<void> {
    const assignment = await findAssignment(trx, memberId);
    if (assignment) await publishChange(trx, assignment.recruiter_id, memberId);
  }

  async function publishToStaff(trx: Trx, id: string): Promise<void> {
    for (const { id: staffId } of await listStaff(trx, STAFF_ROLES)) await publishChange(trx, staffId, id);
  }

  const send = (trx: Trx, message: Message) => mail.send(trx, message);

  return {
    write,
    send,
    publishChange,
    publishPacket,
    notifyOfPacket,
    publishToRecruiter,
    publishToStaff,
    pages,
    brand,
  };
}

export type Notifier = ReturnType<typeof createNotifier>;
type Pages = Notifier['pages'];
