import { readJob } from '@foothold/core/jobs';
import type { ResumesDeps } from './deps.ts';
import type { Target } from './repository.ts';
import type { TargetInput } from './upload.ts';

/** What is stored about the job that a member chose. @throws AppError `resource.not-found` for an unknown listing */
export async function resolveTarget(listings: ResumesDeps['listings'], input: TargetInput): Promise<Target> {
  if (input.kind === 'none') return { kind: 'none', title: null, text: null, listingId: null };
  if (input.kind === 'text') {
    const title = input.title ?? readJob(input.text).title?.slice(0, 200) ?? null;
    return { kind: 'text', title, text: input.text, listingId: null };
  }
  const listing = await listings.get(input.listingId);
  return { kind: 'listing', title: listing.title, text: null, listingId: listing.id };
}
