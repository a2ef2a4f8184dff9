import { PLACEHOLDER_TEXT } from '../ats/caps/placeholder-text.ts';
import type { Entry, Line } from '../ats/facts/entries.ts';
import type { Facts, ScoreSubject } from '../ats/facts/index.ts';
import { removeDuplicateLines } from '../ats/facts/lines.ts';
import {
  findBestUse,
  formatRequirement,
  getSkillName,
  listAlternatives,
  sortRequiredSkills,
} from '../ats/facts/requirements.ts';
import { quoteText } from '../ats/rubric/rule.ts';
import type { PointScorer, Points } from '../ats/score.ts';
import { getOccupation } from '../jobs/index.ts';
import { getSkillById } from '../skills/index.ts';
import { amountQuestion, canHaveAmount } from './amount-question.ts';
import { isConcrete, isDenial } from './answers.ts';
import { fieldQuestions, isPlausibleName } from './field-questions.ts';
import { stableId } from './ids.ts';
import { accepted, exactTotal } from './pricing.ts';
import { listingEdit } from './proposals/skill-groups.ts';
import type { PricedQuestion, UnpricedQuestion } from './question-draft.ts';
import { getRoleExamples } from './role-examples.ts';
import { GENERAL_QUESTIONS, ROLE_QUESTIONS } from './role-questions.ts';
import type { ConfirmedFact, Edit, RoleQuestionTopic } from './types.ts';

const MAX_SKILLS = 8;
const MAX_AMOUNTS = 5;

/** Questions that only the person can answer: about required skills that no role shows, amounts, and empty fields. The most valuable questions come first. */
export function questionsFor(
  facts: Facts,
  subject: ScoreSubject,
  score: PointScorer,
  before: Points,
  answers: readonly ConfirmedFact[],
): PricedQuestion[] {
  // The lines and titles of a template say nothing to ask about.
  const isTemplate = PLACEHOLDER_TEXT.find(facts) !== undefined;
  const asked = [
    ...listSkillQuestions(facts, subject, score),
    ...(isTemplate ? [] : [...listRoleQuestions(facts), ...listAmountQuestions(facts)]),
    ...fieldQuestions(facts),
  ];
  return asked
    .map(({ sample, ...question }): PricedQuestion => {
      const after = sample ? exactTotal(score(accepted(subject, [{ kind: 'fact', edits: [sample] }]))) : 0;
      const points = sample ? Math.max(0, after - exactTotal(before)) : 0;
      const id = stableId('q', [question.kind, question.target ?? '', question.skill ?? '', question.text]);
      return {
        ...repeatQuestion(
          question,
          answers.find(({ questionId }) => questionId === id),
        ),
        id,
        points,
        ...(sample && { sample }),
      };
    })
    .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
}

/** If an answer doesn't say what was done, the question is asked again in different words. */
function repeatQuestion<T extends UnpricedQuestion>(question: T, answer: ConfirmedFact | undefined): T {
  if (!answer || isDenial(answer.text) || isConcrete(answer)) return question;
  if (question.kind === 'amount')
    return {
      ...question,
      text: `You said ${quoteText(answer.text, 60)}. About how many, or how often? ${question.text}`,
      reason: 'A rough number is enough, like “about 30 a week” or “twice a day”.',
    };
  const name = question.skill === undefined ? 'it' : getSkillName(question.skill);
  return {
    ...question,
    text: `You said ${quoteText(answer.text, 60)}. What did you do with ${name}, for what, and how often?`,
    reason: 'Say it as one line that starts with what you did, like “Built weekly sales reports for 12 stores”.',
  };
}

/** With more roles, only the first ones are compared. */
const MAX_COMPARED_ROLES = 4;

function listSkillQuestions(facts: Facts, subject: ScoreSubject, score: PointScorer): UnpricedQuestion[] {
  const asked = sortRequiredSkills(facts)
    .filter(
      (requirement) => !findBestUse(facts, requirement)?.shown && getSkillById(requirement.skill)?.kind !== 'trait',
    )
    .slice(0, MAX_SKILLS)
    .map((requirement) => {
      // Of "A or B" the one that the person lists is asked about.
      const options = listAlternatives(requirement).filter((id) => !facts.skills.get(id)?.shown);
      const held = options.find((id) => facts.skills.has(id));
      const skill = held ?? options[0] ?? requirement.skill;
      return { requirement, isListed: held !== undefined, skill, name: getSkillName(skill) };
    });
  const example = asked.find(({ skill }) => !isCredential(skill));
  const role = example && findBestRole(facts, subject, score, example.name);
  return asked.map(({ requirement, isListed, skill, name }) => {
    const required = requirement.anyOf?.length ? formatRequirement(requirement) : 'it';
    return {
      kind: 'skill-used',
      text: formatSkillQuestion(skill, name, isListed),
      reason: `${isListed ? 'You list it, but no dated role shows it.' : `The job requires ${required}, but we didn’t find ${requirement.atLeast ? 'that many' : 'it'} in your résumé.`} The job says: ${quoteText(requirement.quote)}`,
      skill,
      ...(isCredential(skill)
        ? { sample: createListEdit(skill, name) }
        : role
          ? { asksWhere: true as const, sample: addSkillLine(role, name) }
          : !isListed && { sample: listingEdit(facts.resume.skills, name) }),
    };
  });
}

