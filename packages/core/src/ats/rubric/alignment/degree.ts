import type { DegreeLevel, DegreeRequirement } from '../../../jobs/types.ts';
import type { EducationEntry } from '../../../resume/model.ts';
import { reaches } from '../../facts/degree-level.ts';
import { getDegreeLevel, isOngoing } from '../../facts/education.ts';
import { relevantMonths } from '../../facts/experience.ts';
import { type Facts, locateField } from '../../facts/index.ts';
import { type Item, type Judgment, met, missed, quoted, type Rule } from '../rule.ts';
import { spoken } from './years.ts';

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

/** Years that substitute for a degree if a job accepts experience instead and gives no number: the length of a bachelor's program. */
const YEARS_INSTEAD_OF_DEGREE = 4;

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
  const fitting = facts.resume.education.filter((entry) => {
    const level = getDegreeLevel(entry);
    return level !== undefined && reaches(level, asked.level);
  });
  const done = fitting.find((entry) => !isOngoing(facts, entry));
  const entry = done ?? fitting[0];
  if (entry) return [held(facts, asked, entry, done !== undefined)];
  return [experienceInstead(facts, asked) ?? lacking(asked)];
}

function held(
  facts: Facts,
  { level, quote }: DegreeRequirement,
  { id, degree }: EducationEntry,
  isDone: boolean,
): Item {
  const place = locateField(facts, `education/${id}/degree`);
  return {
    weight: DEGREE_POINTS,
    earned: isDone ? DEGREE_POINTS : DEGREE_POINTS / 2,
    evidence: { text: `${quoted(degree ?? '')} meets the requirement: ${LEVEL_NAMES[level]}.`, quote, ...place },
    ...(!isDone && {
      loss: {
        reason: `${quoted(degree ?? '')} isn’t finished yet.`,
        fix: 'Add the date you expect to finish.',
        quote,
        ...place,
      },
    }),
  };
}

function experienceInstead(facts: Facts, { orExperience, quote }: DegreeRequirement): Item | undefined {
  const { months, roles } = relevantMonths(facts);
  const first = roles[0];
  if (!orExperience || !first || months < (facts.job?.years?.min ?? YEARS_INSTEAD_OF_DEGREE) * 12) return undefined;
  const text = `The job accepts experience instead of a degree. Your dates show ${spoken(months)}.`;
  return met(DEGREE_POINTS, { text, quote, ...locateField(facts, `${first.path}/start`) });
}

function lacking({ level, required, quote }: DegreeRequirement): Item {
  return missed(DEGREE_POINTS, {
    reason: `The job ${required ? 'asks for' : 'prefers'} ${LEVEL_NAMES[level]}. Your résumé doesn’t show one.`,
    fix: 'If you have one, add its official name. If not, you don’t need to change anything.',
    quote,
  });
}
