import type { Candidate } from './candidate.ts';
import { hasCapitals, hasCompany, isEmployersOwn, isEnlisted, isFreeVerb } from './company.ts';
import { getSkillTable, type SkillTable } from './table.ts';
import { BREAK_TOKEN, SLASH_TOKEN, TokenBuffer, tokenize } from './tokens.ts';
import { needsCompany, type Terminal, type TokenTrie } from './trie.ts';
import type { Inversion, InversionTable } from './turned-names.ts';
import type { FindSkillsOptions, SkillMention } from './types.ts';
import { findDescribedObject, findPastVerb, isOpening } from './verb-names.ts';

const buffer = new TokenBuffer();

/**
 * The skills named in a text, in order and without overlaps: the longest name at each position wins. Linear time;
 * deterministic. A skill named twice is two mentions.
 *
 * @param text any string; it is never used as a pattern. There is no length limit here: callers limit their input.
 */
export function findSkills(text: string, options: FindSkillsOptions = {}): SkillMention[] {
  const candidates = findCandidates(text);
  return options.context === 'list' ? chooseAsList(text, candidates) : chooseAsProse(text, candidates);
}

/** The skills named in a text read as prose and as a list, in one pass: the same as two calls of `findSkills`. */
export function findSkillsBothWays(text: string): { prose: SkillMention[]; list: SkillMention[] } {
  const candidates = findCandidates(text);
  return { prose: chooseAsProse(text, candidates), list: chooseAsList(text, candidates) };
}

/** Leaves the tokens of the text in the buffer for the functions that choose among the candidates. */
function findCandidates(text: string): readonly Candidate[] {
  const table = getSkillTable();
  tokenize(text, table.trie.spellings, buffer);
  return collect(text, table);
}

const chooseAsProse = (text: string, candidates: readonly Candidate[]): SkillMention[] =>
  choose(text, candidates, createTagLineTest(text, candidates));

const chooseAsList = (text: string, candidates: readonly Candidate[]): SkillMention[] =>
  choose(text, candidates, () => true);

function choose(
  text: string,
  candidates: readonly Candidate[],
  isInTags: (candidate: Candidate) => boolean,
): SkillMention[] {
  const { skills } = getSkillTable();
  const mentions: SkillMention[] = [];
  candidates.forEach((candidate, place) => {
    const terminal = isInTags(candidate) ? findTagMeaning(text, candidates, place) : settle(text, candidates, place);
    const skill = terminal && skills[terminal.skill];
    if (skill && !isEmployersOwn(text, buffer, candidate))
      mentions.push({
        skill: skill.id,
        start: candidate.start,
        end: candidate.end,
        ...(candidate.turned && { turned: true }),
      });
  });
  return mentions;
}

/** Walks the trie from every token that isn't part of an earlier name, and adds the longest correctly capitalized name. */
function collect(text: string, table: SkillTable): Candidate[] {
  const candidates: Candidate[] = [];
  for (let from = 0; from < buffer.length; ) {
    const found = canStart(table, buffer.ids[from] ?? 0) ? findAt(text, table, from) : undefined;
    if (found) candidates.push(found);
    from = found ? found.lastToken + 1 : from + 1;
  }
  return candidates;
}

/** Quickly rules out most words: no name starts with them. */
const canStart = ({ trie, turns, verbs }: SkillTable, spelling: number): boolean =>
  trie.startsName(spelling) || turns.bySpelling[spelling] !== undefined || verbs.byPast.has(spelling);

function findAt(text: string, { trie, turns, verbs }: SkillTable, from: number): Candidate | undefined {
  const direct = findLongest(text, trie, from) ?? findLongestInversion(text, trie, turns, from);
  if (direct || !isOpening(buffer, verbs, from)) return direct;
  const turn = turns.bySpelling[buffer.ids[from] ?? 0];
  const namesFrom = (at: number) => findLongest(text, trie, at) !== undefined;
  const described = turn?.opening && findDescribedObject(text, buffer, trie, verbs, turn, from, namesFrom);
  return described || findPastVerb(buffer, verbs, from);
}

function findLongest(text: string, trie: TokenTrie, from: number): Candidate | undefined {
  let best: Candidate | undefined;
  const start = buffer.starts[from] ?? 0;
  let node = 0;
  for (let i = from; i < buffer.length; i++) {
    node = trie.step(node, buffer.ids[i] ?? 0);
    if (node < 0) break;
    const meanings = trie.meanings(node, buffer.ids[i] ?? 0);
    if (!meanings) continue;
    const end = buffer.ends[i] ?? 0;
    const terminals = meanings.filter(
      (meaning) => meaning.rule !== 'exact-case' || hasCapitals(meaning, text, start, end),
    );
    if (terminals.length > 0) best = { terminals, start, end, firstToken: from, lastToken: i };
  }
  return best;
}

const MAX_OBJECT_WORDS = 3;

/** The longest name expressed in another order, by a verb and its object or a noun with "of"; only names that need no context. */
function findLongestInversion(
  text: string,
  trie: TokenTrie,
  turns: InversionTable,
  from: number,
): Candidate | undefined {
  const turn = turns.bySpelling[buffer.ids[from] ?? 0];
  if (!turn || !isTurned(turn, turns.of, from)) return undefined;
  const { noun } = turn;
  let first = buffer.ids[from + 1] === turns.of ? from + 2 : from + 1;
  if (turns.articles.has(buffer.ids[first] ?? 0)) first++;
  let best: Candidate | undefined;
  let node = 0;
  for (let at = first; at < buffer.length && at < first + MAX_OBJECT_WORDS; at++) {
    node = trie.step(node, buffer.ids[at] ?? 0);
    if (node < 0) break;
    const turned = trie.step(node, noun);
    const terminals = turned < 0 ? [] : (trie.meanings(turned, noun) ?? []).filter(({ rule }) => rule === 'plain');
    const place = {
      start: buffer.starts[from] ?? 0,
      end: buffer.ends[at] ?? 0,
      firstToken: from,
      lastToken: at,
      turned: true as const,
    };
    if (terminals.length > 0) best = { terminals, ...place };
  }
  const directMatch = best && findLongest(text, trie, first);
  return directMatch && best && isMoreSpecific(directMatch, best) ? undefined : best;
}

