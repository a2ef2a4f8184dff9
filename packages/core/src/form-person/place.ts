import { US_STATES } from '../text/us-states.ts';

interface Place {
  city: string;
  region: string;
  postalCode: string;
  country: string;
}

const NOWHERE: Place = { city: '', region: '', postalCode: '', country: '' };

/** Reads "Austin, TX", "Austin, Texas 78701", or "Austin, TX, USA". Any other place stays empty: it isn't split by guessing. */
export function readPlace(text: string): Place {
  const parts = text
    .replace(/,?\s*(?:USA|U\.S\.A?\.?|United States(?: of America)?)$/i, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length !== 2) return NOWHERE;
  const [city = '', rest = ''] = parts;
  const [, state = '', postalCode = ''] = /^(.*?)(?:\s+(\d{5}(?:-\d{4})?))?$/.exec(rest) ?? [];
  const region = findStateCode(state);
  return region === undefined ? NOWHERE : { city, region, postalCode, country: 'US' };
}

/** The two-letter code of a US state, from the code or the name. */
const findStateCode = (text: string): string | undefined =>
  [...US_STATES].find(([code, name]) => code === text.toUpperCase() || name.toLowerCase() === text.toLowerCase())?.[0];
