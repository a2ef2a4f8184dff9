import { CONSENTS } from '@foothold/contracts/recruiting/registration-choices';

/** What is recorded for the registration's two checkboxes, with the wording shown next to them. */
export const ACCURACY = { kind: 'accuracy', wording: CONSENTS.confirmAccuracy } as const;
export const STORAGE = { kind: 'mailbox-storage', wording: CONSENTS.permissionToStore } as const;

export const FORM = 'Registration form';
export const PORTAL = 'Member portal';
