import { quoteText } from '../ats/rubric/rule.ts';
import { findDates, getField, setField } from '../resume/index.ts';
import type { Resume } from '../resume/model.ts';
import type { FieldPath } from '../resume/reading.ts';
import { findSkillByName, findSkills, getSkillById, listImpliedSkills } from '../skills/index.ts';
import { bodyOf, dateOf, isConcrete, isDenial } from './answers.ts';
import { stableId } from './ids.ts';
import { type Draft, freshId } from './proposals/context.ts';
import { listingEdit } from './proposals/skill-groups.ts';
import { tidied } from './tidy.ts';
import { withoutTail } from './trim.ts';
import { verifyText } from './truth/verify-text.ts';
import type { ConfirmedFact, Edit } from './types.ts';

/**
 * The change for a confirmed fact, in the person's own words: a bullet in its role, a skill in the list, an amount added to the line it quantifies, or a value
 * for an empty field. Undefined if the answer is no or doesn't fit its target.
 */
export function draftFromFact(resume: Resume, fact: ConfirmedFact): Draft | undefined {
  if (isDenial(fact.text) || !isConcrete(fact)) return undefined;
  const edit = editFromFact(resume, fact);
  if (!edit) return undefined;
  return {
    kind: 'fact',
    title: fact.skill
      ? `Show ${getSkillById(fact.skill)?.name ?? fact.skill} where you used it`
      : `Add ${quoteText(fact.text, 50)}`,
    reason: 'This is what you told us.',
    source: { kind: 'confirmed-fact', factId: fact.id, quote: fact.text },
    edits: [edit],
  };
}

function editFromFact(resume: Resume, fact: ConfirmedFact): Edit | undefined {
  const { target, skill } = fact;
  const body = bodyOf(fact.text);
  const kind = skill === undefined ? undefined : getSkillById(skill)?.kind;
  if (skill && kind === 'license')
    return findListed(resume.certifications, 'certifications', fact, credentialOf(skill, body));
  if (skill && kind === 'language') return findListed(resume.languages, 'languages', fact, credentialOf(skill, ''));
  if (target && /^(?:work|volunteer|projects)\/[^/]+$/.test(target))
    return body ? createBullet(resume, target, body, fact) : createListing(resume, skill);
  if (!target) return createListing(resume, skill);
  return createFieldEdit(resume, target, body);
}

/** A license or language as a list entry: its name, and its date if one was given. */
export function credentialOf(skill: string, body: string): { name: string; date?: string } {
  const date = findDates(body)[0]?.start;
  return { name: getSkillById(skill)?.name ?? skill, ...(date !== undefined && { date }) };
}

function findListed(
  entries: readonly { id: string; name: string }[],
  list: 'certifications' | 'languages',
  fact: ConfirmedFact,
  value: { name: string; date?: string },
): Edit | undefined {
  if (entries.some(({ name }) => name === value.name)) return undefined;
  const id = createId(list.charAt(0), fact, entries);
  return { kind: 'insert', list, index: entries.length, id, value: { id, ...value } };
}

/** If the person didn't say how they used a confirmed skill, it is only added to the list. */
function createListing(resume: Resume, skill: string | undefined): Edit | undefined {
  const name = skill === undefined ? undefined : getSkillById(skill)?.name;
  const isListed = resume.skills.some(({ keywords }) => keywords.some((word) => findSkillByName(word)?.id === skill));
  if (!name || isListed) return undefined;
  return listingEdit(resume.skills, name);
}

function createBullet(resume: Resume, target: FieldPath, body: string, fact: ConfirmedFact): Edit | undefined {
  const [list = '', id = ''] = target.split('/');
  const entries = list === 'work' ? resume.work : list === 'volunteer' ? resume.volunteer : resume.projects;
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) return undefined;
  const text = factLine(body, fact.skill);
  if (entry.bullets.some((bullet) => bullet.text === text)) return undefined;
  const bulletId = createId('b', fact, entry.bullets);
  return {
    kind: 'insert',
    list: `${target}/bullets`,
    index: entry.bullets.length,
    id: bulletId,
    value: { id: bulletId, text },
  };
}

/** An id that no other fact gets, so that what follows from several facts can be accepted together. */
function createId(prefix: string, fact: ConfirmedFact, others: readonly { id: string }[]): string {
  const id = stableId(prefix, [fact.id]);
  const taken = others.map((other) => other.id);
  return taken.includes(id) ? freshId(`${id}-`, taken) : id;
}

/** The person's words, tidied as far as they stay true; the skill is added if they didn't repeat it. */
export function factLine(body: string, skill: string | undefined): string {
  const plain = tidied(body, false);
  const line = plain !== body && verifyText(plain, [body]).ok ? plain : body;
  const name = skill === undefined ? undefined : getSkillById(skill)?.name;
  const isNamed =
    skill === undefined ||
    findSkills(line).some((mention) => mention.skill === skill || listImpliedSkills(mention.skill).includes(skill));
  if (isNamed || !name || skill === undefined) return capitalize(line);
  if (getSkillById(skill)?.kind !== 'technology') return `${name}: ${line}`;
  return /^(?:to|for) /i.test(line)
    ? `Used ${name} ${line.charAt(0).toLowerCase()}${line.slice(1)}`
    : `${capitalize(withoutTail(line, '.'))} using ${name}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An amount added to the line it quantifies, or the value of an empty field. */
function createFieldEdit(resume: Resume, path: FieldPath, body: string): Edit | undefined {
  const before = getCurrentText(resume, path);
  if (body === '' || before === undefined) return undefined;
  if (/\/bullets\/|\/summary$/.test(path) && before) {
    // An accepted answer is still one of the person's facts, and isn't added a second time.
    if (before.includes(formatAmount(body))) return undefined;
    return { kind: 'set', path, before, after: withAmount(before, body) };
  }
  if (before !== null && before !== '') return undefined;
  const after = /\/(?:start|end|date)$/.test(path) ? dateOf(body) : body;
  return after === undefined ? undefined : { kind: 'set', path, before, after };
}

/** "Cared for patients on nights (about 6 a shift)". */
export function withAmount(line: string, amount: string): string {
  return `${withoutTail(line, '.')} ${formatAmount(amount)}`;
}

const formatAmount = (amount: string): string => `(${withoutTail(amount, '.')})`;

/** Null if the field is empty, undefined if there is no such field. */
function getCurrentText(resume: Resume, path: FieldPath): string | null | undefined {
  const text = getField(resume, path);
  if (text !== undefined) return text;
  try {
    setField(resume, path, '');
    return null;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
