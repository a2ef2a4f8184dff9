import { type Facts, placeOf } from '../facts/index.ts';
import { type Item, met, missed, quoted, type Rule } from './rule.ts';

export const STRUCTURE: readonly Rule[] = [
  {
    id: 'structure.contact',
    part: 'structure',
    name: 'Ways to reach you',
    points: 3,
    explains:
      'An e-mail address and a phone number. Recruiters use both; without either the best résumé leads nowhere.',
    needsJob: false,
    judge: judgeContact,
  },
  {
    id: 'structure.roles',
    part: 'structure',
    name: 'Roles with title and employer',
    points: 5,
    explains:
      'Every role names what you were and where. Systems index exactly these two fields; projects and volunteer work count for people who are starting out.',
    needsJob: false,
    judge: judgeRoles,
  },
  {
    id: 'structure.dates',
    part: 'structure',
    name: 'Roles with dates',
    points: 3,
    explains: 'Start and end of every role, since years of experience are computed from them. Years alone are enough.',
    needsJob: false,
    judge: judgeDates,
  },
  {
    id: 'structure.education',
    part: 'structure',
    name: 'Education or certificates',
    points: 2,
    explains: 'A school, a degree or a certificate, by name. Which school it is never counts.',
    needsJob: false,
    judge: judgeEducation,
  },
  {
    id: 'structure.skills',
    part: 'structure',
    name: 'A list of skills',
    points: 2,
    explains:
      'At least five skills in a section of their own, because many systems search that section first. More than five earn nothing extra.',
    needsJob: false,
    judge: judgeSkills,
  },
];

function judgeContact(facts: Facts): Item[] {
  const { email, phone } = facts.resume.contact;
  return [
    email
      ? met(2, { text: 'An e-mail address is there.', ...placeOf(facts, 'contact/email') })
      : missed(2, { reason: 'There is no e-mail address.', fix: 'Add one under your name.', field: 'contact/email' }),
    phone
      ? met(1, { text: 'A phone number is there.', ...placeOf(facts, 'contact/phone') })
      : missed(1, { reason: 'There is no phone number.', fix: 'Add one under your name.', field: 'contact/phone' }),
  ];
}

/** What each missing detail costs out of the weight of a rule; more missing details than fit cost no more than the whole. */
function priced(
  weight: number,
  missing: readonly { price: number; loss: NonNullable<Item['loss']> }[],
  evidence: NonNullable<Item['evidence']>,
): Item[] {
  let left = weight;
  const items: Item[] = [];
  for (const { price, loss } of missing) {
    const cost = Math.min(price, left);
    if (cost === 0) break;
    items.push(missed(cost, loss));
    left -= cost;
  }
  if (left > 0) items.push(met(left, evidence));
  return items;
}

function judgeRoles(facts: Facts): Item[] {
  const { entries } = facts;
  const latest = entries[0];
  if (!latest) {
    return [
      missed(12, {
        reason: 'No role, volunteer work or project was found.',
        fix: 'List what you have done under a heading such as “Experience”, each with a title and where it was.',
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
              reason: entry.employer ? `The role at ${entry.employer} has no title.` : 'A role has no title.',
              fix: 'Write the title you held, on a line of its own.',
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
              reason: `The role ${quoted(entry.label)} names no employer.`,
              fix: 'Write where it was.',
              field: `${entry.path}/employer`,
            },
          },
        ]),
  ]);
  return priced(12, missing, {
    text: `Titles and employers are named, the latest being ${quoted(latest.label)}.`,
    ...placeOf(facts, latest.titlePath),
  });
}

function judgeDates(facts: Facts): Item[] {
  const roles = facts.entries.filter(({ kind }) => kind !== 'project');
  const dated = facts.entries.find(({ isDated }) => isDated);
  if (roles.length === 0 && dated) {
    return [met(12, { text: `${quoted(dated.label)} carries dates.`, ...placeOf(facts, `${dated.path}/start`) })];
  }
  if (roles.length === 0) {
    return [
      missed(12, {
        reason: 'There are no dated roles.',
        fix: 'Add dates to your roles, or to your projects if you are starting out.',
      }),
    ];
  }
  const missing = roles.flatMap((role) => {
    const without = !role.start && !role.end ? 'dates' : !role.start ? 'start' : !role.end ? 'end' : undefined;
    if (!without) return [];
    const price = without === 'dates' ? 4 : 2;
    const reason = `${quoted(role.label)} has no ${without === 'dates' ? 'dates' : `${without} date`}.`;
    const fix =
      without === 'end'
        ? 'Add the month or year it ended, or “Present”.'
        : 'Add the month or year, as exactly as you know it.';
    return [{ price, loss: { reason, fix, field: `${role.path}/${without === 'end' ? 'end' : 'start'}` } }];
  });
  return priced(12, missing, {
    text: 'Roles carry a start and an end.',
    ...(dated && placeOf(facts, `${dated.path}/start`)),
  });
}

function judgeEducation(facts: Facts): Item[] {
  const { education, certifications } = facts.resume;
  const entry = education.find(({ institution, degree, area }) => institution ?? degree ?? area);
  if (entry) {
    const field = entry.degree ? 'degree' : entry.institution ? 'institution' : 'area';
    return [met(1, { text: 'Education is named.', ...placeOf(facts, `education/${entry.id}/${field}`) })];
  }
  const certificate = certifications[0];
  if (certificate)
    return [met(1, { text: 'A certificate is named.', ...placeOf(facts, `certifications/${certificate.id}/name`) })];
  return [
    missed(1, {
      reason: 'No education or certificate was found.',
      fix: 'Name the highest school, course or certificate you have finished, under a heading “Education”.',
    }),
  ];
}

const ENOUGH_SKILLS = 5;

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
  const earned = Math.min(ENOUGH_SKILLS, listed.size);
  return [
    {
      weight: ENOUGH_SKILLS,
      earned,
      ...(first !== undefined && {
        evidence: { text: `${listed.size} listed under skills.`, ...placeOf(facts, first) },
      }),
      ...(earned < ENOUGH_SKILLS && {
        loss: {
          reason:
            listed.size === 0
              ? 'There is no list of skills.'
              : `The list of skills names ${listed.size}; five are expected.`,
          fix: 'List skills that your roles show, under a heading “Skills”.',
        },
      }),
    },
  ];
}
