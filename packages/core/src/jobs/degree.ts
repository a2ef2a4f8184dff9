import type { Sentence } from './sentences.ts';
import type { DegreeLevel, DegreeRequirement } from './types.ts';

/** Lowest first: where a sentence names several ("BS or MS"), the lowest is enough. */
const LEVELS: readonly (readonly [DegreeLevel, RegExp])[] = [
  ['high-school', /\b(?:high school|ged|hs diploma|secondary school)\b/i],
  [
    'associate',
    /\b(?:associate(?:'?s|’s)?(?: of| in)? (?:degree|arts|science|applied)|associate(?:'?s|’s) |(?:2|two)[- ]year (?:college )?degree|AAS\b|A\.A\.S?\b)/i,
  ],
  [
    'bachelor',
    /\b(?:bachelor|baccalaureate|undergraduate degree|college degree|university degree|(?:4|four)[- ]year (?:college )?degree|BSN\b|BBA\b|BSc\b|B\.S\.?|B\.A\.?|BS\/BA|BA\/BS|(?:BS|BA)(?= (?:degree|in|or|required|and)\b))/i,
  ],
  [
    'master',
    /\b(?:master(?:'?s|’s)? (?:degree|of|in|level|required|or)|master(?:'s|’s)|MBA\b|MSN\b|MSW\b|MPH\b|M\.S\.|M\.A\.|graduate degree|(?:MS|MA)(?= (?:degree|in|or|required)\b))/i,
  ],
  ['doctorate', /\b(?:ph\.?\s?d\b|doctorate|doctoral degree|pharm\.?\s?d\b|juris doctor|j\.d\.|M\.D\.)/i],
];

const PREFERRED =
  /\b(?:prefer(?:red|ably|ence)?|a plus|desired|desirable|ideal(?:ly)?|nice to have|helpful|bonus|advantage)\b/i;
const OR_EXPERIENCE =
  /\b(?:or (?:an? )?(?:equivalent|comparable|related|commensurate|relevant)|equivalent (?:combination|work|experience)|in lieu of|experience in place|or (?:the )?equivalent|and\/or experience|or experience)\b/i;
const AREAS =
  /\b(?:degree|bachelor(?:'?s|’s)?|master(?:'?s|’s)?|BS|BA|MS|B\.S\.|B\.A\.)\s(?:degree\s)?(?:in|of)\s([A-Za-z][^.;()]{2,120})/;

/** The degree one sentence asks for, or undefined. */
export function degreeIn(sentence: Sentence, preferredSection: boolean): DegreeRequirement | undefined {
  const level = LEVELS.find(([, pattern]) => pattern.test(sentence.text))?.[0];
  if (!level) return undefined;
  const orExperience = OR_EXPERIENCE.test(sentence.text);
  return {
    level,
    areas: areasIn(sentence.text),
    required: !preferredSection && !orExperience && !PREFERRED.test(sentence.text),
    orExperience,
    quote: sentence.text,
  };
}

function areasIn(sentence: string): string[] {
  const listed = AREAS.exec(sentence)?.[1];
  if (!listed) return [];
  const cut =
    listed.split(
      /\b(?:or equivalent|or a related|or related|required|preferred|and (?:at least|\d)|with|from|is|plus)\b/i,
    )[0] ?? '';
  return cut
    .split(/,|\bor\b|\/|\band\b/)
    .map((area) => area.trim())
    .filter((area) => area.length > 2 && !/\b(?:related|relevant|similar|field|discipline|equivalent)\b/i.test(area));
}
