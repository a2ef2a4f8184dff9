import { type Adapter, SourceFormatError, type SourceRequest } from './adapter.ts';
import { isJobAddress, readJobPage, toLinkedListings } from './job-page.ts';
import { toHttpUrl } from './read/fields.ts';
import { ACCEPTS_XML } from './records.ts';
import { summaryAndLink } from './terms.ts';
import { childrenOf, parseAnswerXml, textAt } from './xml.ts';

/** More parts of a site map aren't read. */
const MAX_PARTS = 100;

/** Site maps (https://www.sitemaps.org/protocol.html), for the jobs that their pages mark up. The token is the site map's address. */
export const sitemap: Adapter = {
  system: 'sitemap',
  name: 'Site map',
  basis: 'documentation',
  terms: summaryAndLink('https://www.sitemaps.org/protocol.html'),
  recognize: (url) =>
    /\/[^/]*sitemap[^/]*\.xml$/i.test(url.pathname) ? { system: 'sitemap', token: url.href, url: url.href } : null,
  start: ({ token }) => ({ url: token, kind: 'page', accept: ACCEPTS_XML }),
  parse(answer) {
    const root = parseAnswerXml(answer, this.name);
    const { host } = new URL(answer.request.url);
    const addresses = (name: string) =>
      childrenOf(root, name).flatMap((entry) => {
        const url = toHttpUrl(textAt(entry, 'loc'));
        return url !== undefined && new URL(url).host === host ? url : [];
      });
    if (!['urlset', 'sitemapindex'].includes(root.name)) throw new SourceFormatError('The answer isn’t a site map.');
    const pages = addresses('url');
    const jobs = pages.filter(isJobAddress);
    const rest = readState(answer.request);
    return {
      listings: toLinkedListings(jobs),
      rejected: [],
      skipped: pages.length - new Set(jobs).size,
      next: toNext(
        answer.request,
        root.name === 'sitemapindex' && rest === null ? chooseParts(addresses('sitemap')) : (rest ?? []),
      ),
      total: null,
    };
  },
  parseDetail: readJobPage,
};

/** The parts with jobs if their names say which these are, and all of them otherwise. */
function chooseParts(parts: readonly string[]): readonly string[] {
  const withJobs = parts.filter((part) => /job|career|position|vacanc|opening|stellen|emploi/i.test(part));
  return (withJobs.length > 0 ? withJobs : parts).slice(0, MAX_PARTS);
}

/** The parts that weren't read yet. Null for the first request. */
const readState = ({ state }: SourceRequest): string[] | null =>
  state === undefined ? null : state.split('\n').filter(Boolean);

function toNext(request: SourceRequest, [part, ...rest]: readonly string[]): SourceRequest | null {
  return part === undefined ? null : { ...request, url: part, state: rest.join('\n') };
}