/** Whether the object alone is a longer name, or already names the same skill ("managed the P&L"). */
function isMoreSpecific(directMatch: Candidate, turned: Candidate): boolean {
  const skills = new Set(turned.terminals.map(({ skill }) => skill));
  return (
    directMatch.lastToken > turned.lastToken ||
    (directMatch.lastToken === turned.lastToken && directMatch.terminals.some(({ skill }) => skills.has(skill)))
  );
}

function isTurned({ opening, isNoun }: Inversion, of: number, at: number): boolean {
  if (isNoun) return buffer.ids[at + 1] === of;
  return !opening || at === 0 || buffer.ids[at - 1] === BREAK_TOKEN;
}

/** The share of words that must be part of names for a line to count as a row of tags ("docker agile selenium jenkins"). */
const MIN_TAG_SHARE = 0.8;
const MIN_TAGS = 3;

/**
 * Whether a candidate is in a line or a run that consists of names, at least one of them not an everyday word, as job boards add to
 * a listing: there, everyday words are names too. Each line is checked only once.
 */
function createTagLineTest(text: string, candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const tags = new Set<Candidate>();
  for (let from = 0; from < candidates.length; ) {
    const { start } = candidates[from] as Candidate;
    const lineStart = text.lastIndexOf('\n', start) + 1;
    const lineEnd = endOfLine(text, start);
    let to = from;
    let named = 0;
    for (let next = candidates[to]; next && next.end <= lineEnd; next = candidates[++to])
      named += next.lastToken - next.firstToken + 1;
    if (
      to - from >= MIN_TAGS &&
      candidates.slice(from, to).some(isFirm) &&
      named >= MIN_TAG_SHARE * countWordsBetween(candidates[from], lineStart, lineEnd)
    )
      for (const candidate of candidates.slice(from, to)) tags.add(candidate);
    from = Math.max(to, from + 1);
  }
  for (const run of groupAdjacent(candidates))
    if (run.length >= MIN_TAGS && run.some(isFirm)) for (const one of run) tags.add(one);
  return (candidate) => tags.has(candidate);
}

/** Names that follow each other without any word or mark between them: "Technologies java spring agile". */
function groupAdjacent(candidates: readonly Candidate[]): Candidate[][] {
  const runs: Candidate[][] = [];
  for (const candidate of candidates) {
    const run = runs.at(-1);
    if (run?.at(-1)?.lastToken === candidate.firstToken - 1) run.push(candidate);
    else runs.push([candidate]);
  }
  return runs;
}

const isFirm = ({ terminals }: Candidate): boolean => terminals.some((terminal) => !needsCompany(terminal));

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

/** The number of words between two positions, counted outward from a candidate between them; separators do not count. */
function countWordsBetween(candidate: Candidate | undefined, start: number, end: number): number {
  let count = 0;
  const isWord = (at: number) => buffer.ids[at] !== BREAK_TOKEN && buffer.ids[at] !== SLASH_TOKEN;
  const from = candidate?.firstToken ?? 0;
  for (let at = from; at < buffer.length && (buffer.ends[at] ?? 0) <= end; at++) if (isWord(at)) count++;
  for (let at = from - 1; at >= 0 && (buffer.starts[at] ?? 0) >= start; at--) if (isWord(at)) count++;
  return count;
}

/** In a list of skills every name counts, except for names with other meanings in other fields. */
function findTagMeaning(text: string, candidates: readonly Candidate[], place: number): Terminal | undefined {
  const terminals = candidates[place]?.terminals ?? [];
  return terminals.find(
    (terminal) => terminal.rule !== 'neighbors' || hasCompany(text, buffer, candidates, place, terminal),
  );
}

/**
 * Decides which meaning of a candidate applies, if any. An unambiguous meaning applies unless context confirms another one of
 * the same name.
 */
function settle(text: string, candidates: readonly Candidate[], place: number): Terminal | undefined {
  const candidate = candidates[place];
  if (!candidate) return undefined;
  const firm = findCertainMeaning(candidate);
  const shared = candidate.terminals.filter(needsCompany);
  if (shared.length === 0 || isFreeVerb(text, buffer, candidate)) return firm;
  const { start, end } = candidate;
  const companyMeaning = shared.find((terminal) =>
    hasCapitals(terminal, text, start, end)
      ? hasCompany(text, buffer, candidates, place, terminal)
      : isEnlisted(text, buffer, candidates, place, terminal),
  );
  return companyMeaning ?? firm;
}

/**
 * The meaning that needs no context. Capitals at the start of a sentence prove nothing if the vocabulary also has the same name
 * as one that needs context.
 */
function findCertainMeaning({ terminals, firstToken }: Candidate): Terminal | undefined {
  const firm = terminals.find((terminal) => !needsCompany(terminal));
  const opens = firstToken === 0 || buffer.ids[firstToken - 1] === BREAK_TOKEN;
  const isBoth = (skill: number) => terminals.some((terminal) => needsCompany(terminal) && terminal.skill === skill);
  return firm?.rule === 'exact-case' && opens && isBoth(firm.skill) ? undefined : firm;
}
