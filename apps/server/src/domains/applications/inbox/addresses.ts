import { randomBytes } from 'node:crypto';
import type { ForwardingInbox } from '@foothold/contracts/applications/inbox';
import type { User } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import * as repository from './addresses-repository.ts';
import type { ForwardingConfirmation } from './confirmation.ts';
import type { InboxDeps } from './deps.ts';

/** RFC 4648, in lower case. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** Five bits each: 100 bits. */
const LENGTH = 20;

const createLocalPart = (): string => `u-${Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % 32]).join('')}`;

/** Members’ own addresses for emails about their applications. */
export function createAddresses({ db, accounts, events, forwardingDomain, now }: InboxDeps) {
  async function get(actor: Pick<User, 'id'>): Promise<ForwardingInbox> {
    const row = await repository.findInbox(db, actor.id);
    return {
      offered: forwardingDomain !== null,
      address: row && forwardingDomain !== null ? `${row.local_part}@${forwardingDomain}` : null,
      confirmation: row?.confirmation_at
        ? {
            code: row.confirmation_code,
            url: row.confirmation_url,
            mailbox: row.confirmation_mailbox,
            at: row.confirmation_at.toISOString(),
          }
        : null,
    };
  }

  /** Creates an address; an earlier one stops working. @throws AppError `applications.forwarding-off`; `access.plan` */
  async function renew(actor: User): Promise<ForwardingInbox> {
    if (forwardingDomain === null) throw new AppError('applications.forwarding-off');
    if (!(await isEntitled(actor.id))) throw new AppError('access.plan');
    await repository.setInbox(db, actor.id, createLocalPart(), now());
    return get(actor);
  }

  async function remove(actor: User): Promise<ForwardingInbox> {
    await repository.deleteInbox(db, actor.id);
    return get(actor);
  }

  const isEntitled = async (userId: string): Promise<boolean> =>
    (await accounts.account({ id: userId })).entitlements['applications.live'] === true;

  /** The member whose address it is. Null if it is nobody’s, or their plan doesn’t include it. */
  async function findOwner(address: string): Promise<string | null> {
    const [localPart = '', domain] = address.split('@');
    if (domain !== forwardingDomain || !/^u-[a-z2-7]{20}$/.test(localPart)) return null;
    const owner = await repository.findOwner(db, localPart);
    return owner && (await isEntitled(owner.id)) ? owner.id : null;
  }

  async function confirm(userId: string, confirmation: ForwardingConfirmation): Promise<void> {
    await repository.setConfirmation(db, userId, { ...confirmation, at: now() });
    await events.publish(db, userId, { kind: 'applicationMail', id: 'address' });
  }

  return { get, renew, remove, findOwner, isEntitled, confirm };
}
