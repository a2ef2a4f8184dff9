import { subjectOf } from '../../../text/word-vectors/index.ts';
import type { Claim } from '../claims/claim.ts';
import { parseClaims } from '../claims/parse.ts';
import { isAdverb } from '../claims/reading.ts';
import type { Term } from '../claims/terms.ts';
import { verbOfNominal } from '../claims/words/nominals.ts';
import { namesPerson, namesWorker } from '../claims/words/people.ts';

/** How a word is used, as far as its neighbors show. */
export type Use = 'act' | 'verbal' | 'noun' | 'quality' | 'manner' | 'name' | 'number' | 'limit';

export type Actor = 'self' | 'team' | 'other' | 'open';

/** A word that carries meaning, with what the words around it say of it. */
export interface Unit {
  term: Term;
  use: Use;
  /** Its base forms as a verb, including the verb of an action noun. */
  verbs: readonly string[];
  /** The line it is in, and its place among the units of that line and of all lines. */
  line: number;
  at: number;
  clause: number;
  /** The preposition in front of it or of its group of words; empty if there is none. */
  relation: string;
  /** Whether it starts its clause. */
  opens: boolean;
  /** Whether it ends its group of words, and so names the thing. */
  isHead: boolean;
  /** How its verb stands: "am -ing", "was -ed" with the person or something else in front, after "to" or "will". Empty for other words. */
  stand: string;
  /** Who did what it says: the person, a team, or somebody else. */
  actor: Actor;
  /** The noun of somebody else who did it. */
  doer: string;
  /** The determiner in front of its group of words. */
  determiner: string;
  /** What joins its clause to the one in front: a mark, "and", "which", "while". */
  joint: string;
  /** The word in front and the word behind, without articles; empty at a joint. */
  left: string;
  right: string;
  /** Whether it is in a list: next to a comma or "and". */
  isListed: boolean;
  /** Whether it stands where a title of the person does: in front, or after "as". */
  isTitle: boolean;
  /** The unit that governs it: for a word inside a group the group's head, for a thing the verb in front of it. */
  governor: number | undefined;
  /** The unit in front that it is attached to by a preposition. */
  attached: number | undefined;
}

const MEANINGLESS = new Set(
  'i me my myself it its they them their theirs he him his she her hers who which that this these those there'.split(
    ' ',
  ),
);
/** Prepositions that turn what is said. */
const TURNING_PREPOSITIONS = new Set(
  'without except excluding despite since until till before after than under over below above against versus unlike'.split(
    ' ',
  ),
);

const isContent = ({ kind, text }: Term): boolean =>
  kind === 'number' ||
  kind === 'modal' ||
  kind === 'negation' ||
  (kind === 'word' && !MEANINGLESS.has(text)) ||
  (kind === 'preposition' && TURNING_PREPOSITIONS.has(text)) ||
  (kind === 'determiner' && /^(?:no|our)$/.test(text)) ||
  (kind === 'pronoun' && !MEANINGLESS.has(text)) ||
  (kind === 'subordinator' && !/^(?:and|but|yet|so-that)$/.test(text));

