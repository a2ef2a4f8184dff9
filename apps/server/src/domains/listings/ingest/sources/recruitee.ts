import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toList } from './read/fields.ts';
import { joinParts, toDescription, toTitle } from './read/html-text.ts';
import { toPay } from './read/pay.ts';
import { readPlaces, toPlace } from './read/place-text.ts';
import {
  ACCEPTS_JSON,
  createListing,
  getSubdomain,
  parseJson,
  readRecords,
  requireFields,
  requireList,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

/** https://docs.recruitee.com/reference/intro-to-careers-site-api. The token is a subdomain, or the host of the employer's own site. */
export const recruitee: Adapter = {
  system: 'recruitee',
  name: 'Recruitee',
  basis: 'recording',
  terms: summaryAndLink('https://docs.recruitee.com/reference/intro-to-careers-site-api'),
  recognize(url) {
    const token = getSubdomain(url, 'recruitee.com');
    return token === undefined ? null : { system: 'recruitee', token, url: `https://${token}.recruitee.com/` };
  },
  start: ({ token }) => ({
    url: `https://${token.includes('.') ? token : `${token}.recruitee.com`}/api/offers/`,
    kind: 'page',
    accept: ACCEPTS_JSON,
  }),
  parse(answer) {
    const { offers } = requireFields(parseJson(answer, this.name), this.name);
    return {
      ...readRecords(requireList(offers, this.name), { path: 'offers', read: readOffer, getId: ({ id }) => id }),
      next: null,
      total: null,
    };
  },
};

function readOffer(offer: Fields): ParsedListing | null {
  if (typeof offer.status === 'string' && offer.status !== 'published') return null;
  const company = toTitle(offer.company_name);
  const salary = toFields(offer.salary);
  const locations = toList(offer.locations).map(toFields);
  const places = locations.map(({ city, state, country, country_code }) =>
    toPlace({ city, region: state, country: country_code ?? country }),
  );
  return {
    listing: createListing({
      externalId: offer.id,
      title: offer.title,
      url: toHttpUrl(offer.careers_url),
      company: company === undefined ? undefined : { name: company },
      description: joinParts([
        [undefined, toDescription(offer.description)],
        [undefined, toDescription(offer.requirements)],
      ]),
      employmentType: readEmploymentType(offer.employment_type_code),
      remote: readRemote(offer),
      places: places.length > 0 ? places : readPlaces(offer.location),
      pay: toPay({ min: salary.min, max: salary.max, currency: salary.currency, period: salary.period }),
      postedAt: toDay(offer.published_at),
      validThrough: toDay(offer.close_at),
    }),
    detail: null,
  };
}

/** More than one means that the applicant chooses. */
function readRemote({ remote, hybrid, on_site }: Fields): 'yes' | 'hybrid' | 'no' | undefined {
  const stated = [remote === true && 'yes', hybrid === true && 'hybrid', on_site === true && 'no'] as const;
  const [only, ...others] = stated.filter((one) => one !== false);
  return others.length === 0 ? only : undefined;
}
