import { data } from 'react-router';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** What the search dialog lists: the member's own things, and help articles. */
export async function loadQuickSearch({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [{ resumes }, { applications }, articles] = await Promise.all([
    load(api.resumes.list()),
    load(api.applications.list({})),
    load(api.site.contents({ kind: 'help' })),
  ]);
  const found = {
    resumes: resumes.map(({ id, title, target }) => ({ id, title, job: target.title })),
    applications: applications.map(({ id, job: { title, company } }) => ({ id, title, company })),
    articles: articles.map(({ slug, title, description }) => ({ slug, title, description })),
  };
  return data(found, { headers: { 'cache-control': 'no-store' } });
}

export type QuickSearch = Awaited<ReturnType<typeof loadQuickSearch>>['data'];
