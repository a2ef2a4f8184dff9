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
        reason: `${isListed ? 'You list it, but no dated role shows it.' : 'The job requires it, but your résumé doesn’t mention it.'} The job says: ${quoted(quote)}`,
        skill,
        ...(isCredential(skill)
          ? { sample: listed(skill, name) }
          : role && { target: role.path, sample: addLine(role, `Used ${name} for the work of the team`) }),
      };
    });
}

function skillQuestion(skill: string, name: string, isListed: boolean): string {
  switch (skillById(skill)?.kind) {
    case 'license':
      return `Do you have ${name}? Since when?`;
    case 'language':
      return `Do you speak ${name}? Where have you used it?`;
    case 'technology':
      return isListed ? `Where have you used ${name}, and what for?` : `Have you used ${name}? Where, and what for?`;
    default:
      return isListed
        ? `Where has ${name} been part of your work?`
        : `Has ${name} been part of your work? Where, and how?`;
  }
}

/** Licenses and languages are held, not used in one role. */
function isCredential(skill: string): boolean {
  const kind = skillById(skill)?.kind;
  return kind === 'license' || kind === 'language';
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
      reason: 'A number shows the scale of your work. An estimate like “about 30” is fine.',
      target: line.path,
      sample: { kind: 'set', path: line.path, before: line.text, after: `${line.text} (12 a day)` },
    }));
}

function fieldQuestions(facts: Facts): Unpriced[] {
  const { contact, education } = facts.resume;
  const questions: Unpriced[] = [];
  if (!contact.email)
    questions.push(
      field('contact/email', 'What’s your email address?', 'Without one, employers can’t reply.', 'person@example.com'),
    );
  if (!contact.phone)
    questions.push(field('contact/phone', 'What’s your phone number?', 'Many recruiters call first.', '555 010 0100'));
  if (!contact.location) {
    questions.push(
      field(
        'contact/location',
        'Which city and state are you in?',
        'Recruiters filter by location. It never changes your score.',
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
          `What degree or certificate did you earn at ${institution}?`,
          'Jobs often ask for a degree level.',
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
        'Hiring systems sort roles by title.',
        'Title',
      ),
    );
  if (!employer)
    questions.push(
      field(
        `${path}/employer`,
        title ? `Where did you work as ${quoted(title, 60)}?` : 'Where did you work in this role?',
        'Hiring systems sort roles by employer.',
        'Employer',
      ),
    );
  if (!start)
    questions.push(
      field(
        `${path}/start`,
        `When did you start as ${label}? Month and year, if you know the month.`,
        'We use it to calculate your years of experience.',
        '2020-01',
      ),
    );
  if (!end)
    questions.push(
      field(
        `${path}/end`,
        `When did you leave ${label}? Or are you still there?`,
        'We use it to calculate your years of experience.',
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
