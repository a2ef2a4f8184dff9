import { listRegionalSpellings, toPlural, toSingular } from './spelling.ts';
import { BREAK_TOKEN, DOT_TOKEN, SLASH_TOKEN, SpellingTable, TokenBuffer, tokenize } from './tokens.ts';
import type { FormRule } from './vocabulary/format.ts';

/** The target of a name: the skill's index in the vocabulary and the rule of the form. */
export interface Terminal {
  skill: number;
  rule: FormRule;
  /** As written in the vocabulary, for capitalization rules. */
  form: string;
  /**
   * The spelling number of a one-word name, which limits the grammatical numbers (singular or plural) it can have; 0 for
   * several words.
   */
  single: number;
  /** Another meaning of the same name. */
  next: Terminal | undefined;
}

/** Whether a form needs context to count. */
export const needsCompany = ({ rule }: Pick<Terminal, 'rule'>): boolean => rule === 'company' || rule === 'neighbors';

const UNCOUNTED_PATTERN = /(?:ing|[ts]ion|ity|ness|ship|ism|[ae]nce|ive)$/;

/** Names that need no tokenizer: most names, and faster without it. */
const PLAIN_NAME_PATTERN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
/** Characters in a name that has variants. */
const COMPOUND_PATTERN = /[-/.]/;

const ROOT = 0;
const NO_NODE = -1;
/** Keys of edges are a node times this plus a word. */
const MAX_WORDS = 0x100000;

/**
 * A trie over the tokens of names. Spellings that count as one word (plural, British or American) share a `word` number, which
 * labels the edges; edges are in one open-addressed table, so a step is one probe and no allocation.
 */
export class TokenTrie {
  readonly spellings = new SpellingTable();
  readonly #words: number[] = [];
  #nodes = 1;
  readonly #terminals: (Terminal | undefined)[] = [undefined];
  #keys = new Float64Array(1 << 17).fill(NO_NODE);
  #targets = new Int32Array(1 << 17);
  #edges = 0;
  readonly #buffer = new TokenBuffer();
  /** Reused for every word. */
  readonly #family: number[] = [];
  /** 1 for each word that a name starts with. */
  readonly #starts = new Uint8Array(MAX_WORDS);
  /** Filled on demand. */
  readonly #numbers = new Map<number, readonly number[]>();

  constructor() {
    this.#addWord('and');
  }

  /** Whether a name starts with the token with this spelling number. */
  startsName(spelling: number): boolean {
    return this.#starts[this.#words[spelling] ?? spelling] === 1;
  }

  /** The node after the token with this spelling number from `node`, or -1. */
  step(node: number, spelling: number): number {
    if (spelling === BREAK_TOKEN || spelling === 0) return NO_NODE;
    const word = this.#words[spelling] ?? spelling;
    const key = node * MAX_WORDS + word;
    const mask = this.#keys.length - 1;
    for (let slot = hashKey(node, word) & mask; ; slot = (slot + 1) & mask) {
      const found = this.#keys[slot];
      if (found === key) return this.#targets[slot] ?? NO_NODE;
      if (found === NO_NODE) return NO_NODE;
    }
  }

  /**
   * The possible meanings of the name that ends at `node`, given the spelling of its last word: an exact spelling first, then
   * those that need no context. Undefined for most nodes.
   */
  meanings(node: number, last: number): Terminal[] | undefined {
    const first = this.#terminals[node];
    if (!first) return undefined;
    const fitting: Terminal[] = [];
    for (let terminal: Terminal | undefined = first; terminal; terminal = terminal.next) {
      if (terminal.single === 0 || terminal.single === last || this.#numbersOf(terminal.single).includes(last))
        fitting.push(terminal);
    }
    return fitting.length < 2 ? fitting : fitting.sort((a, b) => rank(a, last) - rank(b, last));
  }

  /** Adds a name and its variants: "CI/CD" also as "CI CD" and "CICD", "node.js" also as "node js" and "nodejs". */
  add(form: string, skill: number, rule: FormRule): void {
    const tokens = this.#tokensOf(form);
    for (const spelling of tokens) if (spelling > DOT_TOKEN) this.#relate(spelling);
    this.#insert(tokens, skill, rule, form);
    if (COMPOUND_PATTERN.test(form))
      for (const variant of this.#variants(form, tokens)) this.#insert(variant, skill, rule, form);
  }

  #tokensOf(form: string): number[] {
    if (PLAIN_NAME_PATTERN.test(form))
      return form
        .toLowerCase()
        .split(' ')
        .map((word) => this.spellings.add(word));
    tokenize(form, this.spellings, this.#buffer, true);
    const tokens: number[] = [];
    for (let i = 0; i < this.#buffer.length; i++) {
      const id = this.#buffer.ids[i] ?? 0;
      if (id === BREAK_TOKEN) throw new Error(`"${form}" holds a character that no name may hold`);
      tokens.push(id);
    }
    return tokens;
  }

  /**
   * A one-word name can be written in the plural, but never in a singular it doesn't have ("Sales" isn't "sale"). Names of
   * activities and qualities have no plural with the same meaning ("filings", "communications").
   */
  #numbersOf(spelling: number): readonly number[] {
    const known = this.#numbers.get(spelling);
    if (known) return known;
    const text = this.spellings.text(spelling);
    const plural = UNCOUNTED_PATTERN.test(text) ? undefined : toPlural(text);
    const accepted = [
      text,
      ...listRegionalSpellings(text),
      ...(plural ? [plural, ...listRegionalSpellings(plural)] : []),
    ];
    const numbers = accepted.map((word) => this.spellings.find(word)).filter((id) => id !== 0);
    this.#numbers.set(spelling, numbers);
    return numbers;
  }

  #variants(form: string, tokens: readonly number[]): number[][] {
    const words = tokens.filter((id) => id !== SLASH_TOKEN && id !== DOT_TOKEN);
    const variants: number[][] = [];
    // "A/P" must not become "ap".
    if (words.every((id) => this.spellings.text(id).length === 1)) return variants;
    if (words.length < tokens.length) variants.push(words);
    const joined = this.#joinedPairs(form, words);
    if (joined) variants.push(joined);
    return variants;
  }

