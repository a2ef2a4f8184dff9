/** The words between two alternatives: "or" or "and/or", optionally followed by an article or an adjective. */
const OR = /^[\s,]*(?:and\/or|or)\s+(?:(?:an?|the|some|other|better yet)\s+)?(?:[a-z-]+\s+)?$/i;
const COMMA = /^\s*(?:\([^()]{1,30}\)\s*)?,\s*$/;
/** "AutoCAD, Revit or both". */
const OR_BOTH = /^\s*,?\s*or (?:both|all three|another|the other)\b/i;
const ONE_OF = /\b(?:one of(?: the following)?|any of(?: the following)?|either|at least one(?: of)?)\b[^.;]{0,30}$/i;

interface Named {
  start: number;
  end: number;
}

/**
 * Groups names that a sentence lists as alternatives; a name without alternatives is a group by itself. Follows the order of
 * the sentence.
 */
export function groupAlternatives<Name extends Named>(text: string, names: readonly Name[]): Name[][] {
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
    if (before && OR.test(between)) {
      list.push(name);
      // "A, B or C" ends with the item after "or", unless another "or" follows.
      const next = names[i + 1];
      if (!next || !OR.test(text.slice(name.end, next.start))) close(true);
      return;
    }
    if (before && !COMMA.test(between)) close(isOneOf(text, list));
    list.push(name);
  });
  close(isOneOf(text, list));
  return groups;
}

function isOneOf(text: string, list: readonly Named[]): boolean {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last || list.length < 2) return false;
  return OR_BOTH.test(text.slice(last.end)) || ONE_OF.test(text.slice(0, first.start));
}
