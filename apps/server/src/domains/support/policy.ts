import type { User } from '../../platform/actor.ts';

export const STAFF_ROLES = ['support', 'admin'] as const satisfies readonly User['role'][];

/** All staff may access every inquiry, and nobody else. */
export const isStaffMember = (actor: User, _inquiry: { id: string }) => STAFF_ROLES.some((role) => role === actor.role);

/** Admins write the texts that all staff send. */
export const mayManageTemplates = (actor: User, _template: { id: string }) => actor.role === 'admin';

/** Anyone with its link may access a booking. */
export const matchesLink = (holder: { hash: Buffer }, booking: { link: Buffer }) => holder.hash.equals(booking.link);
