import { child, textOf, type XmlElement } from '@foothold/documents/markup';
import { type Adapter, type ParsedListing, SourceFormatError } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentTypes } from './read/employment.ts';
import { toHttpUrl } from './read/fields.ts';
import { joinParts, toDescription, toTitle } from './read/html-text.ts';
import { readPlaceList } from './read/place-text.ts';
import { readRemoteFromPlaces } from './read/remote.ts';
import { ACCEPTS_XML, createListing, getSubdomain, readRecords } from './records.ts';
import { summaryAndLink } from './terms.ts';
import { childrenOf, parseAnswerXml, textAt } from './xml.ts';

/** https://developer.personio.de/docs/retrieving-open-job-positions. The token is `acme` for personio.de and `acme/com` for personio.com. */
export const personio: Adapter = {
  system: 'personio',
  name: 'Personio',
  basis: 'recording',
  terms: summaryAndLink('https://developer.personio.de/docs/retrieving-open-job-positions'),
  recognize(url) {
    const german = getSubdomain(url, 'jobs.personio.de');
    if (german !== undefined) return { system: 'personio', token: german, url: `https://${german}.jobs.personio.de/` };
    const other = getSubdomain(url, 'jobs.personio.com');
    if (other === undefined) return null;
    return { system: 'personio', token: `${other}/com`, url: `https://${other}.jobs.personio.com/` };
  },
  start: ({ token }) => ({ url: `${getSite(token)}/xml?language=en`, kind: 'page', accept: ACCEPTS_XML }),
  parse(answer, { token }) {
    const root = parseAnswerXml(answer, this.name);
    if (root.name !== 'workzag-jobs') throw new SourceFormatError(`The answer of ${this.name} has no list of jobs.`);
    const positions = childrenOf(root, 'position').map((position) => ({ position }));
    return {
      ...readRecords(positions, {
        path: 'position',
        read: (record) => readPosition(record.position as XmlElement, getSite(token)),
        getId: (record) => textAt(record.position as XmlElement, 'id'),
      }),
      next: null,
      total: null,
    };
  },
};

function getSite(token: string): string {
  const [name, domain = 'de'] = token.split('/');
  return `https://${name}.jobs.personio.${domain}`;
}

function readPosition(position: XmlElement, site: string): ParsedListing {
  const id = textAt(position, 'id');
  const company = toTitle(textAt(position, 'subcompany'));
  const workplaces = [
    textAt(position, 'office'),
    ...childrenOf(child(position, 'additionalOffices'), 'office').map(
      (workplace) => textOf(workplace).trim() || undefined,
    ),
  ].filter((name) => name !== undefined);
  const parts = childrenOf(child(position, 'jobDescriptions'), 'jobDescription');
  return {
    listing: createListing({
      externalId: id,
      title: textAt(position, 'name'),
      url: id === undefined ? undefined : toHttpUrl(`${site}/job/${encodeURIComponent(id)}`),
      company: company === undefined ? undefined : { name: company },
      description: joinParts(
        parts.map((part) => [textAt(part, 'name'), toDescription(textAt(part, 'value'))] as const),
      ),
      employmentType: readEmploymentTypes([
        readKind(textAt(position, 'employmentType')) ?? textAt(position, 'schedule'),
      ]),
      remote: readRemoteFromPlaces(workplaces),
      places: readPlaceList(workplaces),
      postedAt: toDay(textAt(position, 'createdAt')),
    }),
    detail: null,
  };
}

/** What says more than the schedule: an internship is one whether it is full-time or not. */
const readKind = (type: string | undefined): string | undefined =>
  /^(?:intern|freelance|temporary)$/.test(type ?? '') ? type : undefined;