const addSkillLine = (role: Entry, name: string) =>
  addLine(role, `Used ${name} daily to prepare 20 reports for 4 teams`);

/** The role where a skill would add the most: people choose the role themselves, so a promised total must hold for each. */
function findBestRole(facts: Facts, subject: ScoreSubject, score: PointScorer, name: string): Entry | undefined {
  const first =
    facts.entries.find(({ kind, isDated }) => kind === 'work' && isDated) ??
    facts.entries.find(({ isDated }) => isDated);
  if (!first) return undefined;
  const price = (role: Entry) =>
    exactTotal(score(accepted(subject, [{ kind: 'fact', edits: [addSkillLine(role, name)] }])));
  let best = { role: first, total: price(first) };
  for (const role of facts.entries.slice(0, MAX_COMPARED_ROLES)) {
    const total = role === first ? best.total : price(role);
    if (total > best.total) best = { role, total };
  }
  return best.role;
}

function formatSkillQuestion(skill: string, name: string, isListed: boolean): string {
  switch (getSkillById(skill)?.kind) {
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

const MAX_ROLES = 3;
/** A role is asked about if it has fewer lines that say what was done, or fewer that say how much. */
const MIN_LINES = 3;
const MIN_AMOUNTS = 2;

/** Questions about the latest roles that have few or vague lines, by their occupation. */
function listRoleQuestions(facts: Facts): UnpricedQuestion[] {
  const weak = facts.entries.filter(({ kind, title, lines }) => {
    const described = lines.filter((line) => line.facts.isDescription);
    const amounts = described.filter((line) => line.facts.amount);
    return (
      kind !== 'project' &&
      title !== undefined &&
      isPlausibleName(title) &&
      (described.length < MIN_LINES || amounts.length < MIN_AMOUNTS)
    );
  });
  return weak.slice(0, MAX_ROLES).flatMap((role, roleIndex) => {
    const { questions, examples } = getOccupationQuestions(role, facts);
    return questions.map(
      (text, index): UnpricedQuestion => ({
        kind: 'role-detail',
        text: `${role.label}: ${text}`,
        reason: 'This role says little so far. Answer with one line that starts with what you did.',
        target: role.path,
        sample: addLine(role, SAMPLE_LINES[roleIndex * TOPICS.length + index] ?? SAMPLE_LINES[0]),
        interview: {
          asks: TOPICS[index] ?? 'work',
          text: index === 0 && role.employer ? askAboutDay(role.employer, text) : text,
          example: examples[index] ?? examples[0],
        },
      }),
    );
  });
}

/** Different for each question, because the score counts a line once. */
const SAMPLE_LINES = [
  'Prepared 20 reports a week for 4 teams',
  'Trained 6 new hires in 3 months',
  'Counted stock for 12 departments every month',
  'Answered 40 calls a day from 3 regions',
  'Packed 90 orders a day for 5 stores',
  'Checked 30 deliveries a week for 2 sites',
  'Scheduled 15 visits a week for 7 doctors',
  'Cleaned 25 rooms a day on 4 floors',
  'Served 80 guests a day at 10 tables',
  'Repaired 18 machines a month in 6 plants',
  'Entered 60 invoices a day for 9 clients',
  'Loaded 14 trucks a week from 8 docks',
] as const;

/** What the questions about a role ask for, in their order. */
const TOPICS: readonly RoleQuestionTopic[] = ['work', 'amount', 'amount', 'tools'];

/** "On a normal day at Walmart, what did you do on the floor?" */
const askAboutDay = (employer: string, text: string): string =>
  isPlausibleName(employer) ? `On a normal day at ${employer}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

function getOccupationQuestions({ title }: Entry, { reader }: Facts) {
  const occupation = title === undefined ? undefined : reader.readTitle(title).occupation;
  const field = occupation === undefined ? undefined : getOccupation(occupation)?.field;
  return {
    questions: ROLE_QUESTIONS[occupation ?? ''] ?? ROLE_QUESTIONS[field ?? ''] ?? GENERAL_QUESTIONS,
    examples: getRoleExamples(occupation, field),
  };
}

/** Licenses and languages are held, not used in one role. */
function isCredential(skill: string): boolean {
  const kind = getSkillById(skill)?.kind;
  return kind === 'license' || kind === 'language';
}

function createListEdit(skill: string, name: string): Edit {
  const list = getSkillById(skill)?.kind === 'language' ? 'languages' : 'certifications';
  return { kind: 'insert', list, index: 0, id: 'sample', value: { id: 'sample', name } };
}

function addLine({ path, lines }: Entry, text: string): Edit {
  return { kind: 'insert', list: `${path}/bullets`, index: lines.length, id: 'sample', value: { id: 'sample', text } };
}

function listAmountQuestions(facts: Facts): UnpricedQuestion[] {
  return removeDuplicateLines(facts.lines)
    .filter(
      ({ text, facts: { action, amount, isDescription }, isParagraph }) =>
        isDescription && action && !amount && !isParagraph && canHaveAmount(text),
    )
    .slice(0, MAX_AMOUNTS)
    .map((line: Line) => ({
      kind: 'amount',
      text: `${amountQuestion(line.text)} You wrote: ${quoteText(line.text)}`,
      reason: 'A number shows the scale of your work. An estimate like “about 30” is fine.',
      target: line.path,
      sample: { kind: 'set', path: line.path, before: line.text, after: `${line.text} (12 a day)` },
    }));
}
