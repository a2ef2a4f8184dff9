import { BREAK_TOKEN, SLASH_TOKEN, TokenBuffer, tokenize, UNKNOWN_TOKEN } from '../skills/tokens.ts';
import { SENIORITY_WORDS } from './seniority.ts';
import { getTitleTable, type Pattern } from './title-table.ts';
import type { Occupation, OccupationGuess } from './types.ts';

/** Every occupation family, in a fixed order. */
export function listOccupations(): readonly Occupation[] {
  return getTitleTable().rows;
}

export function getOccupation(id: string): Occupation | undefined {
  return getTitleTable().byId.get(id);
}

/** Occupations similar enough that experience in one counts as related experience in the other; the closest first. Symmetric. */
export function listRelatedOccupations(id: string): readonly string[] {
  return getTitleTable().related.get(id) ?? [];
}

const MAX_TITLE = 200;
const buffer = new TokenBuffer();

interface Word {
  id: number;
  text: string;
  start: number;
  end: number;
}

interface Found {
  row: number;
  from: number;
  to: number;
}

/**
 * The occupation family of a job title: "RN – Med/Surg", "Registered Nurse II" and "Staff Nurse" are the same family. The known
 * name that ends last before a comma, dash, bracket or preposition decides, since English puts the head of a title last
 * ("Registered Nurse Case Manager" manages cases). Undefined if no name is known; a generic word such as "Manager" is never
 * enough. A grade at the start is read as part of a name only if no other name is found ("Lead Generation Specialist"). Only
 * the first 200 characters are read.
 */
export function findOccupation(title: string): OccupationGuess | undefined {
  const whole = splitWholeTitle(title.slice(0, MAX_TITLE));
  const parts = removeGrades(whole);
  return findFirst(parts) ?? findFirst(parts.map(toRole)) ?? findFirst(whole.map(removeLaterGrade));
}

/** The position of the first occupation name in running text; names that count only as a whole title are ignored. */
export function findOccupationName(text: string): { start: number; end: number } | undefined {
  for (const part of splitTitle(text.slice(0, MAX_TITLE))) {
    const found = findHead(part, true);
    const [first, last] = found ? [part[found.from], part[found.to - 1]] : [];
    if (first && last) return { start: first.start, end: last.end };
  }
  return undefined;
}

/** An occupation name in running text. */
export interface NamedOccupation {
  occupation: string;
  start: number;
  end: number;
  /** Whether it names the work instead of a person: "customer service", "quality control". */
  isActivity: boolean;
}

/** Last words of names that are work and not a person: the table has them because a title may leave the person out. */
const ACTIVITY_NOUNS: ReadonlySet<string> = new Set(
  `accounting acquisition administration admissions advancement advertising affairs analysis analytics assurance audit aviation care cleaning
  collections compliance construction control curriculum cultivation design development dining distribution e-commerce education engineering
  enrollment experience facilities finance fundraising growth guidance health industrial infrastructure insights installation instruction janitorial
  logistics maintenance management manufacturing marketing materials mathematics medicine music nursing operations partnerships philanthropy practice
  procurement production programs purchasing quality receivable payable recruiting rehab rehabilitation relations replenishment residency resources
  review revenue safety sales school science security service services software sourcing stock strategy success support systems teaching technology
  training transportation treasury warehouse work`.split(/\s+/),
);

/** Abbreviations of a title that more often mean something else in running text: overtime, over the road, part time, Massachusetts or a master's degree. */
const TITLE_ONLY_ABBREVIATIONS: ReadonlySet<string> = new Set(['ot', 'otr', 'pt', 'ma']);

/** Every occupation name in a sentence, in order; names that count only as a whole title are ignored. */
export function findNamedOccupations(sentence: string): NamedOccupation[] {
  return splitTitle(sentence).flatMap((part) => {
    const found: NamedOccupation[] = [];
    for (let from = 0; from < part.length; ) {
      const next = findLongestName(part, from, true);
      const [first, last] = next ? [part[next.from], part[next.to - 1]] : [];
      const row = getTitleTable().rows[next?.row ?? -1];
      if (row && first && last && !(first === last && TITLE_ONLY_ABBREVIATIONS.has(first.text)))
        found.push({
          occupation: row.id,
          start: first.start,
          end: last.end,
          isActivity: ACTIVITY_NOUNS.has(last.text),
        });
      from = next ? next.to : from + 1;
    }
    return found;
  });
}

