import type { Entry, Line } from '../ats/facts/entries.ts';
import type { Facts, ScoreSubject } from '../ats/facts/index.ts';
import { distinctLines } from '../ats/facts/lines.ts';
import type { ScoreReport } from '../ats/report.ts';
import { requiredSkills, skillName } from '../ats/rubric/must-have.ts';
import { quoted } from '../ats/rubric/rule.ts';
import type { Scorer } from '../ats/score.ts';
import { skillById } from '../skills/index.ts';
import { amountQuestion } from './amount-question.ts';
import { stableId } from './ids.ts';
import { accepted, exactTotal } from './pricing.ts';
import type { Edit, Question } from './types.ts';

const MOST_SKILLS = 8;
const MOST_AMOUNTS = 5;

type Unpriced = Omit<Question, 'id' | 'points'> & {
  /** What an answer could look like to the score, to price the question; never shown and never put into a résumé. */
  sample?: Edit;
};

/** What only the person can say: required skills that no role shows, amounts, and fields that are empty. Those that bring most come first. */
export function questionsFor(facts: Facts, subject: ScoreSubject, score: Scorer, before: ScoreReport): Question[] {
  const asked = [...skillQuestions(facts), ...amountQuestions(facts), ...fieldQuestions(facts)];
  return asked
    .map(({ sample, ...question }): Question => {
      const after = sample ? exactTotal(score(accepted(subject, [{ kind: 'fact', edits: [sample] }]))) : 0;
      const points = sample ? Math.max(0, after - exactTotal(before)) : 0;
      return {
        ...question,
        id: stableId('q', [question.kind, question.target ?? '', question.skill ?? '', question.text]),
        points,
      };
    })
    .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
}

function skillQuestions(facts: Facts): Unpriced[] {
  const role =
    facts.entries.find(({ kind, isDated }) => kind === 'work' && isDated) ??
    facts.entries.find(({ isDated }) => isDated);
  return requiredSkills(facts)
    .filter(({ skill }) => !facts.skills.get(skill)?.shown && skillById(skill)?.kind !== 'trait')
    .slice(0, MOST_SKILLS)
    .map(({ skill, quote }) => {
      const name = skillName(skill);
      const isListed = facts.skills.has(skill);
      return {
        kind: 'skill-used',
        text: skillQuestion(skill, name, isListed),
        reason: `${isListed ? 'You list it, and no dated role shows it.' : 'The job requires it and the résumé does not name it.'} It says: ${quoted(quote)}`,
        skill,
        ...(isCredential(skill)
          ? { sample: listed(skill, name) }
          : role && { target: role.path, sample: addLine(role, `Used ${name} for the work of the team`) }),
      };
    });
}

function skillQuestion(skill: string, name: string, isListed: boolean): string {
  switch (skillById(skill)?.kind) {
    case 'licence':
      return `Do you hold ${name}? Since when?`;
    case 'language':
      return `Do you speak ${name}? Where have you used it?`;
    case 'technology':
      return isListed ? `Where have you used ${name}, and for what?` : `Have you used ${name}? Where, and for what?`;
    default:
      return isListed
        ? `Where has ${name} been part of your work?`
        : `Has ${name} been part of your work? Where, and how?`;
  }
}

/** Licences and languages are held, not used in one role. */
function isCredential(skill: string): boolean {
  const kind = skillById(skill)?.kind;
  return kind === 'licence' || kind === 'language';
}

function listed(skill: string, name: string): Edit {
  const list = skillById(skill)?.kind === 'language' ? 'languages' : 'certifications';
  return { kind: 'insert', list, index: 0, id: 'sample', value: { id: 'sample', name } };
}

function addLine({ path, lines }: Entry, text: string): Edit {
  return { kind: 'insert', list: `${path}/bullets`, index: lines.length, id: 'sample', value: { id: 'sample', text } };
}

function amountQuestions(facts: Facts): Unpriced[] {
  return distinctLines(facts.lines)
    .filter(
      ({ facts: { action, amount, isDescription }, isParagraph }) => isDescription && action && !amount && !isParagraph,
    )
    .slice(0, MOST_AMOUNTS)
    .map((line: Line) => ({
      kind: 'amount',
      text: `${amountQuestion(line.text)} You wrote: ${quoted(line.text)}`,
      reason: 'A number shows what the work was like. A rough one, marked as such, is fine.',
      target: line.path,
      sample: { kind: 'set', path: line.path, before: line.text, after: `${line.text} (12 a day)` },
    }));
}

function fieldQuestions(facts: Facts): Unpriced[] {
  const { contact, education } = facts.resume;
  const questions: Unpriced[] = [];
  if (!contact.email)
    questions.push(
      field(
        'contact/email',
        'What is your e-mail address?',
        'Without one nobody can answer you.',
        'person@example.com',
      ),
    );
  if (!contact.phone)
    questions.push(field('contact/phone', 'What is your phone number?', 'Many recruiters call first.', '555 010 0100'));
  if (!contact.location) {
    questions.push(
      field(
        'contact/location',
        'Which city and state are you in?',
        'Recruiters filter by place. It never changes the score.',
        'City',
      ),
    );
  }
  for (const role of facts.entries.filter(({ kind }) => kind !== 'project')) questions.push(...roleQuestions(role));
  for (const { id, institution, degree } of education) {
    if (institution && !degree) {
      questions.push(
        field(
          `education/${id}/degree`,
          `Which degree or certificate did you take at ${institution}?`,
          'Jobs ask for levels of degrees.',
          'Diploma',
        ),
      );
    }
  }
  return questions;
}

function roleQuestions({ path, title, employer, start, end, label }: Entry): Unpriced[] {
  const questions: Unpriced[] = [];
  if (!title)
    questions.push(
      field(
        `${path}/title`,
        `What was your title at ${employer ?? 'this role'}?`,
        'Systems file every role by its title.',
        'Title',
      ),
    );
  if (!employer)
    questions.push(
      field(
        `${path}/employer`,
        `Where were you ${quoted(title ?? 'in this role', 60)}?`,
        'Systems file every role by its employer.',
        'Employer',
      ),
    );
  if (!start)
    questions.push(
      field(
        `${path}/start`,
        `When did you start as ${label}? Month and year, if you know the month.`,
        'Years of experience are computed from it.',
        '2020-01',
      ),
    );
  if (!end)
    questions.push(
      field(
        `${path}/end`,
        `When did you leave ${label}, or are you still there?`,
        'Years of experience are computed from it.',
        '2024-01',
      ),
    );
  return questions;
}

function field(path: string, text: string, reason: string, sample: string): Unpriced {
  return {
    kind: 'missing-field',
    text,
    reason,
    target: path,
    sample: { kind: 'set', path, before: null, after: sample },
  };
}
