// Reads docs/glossary.md: which words to avoid, where, and what to use instead.

/** The kinds of text that a row can apply to, as explained in the glossary. */
export const PLACES = ['interface', 'content', 'comments', 'names'] as const;
export type Place = (typeof PLACES)[number];

/** A word or phrase to avoid. */
export interface Rule {
  /** Its words in lower case. `#` stands for a number. */
  words: readonly string[];
  places: readonly Place[];
  /** Folders or files that the row is limited to. Empty for all. */
  paths: readonly string[];
  /** The replacement. */
  instead: string;
}

/** The rules by first word, so that a text is scanned only once. */
export type Glossary = ReadonlyMap<string, readonly Rule[]>;

const COLUMNS = ['thing', 'interface', 'code', 'where', 'not'];

const splitCells = (line: string): string[] =>
  line
    .slice(1, line.trimEnd().length - 1)
    .split('|')
    .map((cell) => cell.trim());

/** Parses `names in apps/web, e2e` or `interface, content` or `everywhere`, separated by semicolons. `–` means nowhere. */
function parseWhere(cell: string): { places: Place[]; paths: string[] }[] {
  return cell.split(';').map((part) => {
    const [places = '', paths = ''] = part.split(' in ');
    const named = places.split(',').map((place) => place.trim());
    if (named.join() === '–') return { places: [], paths: [] };
    if (named.join() === 'everywhere') return { places: [...PLACES], paths: list(paths) };
    for (const place of named)
      if (!PLACES.includes(place as Place)) throw new Error(`The glossary names an unknown place: "${place}"`);
    return { places: named as Place[], paths: list(paths) };
  });
}

const list = (cell: string): string[] =>
  cell
    .split(',')
    .map((item) => item.replaceAll('`', '').trim())
    .filter((item) => item !== '' && item !== '–');

/** Parses every table that has the glossary's columns. @throws if there is no such table, or it names an unknown place */
export function parseGlossary(markdown: string): Glossary {
  const rules = new Map<string, Rule[]>();
  let isInTable = false;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      isInTable = false;
      continue;
    }
    const row = splitCells(line);
    if (row.join() === COLUMNS.join()) isInTable = true;
    else if (isInTable && !/^[-\s]*$/.test(row.join(''))) {
      const [, interfaceTerm = '', codeTerm = '', where = '', not = ''] = row;
      const instead = [...list(interfaceTerm), ...list(codeTerm)].join(', ');
      for (const phrase of list(not)) {
        const words = phrase.toLowerCase().split(' ');
        const first = words[0] as string;
        const known = rules.get(first) ?? [];
        known.push(...parseWhere(where).map((scope) => ({ words, ...scope, instead })));
        rules.set(first, known);
      }
    }
  }
  if (rules.size === 0) throw new Error(`The glossary has no table with the columns ${COLUMNS.join(', ')}`);
  return rules;
}

/** A glossary word found in a text. */
export interface Match {
  rule: Rule;
  /** Position in the text. */
  at: number;
}

const isInFolder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const matchesWord = (expected: string, word: string | undefined): boolean =>
  expected === '#' ? word !== undefined && /^\d+$/.test(word) : expected === word;

function findMatchesAt(glossary: Glossary, words: readonly string[], from: number, place: Place, path: string) {
  return (glossary.get(words[from] as string) ?? []).filter(
    (rule) =>
      rule.places.includes(place) &&
      (rule.paths.length === 0 || rule.paths.some((folder) => isInFolder(path, folder))) &&
      rule.words.every((word, index) => matchesWord(word, words[from + index])),
  );
}

/** Finds glossary words in a name, which is split at case changes and non-letters. */
export function findInName(glossary: Glossary, name: string, path: string): Rule[] {
  const words = splitName(name);
  return words.flatMap((_, index) => findMatchesAt(glossary, words, index, 'names', path));
}

/** `sealedToKeeper`, `sealed_to_keeper`, and `sealed-to-keeper` have the same three words. */
export const splitName = (name: string): string[] =>
  name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const WORD_PATTERN = /[\p{L}\d]+(?:[-’'][\p{L}\d]+)*/gu;
/** URLs, paths, and names in a sentence, which aren't prose. */
const CODE_IN_PROSE_PATTERN = /`[^`\n]*`|\{[\w.]+\}|\S*[/_@=]\S*|\S+\.\w\S*/g;

const FENCED_PATTERN = /^```[\s\S]*?^```/gm;
const QUOTED_PATTERN = /["“][^"“”\n]*["”]/g;

/** Finds glossary words in prose. A hyphenated compound is looked up as a whole and by its parts. */
export function findInProse(glossary: Glossary, text: string, place: Place, path: string): Match[] {
  const maskWord = (found: string) => found.replaceAll(/\S/g, '.');
  // Quotations in comments, and code blocks in documents, aren't prose.
  const unquoted =
    place === 'comments' ? text.replaceAll(FENCED_PATTERN, maskWord).replaceAll(QUOTED_PATTERN, maskWord) : text;
  const prose = unquoted.replaceAll(CODE_IN_PROSE_PATTERN, maskWord);
  const tokens = [...prose.matchAll(WORD_PATTERN)].map((match) => ({ word: match[0].toLowerCase(), at: match.index }));
  const words = tokens.map(({ word }) => word);
  return tokens.flatMap(({ word, at }, index) => {
    const whole = findMatchesAt(glossary, words, index, place, path);
    const parts = word.includes('-') ? word.split('-') : [];
    const inner = parts.flatMap((_, part) => findMatchesAt(glossary, parts, part, place, path));
    return [...whole, ...inner].map((rule) => ({ rule, at }));
  });
}
