import { BREAK, SLASH, TokenBuffer, tokenise, UNKNOWN } from '../skills/tokens.ts';
import { SENIORITY_WORDS } from './seniority.ts';
import { titleTable } from './title-table.ts';
import type { Occupation, OccupationGuess } from './types.ts';

/** Every occupation family, in a fixed order. */
export function allOccupations(): readonly Occupation[] {
  return titleTable().rows;
}

export function occupationById(id: string): Occupation | undefined {
  return titleTable().byId.get(id);
}

/** Occupations close enough that experience in one is read as near experience in the other; the closest first. Symmetric. */
export function relatedOccupations(id: string): readonly string[] {
  return titleTable().related.get(id) ?? [];
}

const MAX_TITLE = 200;
const buffer = new TokenBuffer();

interface Word {
  id: number;
  text: string;
}

interface Found {
  row: number;
  from: number;
  to: number;
}

/**
 * The occupation family that a job title names: "RN – Med/Surg", "Registered Nurse II" and "Staff Nurse" meet. The last known name before
 * a comma, dash, bracket or preposition decides, since English puts the head of a title last ("Registered Nurse Case Manager" manages cases).
 * Undefined where no name is known; never a guess from a lone word such as "Manager".
 */
export function occupationOf(title: string): OccupationGuess | undefined {
  const parts = partsOf(title.slice(0, MAX_TITLE));
  for (let at = 0; at < parts.length; at++) {
    const guess = best(parts, at);
    if (guess) return guess;
  }
  return undefined;
}

/** A part read with the next one in front ("Manager, Engineering" → "Engineering Manager") where that says more, else by itself. */
function best(parts: readonly Word[][], at: number): OccupationGuess | undefined {
  const part = parts[at] ?? [];
  const own = headOf(part);
  let turned: Found | undefined;
  let turnedPart: Word[] = [];
  for (const next of parts.slice(at + 1)) {
    const joined = [...next, ...part];
    const found = headOf(joined);
    if (found && found.to === joined.length && found.from < next.length && found.to - found.from > width(own)) {
      turned = found;
      turnedPart = joined;
      break;
    }
  }
  if (turned) return guess(turned, turnedPart);
  return own ? guess(own, part) : undefined;
}

function width(found: Found | undefined): number {
  return found ? found.to - found.from : 0;
}

function guess(found: Found, part: readonly Word[]): OccupationGuess {
  const row = titleTable().rows[found.row];
  const told = part.filter((word) => !SENIORITY_WORDS.has(word.text)).length;
  const coverage = (found.to - found.from) / Math.max(told, found.to - found.from);
  const isHead = found.to === part.length ? 1 : 0.8;
  return { occupation: row?.id ?? '', confidence: Math.round((0.5 + 0.5 * coverage) * isHead * 100) / 100 };
}

/** The longest known name that ends last. */
function headOf(part: readonly Word[]): Found | undefined {
  let head: Found | undefined;
  for (let from = 0; from < part.length; ) {
    const found = longestFrom(part, from);
    if (found) head = found;
    from = found ? found.to : from + 1;
  }
  return head;
}

function longestFrom(part: readonly Word[], from: number): Found | undefined {
  const { trie } = titleTable();
  let node = 0;
  let found: Found | undefined;
  for (let at = from; at < part.length; at++) {
    node = trie.step(node, part[at]?.id ?? UNKNOWN);
    if (node < 0) break;
    const meaning = trie.meanings(node, part[at]?.id ?? UNKNOWN)?.[0];
    if (meaning) found = { row: meaning.skill, from, to: at + 1 };
  }
  return found;
}

/** Words after which a title speaks of where or for whom, no longer of what. */
const PREPOSITIONS = new Set(['at', 'for', 'in', 'on', 'to', 'with', 'within', 'under', 'from', 'w']);

function partsOf(title: string): Word[][] {
  const { trie } = titleTable();
  tokenise(title, trie.spellings, buffer);
  const parts: Word[][] = [[]];
  for (let i = 0; i < buffer.length; i++) {
    const id = buffer.ids[i] ?? UNKNOWN;
    const text = title.slice(buffer.starts[i], buffer.ends[i]).toLowerCase();
    if (id === BREAK || PREPOSITIONS.has(text)) parts.push([]);
    else if (id !== SLASH || !SENIORITY_WORDS.has(parts.at(-1)?.at(-1)?.text ?? '')) parts.at(-1)?.push({ id, text });
  }
  return parts.map(withoutGrade).filter((part) => part.length > 0);
}

/** Drops grades at either end: "Senior …", "… II". */
function withoutGrade(part: Word[]): Word[] {
  let from = 0;
  let to = part.length;
  while (to > from && SENIORITY_WORDS.get(part[to - 1]?.text ?? '') === 'after') to--;
  while (from < to - 1 && SENIORITY_WORDS.get(part[from]?.text ?? '') === 'before') from++;
  return part.slice(from, to);
}
