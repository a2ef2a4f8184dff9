import { z } from 'zod';
import type { Job } from '../../../platform/queue.ts';

const noPayload = z.record(z.string(), z.never());

/** Compares new listings with the saved searches, every minute. */
export const findNewListings: Job<Record<string, never>> = {
  name: 'listings.find-new',
  payload: noPayload,
  // The next minute's job continues what a failed one left.
  retries: 0,
  schedule: '* * * * *',
  expireSeconds: 1800,
};

/** Sends the alerts that are due, every minute and when a listing was found for one. */
export const sendListingAlerts: Job<Record<string, never>> = {
  name: 'listings.send-alerts',
  payload: noPayload,
  retries: 0,
  schedule: '* * * * *',
  expireSeconds: 1800,
};

/** Every night, deletes removed searches and listings that are no longer new. */
export const tidySavedSearches: Job<Record<string, never>> = {
  name: 'listings.tidy-saved-searches',
  payload: noPayload,
  retries: 2,
  schedule: '30 3 * * *',
};
