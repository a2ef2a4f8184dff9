import { findCredentials } from '../../jobs/licenses.ts';
import { getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { toComparable } from '../wording/words.ts';
import { isAsGoodAs } from './license-steps.ts';
import { getStem, type Place, splitWords } from './license-words.ts';
import { findStatesInLine, findStatesOfLicense } from './states.ts';
import { findRegion } from './status-region.ts';
import { coversSubject } from './teaching-subjects.ts';

/** Letters of the endorsements on a commercial license. */
const ENDORSEMENTS: Readonly<Record<SkillId, string>> = {
  'hazmat-endorsement': 'H',
  'tanker-endorsement': 'N',
  'passenger-endorsement': 'P',
  'school-bus-endorsement': 'S',
  'doubles-triples-endorsement': 'T',
};
/** The letter of a tank of hazardous materials stands for both endorsements. */
const COMBINED = { letter: 'X', of: 'HN' };

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

/** Where a line has initials that the wanted license shares with another one, and no word of the other's name. */
export function findSharedInitials(
  text: string,
  named: readonly (Place & { skill: SkillId })[],
  wanted: readonly SkillId[],
): Place[] {
  const own = wanted.flatMap((skill) => getSkillById(skill)?.aliases ?? []).filter((name) => /^[A-Z]{3,6}$/.test(name));
  return named.filter(({ skill, start, end }) => {
    if (wanted.includes(skill) || !own.includes(text.slice(start, end))) return false;
    const words = splitWords(getSkillById(skill)?.name ?? '');
    return words.every((word) => !text.toLowerCase().includes(word));
  });
}

/** Where a line names a wanted license, one that implies it, or the letter of its endorsement. */
export function findPlaces(
  text: string,
  named: readonly (Place & { skill: SkillId })[],
  wanted: readonly SkillId[],
): Place[] {
  const isForSpecial = wanted.includes('special-education-certification') && coversSubject('special education', text);
  const places: Place[] = named.filter(
    ({ skill }) => isAsGoodAs(skill, wanted) || (isForSpecial && skill === 'teaching-certificate'),
  );
  const letters =
    /\b[Ee]ndorsements?:?\s*\(?([A-Z]\b(?:(?:[,/ &]+|,? and )[A-Z]\b)*)/.exec(text) ??
    /\bCDL[ -]?[ABC](?:,| with)? ?((?:\/ ?[A-Z]\b)+)/.exec(text) ??
    /\bCDL[ -]?[ABC] ?\(([A-Z]\b(?:[,/ &]*[A-Z]\b)*)\)/.exec(text) ??
    /(?<!\b[Cc]lass )\b([A-Z]\b(?:(?:[,/ &]+|,? and )[A-Z]\b)*)[ -][Ee]ndorse(?:ments?|d)\b/.exec(text);
  const held = (letters?.[1]?.split(/[,/ &]+|and/) ?? []).flatMap((letter) =>
    letter === COMBINED.letter ? [...COMBINED.of] : letter,
  );
  const hasEndorsement = wanted.some((skill) => held.includes(ENDORSEMENTS[skill] ?? '–'));
  if (letters && hasEndorsement) places.push({ start: letters.index, end: letters.index + letters[0].length });
  return places;
}

const MULTISTATE_PATTERN = /\b(?:compact|multi-?state|NLC)\b/i;

/**
 * Whether a license is from the right state, or good in it by a compact that the sentence accepts. A license without a state may not be from the right one.
 * @param jobStates the states of the job, for a sentence that names none: a license that names another state's is not known to be good there
 */
export function coversState(
  quote: string,
  text: string,
  place: Place,
  jobStates: readonly string[] = [],
  wanted: readonly SkillId[] = [],
): boolean {
  if (wanted.length > 0 && wanted.every((skill) => NATIONAL.test(skill))) return true;
  const { from, to } = findRegion(text, place);
  const clause = text.slice(from, to);
  const at = findCredentials(quote, 'list')[0]?.start ?? 0;
  const asked = findStatesOfLicense(quote, at);
  const isOfCompact = MULTISTATE_PATTERN.test(clause) && !SINGLE_STATE.test(clause);
  if (MULTISTATE_PATTERN.test(quote) && isOfCompact) return true;
  const own = findStatesOfLicense(clause, place.start - from);
  if (asked.length === 0) {
    if (ONLY_MULTISTATE.test(quote) && !isOfCompact) return false;
    return isOfCompact || own.length === 0 || jobStates.length === 0 || own.some((state) => jobStates.includes(state));
  }
  // "CCC-SLP; licensed in Arizona": a certificate has no state, and the license for it does.
  const others = own.length > 0 ? [] : listLicenseClauses(text).flatMap(findStatesInLine);
  return [...own, ...others].some((state) => asked.includes(state));
}

/** Credentials that no state issues, so that a state in the same sentence isn't theirs. */
const NATIONAL =
  /^(?:epa-|osha-|basic-life|advanced-cardiac|pediatric-advanced|neonatal-|cpr-|first-aid|nccco|six-sigma|project-management|certified-associate-in|comptia|cisco|aws-|azure|cissp|certified-professional-coder|certified-coding|ase-|nate-|hazwoper|twic|dot-medical|faa-|airframe|finra|phr$|sphr$|shrm|certified-scrum|api-|nace|asnt|registered-nurse-first|ccrn|cnor|certified-emergency|oncology-certified|certified-phlebotomy|certified-medical-assistant|certified-pharmacy|registered-diagnostic|registered-respiratory|certified-surgical|certified-welding|aws-d1|msha|nicet)/;
/** Said of a license that no other state accepts. */
export const SINGLE_STATE = /\bsingle[- ]state\b|\bnon-?compact\b|\bnot (?:a )?(?:compact|multi-?state)\b/i;
/** A sentence that takes no license of one state: "Compact license required". */
const ONLY_MULTISTATE =
  /^(?!.*\bor\b).*\b(?:compact|multi-?state)\b[^.;]{0,30}\b(?:licen[sc]e|privileges?|RN|LPN|only|required)\b/i;

/** The clauses of a line that speak of a license, and not of one for something else. */
const listLicenseClauses = (text: string): string[] =>
  text.split(/[;|•·]|(?<=[a-z\d)])\.\s/).filter((clause) => LICENSE_ALONE.test(clause) && !LICENSE_GONE.test(clause));

const LICENSE_ALONE =
  /^\W*(?:(?:[A-Z][\w.]*|state|active|current|valid|medical|unrestricted) ){0,4}(?:licen[sc]ed?|licensure)\b|^\W*(?:[A-Z][a-z]+ ){1,2}[A-Z]{2,5}(?:-[A-Z]+)? #?\d{4,}/;
const LICENSE_GONE =
  /\b(?:expired|lapsed|inactive|suspended|revoked|pending|not|applied|eligible|former\w*|until|was)\b/i;

/** The parts of a registry's credential by their letters: "ARRT (R)(CT)". */
const listParts = (text: string): string[] =>
  /\bARRT\b/.test(text) ? [...text.matchAll(/\(([A-Z]{1,3})\)/g)].map(([, letters = '']) => letters) : [];

/** Whether a line has all words of one of the alternatives that narrow the license down. */
export function isAbout(text: string, rest: readonly (readonly string[])[]): boolean {
  const held = new Set(toComparable(text).split(' ').map(getStem));
  return rest.some((words) => words.every((word) => held.has(getStem(word))));
}

const TO_COME = /\b(?:tests?|exams?|scheduled|pending|in progress|expired|lapsed|next|planned)\b/i;

/** Words and codes of the advertisement that narrow a credential down ("ASE A4 and A5", "commercial applicator"): the line has to have each, or one of those after "or". */
export function hasCodes(text: string, quote: string, { start, end }: Place): boolean {
  const codes: string[] = quote.match(/\b[A-Z]{1,2}-?\d{1,2}\b/g) ?? [];
  const kinds: string[] = quote.toLowerCase().match(/\b(?:commercial|private|armed)\b/g) ?? [];
  const name = text.slice(start, end).toLowerCase();
  // A card for food handlers isn't one for managers.
  if (/\bhandler\b/i.test(text) && !/\bhandler\b/i.test(quote)) return false;
  const isCommercial = /cdl|class [abc]|pilot|applicator|\batp\b|airline transport/.test(name);
  const hasCode = (code: string) => text.split(';').some((clause) => clause.includes(code) && !TO_COME.test(clause));
  const parts = listParts(text);
  return (
    listParts(quote).every((part) => parts.includes(part)) &&
    (/\bor\b/i.test(quote) && codes.length > 1 ? codes.some(hasCode) : codes.every(hasCode)) &&
    kinds.every((kind) => (kind === 'commercial' && isCommercial) || text.toLowerCase().includes(kind))
  );
}