  /** The words, with each pair that the form separates by a hyphen, slash or dot joined; undefined if there are none. */
  #joinedPairs(form: string, words: readonly number[]): number[] | undefined {
    const parts = form.split(/\s+/);
    if (parts.length === words.length) return undefined;
    const joined: number[] = [];
    let at = 0;
    for (const part of parts) {
      const count = part.split(/[-/.]/).filter((piece) => piece !== '').length;
      const taken = words.slice(at, at + count);
      joined.push(...(count === 2 || parts.length === 1 ? [this.#joined(taken)] : taken));
      at += count;
    }
    return at === words.length && joined.length < words.length ? joined : undefined;
  }

  #joined(words: readonly number[]): number {
    const joined = words.map((id) => this.spellings.text(id)).join('');
    return this.#addWord(joined);
  }

  #addWord(word: string): number {
    const spelling = this.spellings.add(word);
    this.#relate(spelling);
    return spelling;
  }

  /** Gives all spellings of the same word the number of the first one added. */
  #relate(spelling: number): void {
    if (this.#words[spelling] !== undefined) return;
    const text = this.spellings.text(spelling);
    const base = toSingular(text) ?? text;
    const plural = toPlural(base);
    const family = this.#family;
    family.length = 0;
    family.push(spelling);
    this.#addRegional(base, family);
    if (plural !== undefined) this.#addRegional(plural, family);
    if (text !== base && text !== plural) this.#addRegional(text, family);
    let word = spelling;
    for (const id of family) word = this.#words[id] ?? word;
    for (const id of family) this.#words[id] ??= word;
  }

  #addRegional(word: string, family: number[]): void {
    family.push(this.spellings.add(word));
    for (const regional of listRegionalSpellings(word)) family.push(this.spellings.add(regional));
  }

  #insert(tokens: readonly number[], skill: number, rule: FormRule, form: string): void {
    let node = ROOT;
    for (const token of tokens) node = this.#stepOrAdd(node, token);
    const single = tokens.length > 1 ? 0 : (tokens[0] ?? 0);
    const terminal: Terminal = { skill, rule, form, single, next: undefined };
    let last = this.#terminals[node];
    if (!last) this.#terminals[node] = terminal;
    while (last) {
      if (last.skill === skill && last.rule === rule && last.single === single) return;
      if (!last.next) {
        last.next = terminal;
        return;
      }
      last = last.next;
    }
  }

  #stepOrAdd(node: number, spelling: number): number {
    const found = this.step(node, spelling);
    if (found !== NO_NODE) return found;
    if (this.#edges * 2 >= this.#keys.length) this.#grow();
    const target = this.#nodes++;
    this.#terminals[target] = undefined;
    const word = this.#words[spelling] ?? spelling;
    if (node === ROOT) this.#starts[word] = 1;
    this.#place(node, word, target);
    return target;
  }

  #place(node: number, word: number, target: number): void {
    const mask = this.#keys.length - 1;
    let slot = hashKey(node, word) & mask;
    while (this.#keys[slot] !== NO_NODE) slot = (slot + 1) & mask;
    this.#keys[slot] = node * MAX_WORDS + word;
    this.#targets[slot] = target;
    this.#edges++;
  }

  #grow(): void {
    const keys = this.#keys;
    const targets = this.#targets;
    this.#keys = new Float64Array(keys.length * 2).fill(NO_NODE);
    this.#targets = new Int32Array(keys.length * 2);
    this.#edges = 0;
    keys.forEach((key, slot) => {
      if (key !== NO_NODE) this.#place(Math.floor(key / MAX_WORDS), key % MAX_WORDS, targets[slot] ?? NO_NODE);
    });
  }
}

function hashKey(node: number, word: number): number {
  return (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> 7;
}

function rank({ single, rule }: Terminal, last: number): number {
  return (single === 0 || single === last ? 0 : 2) + (needsCompany({ rule }) ? 1 : 0);
}
