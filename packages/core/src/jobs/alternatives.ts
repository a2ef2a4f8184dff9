/** The words between two alternatives: "or" or "and/or", optionally followed by the least that is enough, an article, or an adjective. */
const OR_PATTERN =
  /^\.?[\s,]*(?:and\/or|or)\s+(?:at (?:the )?(?:very )?(?:minimum|least),?\s+)?(?:(?:take and )?pass(?:ed|ing)?\s+)?(?:(?:an?|the|some|other|better yet)\s+)?(?:[a-z-]+\s+)?$/i;
/** The dot is the last one of an abbreviation: "C.P.A., C.F.A.". */
const COMMA_PATTERN = /^\.?\s*(?:\([^()]{1,30}\)\s*)?,\s*$/;
/** "AutoCAD, Revit or both". */
const OR_BOTH_PATTERN = /^\s*,?\s*or (?:both|all three|another|the other)\b/i;
/** "Zendesk, Freshdesk, or something like them". */
const OR_OTHERS_PATTERN =
  /^\s*,?\s*or (?:(?:an?|some|any) )?(?:(?:other|another) )?(?:something|anything|similar|equivalents?|comparable|others?|another|the like|like)\b/i;
const AND_PATTERN = /^\.?[\s,]*and\s+(?:the\s+)?$/i;
/** Examples of something, one of which is enough: "such as A, B and C", "a CRM (A, B, etc.)". */
const SUCH_AS_PATTERN = /\b(?:such as|e\.?g\.?,?|for example,?)\s*[:(]?\s*$/i;
const ETC_PATTERN = /^\s*,?\s*(?:etc\b|and so on|and the like|and similar)/i;
/** "Licensed (LPCC, LISW, LMFT)": as one of them. */
const LICENSED_PATTERN = /\b(?:licen[sc]ed?|licensure|certified|credentialed?)\s*\(\s*$/i;
/** "EMT-B / AEMT / Paramedic, any" */
const ANY_PATTERN = /^(?:\s*\/\s*[\w-]+)?,? any(?: one)?(?: of (?:them|these|those))?\s*(?:$|[.;)])/i;
const SLASH_PATTERN = /^\s*\/\s*$/;
/** "PHP, or if not PHP then Perl" */
const OR_ELSE_PATTERN = /^,? or,? (?:if not|failing that|otherwise|else)\b[^.;]{0,24}$/i;
const ONE_OF_PATTERN =
  /\b(?:(?:one|any)(?: or more)? of(?: the following)?|either|at least (?:one(?: of)?|(?:two|three|2|3) of(?: the following)?)|one or more)\b[^.;]{0,30}$/i;

const LEAST_PATTERN = /\bat least (two|three|2|3) of(?: the following)?\b[^.;]{0,30}$/i;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3 };

/**
 * How many of a list a sentence asks for: 2 in "at least two of Tableau, Looker and Power BI".
 * @param start UTF-16 offset of the first name of the list.
 * @param length how many names the list has, of which no more can be asked for.
 * @returns undefined if one is enough.
 */
export function findLeastCount(text: string, start: number, length: number): number | undefined {
  const [, written = ''] = LEAST_PATTERN.exec(text.slice(0, start)) ?? [];
  const count = Math.min(NUMBERS[written.toLowerCase()] ?? Number(written), length);
  return count > 1 ? count : undefined;
}

interface NamedSpan {
  start: number;
  end: number;
}

/**
 * Groups names that a sentence lists as alternatives; a name without alternatives is a group by itself. Follows the order of
 * the sentence.
 */
export function groupAlternatives<Name extends NamedSpan>(text: string, names: readonly Name[]): Name[][] {
  const groups: Name[][] = [];
  let list: Name[] = [];
  const close = (isAlternative: boolean): void => {
    if (isAlternative) groups.push(list);
    else groups.push(...list.map((name) => [name]));
    list = [];
  };
  names.forEach((name, i) => {
    const before = list.at(-1);
    const between = before ? text.slice(before.end, name.start) : '';
    if (before && (OR_PATTERN.test(between) || OR_ELSE_PATTERN.test(between))) {
      list.push(name);
      // "A, B or C" ends with the item after "or", unless another "or" follows.
      const next = names[i + 1];
      if (!next || !OR_PATTERN.test(text.slice(name.end, next.start))) close(true);
      return;
    }
    const continues =
      COMMA_PATTERN.test(between) ||
      (SLASH_PATTERN.test(between) && ANY_PATTERN.test(text.slice(names.at(-1)?.end ?? 0))) ||
      (AND_PATTERN.test(between) && isOpenList(text, list));
    if (before && !continues) close(isOneOf(text, list));
    list.push(name);
  });
  close(isOneOf(text, list));
  return groups;
}

function isOneOf(text: string, list: readonly NamedSpan[]): boolean {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last || list.length < 2) return false;
  const [before, after] = [text.slice(0, first.start), text.slice(last.end)];
  const isInBrackets =
    /\(\s*$/.test(before) &&
    (ETC_PATTERN.test(after) || (LICENSED_PATTERN.test(before) && /^(?:, [A-Z]{2,6})*\s*\)/.test(after)));
  return (
    ANY_PATTERN.test(after) ||
    OR_BOTH_PATTERN.test(after) ||
    OR_OTHERS_PATTERN.test(after) ||
    isInBrackets ||
    isOpenList(text, list)
  );
}

/** Whether the words before a list say that any of its items is enough. If so, "and" before the last item also means "or". */
function isOpenList(text: string, [first]: readonly NamedSpan[]): boolean {
  if (!first) return false;
  const before = text.slice(0, first.start);
  return ONE_OF_PATTERN.test(before) || SUCH_AS_PATTERN.test(before);
}
