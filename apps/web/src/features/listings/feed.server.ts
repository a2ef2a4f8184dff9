import type { Listing } from '@foothold/contracts/listings';
import { formatLocation, listTitle, payText, SPONSORSHIP_LABELS } from '@foothold/contracts/listings/words';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { getFormat } from '../../shared/format/format.ts';
import { requestContext } from '../../shared/request-context.ts';
import { feedHref, filterHref } from './filter.ts';
import { parseFilter } from './search.server.ts';

/** A listing with the time when it was added, ISO date-time. */
type FeedListing = Listing & { addedAt: string };

/** The latest listings of a search as an Atom feed (RFC 4287), without samples. Values that can't be parsed are dropped. */
export async function renderFeed({ request, context }: RouteArgs): Promise<Response> {
  const { api, brand, publicUrl } = context.get(requestContext);
  const { filter } = parseFilter(new URL(request.url).searchParams);
  const { sort: _, page: __, ...search } = filter;
  const { items } = await load(api.listings.feed(search));
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(publicUrl + feedHref(filter))}</id>`,
    `<title>${escapeXml(`${listTitle(filter)} · ${brand.name}`)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(publicUrl + feedHref(filter))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(publicUrl + filterHref(search))}"/>`,
    `<updated>${
      items
        .map(({ addedAt }) => addedAt)
        .toSorted()
        .at(-1) ?? NEVER
    }</updated>`,
    ...items.map((listing) => renderEntry(listing, publicUrl)),
    '</feed>',
    '',
  ].join('\n');
  return new Response(xml, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}

/** When an empty feed last changed. The format requires a time. */
const NEVER = '1970-01-01T00:00:00Z';

function renderEntry(listing: FeedListing, publicUrl: string): string {
  const { id, title, company, source, sponsorship, addedAt } = listing;
  const summary = [
    company.name,
    formatLocation(listing),
    payText(listing.pay, getFormat('us')),
    SPONSORSHIP_LABELS[sponsorship.value],
    source.attribution && `Source: ${[source.attribution, source.url].filter(Boolean).join(' ')}`,
  ];
  return [
    '<entry>',
    // Stays the same wherever the site moves.
    `<id>urn:uuid:${escapeXml(id)}</id>`,
    `<title>${escapeXml(`${title}, ${company.name}`)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${publicUrl}/jobs/${id}`)}"/>`,
    `<published>${addedAt}</published>`,
    `<updated>${addedAt}</updated>`,
    `<author><name>${escapeXml(company.name)}</name></author>`,
    `<summary>${escapeXml(summary.filter(Boolean).join(' · '))}</summary>`,
    '</entry>',
  ].join('\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML 1.0, without the characters that it doesn't allow. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
