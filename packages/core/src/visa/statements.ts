import { removeVoidNegations } from './negation.ts';
import { parseTerms, type Term } from './tagging.ts';
import { TAG } from './tags.ts';

/** A part of a sentence that makes one statement, with its terms. */
export interface Statement {
  terms: Term[];
  /** All tags of its terms. */
  tags: number;
  /** Whether it starts a sentence or an item of a list. */
  opens: boolean;
}

/** Punctuation and words that start another statement. */
const BREAKS = new Set([';', ':', '.', '!', '?', '|', '–', '—', '--', '-', '•', '*']);
/** Those of them after which another sentence or item starts. */
const ITEMS = new Set([';', '.', '!', '?', '•', '*']);
const CONTRASTS = new Set([
  'but',
  'however',
  'though',
  'although',
  'yet',
  'because',
  'while',
  'whereas',
  'still',
  'plus',
]);
/** Words that start a new statement after a comma or "and". */
const SUBJECTS = new Set(
  "we,we'll,we're,we've,we'd,you,you'll,i,i'm,they,it,this,that,there,our,so,please,no,not,if,then,others,people,candidates,applicants,also,external".split(
    ',',
  ),
);
/** Tags of a label that apply to everything after its colon. */
const LABEL_TAGS = TAG.form | TAG.duty | TAG.prefer;
const TOPIC_TAGS =
  TAG.visa |
  TAG.code |
  TAG.filing |
  TAG.sponsor |
  TAG.greenCard |
  TAG.citizen |
  TAG.bareCitizen |
  TAG.foreign |
  TAG.clearance |
  TAG.bareClearance;

/**
 * The statements of a sentence, in the order of their first words. Words in parentheses make a statement of their own if the words before
 * them name a topic, and the words around them make one; otherwise they are part of it: "Sponsorship (now or later) is not offered".
 */
export function splitStatements(sentence: string): Statement[] {
  const terms = parseTerms(sentence);
  const statements: (Statement & { at: number })[] = [];
  let open: Term[] = [];
  let at = 0;
  let opens = true;
  let outer: { open: Term[]; at: number; opens: boolean } | undefined;
  const start = (place: number, isItem: boolean): void => {
    open = [];
    at = place;
    opens = isItem;
  };
  const close = (place: number, isItem: boolean): void => {
    if (open.some((term) => !term.isMark)) {
      const words = removeVoidNegations(open);
      statements.push({ terms: words, tags: combineTags(words), opens, at });
    } else isItem ||= opens;
    start(place, isItem);
  };
  const leave = (place: number): void => {
    close(place, false);
    if (outer) ({ open, at, opens } = outer);
    outer = undefined;
  };
  terms.forEach((term, place) => {
    const next = terms[place + 1];
    if (term.isMark && (term.text === '(' || term.text === '[')) {
      if (outer || (combineTags(open) & TOPIC_TAGS) === 0) return;
      outer = { open, at, opens };
      start(place, false);
      const labels = combineTags(outer.open) & (LABEL_TAGS | TAG.product);
      if (labels !== 0) open.push({ text: '', tags: labels, isMark: true });
    } else if (term.isMark && (term.text === ')' || term.text === ']')) {
      if (outer) leave(place);
    } else if (term.isMark && BREAKS.has(term.text)) {
      const goesOn = term.text === '*' && (combineTags(open) & TOPIC_TAGS) === 0;
      const label = term.text === ':' ? combineTags(open) & LABEL_TAGS : 0;
      if (!goesOn) close(place, ITEMS.has(term.text));
      if (label !== 0) open.push({ text: '', tags: label, isMark: true });
    } else if (CONTRASTS.has(term.text)) close(place, false);
    else if (
      (term.text === ',' || term.text === 'and' || term.text === 'so') &&
      next &&
      startsClause(terms, place + 1, open)
    )
      close(place, false);
    else open.push(term);
  });
  if (outer) leave(terms.length);
  close(terms.length, false);
  return statements.sort((a, b) => a.at - b.at);
}

function combineTags(terms: readonly Term[]): number {
  return terms.reduce((sum, { tags }) => sum | tags, 0);
}

/** Whether a new statement starts: a subject followed by more than the rest of a list. */
function startsClause(terms: readonly Term[], at: number, before: readonly Term[]): boolean {
  const first = terms[at];
  if (!first || !SUBJECTS.has(first.text.split(' ')[0] ?? '')) return false;
  return before.some(({ tags }) => (tags & TOPIC_TAGS) !== 0 || tags !== 0) && before.length > 1;
}
