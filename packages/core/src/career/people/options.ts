import { getOccupation, listOccupations } from '../../jobs/index.ts';
import type { AdviceRequest } from '../advice.ts';
import { findGate } from '../gates/index.ts';
import { getProfile } from '../profiles/index.ts';
import { isAtOrBelow } from './ladders.ts';
import { isRuledOut, type Limits, readLimits } from './limits.ts';
import { RARE_WORK } from './rare-work.ts';
import { fixSpelling } from './spelling.ts';
import { findWorkField, listLikedWork, listMoves, listRejectedFields } from './work-fields.ts';

const MAX_OPTIONS = 3;

/** Everything that a person wrote, for limits. The target comes last, because "not" in it often rejects a kind of work. */
export const readRequestLimits = ({ current, target, goals, unknownSkills, typedSkills }: AdviceRequest): Limits =>
  readLimits([goals, ...(typedSkills ?? unknownSkills), current.title, target.title]);

export const findRareWork = (title: string) => RARE_WORK.find(({ pattern }) => pattern.test(title)) ?? null;

const LEADS = /\b(?:director|manager|mgr|head|chief|vp|foreman|forewoman|supervisor|superintendent|owner)\b/i;
const LEADING_WORK = /manager|director|chief|supervisor|product-marketing/;
/** Jobs that most people enter without a trade or a degree, so that somebody with years of work would step down into them. */
const ENTRY_WORK: ReadonlySet<string> = new Set(
  `construction-laborer cashier stocker grocery-clerk retail-associate dishwasher food-service-worker host warehouse-associate production-worker
  receptionist office-clerk data-entry-clerk delivery-driver agricultural-worker housekeeper janitor laundry-worker security-guard research-assistant
  laboratory-technician sales-development-representative marketing-coordinator human-resources-assistant teacher-aide medical-receptionist
  customer-service-representative library-assistant animal-caretaker bank-teller passenger-driver recreation-worker meter-reader performer`.split(
    /\s+/,
  ),
);

/** Work from which an entry job in another field is no step down. */
const SIMPLE_WORK: ReadonlySet<string> = new Set([
  ...ENTRY_WORK,
  ...'home-health-aide nursing-assistant cook server bartender barista childcare-worker direct-support-professional landscaper'.split(
    ' ',
  ),
]);

/** What an occupation's own work is called in full: the title as written and the occupation’s name. */
export const describeOwn = ({ current }: Pick<AdviceRequest, 'current'>): string =>
  `${current.title} ${current.occupation === null ? '' : (getOccupation(current.occupation)?.name ?? '')}`;

const OPEN = new RegExp(
  [
    String.raw`\b(?:any|anything|something|some|somewhere|not|unsure|idk|don[’']?t know|no idea|undecided|whatever|different|another|career change|change|get (?:off|out)|out of|leave|leaving|private sector|non[- ]\w+|help people|same|more money)\b`,
    String.raw`\b(?:real|steady|stable|better|good|decent|new|easy|easier|low[- ]stress|less \w+|remote|local|permanent|full[- ]?time|part[- ]?time|office|desk|ground|federal|government|state|city|outdoor|indoor|day|first|second|side|paying)\b.{0,20}\b(?:jobs?|work|roles?|positions?|career)\b`,
    String.raw`^(?:an? )?(?:jobs?|work|career|part[- ]?time|remote|(?:work )?(?:from|at) home)\b|\bwork with\b`,
  ].join('|'),
  'i',
);

const LONG_TITLE = 4;
/** A job that is described by what it brings. */
const DESCRIBED = /\b(?:jobs?|work|roles?|positions?)\b|^(?:after|before|when|where)\b/i;

/** Whether a target leaves the work open, so that the person knows that they named none. */
export const leavesOpen = (title: string): boolean =>
  title.trim() === '' ||
  /\?/.test(title) ||
  OPEN.test(title) ||
  (title.trim().split(/\s+/).length >= LONG_TITLE && DESCRIBED.test(title));

