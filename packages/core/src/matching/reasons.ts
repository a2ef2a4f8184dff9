import { getOccupation } from '../jobs/index.ts';
import type { DegreeLevel, Seniority } from '../jobs/types.ts';
import { getSkillById } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { toDayNumber } from '../text/days.ts';
import { US_STATES } from '../text/us-states.ts';
import { gradeSteps, type OccupationTie } from './career-fit.ts';
import { FIELD_POINTS } from './parts.ts';
import type { SkillsFit } from './skills-fit.ts';
import type { ListingFacts, MatchFilters, MatchReason, SeekerProfile } from './types.ts';
import { decodeStates, encodeStates } from './us-states.ts';

const MAX_NAMED = 6;
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

// `Intl` would take most of the time of a match's reasons.
const formatDollars = (amount: number): string => `$${String(Math.round(amount)).replace(THOUSANDS, ',')}`;
const formatDecimal = (value: number): string => String(Math.round(value * 10) / 10);

/** The skills of a listing that the person has, that are only listed, and that are missing. */
export function listSkillReasons({ must, nice }: SkillsFit): MatchReason[] {
  const total = must.shown.length + must.listed.length + must.missing.length;
  if (total === 0) return [{ kind: 'skills', effect: 'unknown', text: 'We didn’t find any skills in this listing.' }];
  const reasons: MatchReason[] = [];
  if (must.shown.length > 0)
    reasons.push(
      createSkillReason(
        'for',
        `You’ve used ${must.shown.length} of ${formatCount(total, 'must-have')} at work`,
        must.shown,
      ),
    );
  if (must.listed.length > 0)
    reasons.push(
      createSkillReason(
        'for',
        `You list ${formatCount(must.listed.length, 'must-have')} but don’t show using ${must.listed.length === 1 ? 'it' : 'them'} at work`,
        must.listed,
      ),
    );
  if (must.missing.length > 0)
    reasons.push(
      createSkillReason(
        'against',
        `${formatCount(must.missing.length, 'must-have')} not found in your résumé`,
        must.missing,
      ),
    );
  const niceToHaves = [...nice.shown, ...nice.listed];
  if (niceToHaves.length > 0)
    reasons.push(createSkillReason('for', `You have ${formatCount(niceToHaves.length, 'nice-to-have')}`, niceToHaves));
  return reasons;
}

function createSkillReason(effect: MatchReason['effect'], lead: string, skills: SkillId[]): MatchReason {
  const names = skills.map((skill) => getSkillById(skill)?.name ?? skill);
  const shown =
    names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED - 1), `${names.length - MAX_NAMED + 1} more`] : names;
  return { kind: 'skills', effect, text: `${lead}: ${joinNames(shown)}.`, skills };
}

/** Line of work, years, grade and degree; `field` is the points from the field. */
export function listCareerReasons(
  listing: ListingFacts,
  profile: SeekerProfile,
  tie: OccupationTie,
  field: number,
): MatchReason[] {
  return [
    createOccupationReason(listing, tie, field >= OWN_FIELD_POINTS),
    ...createYearsReason(listing, tie),
    ...gradeReason(listing, gradeSteps(listing.seniority, tie, profile)),
    ...createDegreeReason(listing, profile),
  ];
}

/** At this many points for the field, it is the person's own. */
const OWN_FIELD_POINTS = FIELD_POINTS * 0.6;

function createOccupationReason(
  { occupation }: ListingFacts,
  { kind, through }: OccupationTie,
  isOwnField: boolean,
): MatchReason {
  const name = getOccupationName(occupation);
  const own = getOccupationName(through);
  const [effect, text] = (
    {
      latest: ['for', `Your occupation: ${name}.`],
      before: ['for', `You’ve worked in this occupation: ${name}.`],
      'close-to-latest': ['for', `${name} is close to your work as ${own}.`],
      'close-to-before': ['for', `${name} is close to your earlier work as ${own}.`],
      other: ['against', `${name} is a different occupation${isOwnField ? ', in a field you know' : ''}.`],
      unknown: [
        'unknown',
        `We don’t recognize the occupation in the job title.${isOwnField ? ' Its skills are in a field you know.' : ''}`,
      ],
    } as const
  )[kind];
  return { kind: 'occupation', effect, text };
}

function createYearsReason({ years: asked }: ListingFacts, { years, kind }: OccupationTie): MatchReason[] {
  if (!asked) return [];
  const require = `Asks for ${formatCount(asked, 'year')}`;
  if (years === undefined)
    return [{ kind: 'years', effect: 'unknown', text: `${require}. Your résumé has no dated roles to count.` }];
  const own = years === 0 ? 'none' : `about ${formatDecimal(years)}`;
  const where = kind === 'unknown' ? 'in total' : 'in this or similar work';
  return [{ kind: 'years', effect: years >= asked ? 'for' : 'against', text: `${require}. You have ${own} ${where}.` }];
}

const GRADES: Record<Seniority, string> = {
  intern: 'an internship',
  entry: 'an entry-level role',
  mid: 'a mid-level role',
  senior: 'a senior role',
  lead: 'a lead role',
  executive: 'an executive role',
};

