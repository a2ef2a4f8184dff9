import type { User } from '../../platform/actor.ts';

export const STAFF_ROLES = ['support', 'admin'] as const satisfies readonly User['role'][];

/** Every inquiry is the whole office's, and nobody else's. */
export const isStaffMember = (actor: User, _inquiry: { id: string }) => STAFF_ROLES.some((role) => role === actor.role);

/** A booking is of any assignee who holds a link to it. */
export const byItsLink = (holder: { hash: Buffer }, booking: { link: Buffer }) => holder.hash.equals(booking.link);
