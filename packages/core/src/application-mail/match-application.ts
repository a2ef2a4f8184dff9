import { toCoreWords } from '../employers/index.ts';
import { getDomainLabel, getOwnLabel } from './domain-label.ts';
import type { Certainty, NewestMessage } from './types.ts';

/** One of the member's applications, as far as a message can name it. */
export interface KnownApplication {
  id: string;
  company: string;
  title: string;
  /** Whether the application has ended. A message is rather about one that is open. */
  isEnded: boolean;
}

export interface ApplicationMatch {
  id: string;
  certainty: Certainty;
}

interface Named {
  message: NewestMessage;
  company: string | null;
  title: string | null;
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  SR: 'SENIOR',
  JR: 'JUNIOR',
  ENG: 'ENGINEER',
  SWE: 'ENGINEER',
  MGR: 'MANAGER',
  DEV: 'DEVELOPER',
  ASSOC: 'ASSOCIATE',
  ADMIN: 'ADMINISTRATOR',
  RN: 'NURSE',
  '2': 'II',
  '1': 'I',
  '3': 'III',
};
const PLACES = new Set(['REMOTE', 'HYBRID', 'ONSITE', 'US', 'USA', 'THE', 'OF', 'FOR', 'AND', 'A', 'AN', 'IN', 'TO']);

/**
 * Finds the application that a message is about, by the names of the employer and the job. Null if the message names no employer that the
 * member applied to.
 */
export function matchApplication(named: Named, applications: readonly KnownApplication[]): ApplicationMatch | null {
  const same = applications.filter((application) => isEmployer(named, application.company));
  const [first] = same;
  if (!first) return null;
  const scored = same
    .map((application) => ({
      application,
      likeness: named.title === null ? null : compareTitles(named.title, application.title),
    }))
    .sort(
      (a, b) => (b.likeness ?? 0) - (a.likeness ?? 0) || Number(a.application.isEnded) - Number(b.application.isEnded),
    );
  const [best, next] = scored;
  if (!best) return null;
  const id = best.application.id;
  if (best.likeness === null) return pickWithoutTitle(named, same);
  const isClear = !next || (best.likeness ?? 0) - (next.likeness ?? 0) >= 0.25;
  if (best.likeness >= 0.6) return { id, certainty: isClear ? 'sure' : 'unsure' };
  if (best.likeness >= 0.3) return { id, certainty: isClear ? 'likely' : 'unsure' };
  return { id, certainty: 'unsure' };
}

/** A message without a title is about the only open application to the employer. */
function pickWithoutTitle({ message }: Named, same: readonly KnownApplication[]): ApplicationMatch | null {
  const inText = same.filter(({ title }) => containsWords(`${message.subject}\n${message.text}`, toWords(title)));
  const [named] = inText;
  if (named && inText.length === 1) return { id: named.id, certainty: 'sure' };
  const open = same.filter(({ isEnded }) => !isEnded);
  const [only] = open.length > 0 ? open : same;
  if (!only) return null;
  return { id: only.id, certainty: same.length === 1 ? 'likely' : 'unsure' };
}

/** Whether a message comes from an employer or names it. */
function isEmployer({ message, company }: Named, employer: string): boolean {
  const words = toCoreWords(employer);
  if (words.length === 0) return false;
  const named = company === null ? [] : toCoreWords(company);
  if (isSame(named, words)) return true;
  const label = getDomainLabel(message.from.address.split('@')[1] ?? '');
  if (label !== null && label.length >= 4 && label.replaceAll('-', '') === words.join('').toLowerCase()) return true;
  // A message that doesn’t name the employer has its name in the sender’s own domain: “jobs@acme.example”.
  const ownLabel = getOwnLabel(message.from.address);
  if (company === null && ownLabel !== null && isSame(toCoreWords(ownLabel), words)) return true;
  // A name of one short word is in many texts.
  const isDistinctive = words.length > 1 || (words[0] ?? '').length >= 5;
  const places = [message.from.name, message.subject, ...(isDistinctive ? [message.text] : [])];
  return places.some((place) => containsName(place, employer, words));
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0 || short.some((word, at) => long[at] !== word)) return false;
  return long.length === short.length || short.length > 1 || (short[0] ?? '').length >= 5;
};

/** Whether a text has the name as a name, with capitals. */
function containsName(text: string, employer: string, words: readonly string[]): boolean {
  if (!containsWords(text, words)) return false;
  const first = employer.replace(/^the /i, '').trim().split(/\s+/)[0] ?? '';
  return text.includes(first) || text.includes(first.toUpperCase());
}

const toWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')
    .map((word) => ABBREVIATIONS[word] ?? word);

function containsWords(text: string, words: readonly string[]): boolean {
  return words.length > 0 && ` ${toCoreWords(text).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** 0 to 1: the share of words that two titles have in common. */
function compareTitles(a: string, b: string): number {
  const [first, second] = [a, b].map((title) => new Set(toWords(title).filter((word) => !PLACES.has(word))));
  if (!first?.size || !second?.size) return 0;
  const both = [...first].filter((word) => second.has(word)).length;
  return both / Math.max(Math.min(first.size, second.size), Math.max(first.size, second.size) * 0.75);
}
