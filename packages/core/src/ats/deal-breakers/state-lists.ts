import { findStates, US_STATES } from '../../text/us-states.ts';
import { findRegionStates } from './regions.ts';

/** The time zones of the states (49 CFR 71): Eastern, Central, Mountain, Pacific. A state with two counts only where both are accepted. */
const ZONES: Readonly<Record<string, string>> = {
  E: 'CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV',
  EC: 'FL IN KY MI TN',
  C: 'AL AR IL IA LA MN MS MO OK WI',
  CM: 'KS NE ND SD TX',
  M: 'AZ CO MT NM UT WY',
  MP: 'ID OR',
  P: 'CA NV WA',
};
const ZONE_NAMES: readonly (readonly [string, RegExp])[] = [
  ['E', /\b(?:Eastern|ET|EST|EDT)\b/],
  ['C', /\b(?:Central|CT|CST|CDT)\b/],
  ['M', /\b(?:Mountain|MT|MST|MDT)\b/],
  ['P', /\b(?:Pacific|PT|PST|PDT)\b/],
];
const ZONE_PATTERN = /\btime(?: ?zones?)?\b|\b[ECMP][SD]?T\b/;

/** Whether a state is entirely in the time zones that a sentence asks for. */
export function isInZone(quote: string, state: string): boolean {
  if (!ZONE_PATTERN.test(quote)) return false;
  const asked = ZONE_NAMES.flatMap(([zone, name]) => (name.test(quote) ? zone : []));
  const own = Object.entries(ZONES).find(([, states]) => states.split(' ').includes(state))?.[0] ?? '';
  return own !== '' && [...own].every((zone) => asked.includes(zone));
}

/** The codes of a list of states, also where they follow each other without a city ("TX, FL, TN"). */
function statesListed(text: string): string[] {
  const codes = [
    ...text.matchAll(/(?<![\w.])([A-Z]{2})(?=\s*(?:,|\bor\b|\band\b|[.;)]|$| residents| only| can| are| will| not))/g),
  ].flatMap(([, code = '']) => (US_STATES.has(code) ? [code] : []));
  return [...new Set([...findStates(text), ...codes])];
}

const RULED_OUT =
  /\b(?:no|not|except|excluding|outside)\s+[^.;]{0,60}\bresidents?\b|\bresidents? of\b[^.;]{0,80}\b(?:can[’']t|cannot|not|ineligible)\b/i;
const TAKEN_FROM =
  /\bonly from\b|\bcan (?:only )?hire (?:only )?(?:in|from)\b|\bone of (?:these|the following) states\b|\bmust (?:live|reside|be) in (?:one of|[A-Z]{2},)/i;

/** A list of states, or a part of the country, that the job takes people from, or a list that it takes nobody from. */
export function checkStateList(quote: string, state: string): 'met' | 'not-met' | undefined {
  const states = statesListed(quote);
  if (RULED_OUT.test(quote)) return states.includes(state) ? 'not-met' : undefined;
  const region = states.length === 0 && LIVES_IN.test(quote) ? findRegionStates(quote) : undefined;
  if (region) return region.includes(state) ? 'met' : undefined;
  if (!TAKEN_FROM.test(quote) || states.length < 2) return undefined;
  return states.includes(state) ? 'met' : 'not-met';
}

const LIVES_IN =
  /\b(?:live|living|reside|residing|based|located|home|residents?|remote(?:ly)?|be)\b[^.;]{0,24}\b(?:in|within|from|anywhere in) (?:the )?(?:upper )?(?:[A-Z]|south|north|mid)/i;
