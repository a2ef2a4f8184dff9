import type { FormFailure } from '../../shared/ui/form-state.tsx';

/** A page's action data for a form submitted without JavaScript. */
export type PostedForm<Sent> = { sent: Sent; failure: null } | { failure: FormFailure } | undefined;

export const getPostedFailure = <Sent>(posted: PostedForm<Sent>): FormFailure | null => posted?.failure ?? null;
export const getPostedResult = <Sent>(posted: PostedForm<Sent>): Sent | null =>
  posted && 'sent' in posted ? posted.sent : null;
