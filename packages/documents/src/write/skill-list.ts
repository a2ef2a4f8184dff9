import type { SkillGroup } from '@foothold/core/resume';

/** Characters that separate list items for every reader, so that no item may contain one outside parentheses. */
const LIST_SIGNS = new Set(',;|•·∙◦●⋅▪■，、；､');

/**
 * Skill groups as a page can show them. A skill that contains a comma becomes two, since a page's list can't express anything else; groups
 * without a name come first, since below a named group they would belong to it.
 */
export function toPrintableSkills(groups: SkillGroup[]): SkillGroup[] {
  const split = groups.map((group) => ({ ...group, keywords: group.keywords.flatMap(splitItem) }));
  const named = split.filter((group) => group.name !== undefined && group.keywords.length > 0);
  const [first, ...rest] = split.filter((group) => !named.includes(group));
  if (first === undefined) return named;
  const loose = [first, ...rest].flatMap(({ name, level, keywords }) =>
    keywords.length > 0 ? keywords : [name ?? level ?? ''],
  );
  return [
    { id: first.id, ...(rest.length === 0 && first.level !== undefined && { level: first.level }), keywords: loose },
    ...named,
  ];
}

function splitItem(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (isSeparator(text, at) || isSpacedSlash(text, at))) {
      items.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...items, text.slice(from)].map((item) => item.trim()).filter((item) => item !== '');
}

/** "1,000" is a single item. */
function isSeparator(text: string, at: number): boolean {
  const figures = text[at] === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
  return LIST_SIGNS.has(text[at] ?? '') && !figures;
}

function isSpacedSlash(text: string, at: number): boolean {
  return text[at] === '/' && text[at - 1] === ' ' && text[at + 1] === ' ';
}
