import type { OtherSection, Resume, SkillGroup } from '@foothold/core/resume';

/** Characters that separate list items for every reader, so that no item may contain one outside parentheses. */
const LIST_SIGNS = new Set(',;|•·∙◦●⋅▪■，、；､');

/**
 * Groups of skills that a section of its own describes line by line ("Mediation: ran workshops…"), with that section. The page has them
 * once; a reader finds both in the section.
 */
export function listDescribedSkills({
  skills,
  other,
}: Pick<Resume, 'skills' | 'other'>): Map<SkillGroup, OtherSection> {
  const described = new Map<SkillGroup, OtherSection>();
  for (const group of skills) {
    if (group.name !== undefined || group.keywords.length === 0) continue;
    const section = other.find(({ lines }) =>
      group.keywords.every((keyword) =>
        lines.some(({ text }) => text === keyword || text.toLowerCase().startsWith(`${keyword.toLowerCase()}:`)),
      ),
    );
    if (section) described.set(group, section);
  }
  return described;
}

/**
 * Skill groups as a page can show them. A skill that contains a comma becomes two, since a page's list can't express anything else; groups
 * without a name come first, since below a named group they would belong to it. Those that a section describes are where the section is.
 */
export function toPrintableSkills(resume: Pick<Resume, 'skills' | 'other'>): SkillGroup[] {
  const described = listDescribedSkills(resume);
  const above = resume.other.slice(0, countDescribingSections(resume.other, described));
  const groups = [...described].map(([group, section]) => ({ group, isAbove: above.includes(section) }));
  return [
    ...groups.flatMap(({ group, isAbove }) => (isAbove ? [group] : [])),
    ...toPrintableLists(resume.skills.filter((group) => !described.has(group))),
    ...groups.flatMap(({ group, isAbove }) => (isAbove ? [] : [group])),
  ];
}

/** How many sections at the start describe skills: they stay in order, so only those can be beside the other skills. */
export function countDescribingSections(
  sections: readonly OtherSection[],
  described: ReadonlyMap<SkillGroup, OtherSection>,
): number {
  const describing = new Set(described.values());
  const count = sections.findIndex((section) => !describing.has(section));
  return count < 0 ? sections.length : count;
}

function toPrintableLists(groups: SkillGroup[]): SkillGroup[] {
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
