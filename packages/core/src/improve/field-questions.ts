import type { Entry } from '../ats/facts/entries.ts';
import type { Facts } from '../ats/facts/index.ts';
import { quoteText } from '../ats/rubric/rule.ts';
import type { UnpricedQuestion } from './question-draft.ts';

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
  for (const role of facts.entries.filter(({ kind }) => kind !== 'project')) questions.push(...listRoleQuestions(role));
  for (const { id, institution, degree } of education) {
    if (institution && !degree) {
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

function listRoleQuestions({ path, title, employer, start, end, label }: Entry): UnpricedQuestion[] {
  const questions: UnpricedQuestion[] = [];
  if (!title)
    questions.push(
      createFieldQuestion(
        `${path}/title`,
        `What was your title at ${employer ?? 'this role'}?`,
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
        `When did you start as ${label}? Month and year, if you know the month.`,
        'We use it to calculate your years of experience.',
        '2020-01',
      ),
    );
  if (!end)
    questions.push(
      createFieldQuestion(
        `${path}/end`,
        `When did you leave ${label}? Or are you still there?`,
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
