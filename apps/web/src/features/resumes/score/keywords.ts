import type { Keyword, KeywordPlace, KeywordTopic, ScoreReport } from '@foothold/core/ats';

import { formatPointCount, formatPoints } from './findings.ts';

/** How the table names where a résumé has a keyword. */
export const PLACE_LABELS: Record<KeywordPlace, string> = {
  work: 'At work',
  volunteer: 'As a volunteer',
  project: 'In a project',
  held: 'Stated',
  listed: 'Listed only',
  named: 'Named, not counted',
  missing: 'Not found',
};

const TOPIC_LABELS: Record<KeywordTopic, string> = {
  title: 'title',
  requirements: 'requirements',
  preferred: 'preferred',
  duties: 'duties',
  benefits: 'benefits',
  company: 'about the company',
  legal: 'legal notice',
  overview: 'description',
};

/** "Twice: requirements, duties". */
export function formatInJob({ count, topics }: Keyword['inJob']): string {
  const times = count === 1 ? 'Once' : count === 2 ? 'Twice' : `${count} times`;
  return topics.length > 0 ? `${times}: ${topics.map((topic) => TOPIC_LABELS[topic]).join(', ')}` : times;
}

export interface KeywordGroup {
  need: Keyword['need'];
  title: string;
  /** "4 at work, 1 listed only, 2 not found. 12 of 30 points." */
  summary: string;
  /** What costs the most points first, then by name. */
  keywords: Keyword[];
}

const GROUP_TITLES: Record<Keyword['need'], string> = { required: 'Required', preferred: 'Preferred' };

/** The job's keywords in their groups; empty groups are left out. Null if the report was stored without keywords. */
export function groupKeywords({ keywords }: Pick<ScoreReport, 'keywords'>): KeywordGroup[] | null {
  if (!keywords) return null;
  return (['required', 'preferred'] as const).flatMap((need) => {
    const own = keywords.filter((keyword) => keyword.need === need);
    if (own.length === 0) return [];
    return {
      need,
      title: GROUP_TITLES[need],
      summary: `${formatPlaceCounts(own)}. ${need === 'required' ? `${formatKeywordPoints(own)}.` : 'These don’t change your score.'}`,
      keywords: own.toSorted(
        (a, b) => getLost(b) - getLost(a) || b.possible - a.possible || (a.name < b.name ? -1 : 1),
      ),
    };
  });
}

const getLost = ({ earned, possible }: Keyword) => possible - earned;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** "12 of 30 points". */
function formatKeywordPoints(keywords: readonly Keyword[]): string {
  const earned = sum(keywords.map((keyword) => keyword.earned));
  return `${formatPoints(earned)} of ${formatPointCount(sum(keywords.map(({ possible }) => possible)))}`;
}

/** "4 at work, 1 listed only, 2 not found". */
function formatPlaceCounts(keywords: readonly Keyword[]): string {
  return Object.entries(PLACE_LABELS)
    .map(([place, label]) => ({ label, count: keywords.filter((keyword) => keyword.place === place).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${count} ${label.charAt(0).toLowerCase()}${label.slice(1)}`)
    .join(', ');
}
