import { type Facts, locateField } from '../facts/index.ts';
import { isReadingSure } from '../facts/sure.ts';
import { createMetItem, createMissedItem, formatCount, type Item, quoteText, type Rule } from './rule.ts';

export const STRUCTURE: readonly Rule[] = [
  {
    id: 'structure.contact',
    part: 'structure',
    name: 'Contact details',
    points: 2,
    explains: 'An email address and a phone number. Recruiters use both.',
    needsJob: false,
    judge: judgeContact,
  },
  {
    id: 'structure.roles',
    part: 'structure',
    name: 'Roles with title and employer',
    points: 2,
    explains:
      'Every role has a title and an employer, the two fields hiring systems index. Projects and volunteer work count if you’re starting out.',
    needsJob: false,
    judge: judgeRoles,
  },
  {
    id: 'structure.dates',
    part: 'structure',
    name: 'Roles with dates',
    points: 2,
    explains:
      'A start and end for every role, because years of experience are calculated from them. Years alone are enough.',
    needsJob: false,
    judge: judgeDates,
  },
  {
    id: 'structure.education',
    part: 'structure',
    name: 'Education or certifications',
    points: 1,
    explains: 'A school, degree or certification, by name. It doesn’t matter which school.',
    needsJob: false,
    judge: judgeEducation,
  },
  {
    id: 'structure.skills',
    part: 'structure',
    name: 'Skills section',
    points: 2,
    explains:
      'At least five skills in their own section, because many systems search it first. More than five don’t add points.',
    needsJob: false,
    judge: judgeSkills,
  },
];

function judgeContact(facts: Facts): Item[] {
  const { email, phone } = facts.resume.contact;
  return [
    email
      ? createMetItem(2, { text: 'Email address found.', ...locateField(facts, 'contact/email') })
      : createMissedItem(2, { ...describeNotFound(facts, '', 'an email address'), field: 'contact/email' }),
    phone
      ? createMetItem(1, { text: 'Phone number found.', ...locateField(facts, 'contact/phone') })
      : createMissedItem(1, { ...describeNotFound(facts, '', 'a phone number'), field: 'contact/phone' }),
  ];
}

/** Something that isn't where we looked: a finding if the reading is certain, otherwise a question. */
function describeNotFound(facts: Facts, path: string, what: string, where = ''): { reason: string; fix: string } {
  if (isReadingSure(facts, path)) return { reason: `We didn’t find ${what}${where}.`, fix: `Add ${what}.` };
  return {
    reason: `We couldn’t read ${what}${where}. Is it in your file?`,
    fix: `If it is, put it in its field. If not, add ${what}.`,
  };
}

/** The cost of each missing detail, as a part of the rule's weight; the total never exceeds the weight. */
function splitWeight(
  weight: number,
  missing: readonly { price: number; loss: NonNullable<Item['loss']> }[],
  evidence: NonNullable<Item['evidence']>,
): Item[] {
  let left = weight;
  const items: Item[] = [];
  for (const { price, loss } of missing) {
    const cost = Math.min(price, left);
    if (cost === 0) break;
    items.push(createMissedItem(cost, loss));
    left -= cost;
  }
  if (left > 0) items.push(createMetItem(left, evidence));
  return items;
}

function judgeRoles(facts: Facts): Item[] {
  const { entries } = facts;
  const latest = entries[0];
  if (!latest) {
    return [
      createMissedItem(12, {
        reason: 'We didn’t find any roles, volunteer work or projects.',
        fix: 'List your work under a heading such as “Experience”, with a title and employer for each role.',
      }),
    ];
  }
  const missing = entries.flatMap((entry) => [
    ...(entry.title
      ? []
      : [
          {
            price: 2,
            loss: {
              ...describeNotFound(
                facts,
                `${entry.path}/`,
                'a title',
                entry.employer ? ` for your role at ${quoteText(entry.employer, 60)}` : ' for one of your roles',
              ),
              field: entry.titlePath,
            },
          },
        ]),
    ...(entry.employer || entry.kind === 'project'
      ? []
      : [
          {
            price: 2,
            loss: {
              ...describeNotFound(
                facts,
                `${entry.path}/`,
                entry.kind === 'work' ? 'an employer' : 'an organization',
                ` for ${quoteText(entry.label)}`,
              ),
              field: `${entry.path}/employer`,
            },
          },
        ]),
  ]);
  const complete = entries.filter((entry) => entry.title && (entry.employer || entry.kind === 'project'));
  const first = complete[0] ?? latest;
  return splitWeight(12, missing, {
    text:
      missing.length === 0
        ? `Titles and employers found, most recently ${quoteText(latest.label)}.`
        : `${complete.length} of ${formatCount(entries.length, 'role')} with both a title and an employer.`,
    ...locateField(facts, first.titlePath),
  });
}