function findFirst(parts: readonly Word[][]): OccupationGuess | undefined {
  for (let at = 0; at < parts.length; at++) {
    const guess = findBest(parts, at);
    if (guess) return guess;
  }
  return undefined;
}

/** The job title for a field of work: "Data Science Intern" is a future "Data Scientist". */
const ROLE_BY_ACTIVITY: ReadonlyMap<string, string> = new Map([
  ['accounting', 'accountant'],
  ['administration', 'administrator'],
  ['analysis', 'analyst'],
  ['analytics', 'analyst'],
  ['architecture', 'architect'],
  ['auditing', 'auditor'],
  ['design', 'designer'],
  ['dev', 'developer'],
  ['development', 'developer'],
  ['drafting', 'drafter'],
  ['eng', 'engineer'],
  ['engineering', 'engineer'],
  ['management', 'manager'],
  ['nursing', 'nurse'],
  ['programming', 'programmer'],
  ['recruiting', 'recruiter'],
  ['research', 'researcher'],
  ['science', 'scientist'],
  ['software', 'engineer'],
  ['teaching', 'teacher'],
  ['testing', 'tester'],
  ['trading', 'trader'],
  ['welding', 'welder'],
  ['writing', 'writer'],
]);

function toRole(part: Word[]): Word[] {
  const last = part.at(-1);
  const role = ROLE_BY_ACTIVITY.get(last?.text ?? '');
  if (role === undefined) return part;
  const id = getTitleTable().trie.spellings.find(role);
  // "Embedded Software" is missing the role, and "Software Engineering" has it in another form.
  const retained = last?.text === 'software' ? part : part.slice(0, -1);
  return [...retained, { id, text: role, start: last?.start ?? 0, end: last?.end ?? 0 }];
}

/**
 * Reads a part with a later one in front ("Manager, Engineering" → "Engineering Manager") or after it ("VP, Sales") if it is
 * meaningless or too general by itself ("Teacher, Special Education", "Software Engineer, Backend"); otherwise reads it by
 * itself.
 */
function findBest(parts: readonly Word[][], at: number): OccupationGuess | undefined {
  const part = parts[at] ?? [];
  const own = findHead(part);
  if (own && getWidth(own) > 1 && !getTitleTable().rows[own.row]?.general) return guess(own, part);
  for (const next of parts.slice(at + 1)) {
    const turned = findNameAcross(next, part, own) ?? findNameAcross(part, next, own);
    if (turned) return turned;
  }
  return own && guess(own, part);
}

/** The guess for two parts in sequence, if a name more specific than `own` spans both and reaches the end. */
function findNameAcross(
  first: readonly Word[],
  second: readonly Word[],
  own: Found | undefined,
): OccupationGuess | undefined {
  const joined = [...first, ...second];
  const found = findHead(joined);
  const reaches = found && found.to === joined.length && found.from < first.length && getWidth(found) > getWidth(own);
  return reaches ? guess(found, joined) : undefined;
}

function getWidth(found: Found | undefined): number {
  return found ? found.to - found.from : 0;
}

function guess(found: Found, part: readonly Word[]): OccupationGuess {
  const row = getTitleTable().rows[found.row];
  const described = part.filter((word) => !SENIORITY_WORDS.has(word.text)).length;
  const coverage = (found.to - found.from) / Math.max(described, found.to - found.from);
  const headFactor = found.to === part.length ? 1 : 0.8;
  return { occupation: row?.id ?? '', confidence: Math.round((0.5 + 0.5 * coverage) * headFactor * 100) / 100 };
}

/** The known name that ends last, preferring the longest; of two joined by a slash, "and" or "or" ("Firefighter/EMT"), the first. */
function findHead(part: readonly Word[], isInProse = false): Found | undefined {
  let head: Found | undefined;
  for (let from = 0; from < part.length; from++) {
    if (head && from > head.to && isJoint(part, head.to, from)) break;
    const found = findLongestName(part, from, isInProse);
    if (found && found.to > (head?.to ?? 0)) head = found;
  }
  return head;
}

