import { expect, test } from 'vitest';
import * as texts from './texts.ts';

test("the forms' texts, word for word", () => {
  expect(texts).toMatchObject({
    AGREEMENT_REQUIRED: {
      title: 'Agreement Required',
      description: 'Please confirm your agreement to be contacted.',
    },
    ENTERPRISE_SENT: {
      title: 'Consultation Request Sent!',
      description: 'Our enterprise team will contact you within 24 hours.',
    },
    ENTERPRISE_FAILED: {
      title: 'Error',
      description: 'Failed to send consultation request. Please try again.',
      variant: 'destructive',
    },
    DEMO_SENT: {
      title: 'Demo Request Sent!',
      description: "We'll contact you within 24 hours to schedule your personalized demo.",
    },
    DEMO_FAILED: {
      title: 'Error',
      description: 'Failed to send demo request. Please try again.',
      variant: 'destructive',
    },
    CONSULTATION_SENT: "Thank you! We'll contact you within 24 hours to schedule your consultation.",
    SUPPORT_SENT: {
      title: 'Query Submitted Successfully!',
      description: "We'll get back to you within 24 hours.",
      duration: 3000,
    },
    SUPPORT_FAILED: {
      title: 'Submission Failed',
      description: 'Please try again later.',
      variant: 'destructive',
    },
    WIZARD_FAILED: 'Something went wrong. Please try again.',
  });
});

test('the support chat shows its success message for 3 s', () => {
  expect(texts.SUPPORT_SUCCESS_MS).toBe(3000);
});
