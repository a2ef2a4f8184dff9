import { expect, test } from 'vitest';
import * as texts from './texts.ts';

test('the buttons and the panel', () => {
  expect([texts.SUBMIT, texts.SUBMITTING, texts.SUCCEEDED, texts.DOWNLOAD, texts.DOWNLOAD_COPY]).toEqual([
    'Submit Registration',
    'Submitting...',
    'Registration submitted successfully!',
    'Download PDF',
    'Download PDF Copy',
  ]);
});

test('the toast messages', () => {
  const messages = [texts.REGISTRATION_FAILED, texts.REGISTRATION_SENT, texts.PDF_FAILED, texts.PDF_SAVED];
  expect(messages.map(({ title, description }) => [title, description])).toEqual([
    ['Submission Failed', 'There was an error submitting your registration. Please try again.'],
    ['Registration Submitted', 'Your registration has been submitted successfully. You can now download a PDF copy.'],
    ['Download Failed', 'Failed to download PDF. Please try again.'],
    ['PDF Downloaded', 'Your registration form has been downloaded as a PDF.'],
  ]);
  expect([texts.REGISTRATION_FAILED.variant, texts.PDF_FAILED.variant]).toEqual(['destructive', 'destructive']);
});
