import type { AnswerEntry } from '../answers/index.ts';
import { CLAIMED_QUESTIONS } from './claims.ts';
import { continuesJob, type FieldWords, toFieldWords } from './context.ts';
import { decide } from './decide.ts';
import { leave, type Plan } from './decisions.ts';
import { type FoundMeaning, findMeanings, pickSureMeaning } from './meanings.ts';
import { toCompact } from './option-words.ts';
import type { FieldDecision, FieldDescription, FillMonth, FillPerson } from './types.ts';
import { toWords } from './words.ts';

/** Answers that options of other questions may mention: "Yes, without sponsorship". */
function toKnown(answers: readonly AnswerEntry[]): Record<string, string> {
  return Object.fromEntries(
    answers.flatMap(({ questionId, answer }) =>
      questionId !== null && CLAIMED_QUESTIONS.includes(questionId) && (answer === 'Yes' || answer === 'No')
        ? [[questionId, answer]]
        : [],
    ),
  );
}

/** How many fields before may say which job is meant. */
const JOB_REACH = 6;
const PLACED = /^(?:city|postal-code|city-region)$/;
const MOST_HEADINGS = 3;
/** Fields that say which job or school the others of their block are about. What they have may be another one than ours at this place. */
const NAMES_ENTRY = new Set(['employer', 'job-title', 'school']);

/** Which job or school of the form a field is about. Different for fields that are about neither. */
const toEntryKey = ({ field }: FieldWords, meaning: string): string =>
  /^(?:employer|job-)/.test(meaning)
    ? `job ${field.block}`
    : /^(?:school|degree|field-of-study|gpa)/.test(meaning)
      ? `school ${field.block}`
      : field.id;

/** Which job or school of the résumé a field names that has a value. Null if it is none of them, or more than one. */
function findEntryNamed({ field: { holds = '' } }: FieldWords, meaning: string, person: FillPerson): number | null {
  const names =
    meaning === 'employer'
      ? person.employment.map(({ employer }) => employer)
      : meaning === 'school'
        ? person.education.map(({ school }) => school)
        : [];
  const same = names.flatMap((name, at) => (holds !== '' && toCompact(name) === toCompact(holds) ? [at] : []));
  const [only] = same;
  return same.length === 1 && only !== undefined ? only : null;
}

/**
 * What to do with each field of a form: a value of the person’s own with where it comes from, or why the field is left. The same fields and
 * person always give the same decisions.
 * @param employer name of the employer whose form it is, if it is known
 * @param today the month of today, without which it isn't known whether a degree is complete
 */
export function planFill(
  fields: readonly FieldDescription[],
  person: FillPerson,
  employer = '',
  today: FillMonth | null = null,
): FieldDecision[] {
  const read: { words: FieldWords; meanings: FoundMeaning[]; sure: string | null }[] = [];
  for (const field of fields) {
    const plain = toFieldWords(field);
    const before = read.slice(-JOB_REACH).map(({ sure }) => sure);
    const words: FieldWords = continuesJob(plain, before) ? { ...plain, place: 'employment' } : plain;
    const meanings = findMeanings(words);
    read.push({ words, meanings, sure: pickSureMeaning(meanings)?.meaning ?? null });
  }
  const taken = new Map(
    read
      .flatMap(({ words, sure }) =>
        words.field.filled && sure !== null && NAMES_ENTRY.has(sure)
          ? [[toEntryKey(words, sure), findEntryNamed(words, sure, person)] as const]
          : [],
      )
      .sort(([, one], [, other]) => Number(one !== null) - Number(other !== null)),
  );
  const headings = new Set(fields.flatMap(({ sections }) => sections.slice(0, 1)));
  const plan: Plan = {
    person,
    employer,
    facts: {
      hasPhoneCountry: read.some(({ sure }) => sure === 'phone-country'),
      hasPlace: read.some(({ sure }) => sure !== null && PLACED.test(sure)),
      hasPhone: read.some(({ sure }) => sure === 'phone'),
      today,
    },
    context: {
      known: toKnown(person.answers),
      country: person.address.country,
      region: person.address.region,
      employer: toWords([employer, ...[...headings].slice(0, MOST_HEADINGS)].join(' ')),
    },
  };
  return read.map(({ words, meanings, sure }) => {
    const key = sure === null || words.field.filled ? null : toEntryKey(words, sure);
    if (sure === null || key === null || !taken.has(key)) return decide(words, meanings, plan);
    const entry = taken.get(key) ?? null;
    return entry === null
      ? leave(words, 'unclear', {
          meaning: sure,
          reasons: ['the form already names the employer or school of these fields'],
        })
      : decide({ ...words, field: { ...words.field, block: entry } }, meanings, plan);
  });
}