/** The units of lines. */
export function unitsOf(lines: readonly string[], shared: ReadonlySet<string> = new Set()): Unit[] {
  const units: Unit[] = [];
  let clause = 0;
  lines.forEach((line, number) => {
    const { terms, claims } = parseClaims(line, 'prose', shared);
    let determiner = '';
    let relation = '';
    let opens = true;
    let joint = '';
    clause++;
    terms.forEach((term, i) => {
      if (
        term.kind === 'mark' ||
        term.kind === 'conjunction' ||
        term.kind === 'relative' ||
        term.kind === 'subordinator'
      ) {
        const next = terms[i + 1];
        if (/^[.;:]$/.test(term.text) || term.kind === 'relative' || term.kind === 'subordinator' || startsVerb(next)) {
          clause++;
          joint = term.text;
          opens = true;
          relation = '';
        }
        if (!isContent(term)) return;
      }
      if (term.kind === 'determiner') determiner = term.text;
      if (term.kind === 'preposition') {
        determiner = '';
        relation = term.text;
        opens = false;
        if (!TURNING_PREPOSITIONS.has(term.text)) return;
      }
      if (!isContent(term) && !isMainVerb(terms, i)) return;
      const next = terms[i + 1];
      const use = useOf(terms, i, opens);
      const isHead = next?.kind !== 'word' || useOf(terms, i + 1, false) === 'verbal';
      const verbs =
        term.kind === 'auxiliary'
          ? [/^d/.test(term.text) ? 'do' : 'have']
          : [
              ...new Set([
                ...term.verbs.map(({ base }) => base.replace(/\?$/, '')),
                ...(verbOfNominal(term.text) ?? verbOfNominal(term.noun) ?? '').split(' '),
              ]),
            ].filter((verb) => verb !== '');
      units.push({
        term,
        use,
        verbs,
        line: number,
        at: units.length,
        clause,
        relation,
        opens,
        isHead,
        joint,
        left: neighborOf(terms, i, -1),
        right: neighborOf(terms, i, 1),
        isListed: isListed(terms, i),
        stand: standOf(terms, i, use),
        ...actorOf(claims, i),
        determiner,
        isTitle:
          isHead &&
          use === 'noun' &&
          (relation === 'as' || (namesWorker(term.noun) && isInFront(units, clause, number))),
        governor: undefined,
        attached: undefined,
      });
      if (isHead && use === 'noun' && terms[i + 1]?.kind !== 'conjunction' && terms[i + 1]?.text !== ',') relation = '';
      if (use === 'act') relation = '';
      if (isHead) determiner = '';
      opens = opens && (use === 'manner' || use === 'limit');
    });
  });
  govern(units);
  return units;
}

/** Who does what the innermost claim at a term says. */
function actorOf(claims: readonly Claim[], at: number): { actor: Actor; doer: string } {
  const claim = claims
    .filter(({ from, to }) => from <= at && at < to)
    .sort((a, b) => a.to - a.from - (b.to - b.from))[0];
  if (!claim) return { actor: 'open', doer: '' };
  const by = claim.slots.find(({ role }) => role === 'by')?.items[0];
  if (by && /^(?:me|myself|i)$/.test(by.head)) return { actor: 'self', doer: '' };
  if (by && namesPerson(by.head)) return { actor: 'other', doer: by.head };
  if (claim.subject === 'self' || claim.subject === 'team') return { actor: claim.subject, doer: '' };
  if (claim.standing.includes('passive') || claim.verb === 'be') return { actor: 'open', doer: '' };
  const doer = claim.subject.split(' ').at(-1) ?? '';
  return { actor: 'other', doer };
}

/** Whether only words without a verb are in front in the clause. */
function isInFront(units: readonly Unit[], clause: number, line: number): boolean {
  const before = units.filter((unit) => unit.clause === clause && unit.line === line);
  return before.every(({ use, relation }) => use !== 'act' && use !== 'verbal' && relation === '');
}

function govern(units: readonly Unit[]): void {
  let verb: number | undefined;
  let head: number | undefined;
  units.forEach((unit, at) => {
    if (at > 0 && units[at - 1]?.line !== unit.line) {
      verb = undefined;
      head = undefined;
    }
    const isVerb = unit.use === 'act' || unit.use === 'verbal';
    if (!unit.isHead && !isVerb) {
      const next = units.findIndex((other, k) => k > at && other.isHead);
      unit.governor = next > 0 && next - at < 5 ? next : undefined;
    } else if (isVerb) {
      unit.governor = head;
    } else {
      unit.governor = verb;
      if (unit.relation !== '') unit.attached = head;
    }
    if (isVerb) verb = at;
    if (unit.isHead) head = at;
  });
}

