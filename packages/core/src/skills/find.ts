import { type Candidate, hasCapitals, hasCompany, isEnlisted, isFreeVerb } from './company.ts';
import { skillTable } from './table.ts';
import { BREAK, TokenBuffer, tokenise } from './tokens.ts';
import type { Terminal, TokenTrie } from './trie.ts';
import type { FindSkillsOptions, SkillMention } from './types.ts';

const buffer = new TokenBuffer();

/**
 * The skills a text names, in order, without overlaps: at each place the longest name wins. Time grows linearly with the
 * text; the same text gives the same mentions. A skill named twice is two mentions.
 *
 * @param text Any string; it is never taken for a pattern. Not bounded here: callers bound what they accept.
 */
export function findSkills(text: string, options: FindSkillsOptions = {}): SkillMention[] {
  const { skills, trie } = skillTable();
  tokenise(text, trie.spellings, buffer);
  const candidates = collect(text, trie);
  const isList = options.context === 'list';
  const mentions: SkillMention[] = [];
  candidates.forEach((candidate, place) => {
    const terminal = isList ? candidate.terminals[0] : settle(text, candidates, place);
    const skill = terminal && skills[terminal.skill];
    if (skill) mentions.push({ skill: skill.id, start: candidate.start, end: candidate.end });
  });
  return mentions;
}

/** Walks the trie from every token that no earlier name has taken, and keeps the longest name whose capitals are right. */
function collect(text: string, trie: TokenTrie): Candidate[] {
  const candidates: Candidate[] = [];
  for (let from = 0; from < buffer.length; ) {
    const found = longestFrom(text, trie, from);
    if (found) candidates.push(found);
    from = found ? found.lastToken + 1 : from + 1;
  }
  return candidates;
}

function longestFrom(text: string, trie: TokenTrie, from: number): Candidate | undefined {
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

/** Decides which meaning of a candidate stands, if any. A firm meaning stands unless another one of the same name is in company. */
function settle(text: string, candidates: readonly Candidate[], place: number): Terminal | undefined {
  const candidate = candidates[place];
  if (!candidate) return undefined;
  const firm = firmOf(candidate);
  const shared = candidate.terminals.filter((terminal) => terminal.rule === 'company');
  if (shared.length === 0 || isFreeVerb(text, buffer, candidate)) return firm;
  const { start, end } = candidate;
  const inCompany = shared.find((terminal) =>
    hasCapitals(terminal, text, start, end)
      ? hasCompany(text, buffer, candidates, place, terminal)
      : isEnlisted(text, buffer, candidates, place, terminal),
  );
  return inCompany ?? firm;
}

/** The meaning that needs no company. Capitals at the opening of a sentence prove nothing where the vocabulary has the same name as needing company. */
function firmOf({ terminals, firstToken }: Candidate): Terminal | undefined {
  const firm = terminals.find((terminal) => terminal.rule !== 'company');
  const opens = firstToken === 0 || buffer.ids[firstToken - 1] === BREAK;
  const isBoth = (skill: number) =>
    terminals.some((terminal) => terminal.rule === 'company' && terminal.skill === skill);
  return firm?.rule === 'exact-case' && opens && isBoth(firm.skill) ? undefined : firm;
}
