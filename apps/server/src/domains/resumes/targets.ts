import { readJob } from '@foothold/core/jobs';
import type { ResumesDeps } from './deps.ts';
import type { Target } from './repository.ts';
import type { TargetInput } from './upload.ts';

const NO_TARGET: Target = { kind: 'none', title: null, text: null, listingId: null, company: null, place: null };

/** What is stored about the job that a member chose. @throws AppError `resource.not-found` for an unknown listing */
export async function resolveTarget(listings: ResumesDeps['listings'], input: TargetInput): Promise<Target> {
  if (input.kind === 'none') return NO_TARGET;
  if (input.kind === 'text') {
    const title = input.title ?? readJob(input.text).title?.slice(0, 200) ?? null;
    const { company, place } = input;
    return { kind: 'text', title, text: input.text, listingId: null, company: company || null, place: place || null };
  }
  const { id, title, company, places, remote } = await listings.get(input.listingId);
  const [first] = places;
  const place = remote === 'yes' ? 'Remote' : [first?.city, first?.region].filter(Boolean).join(', ');
  return { kind: 'listing', title, text: null, listingId: id, company: company.name, place: place || null };
}