const DATES_WEIGHT = 12;
/** If no role has a date, nothing is earned, even with few roles. */
const UNDATED_POINTS = DATES_WEIGHT;

function judgeDates(facts: Facts): Item[] {
  const roles = facts.entries.filter(({ kind }) => kind !== 'project');
  const dated = facts.entries.find(({ isDated }) => isDated);
  if (roles.length === 0 && dated) {
    return [
      createMetItem(DATES_WEIGHT, {
        text: `${quoteText(dated.label)} has dates.`,
        ...locateField(facts, `${dated.path}/start`),
      }),
    ];
  }
  if (roles.length === 0) {
    return [
      createMissedItem(DATES_WEIGHT, {
        reason: 'We didn’t find any dated roles.',
        fix: 'Add dates to your roles, or to your projects if you’re starting out.',
      }),
    ];
  }
  const missing = roles.flatMap((role) => {
    const without = !role.start && !role.end ? 'dates' : !role.start ? 'start' : !role.end ? 'end' : undefined;
    if (!without) return [];
    const price = dated ? (without === 'dates' ? 4 : 2) : UNDATED_POINTS;
    const what = without === 'dates' ? 'dates' : without === 'end' ? 'an end date' : 'a start date';
    const said = describeNotFound(facts, `${role.path}/`, what, ` for ${quoteText(role.label)}`);
    return [{ price, loss: { ...said, field: `${role.path}/${without === 'end' ? 'end' : 'start'}` } }];
  });
  const complete = roles.filter(({ start, end }) => start && end).length;
  return splitWeight(DATES_WEIGHT, missing, {
    text:
      missing.length === 0
        ? 'Roles have start and end dates.'
        : `${complete} of ${formatCount(roles.length, 'role')} with both a start and an end date.`,
    ...(dated && locateField(facts, `${dated.path}/start`)),
  });
}

function judgeEducation(facts: Facts): Item[] {
  const { education, certifications } = facts.resume;
  const entry = education.find(({ institution, degree, area }) => institution ?? degree ?? area);
  if (entry) {
    const field = entry.degree ? 'degree' : entry.institution ? 'institution' : 'area';
    return [createMetItem(1, { text: 'Education found.', ...locateField(facts, `education/${entry.id}/${field}`) })];
  }
  const certificate = certifications[0];
  if (certificate)
    return [
      createMetItem(1, {
        text: 'Certification found.',
        ...locateField(facts, `certifications/${certificate.id}/name`),
      }),
    ];
  return [
    createMissedItem(1, {
      reason: 'We didn’t find any education or certifications.',
      fix: 'List your highest completed school, course or certification under “Education”.',
    }),
  ];
}

const MIN_SKILLS = 5;

function judgeSkills(facts: Facts): Item[] {
  const listed = new Set<string>();
  let first: string | undefined;
  for (const { id, keywords } of facts.resume.skills) {
    for (const word of keywords) {
      if (!word.trim()) continue;
      listed.add(word.trim().toLowerCase());
      const path = `skills/${id}/keywords/${word}`;
      if (first === undefined || path < first) first = path;
    }
  }
  const earned = Math.min(MIN_SKILLS, listed.size);
  return [
    {
      weight: MIN_SKILLS,
      earned,
      ...(first !== undefined && {
        evidence: {
          text: `We read ${listed.size} ${listed.size === 1 ? 'skill' : 'skills'} in your skills section.`,
          ...locateField(facts, first),
        },
      }),
      ...(earned < MIN_SKILLS && {
        loss: {
          reason:
            listed.size === 0
              ? 'We didn’t find a skills section.'
              : `We read ${formatCount(listed.size, 'skill')} in your skills section. Aim for at least five.`,
          fix: 'List skills you’ve used in your roles under “Skills”.',
        },
      }),
    },
  ];
}
