import { countRelevantMonths } from '../../facts/experience.ts';
import { type Facts, locateField } from '../../facts/index.ts';
import { formatCount, type Judgment, type Rule } from '../rule.ts';

export const YEARS: Rule = {
  id: 'alignment.years',
  part: 'alignment',
  name: 'Years of experience',
  points: 5,
  explains:
    'Months in this or a related occupation, based on your dates, compared with the years the job asks for. Overlapping roles count once. Extra years don’t add points.',
  needsJob: true,
  judge,
};

function judge(facts: Facts): Judgment {
  const asked = facts.job?.years;
  if (!asked || asked.min <= 0) return { leftOut: 'The job doesn’t ask for a number of years.' };
  const { months, roles } = countRelevantMonths(facts);
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
            text: `${formatMonths(months)}, based on your dates.`,
            quote: asked.quote,
            ...locateField(facts, `${first.path}/start`),
          },
        }),
      ...(earned < weight && {
        loss: {
          reason: `The job asks for ${formatMonths(weight)}. ${describeExperience(months, roles.length)}`,
          fix: 'Add any missing roles or dates. If you only gave years, add months too.',
          quote: asked.quote,
        },
      }),
    },
  ];
}

function describeExperience(months: number, roles: number): string {
  if (months > 0) return `Your dates show ${formatMonths(months)}.`;
  // Roles in the field without a readable date are not "none in this field".
  return roles > 0 ? 'We couldn’t read dates for your roles in this field.' : 'Your dates show none in this field.';
}

/** "6 years and 2 months". */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return formatCount(rest, 'month');
  return rest === 0 ? formatCount(years, 'year') : `${formatCount(years, 'year')} and ${formatCount(rest, 'month')}`;
}