/** Whether a position comes right after a slash, "and" or "or" and the words they join. */
function isJoint(part: readonly Word[], from: number, to: number): boolean {
  return part
    .slice(from, to)
    .every(({ id, text }) => id === SLASH_TOKEN || text === 'and' || text === 'or' || text === '&');
}

/** The longest name starting at a position; of equally long ones, the one whose pattern covers the fewest titles. */
function findLongestName(part: readonly Word[], from: number, isInProse: boolean): Found | undefined {
  const { startingWith } = getTitleTable();
  let best: (Found & { size: number }) | undefined;
  const consider = (pattern: Pattern, to: number): void => {
    if (pattern.whole && (isInProse || from > 0 || to < part.length)) return;
    if (!best || to > best.to || (to === best.to && pattern.size < best.size))
      best = { row: pattern.row, from, to, size: pattern.size };
  };
  for (const { phrase, to } of findPhrases(part, from)) {
    for (const pattern of startingWith[phrase] ?? []) follow(part, pattern, 1, to, consider);
  }
  return best;
}

/** Follows the remaining groups of a pattern and reports every position where it can end. */
function follow(
  part: readonly Word[],
  pattern: Pattern,
  group: number,
  at: number,
  report: (pattern: Pattern, to: number) => void,
): void {
  const phrases = pattern.groups[group];
  if (!phrases) {
    report(pattern, at);
    return;
  }
  for (const { phrase, to } of findPhrases(part, at)) {
    if (phrases.has(phrase)) follow(part, pattern, group + 1, to, report);
  }
}

function findPhrases(part: readonly Word[], from: number): { phrase: number; to: number }[] {
  const { trie } = getTitleTable();
  const found: { phrase: number; to: number }[] = [];
  let node = 0;
  for (let at = from; at < part.length; at++) {
    const id = part[at]?.id ?? UNKNOWN_TOKEN;
    node = trie.step(node, id);
    if (node < 0) break;
    for (const { skill } of trie.meanings(node, id) ?? []) found.push({ phrase: skill, to: at + 1 });
  }
  return found;
}

/** Words after which a title describes the place or the audience instead of the work. */
const PREPOSITIONS = new Set(['at', 'for', 'in', 'on', 'to', 'with', 'within', 'under', 'from', 'w']);

function splitTitle(title: string): Word[][] {
  return removeGrades(splitWholeTitle(title));
}

function removeGrades(parts: readonly Word[][]): Word[][] {
  return parts.map(removeGrade).filter((part) => part.length > 0);
}

function splitWholeTitle(title: string): Word[][] {
  const { trie } = getTitleTable();
  tokenize(title, trie.spellings, buffer);
  const parts: Word[][] = [[]];
  for (let i = 0; i < buffer.length; i++) {
    const id = buffer.ids[i] ?? UNKNOWN_TOKEN;
    const start = buffer.starts[i] ?? 0;
    const end = buffer.ends[i] ?? 0;
    const text = title.slice(start, end).toLowerCase();
    if (id === BREAK_TOKEN || PREPOSITIONS.has(text)) parts.push([]);
    else if (id !== SLASH_TOKEN || !SENIORITY_WORDS.has(parts.at(-1)?.at(-1)?.text ?? ''))
      parts.at(-1)?.push({ id, text, start, end });
  }
  return parts;
}

/** Removes grades, seasons and years at either end: "Senior …", "… II", "Summer 2025 …". */
function removeGrade(part: readonly Word[]): Word[] {
  const retained = removeLaterGrade(part);
  let from = 0;
  while (from < retained.length - 1 && isAround(retained[from]?.text, 'before')) from++;
  return retained.slice(from);
}

function removeLaterGrade(part: readonly Word[]): Word[] {
  let to = part.length;
  while (to > 0 && isAround(part[to - 1]?.text, 'after')) to--;
  return part.slice(0, to);
}

function isAround(word: string | undefined, side: 'before' | 'after'): boolean {
  const known = SENIORITY_WORDS.get(word ?? '');
  return known === side || known === 'either' || /^(?:19|20)\d\d$/.test(word ?? '');
}
