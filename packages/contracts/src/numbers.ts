import { z } from 'zod';

/** The largest number that an integer column of the database holds (PostgreSQL's int4); its negative is in range too. */
export const LARGEST_INTEGER = 2_147_483_647;

interface Bounds {
  min: number;
  max: number;
}

/**
 * The numbers that a caller sends, both bounds included. A test goes over the inputs of all endpoints and refuses a number without bounds, which would
 * reach the database and fail there.
 */
export const wholeNumber = ({ min, max }: Bounds) => z.number().int().min(min).max(max);

/** The same where it arrives as text: in a path, a query or a form. */
export const wholeNumberText = ({ min, max }: Bounds) => z.coerce.number().int().min(min).max(max);

/** A number that need not be whole. @param message in place of the usual one where it is no number */
export const numberBetween = ({ min, max }: Bounds, message?: string) => z.number(message).min(min).max(max);

/** The same where it arrives as text. */
export const numberTextBetween = ({ min, max }: Bounds) => z.coerce.number().min(min).max(max);

/** Version of something as a window saw it: one that still has a next one. @param min 0 where nothing was seen yet */
export const versionNumber = (min: 0 | 1) => wholeNumber({ min, max: LARGEST_INTEGER - 1 });

/** Which page of a list, from 1; left out: the first. */
export const pageNumber = (max = 1000) => wholeNumberText({ min: 1, max }).default(1);
