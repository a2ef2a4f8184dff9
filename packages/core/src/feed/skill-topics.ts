import { getOccupation } from '../jobs/index.ts';
import { getSkillById } from '../skills/index.ts';
import {
  calculateRiseInterval,
  calculateShareConfidence,
  MIN_SAMPLE,
  RECENT_DAYS,
  toConfidence,
  Z_95,
  Z_RISE,
} from './sample-size.ts';
import type { FeedTopic, SkillFigures } from './types.ts';
import {
  formatBasis,
  formatCategory,
  formatList,
  formatListings,
  formatNumber,
  formatShare,
  share,
} from './wording.ts';

const MAX_NAMED = 3;

/** Statements about one scope's skills: the most required, and each that is required more than before. */
export function createSkillTopics(skills: readonly SkillFigures[], key: string): FeedTopic[] {
  // Every listing asks for traits, and nobody can prove them.
  const shown = skills.filter((figures) => getSkillById(figures.skill)?.kind !== 'trait' && !isTheWorkItself(figures));
  return [...createMostRequiredTopics(shown, key), ...shown.flatMap((skill) => createRisingTopics(skill, key))];
}

const getSkillName = ({ skill }: SkillFigures): string => getSkillById(skill)?.name ?? skill;

/** "Listings for registered nurses ask for registered nurses" isn't informative. */
const isTheWorkItself = (figures: SkillFigures): boolean =>
  figures.occupation !== null && getOccupation(figures.occupation)?.name === getSkillName(figures);

/** A field of work is too broad for a tip: its listings share only what everyone requires. */
function createMostRequiredTopics(skills: readonly SkillFigures[], key: string): FeedTopic[] {
  const most = skills
    .filter(({ occupation }) => occupation !== null)
    .sort((a, b) => b.asked - a.asked || getSkillName(a).localeCompare(getSkillName(b)))
    .slice(0, MAX_NAMED);
  const [first] = most;
  if (!first || most.length < MAX_NAMED) return [];
  const counts = most.map((skill) => `${getSkillName(skill)} (${formatNumber(skill.asked)})`);
  return [
    {
      id: `asked.${key}`,
      type: 'tip',
      category: formatCategory(first),
      title: `${formatShare(first.asked, first)} ask for ${getSkillName(first)}`,
      content: `Of ${formatNumber(first.listings)} open ${formatListings(first)}, the most requested skills include ${formatList(counts)}. If you have one, mention it under the role where you used it. It counts more there than in a list.`,
      confidence: calculateShareConfidence(
        most.map(({ asked }) => asked),
        first.listings,
      ),
      basis: formatBasis(first, `open ${formatListings(first)}`),
    },
  ];
}

function createRisingTopics(figures: SkillFigures, key: string): FeedTopic[] {
  const { listings, asked, recent, recentAsked } = figures;
  const before = listings - recent;
  if (recent < MIN_SAMPLE || before < MIN_SAMPLE) return [];
  const now: [number, number] = [recentAsked, recent];
  const earlier: [number, number] = [asked - recentAsked, before];
  if (calculateRiseInterval(now, earlier, Z_RISE).low <= 0) return [];
  return [
    {
      id: `rising.${key}.${figures.skill}`,
      type: 'trend',
      category: formatCategory(figures),
      title: `More ${formatListings(figures)} ask for ${getSkillName(figures)}`,
      content: `${share(...now)} of the open ${formatListings(figures)} from the last ${RECENT_DAYS} days ask for ${getSkillName(figures)}, compared with ${share(...earlier)} of older ones.`,
      confidence: toConfidence(calculateRiseInterval(now, earlier, Z_95)),
      basis: formatBasis(figures, `open ${formatListings(figures)}`),
    },
  ];
}
