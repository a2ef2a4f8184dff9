import { getOccupation, listRelatedOccupations } from '../../../jobs/index.ts';
import { SENIORITIES } from '../../../jobs/types.ts';
import type { Entry } from '../../facts/entries.ts';
import { findRequiredOccupation, getCloseness, getLineRelation, isRecent } from '../../facts/experience.ts';
import { type Facts, locateField } from '../../facts/index.ts';
import { getLinesOfJob } from '../../facts/line-of-work.ts';
import { neutralizeTitle } from '../../wording/titles.ts';
import { toComparable } from '../../wording/words.ts';
import { createMetItem, createMissedItem, type Item, type Judgment, quoteText, type Rule } from '../rule.ts';

export const TITLE: Rule = {
  id: 'alignment.title',
  part: 'alignment',
  name: 'Title',
  points: 18,
  explains:
    'Whether you’ve held this job or a closely related one under any common title. Another title in the same line of work counts half, in a neighboring one a quarter. Roles in the last five years count most. A more senior title never costs points.',
  needsJob: true,
  judge,
};

const OCCUPATION_WEIGHT = 12;
const GRADE_WEIGHT = 3;

/** What the best role earns, by how close it is and whether it is recent. */
const TITLE_POINTS = { same: { recent: 12, earlier: 9 }, related: { recent: 8, earlier: 6 } } as const;

function judge(facts: Facts): Judgment {
  const title = facts.job?.title ?? getOccupation(findRequiredOccupation(facts) ?? '')?.name;
  if (!title) return judgeUntitled(facts);
  const roles = facts.entries.filter((entry) => entry.kind !== 'project' && entry.title !== undefined);
  const best = roles.reduce<HeldTitle | undefined>((top, role) => {
    const held = findHeldTitle(facts, role, title);
    return held.earned > (top?.earned ?? 0) ? held : top;
  }, undefined);
  return [
    judgeOccupation(facts, title, best ?? findClaimedTitle(facts) ?? findRelatedRole(facts)),
    ...grade(facts, roles),
  ];
}

/** A job with an unknown title is compared by its line of work alone. */
function judgeUntitled(facts: Facts): Judgment {
  if (!facts.job || getLinesOfJob(facts.job, undefined).size === 0)
    return { leftOut: 'We couldn’t tell the job’s title from the description.' };
  const relation = getLineRelation(facts);
  return [
    {
      weight: OCCUPATION_WEIGHT,
      earned: LINE_WORTH[relation],
      ...(relation !== 'none' && {
        evidence: { text: `Your résumé is in ${LINE_NAMES[relation]} the job.` },
      }),
      loss: {
        reason:
          relation === 'none'
            ? 'We couldn’t tell the job’s title from the description, and what we read of your résumé isn’t in its line of work.'
            : 'We couldn’t tell the job’s title from the description, so only its line of work is compared.',
        fix: 'If you know the job’s title, add it as the first line of the description.',
      },
    },
  ];
}

interface HeldTitle {
  /** Absent if the file contains the title but no role could be read. */
  role?: Entry;
  earned: number;
  by: 'same' | 'related' | 'words' | 'named' | 'line' | 'near' | 'none';
  when: Recency;
}

/** `undated` if we read no date. Such a role earns as much as an earlier one, but we never say when it ended. */
type Recency = 'recent' | 'earlier' | 'undated';

function getRecency(facts: Facts, { lastMonth }: Entry): Recency {
  if (lastMonth === undefined) return 'undated';
  return isRecent(facts, lastMonth) ? 'recent' : 'earlier';
}

function findHeldTitle(facts: Facts, role: Entry, wanted: string): HeldTitle {
  const when = getRecency(facts, role);
  const close = getCloseness(facts, role);
  if (close === 'unknown') return { role, earned: measureSharedWords(wanted, role.title ?? ''), by: 'words', when };
  if (close === 'other') return { role, earned: 0, by: 'none', when };
  return { role, earned: TITLE_POINTS[close][when === 'recent' ? 'recent' : 'earlier'], by: close, when };
}

/** Points for a title found in the headline, or in lines from which we couldn't read a role. */
const NAMED_WORTH = { same: 10, related: 7 } as const;
/** Points for a different title in the same line of work, or in a neighboring one. */
const LINE_WORTH = { line: 6, near: 3, none: 0 } as const;

const LINE_NAMES = { line: 'the same line of work as', near: 'a line of work next to that of' } as const;

