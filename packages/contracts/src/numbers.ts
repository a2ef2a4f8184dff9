import { z } from 'zod';

/** The largest number that an integer column of the database can store (PostgreSQL's int4); its negative is in range too. */
export const MAX_INTEGER = 2_147_483_647;

interface Bounds {
  min: number;
  max: number;
}

/**
 * Numbers that a caller sends, both bounds included. A test checks all endpoints' inputs and refuses a number without bounds, which would
 * reach the database and fail there.
 */
export const wholeNumber = ({ min, max }: Bounds) => z.number().int().min(min).max(max);

/** The same if it arrives as text: in a path, a query, or a form. */
export const wholeNumberText = ({ min, max }: Bounds) => z.coerce.number().int().min(min).max(max);

/** A number that need not be an integer. @param message replaces the usual one for something that isn't a number */
export const numberBetween = ({ min, max }: Bounds, message?: string) => z.number(message).min(min).max(max);

/** The same if it arrives as text. */
export const numberTextBetween = ({ min, max }: Bounds) => z.coerce.number().min(min).max(max);

/** A version as a window saw it, which must still have a next one. @param min 0 if nothing was seen yet */
export const versionNumber = (min: 0 | 1) => wholeNumber({ min, max: MAX_INTEGER - 1 });

/** The page of a list, from 1; omitted: the first. */
export const pageNumber = (max = 1000) => wholeNumberText({ min: 1, max }).default(1);