function standOf(terms: readonly Term[], i: number, use: Use): string {
  if (use !== 'act' && use !== 'verbal') return '';
  const term = terms[i] as Term;
  const forms = new Set(term.verbs.map(({ form }) => form));
  const form = forms.has('gerund') ? 'gerund' : forms.has('past') || forms.has('participle') ? 'past' : 'base';
  const [before, earlier] = [terms[i - 1], terms[i - 2]];
  const isBefore = (at: number, test: (one: Term) => boolean) => at >= 0 && test(terms[at] as Term);
  if (before?.kind === 'auxiliary') {
    const hasSelf =
      isBefore(i - 2, ({ text }) => text === 'i' || text === 'we') || earlier === undefined || earlier.kind === 'mark';
    const isBy = terms
      .slice(i + 1, i + 8)
      .some(({ text }, k, all) => text === 'by' && /^(?:me|myself|i|us)$/.test(all[k + 1]?.text ?? ''));
    return `${/^(?:have|has|had)$/.test(before.text) ? 'have' : /^(?:was|were|been)$/.test(before.text) ? 'was' : before.text} ${form}${hasSelf ? ' self' : ''}${isBy ? ' by me' : ''}`;
  }
  if (before?.kind === 'modal') return `modal ${form}`;
  if (before?.text === 'to') return `to ${form}`;
  return form;
}

/** "Did" and "had" with an object. */
function isMainVerb(terms: readonly Term[], i: number): boolean {
  const [term, next] = [terms[i], terms[i + 1]];
  if (term?.kind !== 'auxiliary' || !/^(?:do|does|did|have|has|had)$/.test(term.text) || !next) return false;
  return next.kind === 'determiner' || next.kind === 'number' || (next.kind === 'word' && next.verbs.length === 0);
}

function neighborOf(terms: readonly Term[], i: number, step: -1 | 1): string {
  let at = i + step;
  while (terms[at]?.kind === 'determiner') at += step;
  const term = terms[at];
  return !term || term.kind === 'mark' || term.kind === 'conjunction' ? '' : term.noun || term.text;
}

/** Whether a comma or "and" joins a word, or its group, to another. */
function isListed(terms: readonly Term[], i: number): boolean {
  const isJoint = (at: number) =>
    terms[at]?.kind === 'conjunction' || terms[at]?.text === ',' || terms[at]?.text === '/';
  let start = i - 1;
  while (terms[start]?.kind === 'determiner' || (terms[start]?.kind === 'word' && i - start < 3 && !isJoint(start)))
    start--;
  return isJoint(i + 1) || isJoint(i - 1) || (isJoint(start) && i - start < 4);
}

const startsVerb = (term: Term | undefined): boolean =>
  term?.kind === 'word' && term.verbs.some(({ form }) => form === 'past' || form === 'gerund' || form === 'participle');

function useOf(terms: readonly Term[], i: number, opens: boolean): Use {
  const term = terms[i] as Term;
  const before = terms[i - 1];
  if (term.kind === 'number') return 'number';
  if (term.kind === 'auxiliary') return 'act';
  if (term.kind !== 'word') return 'limit';
  if (term.text.startsWith('~')) return 'name';
  if (isAdverb(term) || /[a-z]{2}ly$/.test(term.text)) return 'manner';
  const isVerb = term.verbs.length > 0;
  const isAfterSelf =
    before?.text === 'i' || before?.kind === 'auxiliary' || before?.kind === 'modal' || before?.text === 'to';
  if (isVerb && (opens || isAfterSelf) && before?.kind !== 'determiner') return 'act';
  if (isVerb && term.verbs.every(({ form }) => form !== 'base' && form !== 'third')) return 'verbal';
  if (subjectOf(term.noun, 'n') !== undefined) return 'noun';
  if (subjectOf(term.text, 'a') !== undefined) return 'quality';
  return isVerb ? 'verbal' : 'noun';
}
