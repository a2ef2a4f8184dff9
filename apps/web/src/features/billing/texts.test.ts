import { expect, test } from 'vitest';
import * as texts from './texts.ts';

test('the checkout and the next page use the specified texts', () => {
  expect(texts.NO_PLAN).toBe('No plan selected');
  expect(texts.INVALID_PLAN).toBe('Invalid plan selected');
  expect(texts.NOT_INITIALIZED).toBe('Failed to initialize payment');
  expect(texts.GO_BACK).toBe('Go Back');
  expect(texts.PAYMENT_FAILED).toBe('Payment Failed');
  expect(texts.ACCOUNT_ERROR).toBe('Account Creation Error');
  expect(texts.ACCOUNT_FAILED).toBe('Failed to create account');
  expect(texts.ACCOUNT_UNREACHABLE).toBe('Network error occurred while creating account');
  expect(texts.CONNECTION_ERROR).toMatchObject({
    title: 'Connection Error',
    description: 'Please check your internet connection and refresh the page.',
  });
});

test('checkout promises cancellation, and the page after a payment opens a second later', () => {
  expect(texts.CANCEL_ANYTIME).toBe('Cancel anytime');
  expect(texts.REDIRECT_DELAY_MS).toBe(1000);
});
