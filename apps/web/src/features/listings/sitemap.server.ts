import type { SitemapPart } from '@foothold/contracts/listings';
import { data } from 'react-router';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { respondWithSitemaps, respondWithUrls } from '../../shared/meta/sitemap-response.ts';
import { requestContext } from '../../shared/request-context.ts';
import { companyHref } from './company-href.ts';

type Args = Pick<RouteArgs, 'context'>;

/** The sitemap of jobs: all of them, or a list of its parts if there are many. */
export async function renderJobSitemap({ context }: Args): Promise<Response> {
  const { api, publicUrl } = context.get(requestContext);
  const first = await load(api.listings.sitemap({}));
  if (first.parts === 1) return respondWithUrls(publicUrl, toEntries(first));
  const paths = Array.from({ length: first.parts }, (_, at) => `/sitemap-jobs/${at + 1}-of-${first.parts}.xml`);
  return respondWithSitemaps(
    publicUrl,
    paths.map((path) => ({ path, date: null })),
  );
}

const PART_PATTERN = /^([1-9]\d{0,3})-of-([1-9]\d{0,3})\.xml$/;

/** A part of the sitemap of jobs. @param name "2-of-7.xml" */
export async function renderJobSitemapPart({ context }: Args, name: string): Promise<Response> {
  const { api, publicUrl } = context.get(requestContext);
  const [, part, parts] = PART_PATTERN.exec(name) ?? [];
  if (part === undefined || parts === undefined || Number(part) > Number(parts)) throw data(null, { status: 404 });
  return respondWithUrls(publicUrl, toEntries(await load(api.listings.sitemap({ part, parts }))));
}

const toEntries = ({ listings, companies }: SitemapPart) => [
  ...listings.map(({ id, changedAt }) => ({ path: `/jobs/${id}`, date: changedAt })),
  ...companies.map(({ slug, changedAt }) => ({ path: companyHref(slug), date: changedAt })),
];
