import { findOccupation, getOccupation } from '../../jobs/index.ts';
import type { RoleWanted } from '../types.ts';
import { wantsOwnBusiness } from './own-business.ts';
import { RARE_WORK } from './rare-work.ts';
import { isBroader, parseRole } from './roles.ts';
import { fixSpelling } from './spelling.ts';
import { findWorkField } from './work-fields.ts';

/** Work named by what is done or by its license, where no job title stands. */
const NAMED_BY_WORK: readonly (readonly [RegExp, string])[] = [
  [/\bbook-?keeping\b/i, 'bookkeeper'],
  [/\baccounting\b|\bcpa\b/i, 'accountant'],
  [/\bnursing\b|\bnclex\b/i, 'registered-nurse'],
  [/\bsocial work\b/i, 'social-worker'],
  [/\bcorporate train\w+|\btraining and development\b/i, 'training-specialist'],
  [/\bteach(?:ing)?\b/i, 'teacher'],
  [/\btutoring\b/i, 'tutor'],
  [/\bsub(?:bing|stitute teaching)?\b/i, 'substitute-teacher'],
  [/\bwelding\b/i, 'welder'],
  [/\bplumbing\b/i, 'plumber'],
  [/\bhvac\b/i, 'hvac-technician'],
  [/\bcarpentry\b/i, 'carpenter'],
  [/\belectrical\b(?! engineer)/i, 'electrician'],
  [/\btruck(?:ing)?\b|\bcdl\b/i, 'truck-driver'],
  [/\bwarehous(?:e|ing)\b/i, 'warehouse-associate'],
  [/\bdata entry\b/i, 'data-entry-clerk'],
  [/\bmedical coding\b|\bcpc\b/i, 'medical-coder'],
  [/\bmedical billing\b/i, 'medical-biller'],
  [/\btech(?:nology)? sales\b|\bsaas sales\b|\bsoftware sales\b/i, 'sales-development-representative'],
  [/\bphotography\b/i, 'photographer'],
  [/\bgraphic design\b/i, 'graphic-designer'],
  [/\bux\b|\bui\/ux\b/i, 'ux-designer'],
  [/\bcoding\b|\bprogramming\b/i, 'software-engineer'],
  [/\bpolice\b|\blaw enforcement\b/i, 'police-officer'],
  [/\bfire ?fighting\b|\bfire department\b/i, 'firefighter'],
  [/\breal estate\b/i, 'real-estate-agent'],
  [/\bpa\b/i, 'physician-assistant'],
  [/\bnp\b/i, 'nurse-practitioner'],
  [/\blcsw\b|\bmsw\b/i, 'social-worker'],
  [/\bmls\b|\bmlt\b/i, 'medical-laboratory-technician'],
  [/\bpmp\b/i, 'project-manager'],
  [/\bcwi\b/i, 'construction-inspector'],
  [/\bccna\b/i, 'network-engineer'],
  [/\bseries (?:7|65|66)\b|\bcfp\b/i, 'financial-advisor'],
];

/** A grade and nothing else: the next step in the work that the person does. */
const GRADE_ONLY =
  /^(?:an? |the |be |become |get )?(?:promot(?:ed|ion)|raise|(?:shift|team|crew|floor|department|dept\.?|section|key ?holder|assistant|asst\.?|general|store)? ?(?:leads?|leader|supervisor|manager|management|mgr|foreman|key ?holder)|next level|move up|(?:make|earn)(?: more(?: money)?)?|(?:more|better|higher) (?:money|pay|salary)|same (?:job|work|thing|field)|senior|higher position)$/i;
/** Engineering licenses, for the discipline that the person is in. */
const ENGINEER_LICENSE = /^(?:an? |my |the )?(?:p\.?e\.?|eit|fe)(?: (?:license|exam))?$|^licensed engineer$/i;
const FILLER =
  /\b(?:again|idk|maybe|ideally|or so|whichever (?:is |pays )?\w+|whatever (?:hires|pays|is) .*|here in .*|in my area|near me|full[- ]?time|part[- ]?time|from home|remote|\$?\d+\/?(?:hr|hour|k)?|for real|someday|eventually|famous)\b|[?!]/gi;

