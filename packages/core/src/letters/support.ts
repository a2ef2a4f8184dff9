import { verifyText } from '../improve/truth/verify-text.ts';
import { findSkills } from '../skills/index.ts';
import { hasOnly, names, normalize, removePhrases, wordSet } from './coverage.ts';
import type { Evidence, RoleEvidence } from './evidence.ts';
import { areYearsCovered, findYears, isExperience, isPosition, listNames, writtenDates } from './positions.ts';
import { isCredential, isEducation, isLanguage, isPersonal, isSkillStatement } from './qualifications.ts';
import { splitFront } from './statements.ts';

const FRONT_WORDS = wordSet(
  `also earlier later before that there then currently previously today overall addition at in as with during for from while since over throughout
  through on a an the my working i was work role position job time current last previous most recent project volunteer both and of employed
  serving there years year`,
);

const ABLE_PATTERN = /^I(?:’m able to| am able to| can| could) /;
const SMALL_OPENING_PATTERN =
  /^(I(?:’ve|’m| have| am| was)?) (?:also|then|later|first|there|currently|recently|previously) /i;

/** Whether the résumé or a confirmed fact supports a claim about the person. */
export function isSupported(statement: string, evidence: Evidence): boolean {
  const text = statement.trim().replaceAll("'", '’');
  const { front, core: whole } = splitFront(text);
  const core = whole.replace(ABLE_PATTERN, 'I ').replace(SMALL_OPENING_PATTERN, '$1 ');
  if (saysOnlyWhatIsListed(core, evidence) && isFrontKnown(front, evidence)) return true;
  if (listLinesLike(text, evidence.others).some((line) => verifyText(text, [line]).ok)) return true;
  return listNamedRoles(text, evidence).some((role) => followsFromRole(front, core, text, role, evidence));
}

function saysOnlyWhatIsListed(core: string, evidence: Evidence): boolean {
  return [isPosition, isExperience, isEducation, isCredential, isLanguage, isSkillStatement, isPersonal].some((says) =>
    says(core, evidence),
  );
}

/** The roles that a text names by employer or project, or all if it names none. */
function listNamedRoles(text: string, { roles }: Evidence): RoleEvidence[] {
  const named = roles.filter(({ entry: { employer, kind, title } }) => {
    const name = kind === 'project' ? title : employer;
    return name !== undefined && names(text, name);
  });
  return named.length > 0 ? named : roles;
}

function followsFromRole(
  front: string,
  core: string,
  text: string,
  { entry, lines }: RoleEvidence,
  { facts }: Evidence,
): boolean {
  const phrases = [...listNames(entry), ...writtenDates([entry.start, entry.end])];
  const isKnown = front === '' || hasOnly(removePhrases(front, phrases), FRONT_WORDS);
  const isTimed = !findYears(front) || areYearsCovered(front, { facts, roles: [], others: [], skills: new Set() });
  const bare = withoutPlace(core, entry.employer);
  const near = listLinesLike(text, lines);
  if (near.length === 0) return false;
  return (isKnown && isTimed && verifyText(bare, near).ok) || (bare !== text && verifyText(text, near).ok);
}

const MIN_WORD_LENGTH = 4;
const STEM_LENGTH = 4;

/** Comparing takes long, and a line that shares no word and no number with a statement hardly ever supports it. */
function listLinesLike(text: string, lines: readonly string[]): string[] {
  const wanted = listStems(text);
  return lines.filter((line) => [...listStems(line)].some((stem) => wanted.has(stem)));
}

const listStems = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{N}+|\p{L}+/gu) ?? [])
      .filter((word) => word.length >= MIN_WORD_LENGTH || /^\p{N}/u.test(word))
      .map((word) => word.slice(0, STEM_LENGTH)),
  );

/** "I cared for 6 patients a shift at Lakeview Hospital" without the place, which the role itself gives. */
function withoutPlace(core: string, employer: string | undefined): string {
  if (!employer) return core;
  const name = employer.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "[’']");
  return core.replace(new RegExp(`,? (?:while )?(?:at|for|with) (?:the )?${name}(?![\\p{L}\\p{N}])`, 'iu'), '');
}

function isFrontKnown(front: string, { facts: { entries } }: Evidence): boolean {
  if (front === '') return true;
  const phrases = entries.flatMap((entry) => [...listNames(entry), ...writtenDates([entry.start, entry.end])]);
  return hasOnly(removePhrases(front, phrases), FRONT_WORDS);
}

/** "my experience in SQL", "my time as a nurse manager": what an opinion or a wish takes for granted. */
const GIVEN_PATTERN =
  /\b(?:my|with(?! (?:me|you|your|us|the|this)\b))\b(?:[ \p{L}\p{N}’+-]{0,60}?)\b(?:experience|background|training|degree|license|certification|knowledge|skills?|expertise|career|role|position|years|time|work|mastery|command)\b([^,.;!?]*)/giu;
const AS_PATTERN =
  /\bas an? ([\p{L} -]{3,60}?)(?= (?:at|in|for|with|and|would|will|to|has|have|makes?|can|could|who|that)\b|[,.;!?]|$)/iu;

/** Whether an opinion or a wish contains a fact about the person that nothing supports: "my ten years of teaching would help you". */
export function takesForGranted(statement: string, evidence: Evidence): boolean {
  const text = statement.replaceAll("'", '’');
  if (findYears(text) && /\b(?:experience|my|career|work)/i.test(text) && !areYearsCovered(text, evidence)) return true;
  const { front } = splitFront(text);
  const isHypothetical = /\byour?\b/i.test(front);
  const given = [...text.matchAll(GIVEN_PATTERN)].map(([whole]) => whole);
  const stated = [...given, ...(front && !isHypothetical ? [front] : [])];
  return stated.some(
    (part) =>
      findSkills(part).some(({ skill }) => !evidence.skills.has(skill) && !isTitleWord(part, evidence)) ||
      !isTitleHeld(AS_PATTERN.exec(part)?.[1], evidence),
  );
}

/** A word of the person's own title may also be the name of a skill. */
const isTitleWord = (part: string, { facts: { entries } }: Evidence): boolean =>
  entries.some((entry) => listNames(entry).some((name) => names(part, name)));

function isTitleHeld(title: string | undefined, { facts: { entries } }: Evidence): boolean {
  if (title === undefined) return true;
  const wanted = normalize(title);
  return entries.some((entry) => listNames(entry).some((name) => normalize(name) === wanted));
}
