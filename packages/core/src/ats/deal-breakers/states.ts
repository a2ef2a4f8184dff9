import { findStates, US_STATES } from '../../text/us-states.ts';

/** The abbreviations with which people wrote states before the postal codes (Associated Press). */
const ABBREVIATED: Readonly<Record<string, string>> = {
  Ala: 'AL',
  Ariz: 'AZ',
  Ark: 'AR',
  Calif: 'CA',
  Colo: 'CO',
  Conn: 'CT',
  Del: 'DE',
  Fla: 'FL',
  Ga: 'GA',
  Ill: 'IL',
  Ind: 'IN',
  Kan: 'KS',
  Ky: 'KY',
  Mass: 'MA',
  Mich: 'MI',
  Minn: 'MN',
  Miss: 'MS',
  Mo: 'MO',
  Mont: 'MT',
  Neb: 'NE',
  Nev: 'NV',
  Okla: 'OK',
  Ore: 'OR',
  Penn: 'PA',
  Tenn: 'TN',
  Tex: 'TX',
  Va: 'VA',
  Vt: 'VT',
  Wash: 'WA',
  Wis: 'WI',
  Wyo: 'WY',
};
const SHORT = new RegExp(String.raw`\b(${Object.keys(ABBREVIATED).join('|')})\.(?=[\s,;)]|$)`, 'g');
/** Codes that are also words or other credentials in capitals. */
const WORDS = new Set(['IN', 'OR', 'ME', 'HI', 'OK', 'PA', 'MA', 'ID', 'DE', 'LA', 'AS', 'VI', 'CO', 'MD']);
const BEFORE_NAME = new RegExp(`(?<![A-Za-z.&-])(${[...US_STATES.keys()].join('|')})(?= [A-Z]?[a-z]{2})`, 'g');

/** The postal codes of the states that a line about a license or an address names, also as "Mass." and "WA Cosmetology License". */
export function findStatesInLine(text: string): string[] {
  const short = [...text.matchAll(SHORT)].map(([, name = '']) => ABBREVIATED[name] ?? '');
  const before = [...text.matchAll(BEFORE_NAME)].flatMap(([, code = '']) => (WORDS.has(code) ? [] : [code]));
  return [...new Set([...findStates(text), ...short, ...before])];
}
