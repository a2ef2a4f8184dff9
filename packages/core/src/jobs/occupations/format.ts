/**
 * How the occupation tables are written: a family a row,
 *
 *     id | SOC 2018 code | name | other titles | related occupations | license that the law asks for, if any
 *
 * A line that is set in deeper goes on with the row before it, right behind a "/" without a space between.
 *
 * A title may hold alternatives: "(icu/er) (nurse/rn)" stands for four titles. With "=" in front a title counts only where it is the whole of what a
 * title says besides grade, place and speciality: "=architect" takes "Senior Architect" and leaves "Informatica Architect" alone; written so, a name of
 * the family loses its other use too. Where two families claim a title the pattern that stands for fewer titles decides, being the more
 * deliberate one. A "*" behind the name marks a family so general that a speciality behind a comma makes it another ("Software Engineer, Backend"). Plurals, hyphens and British spellings are the matcher's work. A grade is no family: a foreman electrician is an electrician.
 */
import type { Occupation } from '../types.ts';

export interface TitlePattern {
  /** One phrase out of each, in order. */
  groups: string[][];
  /** Counts only as the whole title. */
  whole: boolean;
}

export interface OccupationRow extends Occupation {
  /** Titles that mean it, the name first. */
  titles: TitlePattern[];
  related: string[];
  /** A speciality behind a comma may make it another family. */
  general: boolean;
}

/** Reads one table. Throws on a row that breaks the grammar, naming it: the table is code, not input. */
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
    throw new Error(`Occupation row cannot be read: ${line}`);
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
    titles: [...own, ...listed].map(patternOf),
    related: list(related),
    general,
  };
}

function list(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((item) => item.trim());
}

function patternOf(text: string): TitlePattern {
  const whole = text.startsWith('=');
  const groups: string[][] = [];
  for (const piece of text.slice(whole ? 1 : 0).split(/([()])/)) {
    if (piece === '(') groups.push([]);
    else if (piece === ')' || piece.trim() === '') continue;
    else if (groups.at(-1)?.length === 0) groups.at(-1)?.push(...piece.split('/').map((phrase) => phrase.trim()));
    else groups.push([piece.trim()]);
  }
  if (groups.length === 0 || groups.some((group) => group.length === 0 || group.includes('')))
    throw new Error(`Title pattern cannot be read: ${text}`);
  return { groups, whole };
}

/** Every title a pattern stands for. */
export function spelledOut({ groups }: TitlePattern): string[] {
  return groups.reduce<string[]>(
    (titles, group) => titles.flatMap((title) => group.map((phrase) => `${title} ${phrase}`.trim())),
    [''],
  );
}
