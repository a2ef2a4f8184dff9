import { occupationById, relatedOccupations } from '../../jobs/index.ts';
import { type DegreeLevel, SENIORITIES } from '../../jobs/types.ts';
import type { EducationEntry } from '../../resume/model.ts';
import { degreeLevelOf, reaches } from '../facts/degree-level.ts';
import type { Entry } from '../facts/entries.ts';
import { type Facts, placeOf } from '../facts/index.ts';
import { lastMonthOf, monthsCovered, stretchOf } from '../facts/months.ts';
import { neutralTitle } from '../wording/titles.ts';
import { comparable } from '../wording/words.ts';
import { requiredSkills, skillName } from './must-have.ts';
import { counted, type Item, type Judgement, met, missed, quoted, type Rule } from './rule.ts';

const RECENT_MONTHS = 60;

export const ALIGNMENT: readonly Rule[] = [
  {
    id: 'alignment.title',
    part: 'alignment',
    name: 'Title',
    points: 5,
    explains:
      'Whether you have held this occupation, by any of its usual titles, or a closely related one; most for a role of the last five years. A grade above the one asked for never costs anything.',
    needsJob: true,
    judge: judgeTitle,
  },
  {
    id: 'alignment.years',
    part: 'alignment',
    name: 'Years of experience',
    points: 4,
    explains:
      'Months in this or a related occupation, computed from your dates, against the years the job asks for. Overlapping roles count once; more than enough earns nothing extra.',
    needsJob: true,
    judge: judgeYears,
  },
  {
    id: 'alignment.degree',
    part: 'alignment',
    name: 'Degree',
    points: 3,
    explains:
      'The level of your highest degree against the level asked for; half while you are still studying. Experience counts instead where the job says so. Which school it was never counts.',
    needsJob: true,
    judge: judgeDegree,
  },
  {
    id: 'alignment.recency',
    part: 'alignment',
    name: 'Recent use',
    points: 3,
    explains:
      'Half of the required skills, at most four, shown in a role of the last five years. Recruiters ask for skills that are in your hands now.',
    needsJob: true,
    judge: judgeRecency,
  },
];

function isRecent(facts: Facts, lastMonth: number | undefined): boolean {
  return lastMonth !== undefined && facts.now - lastMonth <= RECENT_MONTHS;
}

type Closeness = 'same' | 'related' | 'other' | 'unknown';

function occupationWanted({ job, reader }: Facts): string | undefined {
  return job?.occupation ?? (job?.title ? reader.readTitle(job.title).occupation : undefined);
}

function closeness(facts: Facts, entry: Entry): Closeness {
  const wanted = occupationWanted(facts);
  const held = entry.title ? facts.reader.readTitle(entry.title).occupation : undefined;
  if (!wanted || !held) return 'unknown';
  if (held === wanted) return 'same';
  return relatedOccupations(wanted).includes(held) ? 'related' : 'other';
}

const TITLE_WEIGHT = 12;

function judgeTitle(facts: Facts): Judgement {
  const { job } = facts;
  if (!job?.title) return { leftOut: 'The description states no title.' };
  const roles = facts.entries.filter(({ kind, title }) => kind !== 'project' && title !== undefined);
  const ranked = roles
    .map((role) => ({ role, earned: titleWorth(facts, role) }))
    .sort((a, b) => b.earned - a.earned)
    .at(0);
  const wanted = occupationById(occupationWanted(facts) ?? '')?.name ?? job.title;
  const earned = ranked?.earned ?? 0;
  const held: Item = {
    weight: TITLE_WEIGHT,
    earned,
    ...(ranked &&
      earned > 0 && {
        evidence: {
          text: `${quoted(ranked.role.title ?? '')} is ${worthPhrase(earned)} ${wanted}.`,
          quote: job.title,
          ...placeOf(facts, ranked.role.titlePath),
        },
      }),
    ...(earned < TITLE_WEIGHT && {
      loss: {
        reason:
          earned === 0
            ? `No role on the résumé has a title that we know to be close to ${quoted(job.title)}.`
            : earned >= 9
              ? `The last role as ${wanted} ended more than five years ago.`
              : `Your titles are related to ${quoted(job.title)}, not the same.`,
        fix: 'Titles are facts, so keep them. If an employer’s own title hides what you did, put the usual name in brackets behind it.',
        quote: job.title,
      },
    }),
  };
  return [held, ...gradeItem(facts, roles)];
}

