import { namesPerson } from './claims/words/people.ts';

/** A title or an employer in front of the work, with or without a verb: "Pike Builders, foreman: ran …", "Interned at the county office". */
const FRONT =
  /^([^:;,]{3,60}(?:,[^:;,]{3,40})?):\s|^((?:worked|interned|clerked|volunteered|temped|taught|cooked)\b[^,;:]*?\b(?:at|for)\b[^,;:]*)/i;
const SMALL = new Set('the and for with was were that this from into over under about each all'.split(' '));

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !SMALL.has(word));

function frontOf(source: string): string[] {
  const found = FRONT.exec(source.trim());
  const front = found?.[1] ?? found?.[2];
  if (front === undefined) return [];
  const isTitle =
    /\p{Lu}/u.test(front.slice(1)) || wordsOf(front).some((word) => namesPerson(word)) || found?.[2] !== undefined;
  return isTitle ? wordsOf(front) : [];
}

/** Whether a text joins the employer or title of one line with the work of another that has its own. */
export function mixesLines(after: string, sources: readonly string[]): boolean {
  const fronts = sources.map(frontOf);
  if (fronts.filter((words) => words.length > 0).length < 2) return false;
  const words = new Set(wordsOf(after));
  const all = sources.map(wordsOf);
  const onlyIn = (at: number, list: readonly string[]) =>
    list.filter((word) => words.has(word) && all.every((other, k) => k === at || !other.includes(word)));
  return fronts.some(
    (front, at) => onlyIn(at, front).length > 0 && all.some((other, k) => k !== at && onlyIn(k, other).length > 0),
  );
}
