import { attribute, child, type XmlElement } from '@foothold/documents/markup';
import { type Adapter, type ParsedListing, SourceFormatError } from './adapter.ts';
import { toDayFromFeed } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { toHttpUrl, toId } from './read/fields.ts';
import { toDescriptionFromAny, toTitle } from './read/html-text.ts';
import { readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace } from './read/remote.ts';
import { ACCEPTS_XML, createListing, readRecords } from './records.ts';
import { summaryAndLink } from './terms.ts';
import { toUrlId } from './url-id.ts';
import { childrenOf, parseAnswerXml, textAt } from './xml.ts';

/** Feeds of jobs as RSS or Atom, with the fields that job boards add to them. The token is the feed's address. */
export const rss: Adapter = {
  system: 'rss',
  name: 'RSS or Atom feed',
  basis: 'documentation',
  terms: summaryAndLink('https://www.rssboard.org/rss-specification'),
  recognize: (url) =>
    /(?:\.rss|\.atom|\/(?:feed|rss|atom)(?:\.xml)?\/?)$/i.test(url.pathname) || url.searchParams.get('feed') !== null
      ? { system: 'rss', token: url.href, url: url.href }
      : null,
  start: ({ token }) => ({ url: token, kind: 'page', accept: ACCEPTS_XML }),
  parse(answer) {
    const root = parseAnswerXml(answer, this.name);
    const items = root.name === 'feed' ? childrenOf(root, 'entry') : childrenOf(child(root, 'channel') ?? root, 'item');
    if (!['rss', 'feed', 'RDF'].includes(root.name)) throw new SourceFormatError('The answer isn’t a feed.');
    return {
      ...readRecords(
        items.map((item) => ({ item })),
        {
          path: root.name === 'feed' ? 'entry' : 'item',
          read: (record) => readItem(record.item as XmlElement, answer.request.url),
          getId: (record) => readItemId(record.item as XmlElement, answer.request.url),
        },
      ),
      next: null,
      total: null,
    };
  },
};

function readItem(item: XmlElement, base: string): ParsedListing {
  const company = toTitle(textAt(item, 'company'));
  const place = textAt(item, 'location');
  const text = ['encoded', 'content', 'description', 'summary'].map((name) => toDescriptionFromAny(textAt(item, name)));
  return {
    listing: createListing({
      externalId: readItemId(item, base),
      title: textAt(item, 'title'),
      url: readLink(item, base),
      company: company === undefined ? undefined : { name: company },
      description: text.find((one) => one !== undefined),
      employmentType: readEmploymentType(textAt(item, 'job_type') ?? textAt(item, 'jobtype') ?? textAt(item, 'type')),
      remote: readRemoteFromPlace(place),
      places: readPlaces(place),
      postedAt: toDayFromFeed(textAt(item, 'pubDate') ?? textAt(item, 'published') ?? textAt(item, 'date')),
    }),
    detail: null,
  };
}

function readLink(item: XmlElement, base: string): string | undefined {
  const links = childrenOf(item, 'link');
  const page = links.find((link) => (attribute(link, 'rel') ?? 'alternate') === 'alternate');
  return toHttpUrl((page && attribute(page, 'href')) ?? textAt(item, 'link'), base);
}

function readItemId(item: XmlElement, base: string): string | undefined {
  const link = readLink(item, base);
  return toId(textAt(item, 'guid')) ?? toId(textAt(item, 'id')) ?? (link && toUrlId(link));
}