function gradeReason({ seniority }: ListingFacts, above: number): MatchReason[] {
  if (!seniority) return [];
  const text = `This is ${GRADES[seniority]}`;
  if (above === 0) return [{ kind: 'seniority', effect: 'for', text: `${text}, your level.` }];
  const steps = formatCount(Math.abs(above), 'level');
  return [{ kind: 'seniority', effect: 'against', text: `${text}, ${steps} ${above > 0 ? 'above' : 'below'} yours.` }];
}

/** Degrees, worded for use in a sentence. */
export const DEGREES: Record<DegreeLevel, string> = {
  'high-school': 'a high-school diploma',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
};
const DEGREE_ORDER = Object.keys(DEGREES);

function createDegreeReason({ degree: asked }: ListingFacts, { degree }: SeekerProfile): MatchReason[] {
  if (!asked) return [];
  const require = `Asks for ${DEGREES[asked]}`;
  if (!degree) return [{ kind: 'degree', effect: 'unknown', text: `${require}. Your résumé doesn’t list a degree.` }];
  if (DEGREE_ORDER.indexOf(degree) >= DEGREE_ORDER.indexOf(asked))
    return [{ kind: 'degree', effect: 'for', text: `${require}. You have ${DEGREES[degree]}.` }];
  return [{ kind: 'degree', effect: 'against', text: `${require}. You have ${DEGREES[degree]}.` }];
}

/** How the listing meets the person's filters; nothing about filters they didn't set. */
export function listFilterReasons(listing: ListingFacts, wants: MatchFilters, today: number): MatchReason[] {
  return [
    ...placeReason(listing, wants),
    ...payReason(listing, wants),
    ...createSponsorshipReason(listing, wants),
    ...createAgeReason(listing, today),
  ];
}

function placeReason(listing: ListingFacts, { states = [], remote }: MatchFilters): MatchReason[] {
  if (states.length === 0 && !remote) return [];
  const [low, high] = encodeStates(states);
  const [ownLow, ownHigh] = encodeStates(listing.states);
  const wanted = decodeStates(low & ownLow, high & ownHigh);
  if (wanted.length > 0)
    return [
      { kind: 'place', effect: 'for', text: `In ${joinNames(wanted.map((code) => US_STATES.get(code) ?? code))}.` },
    ];
  if (listing.remote && (remote || listing.states.length === 0))
    return [{ kind: 'place', effect: 'for', text: 'Remote.' }];
  if (remote && states.length === 0)
    return remote === 'only' ? [{ kind: 'place', effect: 'against', text: 'Not listed as remote.' }] : [];
  if (listing.states.length === 0) return [{ kind: 'place', effect: 'unknown', text: 'No state listed.' }];
  return [{ kind: 'place', effect: 'against', text: 'Not in a state you asked for.' }];
}

function payReason({ payMin, payMax = payMin }: ListingFacts, { payMin: floor }: MatchFilters): MatchReason[] {
  if (!floor) return [];
  if (payMax === undefined) return [{ kind: 'pay', effect: 'unknown', text: 'Pay not listed.' }];
  const range =
    payMin !== undefined && payMin < payMax
      ? `${formatDollars(payMin)} to ${formatDollars(payMax)}`
      : formatDollars(payMax);
  const effect = payMax >= floor ? 'for' : 'against';
  return [{ kind: 'pay', effect, text: `Pays ${range} a year. You want at least ${formatDollars(floor)}.` }];
}

function createSponsorshipReason({ sponsorship }: ListingFacts, { needsSponsorship }: MatchFilters): MatchReason[] {
  if (!needsSponsorship) return [];
  const [effect, text] = (
    {
      sponsors: ['for', 'Sponsors work visas.'],
      unknown: ['unknown', 'Doesn’t mention visa sponsorship. Ask before you apply.'],
      'does-not-sponsor': ['against', 'Doesn’t sponsor work visas.'],
      'citizens-or-clearance': ['against', 'Requires citizenship or a clearance.'],
    } as const
  )[sponsorship];
  return [{ kind: 'sponsorship', effect, text }];
}

const FRESH_DAYS = 7;
const OLD_DAYS = 30;

function createAgeReason({ postedAt }: ListingFacts, today: number): MatchReason[] {
  const days = Math.max(0, today - toDayNumber(postedAt));
  if (days <= FRESH_DAYS)
    return [
      { kind: 'age', effect: 'for', text: days === 0 ? 'Posted today.' : `Posted ${formatCount(days, 'day')} ago.` },
    ];
  if (days > OLD_DAYS)
    return [{ kind: 'age', effect: 'against', text: `Posted ${formatCount(days, 'day')} ago. It may be filled.` }];
  return [];
}

/** "A", "A and B", "A, B, and C". */
function joinNames(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

function getOccupationName(id: string | undefined): string {
  return id === undefined ? '' : (getOccupation(id)?.name ?? id);
}

/** "1 must-have", "8 must-haves". */
function formatCount(count: number, word: string): string {
  return `${Number.isInteger(count) ? count : formatDecimal(count)} ${word}${count === 1 ? '' : 's'}`;
}
