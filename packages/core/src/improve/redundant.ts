import { toComparable } from '../ats/wording/words.ts';
import type { Bullet, Resume } from '../resume/model.ts';
import { findSkillByName } from '../skills/index.ts';
import type { ListValue } from './types.ts';

/** Something that can be removed without losing information. */
export interface Removable {
  list: string;
  index: number;
  id: string;
  value: ListValue;
}

const ROLE_LISTS = ['work', 'volunteer', 'education', 'projects'] as const;

/** Bullets, keywords, entries, and certificates that add nothing to another one of the same kind; the first one stays. */
export function duplicatesIn(resume: Resume): Removable[] {
  const found: Removable[] = [];
  for (const list of ROLE_LISTS) {
    found.push(
      ...findRepeated(
        list,
        resume[list],
        ({ id: _id, bullets: _bullets, ...rest }) => getIdentity(rest),
        (later, earlier) => containsBullets(earlier.bullets, later.bullets),
      ),
    );
    for (const entry of resume[list])
      found.push(...findRepeated(`${list}/${entry.id}/bullets`, entry.bullets, ({ text }) => getLineIdentity(text)));
  }
  found.push(...findRepeated('certifications', resume.certifications, ({ id: _id, ...rest }) => getIdentity(rest)));
  const seen = new Set<string>();
  for (const { id, level, keywords } of resume.skills) {
    keywords.forEach((word, index) => {
      const skill = findSkillByName(word)?.id ?? toComparable(word);
      // Another level is another claim.
      const key = skill === '' ? '' : `${toComparable(level ?? '')}|${skill}`;
      // If a group contains the same word twice, its address can't tell which one is meant; the first one is removed by its own address.
      if (key !== '' && seen.has(key)) found.push({ list: `skills/${id}/keywords`, index, id: word, value: word });
      seen.add(key);
    });
  }
  return found;
}

/** Bullets without text, groups without keywords, sections without lines, and entries without content. */
export function emptiesIn(resume: Resume): Removable[] {
  const found: Removable[] = [];
  for (const list of ROLE_LISTS) {
    found.push(
      ...findEmpty(
        list,
        resume[list],
        ({ id: _id, bullets, ...rest }) => getIdentity(rest) === '' && bullets.length === 0,
      ),
    );
    for (const entry of resume[list])
      found.push(...findEmpty(`${list}/${entry.id}/bullets`, entry.bullets, ({ text }) => text.trim() === ''));
  }
  found.push(...findEmpty('skills', resume.skills, ({ keywords }) => keywords.every((word) => word.trim() === '')));
  found.push(...findEmpty('other', resume.other, ({ lines }) => lines.every(({ text }) => text.trim() === '')));
  return found;
}

function findRepeated<T extends ListValue & { id: string }>(
  list: string,
  entries: readonly T[],
  keyOf: (entry: T) => string,
  covers: (later: T, earlier: T) => boolean = () => true,
): Removable[] {
  const first = new Map<string, T>();
  const found: Removable[] = [];
  entries.forEach((entry, index) => {
    const key = keyOf(entry);
    const earlier = first.get(key);
    if (key !== '' && earlier && covers(entry, earlier)) found.push({ list, index, id: entry.id, value: entry });
    else if (!earlier) first.set(key, entry);
  });
  return found;
}

function findEmpty<T extends ListValue & { id: string }>(
  list: string,
  entries: readonly T[],
  isEmpty: (entry: T) => boolean,
): Removable[] {
  return entries.flatMap((entry, index) => (isEmpty(entry) ? [{ list, index, id: entry.id, value: entry }] : []));
}

function getIdentity(fields: Readonly<Record<string, unknown>>): string {
  return Object.keys(fields)
    .sort()
    .flatMap((key) =>
      typeof fields[key] === 'string' && fields[key].trim() !== '' ? [`${key}=${toComparable(fields[key])}`] : [],
    )
    .join('|');
}

const MIN_LINE_WORDS = 4;

/** Short lines repeat for a reason (a course, a place, a label), or are the rest of a line that we read in two parts. */
function getLineIdentity(text: string): string {
  const plain = toComparable(text);
  return plain.split(' ').length < MIN_LINE_WORDS ? '' : plain;
}

function containsBullets(all: readonly Bullet[], some: readonly Bullet[]): boolean {
  const texts = new Set(all.map(({ text }) => toComparable(text)));
  return some.every(({ text }) => texts.has(toComparable(text)));
}
