/**
 * The format of the occupation tables: one family per row,
 *
 *     id | SOC 2018 code | name | other titles | related occupations | legally required license, if any
 *
 * A line with a deeper indent continues the row before it, directly after a "/" without a space.
 *
 * A title can contain alternatives: "(icu/er) (nurse/rn)" expands to four titles. A title with "=" in front counts only if it
 * is all that a title says besides grade, place and specialty: "=architect" matches "Senior Architect" but not "Informatica
 * Architect"; writing a family's name this way also removes its other use. If two families claim a title, the pattern that
 * expands to fewer titles wins, since it is more specific. A "*" after the name marks a family so general that a specialty
 * after a comma changes it ("Software Engineer, Backend"). The matcher handles plurals, hyphens and British spellings. A grade
 * is not a family: a foreman electrician is an electrician.
 */
import type { Occupation } from '../types.ts';

export interface TitlePattern {
  /** Groups in order; a title takes one phrase from each. */
  groups: string[][];
  /** Counts only as the whole title. */
  whole: boolean;
}

export interface OccupationRow extends Occupation {
  /** Titles for it, starting with the name. */
  titles: TitlePattern[];
  related: string[];
  /** A specialty after a comma can change the family. */
  general: boolean;
}

/** Parses one table. Throws an error that names an invalid row: the table is code, not input. */
export function parseRows(field: string, table: string): OccupationRow[] {
  const rows: string[] = [];
  for (const line of table.split('\n')) {
    const text = line.trim();
    if (text === '') continue;
    const row = line.startsWith(CONTINUED) ? rows.pop() : undefined;
    rows.push(row === undefined ? text : row + (row.endsWith('/') ? '' : ' ') + text);
  }
  return rows.map((row) => parseRow(field, row));
}

const CONTINUED = '      ';

function parseRow(field: string, line: string): OccupationRow {
  const [id, soc, named, titles, related, license] = line.split('|').map((cell) => cell.trim());
  if (!id || !soc || !named || titles === undefined || related === undefined)
    throw new Error(`Cannot parse the occupation row: ${line}`);
  const general = named.endsWith('*');
  const name = general ? named.slice(0, -1) : named;
  const listed = list(titles);
  const own = listed.includes(`=${name.toLowerCase()}`) ? [] : [name];
  return {
    id,
    soc,
    name,
    field,
    ...(license ? { license } : {}),
    titles: [...own, ...listed].map(parsePattern),
    related: list(related),
    general,
  };
}

function list(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((item) => item.trim());
}

function parsePattern(text: string): TitlePattern {
  const whole = text.startsWith('=');
  const groups: string[][] = [];
  for (const piece of text.slice(whole ? 1 : 0).split(/([()])/)) {
    if (piece === '(') groups.push([]);
    else if (piece === ')' || piece.trim() === '') continue;
    else if (groups.at(-1)?.length === 0) groups.at(-1)?.push(...piece.split('/').map((phrase) => phrase.trim()));
    else groups.push([piece.trim()]);
  }
  if (groups.length === 0 || groups.some((group) => group.length === 0 || group.includes('')))
    throw new Error(`Cannot parse the title pattern: ${text}`);
  return { groups, whole };
}

/** Every title that a pattern expands to. */
export function expandTitles({ groups }: TitlePattern): string[] {
  return groups.reduce<string[]>(
    (titles, group) => titles.flatMap((title) => group.map((phrase) => `${title} ${phrase}`.trim())),
    [''],
  );
}
