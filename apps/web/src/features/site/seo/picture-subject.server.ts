import { listApiPages } from '@foothold/contracts/api-groups';
import { getSitePages } from '@foothold/site-map';
import { data } from 'react-router';
import { load } from '../../../shared/api/load.ts';
import type { RequestContext } from '../../../shared/request-context.ts';

const CONTENT_BY_FOLDER = {
  'help-center': ['help', 'Help center'],
  documentation: ['documentation', 'Documentation'],
  blog: ['blog', 'Blog'],
  careers: ['careers', 'Careers'],
} as const;

/** The text of a page's social image. Throws a 404 if there is no such page. */
export async function loadImageSubject(
  { api, brand }: RequestContext,
  path: string,
): Promise<{ title: string; section: string }> {
  const page = getSitePages(brand).find((one) => one.path === path);
  if (page) return { title: page.title.replace(`${brand.name}: `, ''), section: getSectionName(path, brand.name) };
  const apiPage = listApiPages().find((one) => one.path === path);
  if (apiPage) return { title: apiPage.title, section: 'API reference' };
  if (path === '/jobs') return { title: 'Jobs, and what they say about visas', section: brand.name };
  const [, folder = '', slug = '', ...more] = path.split('/');
  if (slug === '' || more.length > 0) throw data(null, { status: 404 });
  if (folder === 'jobs') {
    const listing = await load(api.listings.get({ id: slug }));
    return { title: listing.title, section: listing.company.name };
  }
  if (folder === 'companies') {
    const company = await load(api.listings.company({ slug }));
    return { title: company.name, section: 'Jobs' };
  }
  const piece = CONTENT_BY_FOLDER[folder as keyof typeof CONTENT_BY_FOLDER];
  if (!piece) throw data(null, { status: 404 });
  const [kind, section] = piece;
  return { title: (await load(api.site.content({ kind, slug }))).title, section };
}

/** The small line above the title, which names the kind of page. */
const getSectionName = (path: string, brandName: string): string =>
  path === '/'
    ? brandName
    : path
        .slice(1)
        .replaceAll('-', ' ')
        .replace(/^\w/, (message) => message.toUpperCase());
