import { fitListing } from '@foothold/core/visa';
import { data } from 'react-router';
import { parseMatchQuery, toMatchFilters } from '../../../features/applications/match-query.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { pickResume } from './pick-resume.ts';

/** Loads one listing for the pane: how it fits the chosen résumé, and what the member has done with it. */
export async function loadJobPane({ request, context, params: { id } }: RouteArgs<'id'>) {
  const { api } = context.get(requestContext);
  const query = parseMatchQuery(new URL(request.url).searchParams);
  const [{ jobPosting: _, ...listing }, { resumes }, { hidden }, { applications }, visa] = await load(
    Promise.all([
      api.listings.get({ id }),
      api.resumes.list(),
      api.hidden.list({ listingId: id }),
      api.applications.list({ listingId: id }),
      api.recruiting.visa.get(),
    ]),
  );
  const resume = pickResume(resumes, query.resume);
  const compared = resume && (await load(api.jobs.compare({ ids: id, resumeId: resume.id, ...toMatchFilters(query) })));
  const [application] = applications;
  const scored = resume?.target.listingId === id ? (resume.score?.total ?? null) : null;
  return data({
    listing,
    fit: compared?.jobs[0]?.fit ?? null,
    visaFit: visa.record && visa.clock && fitListing(visa.record.status, visa.clock, listing.sponsorship.value),
    resume: resume
      ? {
          id: resume.id,
          title: resume.title,
          isOnly: resumes.length === 1,
          scored,
          // Choosing this job would replace it.
          pastedJob: resume.target.kind === 'text' ? { title: resume.target.title } : null,
        }
      : null,
    saved: application ? { id: application.id, resumeId: application.resumeId, note: application.note } : null,
    hidden: hidden.map(({ id: entry, kind, company }) => ({ id: entry, kind, company: company.name })),
  });
}
