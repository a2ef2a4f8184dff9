import { formatMoney } from '../feed/wording.ts';
import { findSeniority, getOccupation } from '../jobs/index.ts';
import type { GapSkill } from './gap.ts';
import { countLeading, describeDegrees, describeYears, gradeAsked } from './levels.ts';
import { isCovered, MIN_LISTINGS } from './main-skills.ts';
import type { CareerPerson, OccupationDemand, RoleWanted } from './types.ts';
import {
  formatCount,
  formatList,
  formatListings,
  formatNumber,
  formatSample,
  formatShare,
  getOccupationName,
  some,
} from './wording.ts';

const MAX_SHOWN = 3;

/** What listings say something about besides skills. */
export type ListedTopic = 'remote' | 'pay' | 'immigration' | 'lead';

export interface Known {
  require: OccupationDemand;
  gap: readonly GapSkill[];
  person: CareerPerson;
  target: RoleWanted;
  /** What the person asks about. */
  topics: readonly ListedTopic[];
}

/** What the listings say, each with its figures, topics from the goals first. */
export function listDetails(known: Known): string[] {
  const { require, person, target, topics } = known;
  const named = topics.flatMap((topic) => TOPICS[topic](require));
  const rest = [
    ...recommendShowing(known),
    ...gradeAsked(require, findSeniority(target.title)),
    ...describeYears(require, person),
    ...describeDegrees(require, person),
    ...describeLicenses(known),
    ...(topics.includes('pay') ? [] : describePay(require)),
  ];
  return [...describeGap(known), ...named, ...rest];
}

/** Skills that the résumé shows in no dated role, or that are only named here. */
function recommendShowing({ gap, person, require }: Known): string[] {
  const shown = new Set(person.skills.flatMap(({ skill, shown: how }) => (how === 'dated-role' ? [skill] : [])));
  const unshownSkills = gap
    .filter(({ skill, standing }) => standing === 'held' && !shown.has(skill))
    .slice(0, MAX_SHOWN);
  if (unshownSkills.length === 0) return [];
  const each = unshownSkills.map(({ name, asked }) => `${name} (${formatNumber(asked)})`);
  const where = person.hasResume
    ? 'Your résumé doesn’t show these skills in a dated role:'
    : 'Show these skills on your résumé:';
  return [
    `${where} ${formatList(each)}. Numbers show how many of ${formatNumber(require.listings)} open ${formatListings(require)} ask for each. A skill shown in a dated role counts in full; one that’s only listed counts 0.6.`,
  ];
}

/** Credentials besides the legally required license, which has its own part. */
function describeLicenses({ require, gap }: Known): string[] {
  const legalLicense = getOccupation(require.occupation)?.license;
  return gap
    .filter(({ kind, standing, skill }) => kind === 'license' && standing === 'missing' && skill !== legalLicense)
    .map(
      ({ name, asked: count }) =>
        `${formatShare(count, require, 'asks', 'ask')} for the credential ${name}. Check with the issuer how to earn it.`,
    );
}

/** What listings say about a topic. */
const TOPICS: Record<ListedTopic, (require: OccupationDemand) => string[]> = {
  remote: (require) => [
    `${formatShare(require.remote, require, 'is', 'are')} fully remote, and ${some(require.hybrid, 'is', 'are')} hybrid.`,
  ],
  pay: describePay,
  immigration: (require) => [
    `${formatShare(require.sponsors, require, 'says it sponsors', 'say they sponsor')} visas, ${some(require.doesNotSponsor, 'says it doesn’t', 'say they don’t')}, ${some(require.citizensOrClearance, 'asks', 'ask')} for citizenship or a clearance, and the others are silent.`,
  ],
  lead: (require) => [
    `${formatCount(countLeading(require), 'title')} of ${formatNumber(require.listings)} open ${formatListings(require)} ${countLeading(require) === 1 ? 'names' : 'name'} a lead, a manager or a more senior role.`,
  ],
};

/** The median of pay and its interval; nothing if there are too few, or the interval starts at nothing. */
function describePay(require: OccupationDemand): string[] {
  const { pay } = require;
  if (!pay || pay.listings < MIN_LISTINGS || pay.low <= 0) return [];
  return [
    `${formatShare(pay.listings, require, 'shows', 'show')} pay: half of those offer ${formatMoney(pay.median)} a year or more (95% interval for the median: ${formatMoney(pay.low)} to ${formatMoney(pay.high)}). Advertised pay may differ from actual pay.`,
  ];
}

const MAX_NAMED = 3;

/** The listings, how many of their main skills the person has, and the most requested missing ones. */
function describeGap({ require, gap }: Known): string[] {
  const sample = `${formatCount(require.listings, 'open listing')} for ${getOccupationName(require.occupation)}${formatSample(require)}`;
  if (gap.length === 0) return [`Based on ${sample}. No skill appears in at least one in five of them.`];
  const has = gap.filter(({ standing }) => standing !== 'missing');
  const implied = has.filter(({ standing }) => standing === 'implied').length;
  // Licenses have their own step: they aren't learned.
  const missing = gap.filter((one) => one.kind !== 'license' && !isCovered(one)).slice(0, MAX_NAMED);
  const following = implied > 0 ? `, ${formatNumber(implied)} of them through another skill you have` : '';
  const names = missing.map(
    ({ name, asked }) => `${name} (${formatNumber(asked)} of ${formatNumber(require.listings)})`,
  );
  return [
    `Based on ${sample}. ${formatCount(gap.length, 'skill')} ${gap.length === 1 ? 'appears' : 'appear'} in at least one in five of them, and you have ${formatNumber(has.length)}${following}.`,
    names.length === 0
      ? 'You have all of the most requested skills.'
      : `Most requested skills you’re missing: ${formatList(names)}.`,
  ];
}

/** That there are no or too few listings to say what they ask for. */
export function describeFewListings(occupation: string, found: OccupationDemand | undefined): string {
  const name = getOccupationName(occupation);
  return found
    ? `There ${found.listings === 1 ? 'is' : 'are'} ${formatCount(found.listings, 'open listing')} for ${name} in our catalog${formatSample(found)}, too few for figures. This advice is based on the occupation itself.`
    : `There are no open listings for ${name} in our catalog now. This advice is based on the occupation itself.`;
}

const TOPIC_WORDS: Record<ListedTopic, RegExp> = {
  remote: /\b(?:remote(?:ly)?|(?:from|at) home|wfh|hybrid)\b/i,
  pay: /\b(?:pay|salary|salaries|wages?|money|earn)\b/i,
  immigration: /\b(?:visas?|h-?1b|green ?card|sponsor\w*|work permit)\b/i,
  lead: /\b(?:leads?|leader|manage(?:r|rs|ment)?|supervis\w+)\b/i,
};

/** The topics that a text names. */
export const findListedTopics = (text: string): ListedTopic[] =>
  (Object.keys(TOPIC_WORDS) as ListedTopic[]).filter((topic) => TOPIC_WORDS[topic].test(text));
