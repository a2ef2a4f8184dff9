import { findCredentials } from '../../jobs/licenses.ts';
import { listImpliedSkills } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { toComparable } from '../wording/words.ts';
import { getStem, type Place } from './license-words.ts';
import { findStatesInLine, findStatesOfLicense } from './states.ts';
import { findRegion } from './status.ts';

/** Letters of the endorsements on a commercial license. */
const ENDORSEMENTS: Readonly<Record<SkillId, string>> = {
  'hazmat-endorsement': 'H',
  'tanker-endorsement': 'N',
  'passenger-endorsement': 'P',
  'school-bus-endorsement': 'S',
  'doubles-and-triples-endorsement': 'T',
};

/** The initials by which a sentence names the license. Several licenses can share them, but the same initials on both sides mean the same one. */
export const listOwnInitials = (quote: string, wanted: readonly SkillId[]): string[] =>
  findCredentials(quote, 'list')
    .filter(({ skill }) => wanted.includes(skill))
    .flatMap(({ start, end }) => {
      const [, name] =
        /^(?!CDL)([A-Z]{3,6})(?: (?:licen[sc]e|credential|certification|certified|certificate))?$/.exec(
          quote.slice(start, end),
        ) ?? [];
      return name ?? [];
    });

/** Where a line has one of these initials. */
export const findSameInitials = (text: string, initials: readonly string[]): Place[] =>
  initials.flatMap((name) =>
    [...text.matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].map(({ index }) => ({
      start: index,
      end: index + name.length,
    })),
  );

/** Where a line names a wanted license, one that implies it, or the letter of its endorsement. */
export function findPlaces(
  text: string,
  named: readonly (Place & { skill: SkillId })[],
  wanted: readonly SkillId[],
): Place[] {
  const places: Place[] = named.filter(({ skill }) =>
    [skill, ...listImpliedSkills(skill)].some((one) => wanted.includes(one)),
  );
  const letters =
    /\b[Ee]ndorsements?:?\s*\(?([A-Z]\b(?:(?:[,/ &]+|,? and )[A-Z]\b)*)/.exec(text) ??
    /\b([A-Z]\b(?:(?:[,/ &]+|,? and )[A-Z]\b)*) [Ee]ndorsements?\b/.exec(text);
  const hasEndorsement = wanted.some((skill) =>
    letters?.[1]?.split(/[,/ &]+|and/).includes(ENDORSEMENTS[skill] ?? '–'),
  );
  if (letters && hasEndorsement) places.push({ start: letters.index, end: letters.index + letters[0].length });
  return places;
}

const MULTISTATE_PATTERN = /\b(?:compact|multi-?state|NLC)\b/i;

/** An out-of-state license counts only if both sides mention a compact. A license without a state may not be from the right one. */
export function coversState(quote: string, text: string, place: Place): boolean {
  const { from, to } = findRegion(text, place);
  const clause = text.slice(from, to);
  const wanted = findStatesInLine(quote);
  if (wanted.length === 0 || (MULTISTATE_PATTERN.test(quote) && MULTISTATE_PATTERN.test(clause))) return true;
  return findStatesOfLicense(clause, place.start - from).some((state) => wanted.includes(state));
}

/** Whether a line has all words of one of the alternatives that narrow the license down. */
export function isAbout(text: string, rest: readonly (readonly string[])[]): boolean {
  const held = new Set(toComparable(text).split(' ').map(getStem));
  return rest.some((words) => words.every((word) => held.has(getStem(word))));
}

/** Words and codes of the advertisement that narrow a credential down ("ASE A4 and A5", "commercial applicator"): the line has to have each. */
export function hasCodes(text: string, quote: string, { start, end }: Place): boolean {
  const codes: string[] = quote.match(/\b[A-Z]{1,2}-?\d{1,2}\b/g) ?? [];
  const kinds: string[] =
    quote.toLowerCase().match(/\b(?:commercial|private|armed|level (?:i{1,3}|iv|[1-4]))\b/g) ?? [];
  const name = text.slice(start, end).toLowerCase();
  // A card for food handlers isn't one for managers.
  if (/\bhandler\b/i.test(text) && !/\bhandler\b/i.test(quote)) return false;
  const isCommercial = /cdl|class [abc]|pilot/.test(name);
  return (
    codes.every((code) => text.includes(code)) &&
    kinds.every((kind) => (kind === 'commercial' && isCommercial) || text.toLowerCase().includes(kind))
  );
}
