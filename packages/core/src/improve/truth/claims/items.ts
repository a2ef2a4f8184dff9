import type { Item } from './claim.ts';
import { hasForm, isActingGerund, isAdverb } from './reading.ts';
import type { Term } from './terms.ts';

/** Words before a noun that express a quantity. */
const QUANTIFIERS: ReadonlySet<string> = new Set(
  'all every each both some several many few most half certain any another other no various multiple only about nearly over under at-least at-most or-more or-so least most enough more less fewer couple dozen'.split(
    ' ',
  ),
);

const NUMBER_SIGNS = new Set(['$', '€', '£', '#', '+', '~']);

/** One item with the words before it and after "of"; undefined if none starts here. */
export function itemAt(terms: readonly Term[], from: number): { item: Item; next: number } | undefined {
  let i = from;
  const words: string[] = [];
  const item: Item = { head: '', plural: false, bare: true, modifiers: [], numbers: [], quantifiers: [], of: [] };
  let sign = '';
  for (; i < terms.length; i++) {
    const term = terms[i] as Term;
    if (term.kind === 'determiner') {
      if (words.length > 0 || item.numbers.length > 0) break;
      item.bare = false;
      continue;
    }
    if (term.kind === 'number') {
      if (words.length > 0 && !isNamePart(terms, i)) break;
      if (term.text === '1' && /^(?:third|half|quarter|fifth|tenth)$/.test(terms[i + 1]?.text ?? '')) continue;
      item.numbers.push(`${sign}${term.text}`);
      if (words.length > 0) item.isNumbered = true;
      sign = '';
      continue;
    }
    if (term.kind === 'mark' && NUMBER_SIGNS.has(term.text)) {
      if (term.text === '+') item.quantifiers.push('or-more');
      else if (term.text === '~') item.quantifiers.push('about');
      else sign = term.text;
      continue;
    }
    if (term.kind === 'mark' && term.text === '/') continue;
    if (
      term.kind === 'preposition' &&
      (term.text === 'over' || term.text === 'under' || term.text === 'about') &&
      words.length === 0 &&
      isAmount(terms[i + 1])
    ) {
      item.quantifiers.push(term.text);
      continue;
    }
    if (term.kind === 'negation' && words.length === 0 && (term.text === 'no' || term.text === 'not')) {
      item.quantifiers.push(term.text);
      continue;
    }
    if (term.kind === 'pronoun') {
      if (words.length > 0 || item.numbers.length > 0 || term.text === 'i' || term.text === 'we') break;
      words.push(term.text);
      i++;
      break;
    }
    if (term.kind !== 'word') break;
    if (words.length > 0 && /^(?:each|every|all|both)$/.test(term.text)) break;
    if (words.length === 0 && QUANTIFIERS.has(term.text)) {
      item.quantifiers.push(term.text);
      continue;
    }
    if (words.length > 0 && endsBefore(terms, i)) break;
    words.push(term.noun);
    item.plural = term.plural;
    item.isName = i > 0 && /^\p{Lu}\p{Ll}/u.test(term.raw) && !term.text.startsWith('~');
    if (term.text === 'or-more') item.quantifiers.push(words.pop() ?? '');
  }
  if (words.length === 0 && item.numbers.length === 0 && item.quantifiers.length === 0) return undefined;
  item.head = words.pop() ?? (item.numbers.length > 0 ? '#' : (item.quantifiers.pop() ?? ''));
  item.modifiers = words;
  convertToYears(item);
  convertDollars(item);
  if (terms[i]?.text === 'of') {
    const inner = itemAt(terms, i + 1);
    if (inner) {
      item.of.push(inner.item);
      i = inner.next;
    }
  }
  const [inner] = item.of;
  if (/^(?:all|each|both|every)$/.test(item.head) && inner && item.modifiers.length + item.numbers.length === 0)
    return { item: { ...inner, quantifiers: [...inner.quantifiers, 'all'] }, next: i };
  return { item, next: i };
}

/** "500 dollars" is "$500". */
function convertDollars(item: Item): void {
  const [number, ...others] = item.numbers;
  if (item.head !== 'dollar' || number === undefined || others.length + item.modifiers.length > 0) return;
  item.head = '#';
  item.numbers = [`$${number}`];
  item.plural = false;
}

/** Converts "24 months" to 2 years. */
function convertToYears(item: Item): void {
  const months = item.head === 'month' && item.numbers.length === 1 ? Number(item.numbers[0]) : 0;
  if (months < 12 || months % 12 !== 0) return;
  item.head = 'year';
  item.numbers = [String(months / 12)];
}

const isAmount = (term: Term | undefined): boolean =>
  term?.kind === 'number' || term?.text === '$' || term?.text === 'a' || term?.text === 'half';

/** "Algebra 1", "Bio 101", "aisle 9", "May 2026". */
function isNamePart(terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1];
  return (
    next?.kind !== 'word' ||
    /^(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|spring|fall|winter)$/.test(
      terms[at - 1]?.text ?? '',
    )
  );
}

/** Whether the item ends before this word: a participle that modifies it, an adverb, or an "-ing" clause. */
function endsBefore(terms: readonly Term[], at: number): boolean {
  const [term, next] = [terms[at], terms[at + 1]];
  if (!term) return true;
  if (isAdverb(term) && (next?.kind !== 'word' || isAdverb(next))) return true;
  if (term.possessive) return false;
  const follows =
    !next ||
    next.kind === 'preposition' ||
    next.kind === 'determiner' ||
    next.kind === 'number' ||
    next.kind === 'mark' ||
    next.kind === 'pronoun';
  if (hasForm(term, 'past', 'participle') && !hasForm(term, 'base') && follows && next !== undefined) return true;
  if (hasForm(term, 'base') && term.text.includes('-') && terms[at - 1]?.plural === true && next !== undefined)
    return true;
  if (
    hasForm(term, 'base') &&
    !term.plural &&
    (next?.kind === 'determiner' || next?.kind === 'pronoun') &&
    terms[at - 1]?.plural === true
  )
    return true;
  if (hasForm(term, 'past') && /(?:ed|ught|ote|ew)$/.test(term.text) && next && follows) return true;
  return (
    hasForm(term, 'gerund') &&
    isActingGerund(terms, at) &&
    next !== undefined &&
    (next.kind === 'determiner' || next.kind === 'number' || next.kind === 'pronoun')
  );
}
