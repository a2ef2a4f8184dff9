import { sortRequiredSkills } from '../../ats/facts/requirements.ts';
import type { SkillPlace } from '../../ats/facts/skill-uses.ts';
import { toComparable } from '../../ats/wording/words.ts';
import { findSkillByName, findSkills, getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { claimedPlace, isListable } from '../claimed-place.ts';
import { isAbbreviationOf } from '../truth/skill-names.ts';
import type { Edit } from '../types.ts';
import { type Draft, listed, type ProposalContext } from './context.ts';
import { createGroup, createKeyword, findGroup } from './skill-groups.ts';

const MAX_LISTED = 8;
/** The number of skills that the score looks for; beyond it, only required skills are worth a proposal. */
const TARGET_SKILL_COUNT = 5;

/**
 * Skills that a described role shows but the skill list doesn't contain: those the job asks for, plus as many others as the list is short of. Each joins the group
 * of its kind; those without one share a new group.
 */
export function proposeListing(context: ProposalContext): Draft[] {
  const { resume, job } = context;
  const asked = new Set([...(job?.mustHave ?? []), ...(job?.niceToHave ?? [])].map(({ skill }) => skill));
  const unlisted = listUnlistedSkills(context);
  const remaining = Math.max(
    0,
    TARGET_SKILL_COUNT - resume.skills.reduce((sum, { keywords }) => sum + keywords.length, 0),
  );
  const best = [
    ...unlisted.filter(({ skill }) => asked.has(skill)),
    ...unlisted.filter(({ skill, place }) => !asked.has(skill) && !isOnlyNamed(skill, place)).slice(0, remaining),
  ].slice(0, MAX_LISTED);
  const placed = best.flatMap((one) => {
    const group = findGroup(resume.skills, one.name);
    return group ? [createListing(`List ${one.name} under skills`, [one.place], [createKeyword(group, one.name)])] : [];
  });
  return [
    ...placed,
    ...createList(
      resume.skills,
      best.filter(({ name }) => !findGroup(resume.skills, name)),
    ),
  ];
}

/** Whether a title or a project's name is all that shows it: "Software Engineering Intern" says no more when it's listed as Software Development. */
const isOnlyNamed = (skill: SkillId, { path }: SkillPlace): boolean =>
  /\/(?:title|name)$/.test(path) && getSkillById(skill)?.kind !== 'technology';

interface Unlisted {
  skill: SkillId;
  name: string;
  place: SkillPlace;
}

/** Skills named directly in a described, dated role or project, the most recent first. Licenses and languages have their own sections. */
function listUnlistedSkills({ facts, resume }: ProposalContext): Unlisted[] {
  // The name of a group counts as listed: "Databases: PostgreSQL, MongoDB".
  const keywords = resume.skills.flatMap(({ name, keywords }) => [...keywords, ...(name ? [name] : [])]);
  const known = new Set(keywords.flatMap((word) => findSkills(word, { context: 'list' }).map(({ skill }) => skill)));
  return [...facts.skills]
    .flatMap(([id, { shown }]) => {
      const skill = getSkillById(id);
      if (!skill || !shown?.entry || shown.through !== undefined || known.has(id)) return [];
      const place = isListable(id) ? claimedPlace(facts, id, shown) : undefined;
      return place ? [{ skill: id, name: skill.name, place }] : [];
    })
    .sort((a, b) => (b.place.lastMonth ?? 0) - (a.place.lastMonth ?? 0) || (a.skill < b.skill ? -1 : 1));
}

function createListing(title: string, places: readonly SkillPlace[], edits: Edit[]): Draft {
  return {
    kind: 'list-skill',
    title,
    reason: 'Your roles show it, and many systems search the skills section first.',
    source: { kind: 'own-words', fields: places.map(({ path }) => path), quote: quoteEach(places) },
    edits,
  };
}

/** Each line that shows one of the skills, once. */
function quoteEach(places: readonly SkillPlace[]): string {
  return [...new Set(places.map(({ text }) => text))].join(' … ');
}

/** All in one change, since two would add the same group twice. */
function createList(groups: ProposalContext['resume']['skills'], skills: readonly Unlisted[]): Draft[] {
  if (skills.length === 0) return [];
  const names = skills.map(({ name }) => name);
  return [
    createListing(
      groups.length === 0 ? `Add a skills section: ${listed(names)}` : `List ${listed(names)} under skills`,
      skills.map(({ place }) => place),
      [createGroup(groups, names)],
    ),
  ];
}

/** Abbreviated skills, spelled the way the job spells them with the abbreviation after it; and keywords with spelling mistakes. */
export function proposeSkillNames(context: ProposalContext): Draft[] {
  return [...useJobSpelling(context), ...proposeSpelling(context)];
}

function useJobSpelling({ facts, job, resume }: ProposalContext): Draft[] {
  if (!job) return [];
  return sortRequiredSkills(facts).flatMap(({ skill, quote }) => {
    const mention = findSkills(quote).find((found) => found.skill === skill);
    const use = facts.skills.get(skill);
    const shown = use?.shown && claimedPlace(facts, skill, use.shown);
    const place = shown ?? (use?.shown ? undefined : use?.listed);
    if (!mention || !place || place.through !== undefined || !isText(place.path)) return [];
    const theirs = quote.slice(mention.start, mention.end);
    const own = place.text.slice(place.start, place.end);
    if (addsName(own, theirs, place)) return [];
    const isNamed = listResumeTexts(resume, facts).some((text) => toComparable(text).includes(toComparable(theirs)));
    if (isNamed || findSkillByName(theirs)?.id !== skill || !isAbbreviationOf(own, theirs, skill)) return [];
    // "Microsoft Excel (Excel)" would say the same word twice.
    const isIncluded = toComparable(theirs).split(' ').includes(toComparable(own));
    const name = isIncluded ? theirs : `${theirs} (${own})`;
    const after = `${place.text.slice(0, place.start)}${name}${place.text.slice(place.end)}`;
    return [
      {
        kind: 'skill-name' as const,
        title: isIncluded ? `Use ${theirs} instead of ${own}` : `Add ${theirs} next to ${own}`,
        reason: `The job uses ${theirs}. Some systems search for that exact word and don’t know that ${own} means the same.`,
        source: { kind: 'own-words' as const, fields: [place.path], quote: place.text },
        edits: [{ kind: 'set' as const, path: place.path, before: place.text, after }],
      },
    ];
  });
}

/** Whether the job's words name more than one thing ("Unix/Linux" for Unix), or wouldn't fit where the abbreviation stands: in brackets, or in a longer keyword. */
function addsName(own: string, theirs: string, { path, text, start }: SkillPlace): boolean {
  if (/[/,;|]|\b(?:and|or)\b/i.test(theirs) && !/[/,;|&]/.test(own)) return true;
  return path.startsWith('skills/') ? text.trim() !== own : text.slice(0, start).includes('(');
}

/** Bullets, paragraphs, and keywords; titles and certificate names are facts and aren't changed. */
function isText(path: string): boolean {
  return /^(?:summary$|(?:work|volunteer|projects)\/[^/]+\/(?:bullets\/|summary$)|skills\/[^/]+\/keywords\/)/.test(
    path,
  );
}

function listResumeTexts({ summary, skills }: ProposalContext['resume'], facts: ProposalContext['facts']): string[] {
  return [
    ...facts.lines.map(({ text }) => text),
    ...skills.flatMap(({ keywords }) => keywords),
    ...(summary ? [summary] : []),
  ];
}

/** Only names of products and licenses: whether to capitalize "customer service" is a matter of taste. */
function proposeSpelling({ resume }: ProposalContext): Draft[] {
  return resume.skills.flatMap(({ id, keywords }) =>
    keywords.flatMap((word) => {
      const skill = findSkillByName(word);
      if (!skill || (skill.kind !== 'technology' && skill.kind !== 'license')) return [];
      const { name } = skill;
      const isSlip = name !== word && removeSpaces(name) === removeSpaces(word);
      if (!isSlip || keywords.includes(name) || word === word.toUpperCase()) return [];
      const path = `skills/${id}/keywords/${word}`;
      return [
        {
          kind: 'skill-name' as const,
          title: `Use ${name} instead of ${word}`,
          reason: 'This is the usual spelling, and people notice small mistakes.',
          source: { kind: 'own-words' as const, fields: [path], quote: word },
          edits: [{ kind: 'set' as const, path, before: word, after: name }],
        },
      ];
    }),
  );
}

function removeSpaces(text: string): string {
  return toComparable(text).replaceAll(' ', '');
}
