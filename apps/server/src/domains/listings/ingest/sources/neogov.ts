import { child, type XmlElement } from '@foothold/documents/markup';
import { type Adapter, type ParsedListing, SourceFormatError } from './adapter.ts';
import { toDayFromFeed } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { toHttpUrl } from './read/fields.ts';
import { joinParts, toDescriptionFromAny } from './read/html-text.ts';
import { toPay } from './read/pay.ts';
import { readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace } from './read/remote.ts';
import { ACCEPTS_XML, createListing, getPathParts, readRecords, toToken } from './records.ts';
import { summaryAndLink } from './terms.ts';
import { childrenOf, parseAnswerXml, textAt } from './xml.ts';

/** The parts of an announcement, with the headings of its page. */
const PARTS = [
  ['description', undefined],
  ['examplesofduties', 'Examples of duties'],
  ['qualifications', 'Qualifications'],
  ['supplementalinformation', 'Supplemental information'],
] as const;

/** Feeds of agencies at governmentjobs.com (NEOGOV). */
export const neogov: Adapter = {
  system: 'neogov',
  name: 'NEOGOV',
  basis: 'recording',
  terms: summaryAndLink('https://www.governmentjobs.com/home/terms'),
  recognize(url) {
    if (!/^(?:www\.)?(?:governmentjobs|schooljobs)\.com$/.test(url.hostname)) return null;
    const parts = getPathParts(url);
    const token = toToken(url.searchParams.get('agency')) ?? (parts[0] === 'careers' ? toToken(parts[1]) : undefined);
    if (token === undefined) return null;
    return { system: 'neogov', token, url: `https://www.governmentjobs.com/careers/${token}` };
  },
  start: ({ token }) => ({
    url: `https://www.governmentjobs.com/SearchEngine/JobsFeed?agency=${encodeURIComponent(token)}`,
    kind: 'page',
    accept: ACCEPTS_XML,
  }),
  parse(answer) {
    const channel = child(parseAnswerXml(answer, this.name), 'channel');
    if (!channel) throw new SourceFormatError(`The answer of ${this.name} has no list of jobs.`);
    return {
      ...readRecords(
        childrenOf(channel, 'item').map((item) => ({ item })),
        {
          path: 'item',
          read: (record) => readItem(record.item as XmlElement),
          getId: (record) => textAt(record.item as XmlElement, 'jobId'),
        },
      ),
      next: null,
      total: null,
    };
  },
};

function readItem(item: XmlElement): ParsedListing {
  const place = textAt(item, 'location');
  return {
    listing: createListing({
      externalId: textAt(item, 'jobId'),
      title: textAt(item, 'title'),
      url: toHttpUrl(textAt(item, 'link')),
      description: joinParts(
        PARTS.map(([name, heading]) => [heading, toDescriptionFromAny(textAt(item, name))] as const),
      ),
      employmentType: readEmploymentType(textAt(item, 'jobType')),
      remote: readRemoteFromPlace(place),
      places: readPlaces(place),
      pay: toPay({
        min: textAt(item, 'minimumSalary'),
        max: textAt(item, 'maximumSalary'),
        currency: textAt(item, 'salaryCurrency'),
        period: textAt(item, 'salaryInterval'),
      }),
      postedAt: toDayFromFeed(textAt(item, 'pubDate')) ?? toDayFromFeed(textAt(item, 'advertiseFromDateUTC')),
      validThrough: toLastDay(textAt(item, 'advertiseToDateTimeUTC')),
    }),
    detail: null,
  };
}

/** Hours that the west of the United States is behind UTC. */
const HOURS_BEHIND = 8;

/** Announcements end late in the evening of the agency, which is the next day in UTC. */
function toLastDay(time: string | undefined): string | undefined {
  const day = toDayFromFeed(time);
  const hour = Number(/\s(\d{1,2}):\d{2}:/.exec(time ?? '')?.[1] ?? HOURS_BEHIND);
  if (day === undefined || hour >= HOURS_BEHIND) return day;
  return new Date(Date.parse(`${day}T00:00:00Z`) - 1).toISOString().slice(0, 10);
}
