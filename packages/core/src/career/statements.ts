import { formatMoney } from '../feed/wording.ts';
import { findSeniority, getOccupation } from '../jobs/index.ts';
import type { GapSkill } from './gap.ts';
import type { GoalTopic } from './goals.ts';
import { countLeading, describeDegrees, describeYears, gradeAsked } from './levels.ts';
import { MIN_LISTINGS } from './main-skills.ts';
import type { CareerPerson, OccupationDemand, RoleWanted } from './types.ts';
import { formatCount, formatList, formatListings, formatNumber, formatShare, getSkillName, some } from './wording.ts';

const MAX_SHOWN = 3;

export interface Known {
  require: OccupationDemand;
  gap: readonly GapSkill[];
  person: CareerPerson;
  target: RoleWanted;
  topics: readonly GoalTopic[];
}

/** What to consider besides the steps: each with its listings, topics from the goals first. */
export function listRecommendations(known: Known): string[] {
  const { require, person, target, topics } = known;
  const named = topics.flatMap((topic) => TOPICS[topic](require));
  const rest = [
    ...recommendShowing(known),
    ...gradeAsked(require, findSeniority(target.title)),
    ...describeYears(require, person),
    ...describeDegrees(require, person),
    ...describeLicenses(known),
    ...(topics.includes('pay') ? [] : TOPICS.pay(require)),
  ];
  return [...named, ...rest];
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

/** States license requirements without judging eligibility, which is up to the state board. */
function describeLicenses({ require, gap }: Known): string[] {
  const legalLicense = getOccupation(require.occupation)?.license;
  const asked = gap.filter(({ kind, standing }) => kind === 'license' && standing === 'missing');
  return [
    ...(legalLicense
      ? [
          `Nearly every US state requires a license for this work: ${getSkillName(legalLicense)}. Check your state board for eligibility.`,
        ]
      : []),
    ...asked
      .filter(({ skill }) => skill !== legalLicense)
      .map(
        ({ name, asked: count }) =>
          `${formatShare(count, require, 'asks', 'ask')} for the credential ${name}. Check with the issuer how to earn it.`,
      ),
  ];
}

/** What listings say about a topic of the goals. */
const TOPICS: Record<GoalTopic, (require: OccupationDemand) => string[]> = {
  remote: (require) => [
    `${formatShare(require.remote, require, 'is', 'are')} fully remote, and ${some(require.hybrid, 'is', 'are')} hybrid.`,
  ],
  pay: (require) => {
    const { pay } = require;
    if (!pay || pay.listings < MIN_LISTINGS) return [];
    return [
      `${formatShare(pay.listings, require, 'shows', 'show')} pay: half of those offer ${formatMoney(pay.median)} a year or more (95% interval for the median: ${formatMoney(pay.low)} to ${formatMoney(pay.high)}). Advertised pay may differ from actual pay.`,
    ];
  },
  sponsorship: (require) => [
    `${formatShare(require.sponsors, require, 'says it sponsors', 'say they sponsor')} visas, ${some(require.doesNotSponsor, 'says it doesn’t', 'say they don’t')}, ${some(require.citizensOrClearance, 'asks', 'ask')} for citizenship or a clearance, and the others are silent.`,
  ],
  lead: (require) => [
    `${formatCount(countLeading(require), 'title')} of ${formatNumber(require.listings)} open ${formatListings(require)} ${countLeading(require) === 1 ? 'names' : 'name'} a lead, a manager or a more senior role.`,
  ],
};
