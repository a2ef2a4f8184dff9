import { findDates } from '../dates/index.ts';

/** Words for what a person may do in a country or for an employer. */
const PERSONAL_PATTERN =
  /\b(?:(?:u\.?\s?s\.?a?\.?|american|naturalized|dual|born) (?:citizen|national)|citizenship|green card|permanent resident|work (?:permit|authorization)|authorized to work|EAD|(?:H-?1B|F-?1|TN|O-?1) (?:visa|status|holder)|visa (?:holder|status)|sponsorship|security clearance|TS\/{1,2}SCI|top secret|(?:secret|clearance),? (?:active|current)|DoD (?:secret|clearance)|TWIC|driver[’']?s licen[sc]e|(?:willing|able|open|plan(?:s|ning)?) to relocate|references (?:available|on request))(?![\p{L}\p{N}])/iu;
/** A longer line contains other information too. */
const MAX_WORDS = 12;

/** Whether a line says what the person may do ("Naturalized U.S. citizen, 2024", "DoD Secret, active"), which names no job and no school. */
export function isPersonalFact(text: string): boolean {
  if (!PERSONAL_PATTERN.test(text) || text.split(/\s+/).length > MAX_WORDS) return false;
  return !findDates(text).some(({ kind }) => kind === 'range');
}
