import { getOccupation, listRelatedOccupations } from '../../jobs/index.ts';
import type { AdviceRequest } from '../advice.ts';
import { getProfile } from '../profiles/index.ts';
import { findTransfers } from '../transfers/index.ts';
import { compareWorkSkills } from '../work-skills.ts';
import { isAtOrBelow } from './ladders.ts';
import { isRuledOut, type Limits, readLimits } from './limits.ts';
import { MOVES, RARE_WORK, WISHES, type Wish } from './wishes.ts';

const MAX_OPTIONS = 3;

/** Everything that a person wrote, for limits. The target comes last, because "not" in it often rejects a kind of work. */
export const readRequestLimits = ({ current, target, goals, unknownSkills, typedSkills }: AdviceRequest): Limits =>
  readLimits([goals, ...(typedSkills ?? unknownSkills), current.title, target.title]);

const REJECTED =
  /\b(?:not|no|isn[’']?t|aren[’']?t|outside(?: of)?|anything but|except|other than|leave|leaving|out of)\b.*$/i;

/** The field that a target names without a job: "anything in marketing that isn’t a startup". */
export function findWish(title: string): Wish | null {
  const text = title.replace(REJECTED, ' ');
  const after = /\bstill (.+)$/i.exec(title)?.[1] ?? text;
  return WISHES.find(({ pattern }) => pattern.test(after)) ?? WISHES.find(({ pattern }) => pattern.test(text)) ?? null;
}

/** Fields that a target rejects: "anything but restaurants". */
function listRejectedFields(title: string): Set<string> {
  const [rejected] = REJECTED.exec(title.replace(/\b(?:but )?still\b.*$/i, '')) ?? [];
  if (rejected === undefined) return new Set();
  const wishes = WISHES.filter(({ pattern }) => pattern.test(rejected));
  return new Set(
    wishes.flatMap(({ occupations }) => occupations.map((id) => getOccupation(id)?.field ?? '').slice(0, 2)),
  );
}

export const findRareWork = (title: string) => RARE_WORK.find(({ pattern }) => pattern.test(title)) ?? null;