/** Up to three jobs in the field that a target names, or that people from the person's field go to, without any that doesn't fit. */
export function listOptions(request: AdviceRequest): string[] {
  const { current, target, goals } = request;
  const ownField = current.occupation === null ? null : (getOccupation(current.occupation)?.field ?? null);
  const named = findWorkField(target.title)?.occupations ?? [];
  const moves = current.military
    ? [...(current.military.job?.near ?? []), ...listMoves('military')]
    : listMoves(ownField);
  // Without any work to go by and a field, nothing says what would fit.
  const liked = listLikedWork(`${goals}. ${target.title}`);
  const pool = named.length > 0 ? named : current.occupation === null ? liked : [...liked, ...moves];
  // A title that we can’t read may be any job.
  if (named.length === 0 && !leavesOpen(target.title) && target.situations?.length === 0) return [];
  const isOpen = createFitCheck(request);
  return [...new Set(pool)].filter(isOpen).slice(0, MAX_OPTIONS);
}

/** Whether somebody can and wants to go into an occupation, as far as their work, degree, and limits say. */
export function createFitCheck(request: AdviceRequest): (occupation: string) => boolean {
  const { current, target } = request;
  const limits = readRequestLimits(request);
  const rejected = new Set(
    listRejectedFields(target.title).flatMap(({ occupations }) => [
      ...occupations,
      getOccupation(occupations[0] ?? '')?.field ?? '',
    ]),
  );
  const own = describeOwn(request);
  const leads = LEADS.test(current.title);
  const ownConditions = current.occupation === null ? undefined : getProfile(current.occupation)?.conditions;
  const ownNeedsDegree = ownConditions?.has('bachelor') === true || ownConditions?.has('graduate') === true;
  const hasDegree = ownNeedsDegree || showsDegree(request);
  const isSkilled = leads || ownNeedsDegree || (current.occupation !== null && !SIMPLE_WORK.has(current.occupation));
  return (id) => {
    const profile = getProfile(id);
    if (!profile || isRuledOut(id, limits)) return false;
    if (rejected.has(id) || rejected.has(getOccupation(id)?.field ?? '')) return false;
    if (id === current.occupation || isAtOrBelow(getOccupation(id)?.name ?? '', own) || takesOwnDegree(id))
      return false;
    const { conditions } = profile;
    if (!hasDegree && (conditions.has('bachelor') || conditions.has('graduate'))) return false;
    if (ownNeedsDegree && (conditions.has('no-degree') || ENTRY_WORK.has(id))) return false;
    if (isSkilled && ENTRY_WORK.has(id)) return false;
    return leads || !LEADING_WORK.test(id);
  };
}

/** Work whose license or certificate takes a degree of its own is no job to change into. */
const takesOwnDegree = (id: string): boolean =>
  /\b(?:bachelor|master|associate|doctor|degree|law school|BSW|MSW|BSN|ADN|JD)\b/i.test(
    findGate(id, '')?.program ?? '',
  );

/** Whether somebody has a degree, as far as they say. */
export const showsDegree = ({ person, current, typedSkills, unknownSkills }: AdviceRequest): boolean =>
  person.degree !== undefined ||
  /(?<![\w-])(?:B\.?S\.?[NW]?|B\.?A\.?|M\.?S\.?[NW]?|M\.?B\.?A|Ph\.?D)\b|\b(?:bachelor|master)[’']?s?\b|\bpost-?doc\b|\b\w+ degree\b/.test(
    [current.title, ...(typedSkills ?? unknownSkills)].join('; '),
  );

/** Words of titles that say too little to find a job by. */
const COMMON = new Set(
  'assistant associate manager management supervisor director coordinator representative specialist worker technician clerk officer engineer agent operator business service company plant home role insurance with from'.split(
    ' ',
  ),
);
const MIN_WORD = 4;

/** Up to three occupations whose names share a telling word with a title that names none. */
export function listAlikeTitles(title: string): string[] {
  const words = new Set(
    (
      fixSpelling(title)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).filter((word) => word.length >= MIN_WORD && !COMMON.has(word)),
  );
  const shared = (name: string) =>
    (name.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => words.has(word)).length;
  return listOccupations()
    .map(({ id, name }) => ({ id, count: shared(name) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_OPTIONS)
    .map(({ id }) => id);
}
