import type { SkillKind } from '../skills/types.ts';

const DEGREE_LEVEL = String.raw`(?:degrees?|diploma|GED|credits?|credit hours|bachelor['’]?s?|master['’]?s|associate['’]?s? degree|associate['’]s(?! [a-z])|doctorate|B\.?[AS]\.?c?|M\.?[AS]\.?c?|Ph\.?D\.?|graduates?)`;
/** What can replace education: "60 college credits or 2 years of military experience". */
const INSTEAD_OF_DEGREE_PATTERN = new RegExp(
  String.raw`\b${DEGREE_LEVEL}\b(?:(?!\b(?:and|plus|with(?! (?:an? )?(?:at least|minimum|\d))|must)\b)(?:[^.;]|\.\d)){0,60}\bor\b(?:(?!\b(?:and|plus|with|must)\b)[^.;,]){0,40}$`,
  'i',
);
/** The subject of a degree, which is asked as a degree: "BS in a technical field (i.e. Computer Science)". */
const SUBJECT_PATTERN = new RegExp(
  String.raw`(?:\b${DEGREE_LEVEL}(?: degree)?(?: program)?(?: \([^()]{1,20}\))?,? (?:(?:preferably |ideally )?in|with an? (?:[\w-]+ )?(?:major|concentration|emphasis|focus|specialization) (?:in|such as|of))|\b(?:degree|major) (?:required )?in)\s(?:(?!\b(?:experience|years?|knowledge|skills?|plus|and (?:at least|a minimum|strong|proven)|certifi\w+|licen\w+|with|must)\b)(?:[^.;]|\b[ie]\.[eg]\.)){0,80}$`,
  'i',
);
/** "Associates Degree, Early Childhood Education": the whole line is the degree and its subject. */
const NAMED_AFTER_COMMA = new RegExp(String.raw`^\W*(?:an? )?${DEGREE_LEVEL}(?: degree)?,\s$`, 'i');
/** More than either pattern can span. */
const MAX_DISTANCE = 240;

/** Whether the name after these words can replace education. */
export const replacesDegree = (before: string): boolean => INSTEAD_OF_DEGREE_PATTERN.test(before.slice(-MAX_DISTANCE));

/** Nobody gets a degree in a tool, a language of a list of skills, or a license, so a list has left the subjects there. */
export const endsSubjects = (kind: SkillKind | undefined): boolean => kind === 'technology' || kind === 'license';

/**
 * Whether a name is the subject of a degree: "Degree in Nursing, Java" names one subject and one skill.
 *
 * @param text a sentence
 * @param names every name in it, in order
 */
export function isSubjectOfDegree(
  text: string,
  { start, end }: { start: number; end: number },
  names: readonly { start: number; kind: SkillKind | undefined }[],
): boolean {
  const near = Math.max(0, start - MAX_DISTANCE);
  if (NAMED_AFTER_COMMA.test(text.slice(near, start)) && /^\W*$/.test(text.slice(end)))
    return !names.some((one) => one.start === start && endsSubjects(one.kind));
  const match = SUBJECT_PATTERN.exec(text.slice(near, start));
  if (!match) return false;
  const from = near + match.index;
  return !names.some((one) => one.start > from && one.start <= start && endsSubjects(one.kind));
}
