import { z } from 'zod';

/** The largest number that an integer column can store (PostgreSQL's int4). Its negative is in range too. */
export const MAX_INTEGER = 2_147_483_647;

interface Bounds {
  min: number;
  max: number;
}

/** Numbers in input, with both bounds. A test rejects input numbers without bounds, which would fail in the database. */
export const wholeNumberSchema = ({ min, max }: Bounds) => z.number().int().min(min).max(max);

/** The same as text in a path, query, or form. */
export const wholeNumberTextSchema = ({ min, max }: Bounds) => z.coerce.number().int().min(min).max(max);

/** A number that doesn't have to be an integer. @param message replaces the default for something that isn't a number */
export const numberSchema = ({ min, max }: Bounds, message?: string) => z.number(message).min(min).max(max);

/** The same as text. */
export const numberTextSchema = ({ min, max }: Bounds) => z.coerce.number().min(min).max(max);

/** The version that a window saw. There must still be a next one. @param min 0 if nothing was seen yet */
export const versionNumberSchema = (min: 0 | 1) => wholeNumberSchema({ min, max: MAX_INTEGER - 1 });

/** The page of a list, from 1. Defaults to the first. */
export const pageNumberSchema = (max = 1000) => wholeNumberTextSchema({ min: 1, max }).default(1);