const LIKED = /\b(?:like|love|enjoy|good (?:at|with)|interested in|want to work with|into)\b ([^.;!?\n]{3,60})/gi;
const NOT_LIKED = /\b(?:not|don[’']?t|never|no)\s+(?:\w+ )?$/i;

/** Jobs in what the goals say somebody likes. */
function listLiked(text: string): Set<string> {
  const liked = [...text.matchAll(LIKED)].filter(({ index }) => !NOT_LIKED.test(text.slice(0, index)));
  return new Set(
    liked.flatMap(([, words]) =>
      WISHES.filter(({ pattern }) => pattern.test((words ?? '').replace(/\b(?:just )?not .*$/i, ''))).flatMap(
        ({ occupations }) => occupations,
      ),
    ),
  );
}

const LEADS = /\b(?:director|manager|head|chief|vp|foreman|forewoman|supervisor|superintendent|owner)\b/i;
const LEADING_WORK = /manager|director|chief|supervisor|product-marketing/;
/** Jobs that most people enter without a trade or a degree. */
const ENTRY_WORK: ReadonlySet<string> = new Set(
  `construction-laborer cashier stocker grocery-clerk retail-associate dishwasher food-service-worker host warehouse-associate production-worker
  receptionist office-clerk data-entry-clerk delivery-driver agricultural-worker housekeeper janitor laundry-worker security-guard research-assistant
  laboratory-technician sales-development-representative marketing-coordinator human-resources-assistant teacher-aide medical-receptionist
  customer-service-representative library-assistant animal-caretaker`.split(/\s+/),
);
const OFFICE_ENTRY: ReadonlySet<string> = new Set(['receptionist', 'office-clerk', 'customer-service-representative']);

/** What an occupation's own work is called in full: the title as written and the occupation’s name. */
export const describeOwn = ({ current }: Pick<AdviceRequest, 'current'>): string =>
  `${current.title} ${current.occupation === null ? '' : (getOccupation(current.occupation)?.name ?? '')}`;

/** Up to three occupations that fit a vague target, what the person did, and what they can’t do; the best fit first. */
export function listOptions(request: AdviceRequest, held: readonly string[]): string[] {
  const { current, target, goals } = request;
  const limits = readRequestLimits(request);
  const wish = findWish(target.title);
  const field = current.occupation === null ? null : (getOccupation(current.occupation)?.field ?? null);
  const isMilitary = current.military !== undefined && current.military !== null;
  const moves = MOVES[isMilitary ? 'military' : (field ?? 'none')] ?? [];
  const liked = listLiked(`${goals}. ${target.title}`);
  const rejected = listRejectedFields(target.title);
  // Without any work yet, what somebody names as skills is what they like.
  if (current.occupation === null)
    for (const id of listLiked(`like ${(request.typedSkills ?? request.unknownSkills).join(' and ')}`)) liked.add(id);
  const near = current.military?.job?.near ?? listRelatedOccupations(current.occupation ?? '');
  const own = describeOwn(request);
  // Somebody who lost the job or wants another employer may stay in the work.
  const mayStay = current.situations?.includes('unemployed') === true || OTHER_EMPLOYER.test(target.title);
  const isOpen = (id: string) =>
    getProfile(id) !== null &&
    !isRuledOut(id, limits) &&
    (id === 'training-specialist' || !rejected.has(getOccupation(id)?.field ?? '')) &&
    (id === current.occupation ? mayStay : !isAtOrBelow(getOccupation(id)?.name ?? '', own));
  const wished = (wish?.occupations ?? []).filter(isOpen);
  // Without a field, what the person likes counts first, then where people from their field go.
  const stay = mayStay && current.occupation !== null ? [current.occupation] : [];
  const rest = [...stay, ...liked, ...moves, ...near].filter(isOpen);
  const isStayWished = stay.some((id) => wish?.occupations.includes(id));
  const pool = wished.length >= 2 ? [...(isStayWished ? stay : []), ...wished] : [...wished, ...rest];
  const score = (id: string, index: number) =>
    rate(id, request, held, near) + (liked.has(id) ? 2 : 0) + (wished.includes(id) ? 2 : 0) - index * INDEX_WEIGHT;
  const rated = [...new Set(pool)]
    .map((id, index) => ({ id, score: score(id, index) }))
    .sort((a, b) => b.score - a.score);
  const best = rated[0]?.score ?? 0;
  return rated
    .filter(({ score: one }, index) => index < MIN_OPTIONS || one >= best - MAX_DISTANCE)
    .slice(0, MAX_OPTIONS)
    .map(({ id }) => id);
}

const OTHER_EMPLOYER =
  /\b(?:industry|private sector|(?:different|another|better|new) (?:company|employer|hospital|school|shop))\b/i;
const MIN_OPTIONS = 2;
/** An option that fits much less than the best is left out. */
const MAX_DISTANCE = 3.5;

const INDEX_WEIGHT = 0.22;

/** How well an occupation fits what somebody did and has. */
function rate(
  id: string,
  { current, person, typedSkills, unknownSkills }: AdviceRequest,
  held: readonly string[],
  near: readonly string[],
) {
  const profile = getProfile(id);
  if (!profile) return 0;
  const source = current.occupation;
  const carried = source === null ? 0 : Math.min(3, findTransfers(source, id).length);
  const has = compareWorkSkills(id, source, held).has.length;
  const leads = LEADS.test(current.title);
  const isExperienced = person.experience === 'senior' || leads;
  const hasDegree =
    person.degree !== undefined ||
    /\b(?:bs|ba|bsn|bsw|ms|ma|mba|phd|bachelor|degree|postdoc)\b/i.test(
      `${current.title} ${(typedSkills ?? unknownSkills).join(' ')}`,
    );
  const own = source === null ? undefined : getProfile(source)?.conditions;
  const ownNeedsDegree = own?.has('bachelor') === true || own?.has('graduate') === true;
  const needsDegree = profile.conditions.has('bachelor') || profile.conditions.has('graduate');
  return (
    (near.includes(id) ? 1 : 0) +
    carried * 0.3 +
    Math.min(3, has) * 0.6 -
    (isExperienced && ENTRY_WORK.has(id) && !(OFFICE_ENTRY.has(id) && !ownNeedsDegree && !leads) ? 2.5 : 0) +
    (leads && LEADING_WORK.test(id) ? 1.5 : 0) -
    (!leads && LEADING_WORK.test(id) ? (isExperienced ? 0.5 : 2) : 0) -
    (needsDegree && !hasDegree && !ownNeedsDegree ? (isExperienced ? 1.5 : 2.5) : 0) -
    (ownNeedsDegree && profile.conditions.has('no-degree') ? 2.5 : 0) -
    (profile.id === 'performer' ? 3 : 0) -
    (profile.conditions.has('graduate') ? 1 : 0)
  );
}
