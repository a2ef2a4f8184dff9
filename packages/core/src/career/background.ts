import { getOccupation, listRelatedOccupations } from '../jobs/index.ts';
import { type CareerContext, formatOccupation, nameOwnWork } from './context.ts';
import { findGate } from './gates/index.ts';
import { describeCounted, describeEvidence, findEvidence, listProof } from './people/evidence.ts';
import { describeFit, describeLeavingService, describeStudying } from './people/fit.ts';
import { isAtOrBelow } from './people/ladders.ts';
import { describeLimits, isRuledOut } from './people/limits.ts';
import { describeOwn } from './people/options.ts';
import { SITUATION_ADVICE, type Situation } from './people/situations.ts';
import { getProfile } from './profiles/index.ts';
import { findAlternatives } from './questions/options.ts';
import { findQuestions } from './questions/words.ts';
import { findTransfers, hasOwnWork, type Transfer } from './transfers/index.ts';
import { formatList, splitSentences } from './wording.ts';

/** Work in a field that is open sooner than most of it. */
const FIELD_BRIDGES: Record<string, readonly string[]> = {
  technology: ['technical-support-specialist', 'data-analyst', 'qa-engineer'],
  finance: ['bookkeeper', 'billing-specialist', 'bank-teller'],
  procurement: ['shipping-clerk', 'logistics-coordinator'],
  'human-resources': ['human-resources-assistant', 'recruiter'],
  office: ['receptionist', 'office-clerk'],
  law: ['legal-secretary', 'paralegal'],
  sales: ['sales-development-representative', 'inside-sales-representative'],
  marketing: ['marketing-coordinator', 'social-media-specialist'],
  engineering: ['engineering-technician', 'architectural-drafter'],
  science: ['laboratory-technician', 'research-assistant'],
  construction: ['construction-laborer', 'maintenance-technician'],
  repair: ['maintenance-technician', 'assembler'],
  manufacturing: ['production-worker', 'assembler'],
  transport: ['delivery-driver', 'warehouse-associate'],
  health: ['medical-receptionist', 'nursing-assistant'],
  education: ['teacher-aide', 'substitute-teacher'],
  'social-services': ['direct-support-professional', 'case-manager'],
  'public-safety': ['security-guard', 'emergency-dispatcher'],
  food: ['food-service-worker', 'cook'],
  hospitality: ['hotel-front-desk-agent', 'housekeeper'],
  retail: ['retail-associate', 'cashier'],
  'personal-care': ['recreation-worker'],
  agriculture: ['agricultural-worker', 'landscaper'],
};

/** The occupation whose work the person does or did, for what carries over. */
const getSource = ({ current }: CareerContext): string | null =>
  current.occupation ??
  (current.situations?.includes('caregiver')
    ? 'home-health-aide'
    : current.situations?.includes('parent')
      ? 'parent'
      : null);

/** Work that carries over, if the person named what they do. */
export function listTransfers(context: CareerContext): Transfer[] {
  const source = getSource(context);
  return context.isSame || source === null ? [] : findTransfers(source, context.occupation);
}

/** A job that is open sooner, with its article. Null if the person needs none or does it already. */
export function findBridge(context: CareerContext): string | null {
  const { gate, holdsGate, isSame, occupation, current } = context;
  if (isSame || holdsGate || current.occupation === occupation) return null;
  if (gate && gate.scope !== 'some-states' && findGate(occupation, context.request.target.title)?.bridge)
    return gate.bridge ?? null;
  if (current.occupation !== null && isNear(current.occupation, occupation)) return null;
  if (getProfile(occupation)?.conditions.has('no-degree')) return null;
  return findNearBridge(context);
}

/** Related, or in the same field. */
const isNear = (one: string, other: string): boolean =>
  listRelatedOccupations(other).includes(one) || getOccupation(one)?.field === getOccupation(other)?.field;

/** Work that is related to both; else, for somebody who does no office work yet, a usual way into the field. */
function findNearBridge({ occupation, current, request, limits }: CareerContext): string | null {
  if (current.title === '' || current.situations?.some((one) => one === 'self-employed' || one === 'retired'))
    return null;
  const isOpenWork =
    current.occupation === null || getProfile(current.occupation)?.conditions.has('no-degree') === true;
  if (!isOpenWork && !current.military) return null;
  const related = listRelatedOccupations(occupation);
  const isOpenTo = (id: string) =>
    id !== occupation &&
    id !== current.occupation &&
    !isRuledOut(id, limits) &&
    !isAtOrBelow(formatOccupation(id), describeOwn({ current }));
  const own = current.military?.job?.near ?? listRelatedOccupations(current.occupation ?? '');
  const between = own.find(
    (id) => related.includes(id) && isOpenTo(id) && getProfile(id)?.conditions.has('no-degree') === true,
  );
  if (between) return formatOccupation(between);
  if (current.military || request.person.experience === 'senior' || request.person.experience === 'mid') return null;
  const way = (FIELD_BRIDGES[getOccupation(occupation)?.field ?? ''] ?? []).find(isOpenTo);
  return way === undefined ? null : formatOccupation(way);
}

