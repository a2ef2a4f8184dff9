import { bucket, type Clause, findClause, type Span } from './clause.ts';
import { listTokens, type Token } from './tokens.ts';

/** `list` if a text is known to be a list of skills. */
export type Context = 'prose' | 'list';

/** A line with its words: read once for all the skills that it names. */
export interface Line {
  text: string;
  tokens: readonly Token[];
}

export const readLine = (text: string): Line => ({ text, tokens: listTokens(text) });

/** Takes features: each has a place, where a word is, and what is there: the word, its stem, or what it means. */
export interface Sink {
  add(place: string, what: string): void;
}

class Features {
  readonly #sink: Sink;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  add(place: string, what: string): void {
    this.#sink.add(place, what);
  }

  /** A word at a place of its own: also by its form if nothing is known of its meaning. */
  word(place: string, token: Token | undefined): void {
    for (const name of namesOf(token)) this.#sink.add(place, name);
    if (token && token.senses.length === 0) this.#sink.add(place, `~${token.shape}`);
  }

  /** A word wherever it is in a part of the line: by its stem unless it may be a name, which says nothing elsewhere. */
  bag(part: string, token: Token): void {
    if (!(token.isCapitalized && token.isInside && token.senses.length === 0)) this.#sink.add(part, token.stem);
    for (const meaning of token.meanings) this.#sink.add(part, meaning);
  }

  /** Two words together, each by itself if it is a function word, and by its meanings. */
  pair(place: string, first: Token | undefined, second: Token | undefined): void {
    for (const a of namesOf(first)) for (const b of namesOf(second)) this.#sink.add(place, `${a} ${b}`);
  }

  senses(place: string, first: Token | undefined, second: Token | undefined): void {
    for (const a of sensesOf(first)) for (const b of sensesOf(second)) this.#sink.add(place, `${a} ${b}`);
  }
}

const NONE = ['^'];
const sensesOf = (token: Token | undefined): readonly string[] => token?.senses ?? NONE;
const namesOf = (token: Token | undefined): readonly string[] => token?.names ?? NONE;

/** What a line has around a skill’s name that tells whether the skill is its writer’s. */
export function collectFeatures(line: Line, span: Span, context: Context, sink: Sink): void {
  const clause = findClause(line.tokens, span);
  const features = new Features(sink);
  features.add('any', '');
  addContext(features, clause, context);
  addNear(features, clause);
  addClause(features, clause);
  addGovernor(features, clause);
  addPhrase(features, clause);
  addNeighbors(features, clause, line.tokens);
  addName(features, clause, line.text, span);
  addList(features, clause, line.tokens);
}

/** The features by name. */
export function listFeatures(line: Line, span: Span, context: Context): string[] {
  const found = new Set<string>();
  collectFeatures(line, span, context, { add: (place, what) => found.add(what === '' ? place : `${place} ${what}`) });
  return [...found];
}

/** Whether the line is an entry of a list of skills, and how much of it is something else. */
function addContext(features: Features, { before, after }: Clause, context: Context): void {
  if (context !== 'list') return;
  features.add('skills', '');
  features.add('skills', bucket(before.length + after.length));
}

/** The words right before and after the name. */
function addNear(features: Features, { before, after }: Clause): void {
  for (let k = 1; k <= 4; k++) {
    const [left, right] = [before.at(-k), after[k - 1]];
    if (k < 4 || left) features.word(`b${k}`, left);
    if (k < 4 || right) features.word(`a${k}`, right);
  }
  features.pair('bb', before.at(-2), before.at(-1));
  features.pair('aa', after[0], after[1]);
  features.pair('ba', before.at(-1), after[0]);
}

/** All words of the clause. */
function addClause(features: Features, { before, after, from, to }: Clause): void {
  before.forEach((token, i) => {
    features.bag('B', token);
    for (const sense of token.senses) features.add('B', `:${sense} ${bucket(before.length - i)}`);
  });
  after.forEach((token, i) => {
    features.bag('A', token);
    for (const sense of token.senses) features.add('A', `:${sense} ${bucket(i + 1)}`);
  });
  features.add('len', `${bucket(before.length)} ${bucket(after.length)}`);
  if (from === 0) features.add('in', 'first clause');
  features.word('o', before[0]);
  features.add('ov', `${before[0]?.verb}`);
  if (before[1]) features.word('o2', before[1]);
  if (before[0]) features.senses('oa', before[0], after[0]);
  if (to < 0) features.add('in', 'last clause');
}

