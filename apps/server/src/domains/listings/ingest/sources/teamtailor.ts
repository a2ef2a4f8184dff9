import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { type Fields, toFields, toHttpUrl, toText } from './read/fields.ts';
import { toDescription, toDescriptionFromAny } from './read/html-text.ts';
import {
  ACCEPTS_JSON,
  continueAfter,
  createListing,
  parseJson,
  readRecords,
  requireFields,
  requireList,
  toNextUrl,
} from './records.ts';
import { readPosting } from './schema-org.ts';
import { summaryAndLink } from './terms.ts';

const HOST_PATTERN = /^(?!www\.|api\.|app\.|docs\.|support\.)[a-z0-9-]+(?:\.(?:na|eu|au))?\.teamtailor\.com$/;

/** The JSON feed of a career site (https://support.teamtailor.com). The token is its host, which may be the employer's own. */
export const teamtailor: Adapter = {
  system: 'teamtailor',
  name: 'Teamtailor',
  basis: 'recording',
  terms: summaryAndLink('https://www.teamtailor.com/en/terms-of-service/'),
  recognize: ({ hostname }) =>
    HOST_PATTERN.test(hostname) ? { system: 'teamtailor', token: hostname, url: `https://${hostname}/jobs` } : null,
  start: ({ token }) => ({ url: `https://${token}/jobs.json`, kind: 'page', accept: ACCEPTS_JSON }),
  parse(answer) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const items = requireList(body.items, this.name);
    const next = toNextUrl(body.next_url, answer);
    return {
      ...readRecords(items, {
        path: 'items',
        read: (item) => readItem(item, answer.request.url),
        getId: ({ id }) => id,
      }),
      next: continueAfter(
        answer,
        items.map((item) => toFields(item).id),
        next === null ? null : { ...answer.request, url: next },
      ),
      total: null,
    };
  },
};

function readItem(item: Fields, base: string): ParsedListing {
  const posting = readPosting(toFields(item._jobposting), base);
  return {
    listing: createListing({
      ...posting,
      externalId: item.id,
      title: toText(item.title) ?? posting.title,
      url: toHttpUrl(item.url) ?? posting.url,
      description: toDescription(item.content_html) ?? posting.description ?? toDescriptionFromAny(item.content_text),
      postedAt: toDay(item.date_published) ?? posting.postedAt,
    }),
    detail: null,
  };
}
