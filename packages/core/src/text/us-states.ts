/** Postal codes and names of the states, the District of Columbia and the inhabited territories (USPS Publication 28, appendix B). */
export const US_STATES: ReadonlyMap<string, string> = new Map([
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
  ['AS', 'American Samoa'],
  ['GU', 'Guam'],
  ['MP', 'Northern Mariana Islands'],
  ['PR', 'Puerto Rico'],
  ['VI', 'U.S. Virgin Islands'],
]);

/** Longest first, so that "West Virginia" isn't read as "Virginia". */
const NAMES = [...US_STATES].sort(([, a], [, b]) => b.length - a.length);
const CODE_BY_NAME = new Map(NAMES.map(([code, name]) => [name.toLowerCase(), code]));

/** The capital, in any spelling, then the names of the states except where they begin the name of a city elsewhere. */
const STATE_NAME_PATTERN = new RegExp(
  String.raw`\b(?:(Washington,? D\.? ?C\b)|(${NAMES.map(([, name]) => name).join('|')})(?! City, M))\b`,
  'gi',
);
/** A code in capitals that stands alone in a list, after a city, or next to the word for a license or a state's office. */
const STATE_CODE_PATTERN = new RegExp(
  String.raw`(?:^|[,(/:|·•–-]\s*|\b(?:in|of|or|and)\s+)(${[...US_STATES.keys()].join('|')})(?=\s*(?:[,:)/;.|·•–-]|$)|\s+(?:\d{5}\b|or\b|and\b|[Ss]tate\b|[Ll]icen|[Bb]ar\b|[Bb]oard\b|only\b|residents?\b))`,
  'g',
);

/**
 * The postal codes of the states that a text names, in its order and without duplicates: by name, or by a code in capitals where a code is expected
 * ("Salem, OR", "in AZ, NM or TX", "OH license").
 */
export function findStates(text: string): string[] {
  const found: [number, string][] = [];
  for (const { index, 1: capital, 2: name = '' } of text.matchAll(STATE_NAME_PATTERN))
    found.push([index, capital ? 'DC' : (CODE_BY_NAME.get(name.toLowerCase()) ?? '')]);
  for (const { index, 1: code = '' } of text.matchAll(STATE_CODE_PATTERN)) found.push([index, code]);
  return [...new Set(found.sort(([a], [b]) => a - b).map(([, code]) => code))];
}