const MAX_PAIRS = 2;

/** What carries over, in one sentence. Null if nothing is known of the person's work. */
export function describeTransfers(context: CareerContext): string | null {
  const { current, request } = context;
  const military = describeMilitary(context);
  if (military) return military;
  const pairs = listTransfers(context).slice(0, MAX_PAIRS);
  const source = getSource(context);
  if (pairs.length === 0 || source === null) return null;
  const carried = formatList(
    pairs.map(({ did, called }) => (called === did ? did : `${did} (“${called}” in listings)`)),
  );
  const verb = pairs.length === 1 ? 'carries' : 'carry';
  const words = request.person.hasResume ? '; use these words in your résumé' : '';
  if (current.occupation === null)
    return `From ${source === 'parent' ? 'your time at home' : 'caring for your relative'}, ${carried} ${verb} over${words}.`;
  const work = nameOwnWork(current);
  return hasOwnWork(current.occupation)
    ? `From your work as ${work}, ${carried} ${verb} over${words}.`
    : `As far as you did this as ${work}, ${carried} ${verb} over${words}.`;
}

/** A military job in civilian words, as far as the title names it. */
export function describeMilitary({ current }: Pick<CareerContext, 'current'>): string | null {
  const { job, post } = current.military ?? { job: null, post: null };
  if (job) return `If you did this as ${job.name}, civilian employers call it ${formatList(job.words)}.`;
  return post ? `For civilian employers, ${post}.` : null;
}

/** What can't wait until the end of the answer: a record, the way to keep working, credits, and a second target. */
export function listUrgent(context: CareerContext): string[] {
  const { limits } = context;
  return [
    ...(asksToDisclose(context) ? [] : describeSituations(context, ['reentry']).slice(0, 1)),
    ...describeOthers(context),
    ...describeStudying(context),
    ...describeProof(context).counted,
    ...describeLimits(limits),
  ];
}

/** What credits and hours count toward, and the other proof; a degree from abroad is evaluated first. */
function describeProof({ request, profile, gate, goals }: CareerContext): { counted: string[]; evidence: string[] } {
  const needsDegree =
    profile.conditions.has('bachelor') ||
    profile.conditions.has('graduate') ||
    /degree/.test(`${gate?.program ?? ''} ${gate?.credential ?? ''}`);
  const proof = findEvidence(listProof(request));
  const isForeign = goals.topics.includes('foreign');
  return {
    counted: describeCounted(proof, gate?.hours, needsDegree),
    evidence: describeEvidence(isForeign ? { ...proof, degrees: [] } : proof),
  };
}

/** What the person's situation, limits, and proof mean for the way there; what is most certain first. */
export function listSituations(context: CareerContext): string[] {
  const { current, limits } = context;
  const { counted, evidence } = describeProof(context);
  return [
    ...describeOthers(context),
    ...(current.military?.job?.paper ? [current.military.job.paper] : []),
    ...describeSituations(context, current.situations ?? []),
    ...describeLeavingService(current.situations?.includes('veteran') === true, current.title),
    ...describeLimits(limits),
    ...counted,
    ...describeStudying(context),
    ...describeFit(context),
    ...evidence,
  ];
}

const asksToDisclose = ({ goals }: CareerContext): boolean => findQuestions(goals.text).includes('disclose');

/** What the person's situations mean, without what an answer on disclosing a record says already. */
const describeSituations = (context: CareerContext, which: readonly Situation[]): string[] =>
  which
    .filter((one) => context.current.situations?.includes(one))
    .flatMap((one) =>
      splitSentences(SITUATION_ADVICE[one].sentence).slice(one === 'reentry' && asksToDisclose(context) ? 1 : 0),
    );

/** The other jobs that a target names, with what each takes, unless an answer compares them. */
const describeOthers = ({ request: { target }, current, occupation, goals }: CareerContext): string[] =>
  ((findAlternatives(goals.text) ?? findAlternatives(target.title)) ? [] : (target.others ?? []))
    .filter(
      (id) => id !== occupation && (id !== current.occupation || findGate(id, current.title) !== findGate(id, '')),
    )
    .slice(0, 1)
    .flatMap((id) => {
      const profile = getProfile(id);
      if (!profile) return [];
      const gate = findGate(id, '');
      const takes = gate ? `takes ${gate.credential}${gate.time ? `, usually ${gate.time}` : ''}` : 'needs no license';
      return [`You also named ${formatOccupation(id)} work, where you’d ${profile.work}; it ${takes}.`];
    });
