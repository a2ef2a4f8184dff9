import { ACCEPTED_FILES, limits } from '@foothold/contracts/resumes';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Suggested file types. The server decides by content. */
export const fileRules = { accept: ACCEPTED_FILES, maxBytes: limits.file };

/** The listing to score against, from a link on its page; `gone` if it no longer exists. */
export type ListingToScore = { kind: 'open'; id: string; title: string; company: string } | { kind: 'gone' } | null;

export async function findWantedListing({ request, context }: RouteArgs): Promise<ListingToScore> {
  const id = new URL(request.url).searchParams.get('listing');
  if (!id) return null;
  try {
    const { title, company } = await context.get(requestContext).api.listings.get({ id });
    return { kind: 'open', id, title, company: company.name };
  } catch (error) {
    if (parseProblem(error)) return { kind: 'gone' };
    throw error;
  }
}
