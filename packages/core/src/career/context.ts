import { findSeniority, getOccupation, listRelatedOccupations } from '../jobs/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { AdviceRequest } from './advice.ts';
import { findGate, type Gate } from './gates/index.ts';
import { findState, type Goals, parseGoals } from './goals/parse.ts';
import { type GoalTopic, TOPIC_WORDS } from './goals/topics.ts';
import { MIN_LISTINGS } from './main-skills.ts';
import { filterBridge } from './people/bridges.ts';
import { type Limits, readLimits } from './people/limits.ts';
import { describeOwn, readRequestLimits } from './people/options.ts';
import { getProfile, type OccupationProfile } from './profiles/index.ts';
import type { OccupationDemand, RoleWanted } from './types.ts';
import { getOccupationName, quoteUserText } from './wording.ts';

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
  goals: Goals;
  /** What the person can't do, doesn't want, or doesn't have. */
  limits: Limits;
  /** Null if the work is open to everyone. */
  gate: Gate | null;
  /** Whether the person's work or skills show that they already have it. */
  holdsGate: boolean;
  /** Already in this occupation, and not as a learner. */
  isSame: boolean;
  /** What the open listings require; null if there are too few to say. */
  require: OccupationDemand | null;
  found: OccupationDemand | undefined;
}

/** The context of a target. Null if its title names no known occupation. */
export function createContext(request: AdviceRequest, held: readonly SkillId[]): CareerContext | null {
  const { current, target, requirements, goals } = request;
  if (target.occupation === null) return null;
  const occupation = chooseOccupation(target.occupation, target.title, current);
  const profile = getProfile(occupation);
  if (profile === null) return null;
  const gate = findGate(occupation, target.title);
  const own = current.occupation === null ? null : findGate(current.occupation, current.title);
  const found = requirements.get(occupation);
  const isNew = isLearner(current) || isTrainedAbroad(request);
  const isSame = current.occupation === occupation && own === gate && !(isNew && gate !== null);
  return {
    request,
    current,
    occupation,
    name: gate?.titles && gate.as ? gate.as.replace(/^an? /, '') : formatOccupation(occupation),
    named: gate?.titles && gate.as ? gate.as : nameTarget(occupation, target.title),
    profile,
    held,
    goals: readGoals(goals, current, target, occupation),
    limits: readRequestLimits(request),
    gate: gate && narrowBridge(gate, request, occupation),
    holdsGate: gate !== null && !isTrainedAbroad(request) && holds(gate, own, current, held),
    isSame,
    require: found && found.listings >= MIN_LISTINGS ? found : null,
    found,
  };
}

/** A title that names a license of several occupations ("PE") is read in the person's own one. */
function chooseOccupation(occupation: string, title: string, current: RoleWanted): string {
  const gate = findGate(occupation, title);
  return gate?.titles && current.occupation !== null && findGate(current.occupation, title) === gate
    ? current.occupation
    : occupation;
}

/** A gate whose bridge names only jobs that the person could take. */
function narrowBridge(gate: Gate, request: AdviceRequest, occupation: string): Gate {
  const { bridge, ...rest } = gate;
  if (bridge === undefined) return gate;
  const narrowed = filterBridge(bridge, {
    own: describeOwn(request),
    target: `${request.target.title} ${getOccupationName(occupation)}`,
    targetOccupation: occupation,
    limits: readRequestLimits(request),
  });
  return narrowed === null ? rest : { ...rest, bridge: narrowed };
}

/** The person's own work with its article, as they named its grade: "an EMT", "a concrete foreman". */
export function nameOwnWork({ occupation, title }: RoleWanted): string {
  if (occupation === null) return '';
  const gate = findGate(occupation, title);
  if (gate?.titles && gate.as) return gate.as;
  const isShort = /^[A-Za-z’' ]{4,32}$/.test(title.trim()) && title.trim().split(/\s+/).length <= 3;
  return withArticle(isShort && GRADE.test(title) ? lowerWords(title.trim()) : formatOccupation(occupation));
}

const GRADE = /\b(?:helper|apprentice|foreman|forewoman|lead|superintendent|journeyman|supervisor|trainee)\b/i;

/** The occupation with its article, and how the title was read if the two share no word. */
function nameTarget(occupation: string, title: string): string {
  const named = withArticle(formatOccupation(occupation));
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const isAlike = words.some((word) => named.includes(word.slice(0, 5)));
  const isUsualTitle = /\bor\b/i.test(title) || title.trim().split(/\s+/).length <= 2 || /\b[A-Z]{2,6}\b/.test(title);
  return isAlike || isUsualTitle ? named : `${named} (our reading of ${quoteUserText(title)})`;
}

const LEADING = /\b(?:leads?|leader|manager|management|mgr|supervisor|foreman|promot\w+)\b/i;

/** What the goals ask; training abroad may stand in the current title. */
function readGoals(text: string, current: RoleWanted, target: RoleWanted, occupation: string): Goals {
  const read = parseGoals(text, ({ fits }) => fitsOccupation(fits, occupation));
  const state = read.state ?? findState(target.title);
  // A grade as the target says what kind of next step is meant.
  const limits = readLimits([text, target.title]);
  const wantsLead =
    !limits.kinds.has('lead') &&
    target.isGrade === true &&
    LEADING.test(target.title) &&
    !read.unwanted.includes('lead');
  const goals: Goals =
    wantsLead && !read.topics.includes('lead')
      ? { ...read, topics: ['lead', ...read.topics] }
      : limits.kinds.has('lead')
        ? {
            ...read,
            topics: read.topics.filter((topic) => topic !== 'lead'),
            unwanted: [...new Set<GoalTopic>([...read.unwanted, 'lead'])],
          }
        : read;
  const isForeign = TOPIC_WORDS.foreign.test(current.title) && !goals.topics.includes('foreign');
  return isForeign ? { ...goals, state, topics: ['foreign', ...goals.topics] } : { ...goals, state };
}

/** Whether a credential counts in an occupation or its field. */
export const fitsOccupation = (fits: ReadonlySet<string>, occupation: string): boolean =>
  fits.size === 0 || fits.has(occupation) || fits.has(getOccupation(occupation)?.field ?? '');

/** An apprentice, a trainee, or a student of the occupation. */
const isLearner = ({ title }: RoleWanted): boolean =>
  findSeniority(title) === 'intern' || /\bhelper\b|\bin training\b|\bstudent\b/i.test(title);

/** Trained in another country, so that a license from there doesn’t count here by itself. */
const isTrainedAbroad = ({ current, goals }: AdviceRequest): boolean =>
  TOPIC_WORDS.foreign.test(current.title) || TOPIC_WORDS.foreign.test(goals);

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

const VOWEL_SOUND = /^(?:[aeio]|u(?!n[iy]|s[ei])|HR|HVAC|SQL|MRI|RN|LPN)/;

/** "an electrician", "a registered nurse", "an HVAC technician". */
export const withArticle = (name: string): string => `${VOWEL_SOUND.test(name) ? 'an' : 'a'} ${name}`;

/** Related occupations that the condition holds for, without the person's own. */
export const listRelatedWith = (
  { occupation, current }: CareerContext,
  test: (profile: OccupationProfile) => boolean,
): string[] =>
  listRelatedOccupations(occupation).filter((id) => {
    const profile = getProfile(id);
    return id !== current.occupation && profile !== null && test(profile);
  });
