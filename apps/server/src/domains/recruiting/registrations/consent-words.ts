import { CONSENTS } from '@foothold/contracts/recruiting/registration-choices';

/** What is recorded of the two ticks of the registration, in the words that stand beside them. */
export const ACCURACY = { kind: 'accuracy', wording: CONSENTS.confirmAccuracy } as const;
export const STORAGE = { kind: 'mailbox-storage', wording: CONSENTS.permissionToStore } as const;

export const FORM = 'Registration form';
export const PORTAL = 'Member portal';
