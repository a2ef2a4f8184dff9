import { findSkillByName, findSkills, getSkillById } from '../skills/index.ts';
import type { DegreeMention } from './degree-mention.ts';
import { endsSubjects } from './degree-phrases.ts';

/** Start of the fields of study after a degree: "in Accounting", "of Science in Nursing", "degree, preferably in Finance". */
const OPENING_PATTERN =
  /^[’'`.]?s?[’'`]?\s?(?:\([^)]{1,30}\)\s?)?(?:level\s)?(?:degrees?\s?)?(?:or (?:higher|above)\s)?(?:(?:required|preferred),?\s)?,?\s?(?:preferably\s)?(?:with (?:an? )?(?:major|concentration|emphasis|focus|specialization) in|(?:majoring|major) in|of (?:science|arts|applied science|business|engineering|nursing|education|fine arts)(?: degree)?,? in|in|of)\s(?:an?\s|the\s)?(?:(?:area|field|discipline)s?\sof\s)?/i;

/** "Associates Degree, Early Childhood Education" */
const AFTER_COMMA_PATTERN = /^(?: degree)?,\s([A-Z][A-Za-z ]{3,50})\W*$/;

const AREA_END_PATTERN =
  /[.;:()]|\s[-–—]\s|\b(?:or (?:an? |the )?(?:equivalent|closely|related|relevant|similar|comparable|commensurate|other|work|combination|at least|minimum|\d)|required|preferred|desired|and (?:at least|an?|\d|minimum|strong|experience|one|two|three|four|five)|with|from|is|are|plus|equivalent|highly|strongly|experience|minimum|\d{1,2}\+?\s(?:years|yrs)|(?:bachelor|master|associate|ph\.?d|doctor)[a-z’']*|degree)\b/i;

const NOT_AN_AREA_PATTERN =
  /\b(?:related|relevant|similar|fields?|disciplines?|equivalent|areas?|other|degree|subject|major|education|university|college|one of|following|applicable|appropriate|science or arts|licensed|certified)\b/i;

/** "Education" and its branches are a subject; "higher education" and "formal education" are not. */
const EDUCATION_PATTERN =
  /^(?:(?:elementary|secondary|primary|special|early childhood|childhood|physical|adult|bilingual|art|music|english|math(?:ematics)?|science|vocational|career and technical|technical|health|agricultural|business|middle(?: grades| school)?) )?education$/i;

/** "A human services field" names its area; "a related field" doesn't. */
const NAMED_FIELD_PATTERN =
  /(?<=^(?!.*\b(?:related|relevant|similar|any|this|that|other|appropriate|applicable|same)\b).*[a-z]{4}) (?:fields?|disciplines?)$/i;

const MAX_AREAS = 8;

/** The fields of study that a sentence lists after its degrees, without duplicates and as written; "a related field" is left out. */
export function listDegreeAreas(text: string, mentions: readonly DegreeMention[]): string[] {
  const areas = new Set<string>();
  for (const { end, start } of mentions) {
    // The "in" of a bare "degree in …" is part of the mention.
    const inside = /\s(?:in|of)\s\w$/i.exec(text.slice(start, end));
    const from = inside ? end - inside[0].length : end;
    const rest = text.slice(from, from + 200);
    const opening = OPENING_PATTERN.exec(rest);
    const [, named = ''] = AFTER_COMMA_PATTERN.exec(rest) ?? [];
    const subject = opening ? undefined : findSkillByName(named);
    if (subject && !endsSubjects(subject.kind)) areas.add(named);
    if (!opening) continue;
    for (const area of splitAreas(rest.slice(opening[0].length))) areas.add(area);
  }
  if (areas.size === 0) for (const area of findAreasApart(text)) areas.add(area);
  return [...areas].slice(0, MAX_AREAS);
}

/** The fields of study at the start of a text, up to where something else begins. */
function splitAreas(tail: string): string[] {
  const tool = findSkills(tail).find(({ skill }) => endsSubjects(getSkillById(skill)?.kind));
  const stop = Math.min(AREA_END_PATTERN.exec(tail)?.index ?? tail.length, tool?.start ?? tail.length);
  return tail
    .slice(0, stop)
    .split(/,|\/|\bor\b|\band\/or\b|(?<=\w)\s&\s/)
    .map((area) =>
      area
        .replace(/^\s*(?:and|either)\s|^[\s&]+|[\s,&]+$|\s(?:and|or)\s*$/gi, '')
        .trim()
        .replace(NAMED_FIELD_PATTERN, ''),
    )
    .filter(isArea);
}

/** The fields of a degree whose level stands elsewhere, "degree in nursing, AA or higher", or of one that brackets follow: "(accounting or finance)". */
function findAreasApart(text: string): string[] {
  const [, inBrackets = ''] = /\bdegree\s*\(([A-Za-z][A-Za-z ,/&-]{3,60})\)/.exec(text) ?? [];
  if (inBrackets !== '' && !NO_FIELD_PATTERN.test(inBrackets)) return splitAreas(inBrackets);
  const after = /\bdegrees? in (?=[A-Za-z]{3})(?!which\b|order\b|any\b|an?\b)/i.exec(text);
  return after
    ? splitAreas(
        text.slice(after.index + after[0].length).split(/, (?:AA|AS|BA|BS|MA|MS|associate|bachelor|master)\b/i, 1)[0] ??
          '',
      )
    : [];
}

/** In brackets after a degree, and no field of study. */
const NO_FIELD_PATTERN =
  /\b(?:required|preferred|desired|equivalent|years?|minimum|higher|completed|accredited|any|or foreign|degree|BA|BS|AA|AS|MA|MS|plus)\b/i;

function isArea(text: string): boolean {
  return (
    text.length > 1 &&
    text.length <= 60 &&
    text.split(/\s+/).length <= 6 &&
    /^\p{L}/u.test(text) &&
    (!NOT_AN_AREA_PATTERN.test(text) || EDUCATION_PATTERN.test(text))
  );
}
