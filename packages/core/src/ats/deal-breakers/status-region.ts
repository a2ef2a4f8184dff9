/** Where a name stands in a text: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Text that ends the part of a line about one credential. */
const BREAK_PATTERN =
  /[;|•·]|(?<!\b(?:exp|no|ala|ariz|ark|calif|colo|conn|del|fla|ga|ill|ind|kan|ky|mass|mich|minn|mo|mont|neb|nev|okla|ore|penn|tenn|tex|va|vt|wash|wis|wyo|dept|st|lic|cert|reg|sept?|oct|nov|dec|jan|feb|mar|apr|aug))[.!?](?=\s|$)|,?\s(?:but|however|although|though|while|whereas)\s/gi;

/** The words of a line about one name: its clause, without the parts that belong to `others` in a list. */
export function findRegion(
  text: string,
  { start, end }: Span,
  others: readonly Span[] = [],
): { from: number; to: number } {
  let from = 0;
  let to = text.length;
  for (const { 0: mark, index } of text.matchAll(BREAK_PATTERN)) {
    if (index + mark.length <= start) from = index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  for (const other of others) {
    if (other.end <= start && other.end > from && /[,;]/.test(text.slice(other.end, start))) from = other.end;
    // "CPA, pursuing CMA": the words since the comma belong to the other one.
    const comma = other.start < end ? -1 : Math.max(...[',', ';'].map((mark) => text.lastIndexOf(mark, other.start)));
    if (comma >= end && comma < to) to = comma;
  }
  return { from, to };
}
