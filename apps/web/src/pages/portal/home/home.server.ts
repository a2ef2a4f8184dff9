import { GOAL } from '@foothold/core/improve';
import { toCard } from '../../../features/applications/cards/card.ts';
import { loadUnlessPreparing } from '../../../features/applications/preparing.server.ts';
import { loadResumes } from '../../../features/resumes/list/list.server.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { sortResumes } from '../browse/pick-resume.ts';
import { findDueStep, sortByStep } from './steps.ts';

const MAX_ITEMS = 3;

/** Loads what the member has created so far, only from the member's own data. */
export async function loadHome(args: RouteArgs) {
  const { api } = args.context.get(requestContext);
  const [{ resumes: all, file }, { applications }] = await Promise.all([
    loadResumes(args),
    load(api.applications.list({})),
  ]);
  const resumes = sortResumes(all);
  const [first] = resumes;
  const matches =
    first && (await loadUnlessPreparing(api.applications.matches({ resumeId: first.id, limit: MAX_ITEMS })));
  const found = matches === 'preparing' ? undefined : matches;
  const withJob = resumes.find(({ target }) => target.kind !== 'none');
  return {
    progress: {
      resume: first ? { id: first.id, title: first.title, score: first.score?.total ?? null } : null,
      job: withJob ? { title: withJob.target.title } : null,
      saved: applications.length,
      due: findDueStep(applications.map(toCard), new Date()),
      goal: GOAL,
    },
    /** Accepted file types. */
    file,
    resumes: resumes
      .slice(0, MAX_ITEMS)
      .map(({ id, title, score, target }) => ({ id, title, score, job: target.title })),
    resumeCount: resumes.length,
    matches: (found?.matches ?? []).map(({ listing, score }) => ({
      id: listing.id,
      title: listing.title,
      company: listing.company.name,
      score,
    })),
    considered: found?.considered ?? 0,
    today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
    steps: sortByStep(applications.map(toCard)).slice(0, MAX_ITEMS),
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