function worthPhrase(earned: number): string {
  return earned >= 9 ? 'the occupation asked for:' : 'close to the occupation asked for:';
}

/** Recently the same 12, earlier the same 9, recently related 8, earlier related 6; by the words of the title where occupations are unknown. */
function titleWorth(facts: Facts, role: Entry): number {
  const recent = isRecent(facts, role.lastMonth);
  switch (closeness(facts, role)) {
    case 'same':
      return recent ? TITLE_WEIGHT : 9;
    case 'related':
      return recent ? 8 : 6;
    case 'other':
      return 0;
    case 'unknown': {
      const wanted = comparable(neutralTitle(facts.job?.title ?? '')).split(' ');
      const held = new Set(comparable(neutralTitle(role.title ?? '')).split(' '));
      const shared = wanted.filter((word) => held.has(word)).length;
      return shared * 2 >= wanted.length ? Math.floor((TITLE_WEIGHT * shared) / wanted.length) : 0;
    }
  }
}

function gradeItem(facts: Facts, roles: readonly Entry[]): Item[] {
  const wanted = facts.job?.seniority;
  // Whoever is past the first grade can do a first-grade job.
  if (!wanted || wanted === 'intern' || wanted === 'entry') return [];
  const rank = (title: string) => SENIORITIES.indexOf(facts.reader.readTitle(title).seniority ?? 'mid');
  const best = roles.reduce<Entry | undefined>(
    (top, role) => (!top || rank(role.title ?? '') > rank(top.title ?? '') ? role : top),
    undefined,
  );
  const weight = 3;
  if (best && rank(best.title ?? '') >= SENIORITIES.indexOf(wanted)) {
    return [
      met(weight, {
        text: `${quoted(best.title ?? '')} is at least at the grade asked for.`,
        ...placeOf(facts, best.titlePath),
      }),
    ];
  }
  return [
    missed(weight, {
      reason: `The job is graded ${quoted(wanted)}; no title on the résumé states that grade.`,
      fix: 'Nothing to change: a grade is a fact. Lines that show responsibility make up for it.',
      quote: facts.job?.title ?? '',
    }),
  ];
}

/** Months in roles that are not known to belong to another occupation. */
export function relevantMonths(facts: Facts): { months: number; roles: Entry[] } {
  const roles = facts.entries.filter((entry) => entry.kind === 'work' && closeness(facts, entry) !== 'other');
  const stretches = roles.flatMap(({ start, end }) => stretchOf(start, end, facts.now) ?? []);
  return { months: monthsCovered(stretches), roles };
}

