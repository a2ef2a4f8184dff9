import type { DegreeLevel, DegreeRequirement } from '../../../jobs/types.ts';
import type { EducationEntry } from '../../../resume/model.ts';
import { isAtLeast } from '../../facts/degree-level.ts';
import { getDegreeLevel, isOngoing } from '../../facts/education.ts';
import { countRelevantMonths } from '../../facts/experience.ts';
import { type Facts, locateField } from '../../facts/index.ts';
import { countYearsInstead } from '../../facts/years-instead.ts';
import { createMetItem, createMissedItem, type Item, type Judgment, quoteText, type Rule } from '../rule.ts';
import { formatMonths } from './years.ts';

export const DEGREE: Rule = {
  id: 'alignment.degree',
  part: 'alignment',
  name: 'Degree',
  points: 3,
  explains:
    'Your highest degree compared with the level the job asks for. A degree in progress counts half. Experience counts instead if the job accepts it. The school never matters.',
  needsJob: true,
  judge,
};

const DEGREE_POINTS = 6;

const LEVEL_NAMES: Record<DegreeLevel, string> = {
  'high-school': 'a high-school diploma',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
};

function judge(facts: Facts): Judgment {
  const asked = facts.job?.degree;
  if (!asked) return { leftOut: 'The job doesn’t ask for a degree.' };
  const matchingEntries = facts.resume.education.filter((entry) => {
    const level = getDegreeLevel(entry);
    return level !== undefined && isAtLeast(level, asked.level);
  });
  const done = matchingEntries.find((entry) => !isOngoing(facts, entry));
  const entry = done ?? matchingEntries[0];
  if (entry) return [judgeHeldDegree(facts, asked, entry, done !== undefined)];
  return [judgeExperienceInstead(facts, asked) ?? createMissingItem(asked)];
}

function judgeHeldDegree(
  facts: Facts,
  { level, quote }: DegreeRequirement,
  { id, degree }: EducationEntry,
  isDone: boolean,
): Item {
  const place = locateField(facts, `education/${id}/degree`);
  return {
    weight: DEGREE_POINTS,
    earned: isDone ? DEGREE_POINTS : DEGREE_POINTS / 2,
    evidence: {
      text: `${quoteText(degree ?? '')} ${isDone ? 'reaches' : 'would reach'} the level that the job asks for: ${LEVEL_NAMES[level]}.`,
      quote,
      ...place,
    },
    ...(!isDone && {
      loss: {
        reason: `${quoteText(degree ?? '')} isn’t finished yet.`,
        fix: 'Add the date you expect to finish.',
        quote,
        ...place,
      },
    }),
  };
}

function judgeExperienceInstead(facts: Facts, degree: DegreeRequirement): Item | undefined {
  const { orExperience, quote } = degree;
  const years = countYearsInstead(degree, facts.job?.years);
  const { months, roles } = countRelevantMonths(facts);
  const first = roles[0];
  if (!orExperience || years === undefined || !first || months < years * 12) return undefined;
  const text = `The job accepts experience instead of a degree. Your dates show ${formatMonths(months)}.`;
  return createMetItem(DEGREE_POINTS, { text, quote, ...locateField(facts, `${first.path}/start`) });
}

function createMissingItem({ level, required, quote }: DegreeRequirement): Item {
  return createMissedItem(DEGREE_POINTS, {
    reason: `The job ${required ? 'asks for' : 'prefers'} ${LEVEL_NAMES[level]}. Your résumé doesn’t show one.`,
    fix: 'If you have one, add its official name. If not, you don’t need to change anything.',
    quote,
  });
}