/** The verb before the name with its subject, and the one after it with who does it. */
function addGovernor(features: Features, clause: Clause): void {
  const { verb, subject, nextVerb, agent, denied, distance } = clause.governor;
  if (verb) {
    features.word('v', verb);
    features.add('vd', `${bucket(distance)}`);
    features.word('subj', subject);
    features.senses('sv', subject, verb);
    features.senses('va', verb, clause.after[0]);
    for (const sense of verb.senses) features.add('vb', `${sense} ${clause.before.at(-1)?.stem}`);
  } else features.add('v', 'none');
  if (nextVerb) {
    features.word('nv', nextVerb[0]);
    features.word('nv1', nextVerb[1]);
    features.pair('nv2', nextVerb[0], nextVerb[1]);
  }
  if (agent) {
    features.word('by', agent);
    features.add('by', '');
  }
  if (denied) {
    features.word('dv', denied[0]);
    features.add('dn', `${denied.length}`);
  }
}

/** The noun that the name describes, and what comes before the noun phrase. */
function addPhrase(features: Features, clause: Clause): void {
  const { head, opener, owner } = clause.phrase;
  features.word('h', head);
  features.word('po', opener);
  features.word('pw', owner);
  features.senses('hp', opener, head);
  if (head) {
    features.senses('hv', clause.governor.verb, head);
    features.senses('ho', clause.before[0], head);
  }
  features.pair('wp', owner, opener);
}

/** The clauses beside that of the name, and the line. */
function addNeighbors(features: Features, { from, end }: Clause, tokens: readonly Token[]): void {
  tokens.slice(end, end + 6).forEach((token, i) => {
    features.bag('n', token);
    if (i < 3) features.word(`n${i}`, token);
  });
  for (const token of tokens.slice(Math.max(0, from - 5), from)) features.bag('p', token);
  features.word('p1', tokens[from - 1]);
  for (const token of tokens) if (!token.isFunctionWord) features.bag('L', token);
  features.word('lo', tokens[0]);
  features.add('lv', `${tokens[0]?.verb}`);
}

/** How the name is written. */
function addName(features: Features, { name, before, after }: Clause, text: string, { start, end }: Span): void {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last) return;
  const written = text.slice(start, end);
  const place = before.length === 0 ? 'open' : 'in';
  const shape = findNameShape(written, name);
  const [left, right] = [before.at(-1), after[0]];
  features.add('N', `${shape}`);
  features.add('N', `${shape} ${place}`);
  if (name.length > 1) features.add('N', 'long');
  const ending = ENDING_PATTERN.exec(last.word)?.[0];
  if (ending) features.add('N', `-${ending}`);
  features.add('N', `verb ${first.verb} ${place}`);
  if (text !== text.toUpperCase()) {
    if (right?.isCapitalized) features.add('N', `next cap ${shape} ${place}`);
    if (left?.isCapitalized && before.length > 1) features.add('N', `prev cap ${shape}`);
  }
  for (const sense of right?.senses ?? [])
    features.add('N', `${shape} a :${sense} ${right?.isCapitalized ? 'C' : 'c'}`);
  for (const sense of left?.senses ?? []) features.add('N', `${shape} b :${sense}`);
  if (left) features.add('N', `${shape} b ${left.stem}`);
  for (const sense of last.senses) features.add('N', `:${sense}`);
  if (/(?:ers|ors|ists|ians)$/.test(last.word)) features.add('N', 'persons');
  else if (/(?:er|or|ist|ian)$/.test(last.word)) features.add('N', 'person');
}

/** Endings of words for people, and for what they do. */
const ENDING_PATTERN = /(?<=\p{L}{3})(?:ing|ed|ers?|ors?|ists?|ians?|ions?|ants?|ents?|ment|logy|ics|ship|ty)$/u;

function findNameShape(written: string, name: readonly Token[]): string {
  if (/^[A-Z0-9/&.+#-]{2,}s?$/.test(written)) return 'caps';
  if (name.every(({ isCapitalized }) => isCapitalized)) return 'title';
  return name[0]?.isCapitalized ? 'first' : 'low';
}

/** Whether the name is in a list. */
function addList(features: Features, { before, after }: Clause, tokens: readonly Token[]): void {
  const marks = [...before, ...after].filter(({ word }) => word === ',' || word === '/').length;
  const isDense = before.length + after.length < marks * 3.5;
  if (marks > 0) features.add('list', `${bucket(marks)} ${isDense ? 'dense' : 'loose'}`);
  if (before.at(-1)?.word === ',' || after[0]?.word === ',') features.add('in', 'list');
  if (!tokens.some(({ verb }) => verb === 'past')) features.add('no', 'verb');
}