/** "6 years and 2 months". */
export function spoken(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(rest, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} and ${counted(rest, 'month')}`;
}

function judgeYears(facts: Facts): Judgement {
  const asked = facts.job?.years;
  if (!asked || asked.min <= 0) return { leftOut: 'The description asks for no number of years.' };
  const { months, roles } = relevantMonths(facts);
  const weight = Math.round(asked.min * 12);
  const earned = Math.min(weight, months);
  const first = roles.find(({ isDated }) => isDated);
  return [
    {
      weight,
      earned,
      ...(earned > 0 &&
        first && {
          evidence: {
            text: `${spoken(months)} from your dates.`,
            quote: asked.quote,
            ...placeOf(facts, `${first.path}/start`),
          },
        }),
      ...(earned < weight && {
        loss: {
          reason: `The job asks for ${counted(asked.min, 'year')}; your dates show ${months === 0 ? 'none in this field' : spoken(months)}.`,
          fix: 'If a role is missing or has no dates, add it. Months count where a year alone leaves room.',
          quote: asked.quote,
        },
      }),
    },
  ];
}

/** Years that stand in for a degree where a job accepts experience instead and names no number: the length of a bachelor's course. */
const YEARS_FOR_DEGREE = 4;

function judgeDegree(facts: Facts): Judgement {
  const asked = facts.job?.degree;
  if (!asked) return { leftOut: 'The description asks for no degree.' };
  const weight = 6;
  const wanted = LEVEL_NAMES[asked.level];
  const fitting = facts.resume.education.filter((entry) => {
    const level = levelOf(entry);
    return level !== undefined && reaches(level, asked.level);
  });
  const done = fitting.find((entry) => !isOngoing(facts, entry));
  const held = done ?? fitting[0];
  if (held) {
    const earned = done ? weight : weight / 2;
    const place = placeOf(facts, `education/${held.id}/degree`);
    return [
      {
        weight,
        earned,
        evidence: { text: `${quoted(held.degree ?? '')} meets ${wanted}.`, quote: asked.quote, ...place },
        ...(!done && {
          loss: {
            reason: `${quoted(held.degree ?? '')} is not finished yet.`,
            fix: 'Nothing to change; say when you expect to finish.',
            quote: asked.quote,
            ...place,
          },
        }),
      },
    ];
  }
  const needed = (facts.job?.years?.min ?? YEARS_FOR_DEGREE) * 12;
  if (asked.orExperience) {
    const { months, roles } = relevantMonths(facts);
    const first = roles[0];
    if (first && months >= needed) {
      return [
        met(weight, {
          text: `The job takes experience instead of a degree; your dates show ${spoken(months)}.`,
          quote: asked.quote,
          ...placeOf(facts, `${first.path}/start`),
        }),
      ];
    }
  }
  return [
    missed(weight, {
      reason: `The job ${asked.required ? 'asks for' : 'would like'} ${wanted}; the résumé shows none.`,
      fix: 'If you hold one, name it as it is called on the certificate. If not, leave it as it is.',
      quote: asked.quote,
    }),
  ];
}

const LEVEL_NAMES: Record<DegreeLevel, string> = {
  'high-school': 'a high-school diploma',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
};

/** The level of an entry; a school entry without a degree counts for nothing. */
export function levelOf({ degree }: EducationEntry): DegreeLevel | undefined {
  return degree ? degreeLevelOf(degree) : undefined;
}

/** Still studying in the month of scoring, by the dates on the page. */
export function isOngoing(facts: Pick<Facts, 'now'>, { end }: EducationEntry): boolean {
  if (end === undefined) return false;
  const last = lastMonthOf(end, Number.MAX_SAFE_INTEGER);
  return end === 'present' || (last !== undefined && (end.length > 4 ? last > facts.now : last - 11 > facts.now));
}

function judgeRecency(facts: Facts): Judgement {
  const required = requiredSkills(facts);
  if (required.length === 0) return { leftOut: 'We recognise no required skill in this description.' };
  const needed = Math.min(4, Math.ceil(required.length / 2));
  const isCurrent = ({ skill }: { skill: string }) => isRecent(facts, facts.skills.get(skill)?.shown?.lastMonth);
  const current = required.filter(isCurrent).slice(0, needed);
  const rest = required.filter((requirement) => !isCurrent(requirement));
  const older = rest.filter(({ skill }) => facts.skills.has(skill));
  const lacking = [...older, ...rest.filter((requirement) => !older.includes(requirement))].slice(
    0,
    needed - current.length,
  );
  return [
    ...current.map(({ skill, quote }) => {
      const shown = facts.skills.get(skill)?.shown;
      const place = shown ? { ...placeOf(facts, shown.path), within: { start: shown.start, end: shown.end } } : {};
      return met(1, { text: `${skillName(skill)} is in recent use.`, quote, ...place });
    }),
    ...lacking.map(({ skill, quote }) => {
      const name = skillName(skill);
      const known = facts.skills.has(skill);
      return missed(1, {
        reason: `No role of the last five years shows ${name} in use.`,
        fix: known
          ? `If you have used ${name} lately, say so under that role.`
          : `If you have used ${name} lately, say where and for what.`,
        term: name,
        quote,
      });
    }),
  ];
}
