import type { ToastMessage } from '../../shared/ui/toast-store.ts';

/** The texts of checkout and the page after it, as specified. */

export const MISSING_INFORMATION = {
  title: 'Missing Information',
  description: 'Please fill in all required fields.',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const INVALID_EMAIL = {
  title: 'Invalid Email',
  description: 'Please enter a valid email address.',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const NO_PLAN = 'No plan selected';
export const INVALID_PLAN = 'Invalid plan selected';
export const NOT_INITIALIZED = 'Failed to initialize payment';
export const GO_BACK = 'Go Back';

export const PAYMENT_FAILED = 'Payment Failed';
export const CANCEL_ANYTIME = 'Cancel anytime';

/** Milliseconds between the success message and the next page. */
export const REDIRECT_DELAY_MS = 1_000;

export const ACCOUNT_ERROR = 'Account Creation Error';
/** Used if the server sends no message. */
export const ACCOUNT_FAILED = 'Failed to create account';
export const ACCOUNT_UNREACHABLE = 'Network error occurred while creating account';

export const CONNECTION_ERROR = {
  title: 'Connection Error',
  description: 'Please check your internet connection and refresh the page.',
  variant: 'destructive',
} as const satisfies ToastMessage;
