import { z } from 'zod';

/** An ID of a row. It becomes a part of a path, so it has no dots and no slashes. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/, 'This isn’t an ID.');

export const listingId = idSchema.describe('The ID of a listing, from a search.');
export const resumeId = idSchema.describe('The ID of a résumé, from list_resumes.');
