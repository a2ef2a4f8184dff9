import type { ToastMessage } from '../../../shared/ui/toast-store.ts';

/** The registration's texts, as specified. */

export const SUBMIT = 'Submit Registration';
export const SUBMITTING = 'Submitting...';
export const SUCCEEDED = 'Registration submitted successfully!';
export const DOWNLOAD = 'Download PDF';
export const DOWNLOAD_COPY = 'Download PDF Copy';

export const REGISTRATION_SENT = {
  title: 'Registration Submitted',
  description: 'Your registration has been submitted successfully. You can now download a PDF copy.',
} as const satisfies ToastMessage;

export const REGISTRATION_FAILED = {
  title: 'Submission Failed',
  description: 'There was an error submitting your registration. Please try again.',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const PDF_SAVED = {
  title: 'PDF Downloaded',
  description: 'Your registration form has been downloaded as a PDF.',
} as const satisfies ToastMessage;

export const PDF_FAILED = {
  title: 'Download Failed',
  description: 'Failed to download PDF. Please try again.',
  variant: 'destructive',
} as const satisfies ToastMessage;

/** Shown above answers that seem to contradict each other. Submitting again keeps them. */
export const CHECK_DOUBT = 'Please check one answer. If it’s right, submit again to keep it.';

/** Shown above the list of fields to fix. */
export const CHECK_FIELDS = 'Check the highlighted fields and try again.';