function findClaimedTitle(facts: Facts): HeldTitle | undefined {
  const wanted = findRequiredOccupation(facts);
  if (wanted === undefined) return undefined;
  const isSame = facts.claimed.includes(wanted);
  if (!isSame && !listRelatedOccupations(wanted).some((other) => facts.claimed.includes(other))) return undefined;
  return { earned: NAMED_WORTH[isSame ? 'same' : 'related'], by: 'named', when: 'recent' };
}

function findRelatedRole(facts: Facts): HeldTitle | undefined {
  const relation = getLineRelation(facts);
  return relation === 'none' ? undefined : { earned: LINE_WORTH[relation], by: relation, when: 'recent' };
}

/** For occupations outside the vocabulary: the share of the title's words that match, starting at half. */
function measureSharedWords(wanted: string, held: string): number {
  const words = toComparable(neutralizeTitle(wanted)).split(' ');
  const known = new Set(toComparable(neutralizeTitle(held)).split(' '));
  const shared = words.filter((word) => known.has(word)).length;
  return shared * 2 >= words.length ? Math.floor((OCCUPATION_WEIGHT * shared) / words.length) : 0;
}

function judgeOccupation(facts: Facts, title: string, best: HeldTitle | undefined): Item {
  const name = getOccupation(findRequiredOccupation(facts) ?? '')?.name ?? title;
  const earned = best?.earned ?? 0;
  return {
    weight: OCCUPATION_WEIGHT,
    earned,
    ...(best && {
      evidence: {
        text: describeEvidence(best, name),
        quote: title,
        ...(best.role && locateField(facts, best.role.titlePath)),
      },
    }),
    ...(earned < OCCUPATION_WEIGHT && {
      loss: {
        reason: describeShortfall(title, best),
        fix:
          best?.by === 'same' && best.when === 'undated'
            ? 'Add the month and year you started and left.'
            : 'Keep your real titles. If one doesn’t make clear what you did, add the common name in parentheses.',
        quote: title,
      },
    }),
  };
}

function describeEvidence({ role, by }: HeldTitle, name: string): string {
  if (by === 'named') return `Your file names this job or a related one: ${name}.`;
  if (by === 'line' || by === 'near') return `Your résumé is in ${LINE_NAMES[by]} the job: ${name}.`;
  return `${quoteText(role?.title ?? '')} ${by === 'same' ? 'matches the job' : 'is close to the job'}: ${name}.`;
}

function describeShortfall(title: string, best: HeldTitle | undefined): string {
  if (!best) return `None of the job titles we read is close to ${quoteText(title)}.`;
  if (best.by === 'named')
    return `We couldn’t read a role as ${quoteText(title)} or a related one. Is there one in your file?`;
  if (best.by === 'line' || best.by === 'near')
    return `None of the job titles we read is ${quoteText(title)} or a related one.`;
  const held = quoteText(best.role?.title ?? '');
  if (best.by === 'same') return `${held} ${RECENCY_TEXTS[best.when]}.`;
  const alsoTime = best.when === 'recent' ? '' : `, and ${RECENCY_TEXTS[best.when]}`;
  return `${held} is related to ${quoteText(title)} but not the same${alsoTime}.`;
}

const RECENCY_TEXTS: Readonly<Record<Recency, string>> = {
  recent: 'is recent',
  earlier: 'ended more than five years ago',
  undated: 'has no dates we could read',
};

/** A title has a whole word, and no bracket of a template: “To]”. */
const TITLE_PATTERN = /^[^[\]]*\p{L}{3}[^[\]]*$/u;

/** Anyone above entry level can do an entry-level job, so those grades are ignored. */
function grade(facts: Facts, roles: readonly Entry[]): Item[] {
  const wanted = facts.job?.seniority;
  if (!wanted || wanted === 'intern' || wanted === 'entry') return [];
  const getSeniorityRank = ({ title }: Entry) =>
    SENIORITIES.indexOf(facts.reader.readTitle(title ?? '').seniority ?? 'mid');
  const named = roles.filter(({ title }) => TITLE_PATTERN.test(title ?? ''));
  const fitting = named.find((role) => getSeniorityRank(role) >= SENIORITIES.indexOf(wanted));
  if (fitting) {
    const text = `${quoteText(fitting.title ?? '')} meets the seniority the job asks for.`;
    return [createMetItem(GRADE_WEIGHT, { text, ...locateField(facts, fitting.titlePath) })];
  }
  return [
    createMissedItem(GRADE_WEIGHT, {
      reason: `The job’s title is at ${quoteText(wanted)} level, but none of the roles we read has a title at that level.`,
      fix: 'Don’t change your titles. Add lines that show your responsibilities instead.',
      quote: facts.job?.title ?? '',
    }),
  ];
}
