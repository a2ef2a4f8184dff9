/** Parts of the country by the names that people give them, with the states that are surely in them. */
const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/\bNew England\b/i, 'CT ME MA NH RI VT'],
  [/\b(?:the )?North-?\s?east(?:ern (?:U\.?S\.?|United States|states))?\b/i, 'CT ME MA NH RI VT NY NJ PA'],
  [/\bMid-?\s?Atlantic\b/i, 'NJ PA DE MD DC VA'],
  [/\b(?:the )?South-?\s?east(?:ern (?:U\.?S\.?|United States|states))?\b/i, 'AL FL GA KY MS NC SC TN VA'],
  [/\b(?:the )?(?:upper )?Mid-?\s?west\b/i, 'IL IN IA KS MI MN MO NE ND OH SD WI'],
  [/\b(?:the )?South-?\s?west(?:ern (?:U\.?S\.?|United States|states))?\b/i, 'AZ NM OK TX'],
  [/\b(?:the )?Pacific North-?\s?west\b|\bPNW\b/, 'OR WA ID'],
  [/\bWest Coast\b/i, 'CA OR WA'],
  [/\bEast Coast\b/i, 'CT DE FL GA ME MD MA NH NJ NY NC RI SC VA'],
  [/\bGulf Coast\b/i, 'AL FL LA MS TX'],
  [/\bMountain West\b|\bRocky Mountain (?:region|states)\b/i, 'CO ID MT NV UT WY'],
];

/** The states of the parts of the country that a text names; undefined if it names none. */
export function findRegionStates(text: string): readonly string[] | undefined {
  // "Pacific Northwest" isn't the Northwest of something else, and its last word would be read alone.
  const named = REGIONS.filter(([name]) => name.test(text));
  return named.length > 0 ? named.flatMap(([, states]) => states.split(' ')) : undefined;
}
