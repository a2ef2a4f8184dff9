import { MAX_COMPARED } from '@foothold/contracts/applications/jobs';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { pickResume } from './pick-resume.ts';

/** The jobs in the URL side by side, with how they fit the résumé in the URL or the most recently changed one. */
export async function loadComparison({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const ids = (searchParams.get('jobs') ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,64}$/.test(id))
    .slice(0, MAX_COMPARED);
  const { resumes } = await load(api.resumes.list());
  const resume = pickResume(resumes, searchParams.get('resume') ?? undefined);
  const { jobs } =
    ids.length === 0
      ? { jobs: [] }
      : await load(api.jobs.compare({ ids: ids.join(','), ...(resume && { resumeId: resume.id }) }));
  return { jobs, resume: resume ? { id: resume.id, title: resume.title } : null };
}
