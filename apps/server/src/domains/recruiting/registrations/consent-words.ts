import { CONSENTS } from '@foothold/contracts/recruiting/registration-choices';

/** The consents of the registration form, with the wording next to its two checkboxes. */
export const ACCURACY = { kind: 'accuracy', wording: CONSENTS.confirmAccuracy } as const;
export const STORAGE = { kind: 'mailbox-storage', wording: CONSENTS.permissionToStore } as const;

export const FORM = 'Registration form';
export const PORTAL = 'Member portal';
