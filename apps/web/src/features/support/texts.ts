import type { ToastMessage } from '../../shared/ui/toast-store.ts';

/** The forms' texts, as specified. */

export const AGREEMENT_REQUIRED = {
  title: 'Agreement Required',
  description: 'Please confirm your agreement to be contacted.',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const ENTERPRISE_SENT = {
  title: 'Consultation Request Sent!',
  description: 'Our enterprise team will contact you within 24 hours.',
} as const satisfies ToastMessage;

export const ENTERPRISE_FAILED = {
  title: 'Error',
  description: 'Failed to send consultation request. Please try again.',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const DEMO_SENT = {
  title: 'Demo Request Sent!',
  description: "We'll contact you within 24 hours to schedule your personalized demo.",
} as const satisfies ToastMessage;

export const DEMO_FAILED = {
  title: 'Error',
  description: 'Failed to send demo request. Please try again.',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const CONSULTATION_SENT = "Thank you! We'll contact you within 24 hours to schedule your consultation.";
export const CONSULTATION_REFUSED = 'Failed to submit consultation request';
export const CONSULTATION_UNREACHABLE = 'There was an error submitting your request. Please try again.';

/** Milliseconds until the support chat's success message disappears and the panel closes. */
export const SUPPORT_SUCCESS_MS = 3_000;

export const SUPPORT_SENT = {
  title: 'Query Submitted Successfully!',
  description: "We'll get back to you within 24 hours.",
  duration: 3_000,
} as const satisfies ToastMessage;

export const SUPPORT_FAILED = {
  title: 'Submission Failed',
  description: 'Please try again later.',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const WIZARD_FAILED = 'Something went wrong. Please try again.';
