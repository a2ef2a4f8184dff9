/**
 * The format of the credential tables: one exam, certificate, license, or degree per row,
 *
 *     spellings | name with article | fields or occupations where it counts | what it is for | where to get it
 *
 * A line with a deeper indent continues the row before it. A spelling with "=" in front counts only in this capitalization. "*" counts
 * in every field.
 */
export interface Credential {
  spellings: RegExp;
  /** "the CompTIA A+". */
  name: string;
  /** IDs of fields or occupations; empty for all. */
  fits: ReadonlySet<string>;
  /** "covers …": follows the name. */
  use: string;
  /** "take it …": an imperative. */
  where: string;
}

const CONTINUED = '      ';

/** Parses one table. Throws an error that names an invalid row: the table is code, not input. */
export function parseCredentials(table: string): Credential[] {
  const rows: string[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue;
    const row = line.startsWith(CONTINUED) ? rows.pop() : undefined;
    rows.push(row === undefined ? line.trim() : `${row} ${line.trim()}`);
  }
  return rows.map(parseRow);
}

function parseRow(line: string): Credential {
  const [spellings, name, fits, use, where] = line.split('|').map((cell) => cell.trim());
  if (!spellings || !name || !fits || !use || !where) throw new Error(`Cannot parse the credential row: ${line}`);
  return {
    spellings: toPattern(spellings.split(',').map((spelling) => spelling.trim())),
    name,
    fits: new Set(fits === '*' ? [] : fits.split(',').map((fit) => fit.trim())),
    use,
    where,
  };
}

/** Letters of either case, unless the spelling has "=" in front; not inside a longer word. */
function toPattern(spellings: readonly string[]): RegExp {
  const forms = spellings.map((spelling) =>
    spelling.startsWith('=')
      ? escapePattern(spelling.slice(1))
      : [...escapePattern(spelling)].map(toEitherCase).join(''),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})s?(?![\\p{L}\\p{N}+])`, 'u');
}

const escapePattern = (text: string): string => text.replaceAll(/[.+()/]/g, String.raw`\$&`).replaceAll('’', "[’']");
const toEitherCase = (letter: string): string =>
  /[a-z]/i.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : letter;
