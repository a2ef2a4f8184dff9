import { type Term, termsOf } from './tagging.ts';
import { TAG } from './tags.ts';

/** A part of a sentence that makes one statement, with its terms. */
export interface Statement {
  terms: Term[];
  /** All tags of its terms. */
  tags: number;
  /** Whether its first term is the first one of the sentence. */
  opens: boolean;
}

/** Punctuation and words that start another statement. */
const BREAKS = new Set([';', ':', '.', '!', '?', '|', '–', '—', '--', '-', '(', ')', '[', ']', '•', '*']);
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
  "we,we'll,we're,we've,you,you'll,i,i'm,they,it,this,that,there,our,so,please,no,not,if,then,others,people,candidates,applicants,also,external".split(
    ',',
  ),
);
/** Tags of a label that apply to everything after its colon. */
const LABEL = TAG.form | TAG.duty | TAG.prefer;
const TOPIC =
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

export function statementsOf(sentence: string): Statement[] {
  const terms = termsOf(sentence);
  const statements: Statement[] = [];
  let open: Term[] = [];
  const close = (): void => {
    if (open.some((term) => !term.isMark))
      statements.push({
        terms: open,
        tags: open.reduce((sum, { tags }) => sum | tags, 0),
        opens: statements.length === 0,
      });
    open = [];
  };
  terms.forEach((term, at) => {
    const next = terms[at + 1];
    if (term.isMark && BREAKS.has(term.text)) {
      const goesOn = (term.text === '(' || term.text === '*') && !open.some(({ tags }) => (tags & TOPIC) !== 0);
      const label = term.text === ':' ? open.reduce((sum, { tags }) => sum | (tags & LABEL), 0) : 0;
      if (!goesOn) close();
      if (label !== 0) open.push({ text: '', tags: label, isMark: true });
    } else if (CONTRASTS.has(term.text)) close();
    else if (
      (term.text === ',' || term.text === 'and' || term.text === 'so') &&
      next &&
      startsClause(terms, at + 1, open)
    )
      close();
    else open.push(term);
  });
  close();
  return statements;
}

/** Whether a new statement starts: a subject followed by more than the rest of a list. */
function startsClause(terms: readonly Term[], at: number, before: readonly Term[]): boolean {
  const first = terms[at];
  if (!first || !SUBJECTS.has(first.text.split(' ')[0] ?? '')) return false;
  return before.some(({ tags }) => (tags & TOPIC) !== 0 || tags !== 0) && before.length > 1;
}
