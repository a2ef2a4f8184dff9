import { PLACEHOLDER_TEXT } from '../ats/caps/placeholder-text.ts';
import type { Entry } from '../ats/facts/entries.ts';
import type { Facts } from '../ats/facts/index.ts';
import { quoteText } from '../ats/rubric/rule.ts';
import { findDates } from '../resume/index.ts';
import { institutionScore } from '../resume/lexicon/degrees.ts';
import type { UnpricedQuestion } from './question-draft.ts';

/** Nobody answers questions about more roles and schools than these, and each answer is scored in advance. */
const MAX_ROLES = 20;
const MAX_SCHOOLS = 10;

/** Empty fields that only the person can fill in. */
export function fieldQuestions(facts: Facts): UnpricedQuestion[] {
  const { contact, education } = facts.resume;
  const questions: UnpricedQuestion[] = [];
  if (!contact.email)
    questions.push(
      createFieldQuestion(
        'contact/email',
        'What’s your email address?',
        'Without one, employers can’t reply.',
        'person@example.com',
      ),
    );
  if (!contact.phone)
    questions.push(
      createFieldQuestion('contact/phone', 'What’s your phone number?', 'Many recruiters call first.', '555 010 0100'),
    );
  if (!contact.location) {
    questions.push(
      createFieldQuestion(
        'contact/location',
        'Which city and state are you in?',
        'Recruiters filter by location. It never changes your score.',
        'City',
      ),
    );
  }
  // The titles and schools of a template aren't the person's.
  if (PLACEHOLDER_TEXT.find(facts)) return questions;
  const roles = facts.entries.filter(({ kind, title, employer }) => {
    return kind !== 'project' && [title, employer].every((name) => name === undefined || isPlausibleName(name));
  });
  for (const role of roles.slice(0, MAX_ROLES)) questions.push(...listRoleQuestions(role));
  for (const { id, institution, degree } of education.slice(0, MAX_SCHOOLS)) {
    if (institution && !degree && isPlausibleName(institution) && institutionScore(institution) > 0) {
      questions.push(
        createFieldQuestion(
          `education/${id}/degree`,
          `What degree or certificate did you earn at ${institution}?`,
          'Jobs often ask for a degree level.',
          'Diploma',
        ),
      );
    }
  }
  return questions;
}

const MAX_NAME_LENGTH = 70;

/** Whether a name can be the one of a title, an employer, or a school: a name with a date or a colon in it is a line that we read wrongly, and isn't asked about. */
export function isPlausibleName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && !name.includes(':') && !/\d{4}/.test(name) && findDates(name).length === 0;
}

function listRoleQuestions({ path, title, employer, start, end, label }: Entry): UnpricedQuestion[] {
  const questions: UnpricedQuestion[] = [];
  const started = title ? `as ${label}` : employer ? `at ${employer}` : 'in this role';
  const role = title ? `your role as ${label}` : employer ? `your time at ${employer}` : 'this role';
  if (!title)
    questions.push(
      createFieldQuestion(
        `${path}/title`,
        employer ? `What was your title at ${employer}?` : 'What was your title in this role?',
        'Hiring systems sort roles by title.',
        'Title',
      ),
    );
  if (!employer)
    questions.push(
      createFieldQuestion(
        `${path}/employer`,
        title ? `Where did you work as ${quoteText(title, 60)}?` : 'Where did you work in this role?',
        'Hiring systems sort roles by employer.',
        'Employer',
      ),
    );
  if (!start)
    questions.push(
      createFieldQuestion(
        `${path}/start`,
        `When did you start ${started}? Month and year, if you know the month.`,
        'We use it to calculate your years of experience.',
        '2020-01',
      ),
    );
  if (!end)
    questions.push(
      createFieldQuestion(
        `${path}/end`,
        `When did ${role} end? Or are you still there?`,
        'We use it to calculate your years of experience.',
        '2024-01',
      ),
    );
  return questions;
}

function createFieldQuestion(path: string, text: string, reason: string, sample: string): UnpricedQuestion {
  return {
    kind: 'missing-field',
    text,
    reason,
    target: path,
    sample: { kind: 'set', path, before: null, after: sample },
  };
}
