import { findSeniority, getOccupation, listRelatedOccupations } from '../jobs/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { AdviceRequest } from './advice.ts';
import { findGate, type Gate } from './gates/index.ts';
import { MIN_LISTINGS } from './main-skills.ts';
import { isTrainedAbroad } from './people/abroad.ts';
import type { Limits } from './people/limits.ts';
import { readRequestLimits } from './people/options.ts';
import { findState } from './people/states.ts';
import { getProfile, type OccupationProfile } from './profiles/index.ts';
import type { OccupationDemand, RoleWanted } from './types.ts';
import { getOccupationName } from './wording.ts';

/** A target that names an occupation, and everything that the advice about it depends on. */
export interface CareerContext {
  request: AdviceRequest;
  current: RoleWanted;
  occupation: string;
  /** "registered nurse", as within a sentence. */
  name: string;
  /** With its article: "a registered nurse". */
  named: string;
  profile: OccupationProfile;
  held: readonly SkillId[];
  /** The only state that the person names. */
  state: string | null;
  /** What the person can't do, doesn't want, or doesn't have. */
  limits: Limits;
  /** Null if the work is open to everyone. */
  gate: Gate | null;
  /** Whether the person's work or skills show that they already have it. */
  holdsGate: boolean;
  /** Trained in another country, so that a license from there doesn’t count here by itself. */
  isAbroad: boolean;
  /** Already in this occupation, and not as a learner. */
  isSame: boolean;
  /** In this occupation, its field, or a related one, so that the work isn’t new. */
  isNear: boolean;
  /** What the open listings require; null if there are too few to say. */
  require: OccupationDemand | null;
  found: OccupationDemand | undefined;
}

/** The context of a target. Null if its title names no known occupation. */
export function createContext(request: AdviceRequest, held: readonly SkillId[]): CareerContext | null {
  const { current, target, requirements } = request;
  if (target.occupation === null) return null;
  const occupation = chooseOccupation(target.occupation, target.title, current);
  const profile = getProfile(occupation);
  if (profile === null) return null;
  const gate = findGate(occupation, target.title);
  const own = current.occupation === null ? null : findGate(current.occupation, current.title);
  const found = requirements.get(occupation);
  const isAbroad = isTrainedAbroad(request);
  const isNew = isLearner(current) || isAbroad;
  const isBelow = BELOW.test(current.title) && !BELOW.test(target.title);
  const isSame = current.occupation === occupation && own === gate && !isBelow && !(isNew && gate !== null);
  return {
    request,
    current,
    occupation,
    name: gate?.titles && gate.as ? gate.as.replace(/^an? /, '') : formatOccupation(occupation),
    named: gate?.titles && gate.as ? gate.as : withArticle(formatOccupation(occupation)),
    profile,
    held,
    state: findState(request),
    limits: readRequestLimits(request),
    gate,
    holdsGate: gate !== null && !isAbroad && holds(gate, own, current, held),
    isAbroad,
    isSame,
    isNear: current.occupation !== null && isNear(current.occupation, occupation),
    require: found && found.listings >= MIN_LISTINGS ? found : null,
    found,
  };
}

/** Grades below the work itself. */
const BELOW = /\b(?:assistant|aide|helper|apprentice|trainee|intern)\b/i;

/** A title that names a license of several occupations ("PE") is read in the person's own one. */
function chooseOccupation(occupation: string, title: string, current: RoleWanted): string {
  const gate = findGate(occupation, title);
  return gate?.titles && current.occupation !== null && findGate(current.occupation, title) === gate
    ? current.occupation
    : occupation;
}

/** Whether a credential counts in an occupation or its field. */
export const fitsOccupation = (fits: ReadonlySet<string>, occupation: string): boolean =>
  fits.size === 0 || fits.has(occupation) || fits.has(getOccupation(occupation)?.field ?? '');

/** An apprentice, a trainee, or a student of the occupation. */
const isLearner = ({ title }: RoleWanted): boolean =>
  findSeniority(title) === 'intern' || /\bhelper\b|\bin training\b|\bstudent\b/i.test(title);

/** The same, related, or in the same field. */
const isNear = (one: string, other: string): boolean =>
  one === other ||
  listRelatedOccupations(other).includes(one) ||
  getOccupation(one)?.field === getOccupation(other)?.field;

/** A skill shows it, or the person works where the same license is required. */
function holds(gate: Gate, own: Gate | null, current: RoleWanted, held: readonly SkillId[]): boolean {
  if (gate.shownBy?.some((skill) => held.includes(skill))) return true;
  if (!own || isLearner(current) || own.scope === 'usual' || own.scope === 'some-states') return false;
  const [shown] = own.shownBy ?? [];
  return own === gate || (shown !== undefined && (gate.shownBy?.includes(shown) ?? false));
}

/** Names that are written with a capital inside a sentence. */
const OTHER_NAMES: Record<string, string> = { clergy: 'member of the clergy' };
const ACRONYM = /^(?:[A-Z]{2,}\S*|UX|QA|IT|HR|CRM|DevOps|HVAC)$/;

/** An occupation's name within a sentence: "registered nurse", "HVAC technician". */
export function formatOccupation(occupation: string): string {
  return lowerWords(OTHER_NAMES[occupation] ?? getOccupationName(occupation));
}

const lowerWords = (text: string): string =>
  text
    .split(' ')
    .map((word) => (ACRONYM.test(word) ? word : word.toLowerCase()))
    .join(' ');

const VOWEL_SOUND = /^(?:[aeio]|u(?!n[iy]|s[ei])|IT\b|HR|HVAC|SQL|MRI|RN|LPN)/;

/** "an electrician", "a registered nurse", "an HVAC technician". */
export const withArticle = (name: string): string => `${VOWEL_SOUND.test(name) ? 'an' : 'a'} ${name}`;
