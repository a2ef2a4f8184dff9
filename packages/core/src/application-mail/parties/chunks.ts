import { organizationScore } from '../../resume/lexicon/organizations.ts';
import { titleScore } from '../../resume/lexicon/titles.ts';
import type { Token } from '../../tagging/tokens.ts';

/** Words with capitals in a row, with what connects them: “Jordan & Sons”, “City of Pell Harbor”. */
export interface NameChunk {
  /** Indexes of its tokens. */
  tokens: number[];
  text: string;
  /** What it looks like: a title, an organization, both, or any name. */
  kind: string;
  /** The two words before it on its line, the nearest first. */
  before: readonly [string, string];
  after: readonly [string, string];
  /** Whether it is all that its line has. */
  isAlone: boolean;
}

const STARTS = /^[\p{Lu}\p{N}]/u;
/** What may stand between two words of a name. */
const CONNECTS = new Set(['of', 'and', '&', 'the', 'for', 'de', '-', '/', "'", '’', '.', '+']);
const MAX_CONNECTORS = 2;
const MAX_TOKENS = 12;
const TITLE = 2.5;
const ORGANIZATION = 1.4;

/** Splits a line into the names that it may have. */
export function findChunks(line: string, tokens: readonly Token[], own: readonly number[]): NameChunk[] {
  const chunks: NameChunk[] = [];
  const at = (place: number): Token | undefined => tokens[own[place] ?? -1];
  const startsName = (place: number) => STARTS.test(at(place)?.text ?? '');
  for (let first = 0; first < own.length; first++) {
    if (!startsName(first)) continue;
    let last = first;
    while (last - first < MAX_TOKENS) {
      let next = last + 1;
      while (next - last <= MAX_CONNECTORS && connects(at(next), at(next - 1), at(next + 1))) next++;
      if (!startsName(next)) break;
      last = next;
    }
    const text = line.slice(at(first)?.from, at(last)?.to);
    chunks.push({
      tokens: own.slice(first, last + 1),
      text,
      kind: kindOf(text),
      before: [at(first - 1)?.word ?? '^', at(first - 2)?.word ?? '^'],
      after: [at(last + 1)?.word ?? '$', at(last + 2)?.word ?? '$'],
      isAlone: first === 0 && last === own.length - 1,
    });
    first = last;
  }
  return chunks;
}

/** Signs connect only what has no space between: “St. Luke” does, the end of a sentence doesn’t. */
function connects(token: Token | undefined, before: Token | undefined, after: Token | undefined): boolean {
  if (!token || !before || !after || !CONNECTS.has(token.word)) return false;
  if (token.text === '.') return before.to === token.from && (before.text.length <= 2 || after.from === token.to);
  if (/^[-/'’+]$/.test(token.text)) return before.to === token.from && after.from === token.to;
  return true;
}

function kindOf(text: string): string {
  const isTitle = titleScore(text) >= TITLE;
  const isOrganization = organizationScore(text) >= ORGANIZATION;
  return isTitle && isOrganization ? 'both' : isTitle ? 'title' : isOrganization ? 'organization' : 'name';
}