/**
 * A target as written, in the sense in which somebody fills in a form: a business of one's own, a grade in the present work, a license, or
 * two jobs of which the first is read and the others are kept.
 */
export function parseTarget(title: string, current: RoleWanted): RoleWanted {
  const whole = { ...parseRole(fixSpelling(title)), title };
  if (RARE_WORK.some(({ pattern, isJob }) => isJob !== true && pattern.test(title)))
    return { ...whole, occupation: null };
  if (isBroader(title)) return { ...whole, occupation: null };
  if (wantsOwnBusiness(title)) return { ...whole, occupation: null, isBusiness: true };
  if (VAGUE_START.test(title) && findWorkField(title) !== null) return { ...whole, occupation: null };
  if (LEAVING.test(title.trim())) return { ...whole, occupation: null };
  if (SAME.test(title) && current.occupation !== null) return { ...whole, occupation: current.occupation };
  const parts = splitTargets(title);
  if (current.occupation !== null && parts.length > 0 && parts.every((part) => GRADE_ONLY.test(part)))
    return { ...whole, occupation: current.occupation, isGrade: true };
  if (ENGINEER_LICENSE.test(clean(title)) && isEngineer(current.occupation))
    return { ...whole, title: `Professional engineer`, occupation: current.occupation };
  const found = [...new Set(parts.flatMap((part) => readPart(part) ?? []))];
  const [first, ...others] = found;
  if (whole.occupation !== null && (parts.length < 2 || others.length === 0)) return whole;
  if (first === undefined) return whole;
  return {
    ...whole,
    occupation: first,
    ...(others.length > 0 && { others: others.slice(0, MAX_OTHERS) }),
  };
}

/** "Anything in marketing": a field, even where its name is read as a job. */
const VAGUE_START =
  /^\W*(?:something|anything|some (?:kind|sort|type) of|any (?:kind|sort|type) of|any job|any work|a job)\b/i;
/** The person’s own work with another employer or schedule: "same but closer to home". */
const SAME = /^(?:the )?(?:same|local|closer|day ?shift)\b(?!.*\bor\b)/i;
/** What somebody wants to leave, which isn’t what they want. */
const LEAVING = /^(?:leav\w+|get(?:ting)? (?:out|away)|out of|quit\w*|not|no more|anything but|escape)\b/i;
const MAX_OTHERS = 2;

const isEngineer = (occupation: string | null): boolean =>
  occupation !== null && getOccupation(occupation)?.field === 'engineering' && occupation.endsWith('engineer');

const clean = (text: string): string =>
  text
    .replaceAll(FILLER, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,.;:-]+|[\s,.;:-]+$/g, '')
    .trim();

/** "tutor or sub, part time": its jobs. A slash divides only with spaces, because titles have slashes as well. */
const splitTargets = (title: string): string[] =>
  title
    .split(/[?,;]|\bor\b| \/ |\bmaybe\b|\beither\b/i)
    .map(clean)
    .filter((part) => part !== '');

const MAX_PART_WORDS = 6;
const VAGUE = /\b(?:something|anything|any|some (?:kind|sort)|not|isn[’']?t|no|idea|field|industry|stuff|things?)\b/i;

/** The occupation of one part. Nothing is read into a wish such as "something with computers". */
function readPart(part: string): string | null {
  if (VAGUE.test(part) || part.split(' ').length > MAX_PART_WORDS) return null;
  return (
    parseRole(part).occupation ??
    findOccupation(part)?.occupation ??
    NAMED_BY_WORK.find(([pattern]) => pattern.test(part))?.[1] ??
    null
  );
}
