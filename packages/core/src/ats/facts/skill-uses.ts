import type { Resume } from '../../resume/model.ts';
import type { FieldPath } from '../../resume/reading.ts';
import { getSkillById, listImpliedSkills } from '../../skills/index.ts';
import type { SkillId, SkillMention } from '../../skills/types.ts';
import type { Entry } from './entries.ts';
import { lastCoveredMonth, type MonthIndex } from './months.ts';
import { getImpliedSkills } from './occupation-experience.ts';
import type { TextReader } from './text-facts.ts';

/** Where a skill appears: the field, and the characters of its value. */
export interface SkillPlace {
  path: FieldPath;
  text: string;
  start: number;
  end: number;
  /** Set if this place doesn't name the skill but implies it: by another skill ("React" for JavaScript) or by the occupation ("Cashier" for retail). */
  through?: SkillId;
  entry?: Entry;
  /** Last month of the dated role or project that shows it; the current month for something held, such as a license. */
  lastMonth?: MonthIndex;
}

/** Everything a résumé says about one skill. */
export interface SkillUse {
  /** In a dated, described role or project, the most recent first; a license or language also counts if it is listed in its own section. */
  shown?: SkillPlace;
  /** Anywhere else. */
  listed?: SkillPlace;
}

export type SkillUses = ReadonlyMap<SkillId, SkillUse>;

/** Every skill the résumé names or necessarily implies, with its best places. More text can only add places or improve them, never remove one. */
export const findSkillUses = (
  resume: Resume,
  entries: readonly Entry[],
  reader: TextReader,
  now: MonthIndex,
): SkillUses => findSkills(resume, entries, reader, now).skills;

/** Returns the same, plus every skill that is named directly, in one pass. */
export function findSkills(
  resume: Resume,
  entries: readonly Entry[],
  reader: TextReader,
  now: MonthIndex,
): { skills: SkillUses; named: ReadonlySet<SkillId> } {
  const skills = new Map<SkillId, SkillUse>();
  const named = new Set<SkillId>();
  for (const { mention, place, shows } of listMentions(resume, entries, reader, now)) {
    add(skills, mention, place, shows);
    named.add(mention.skill);
  }
  for (const { mention, place, shows } of listOccupationSkills(entries, reader))
    selectBest(skills, mention.skill, { ...place, through: mention.skill }, shows);
  return { skills, named };
}

/** Every skill the résumé names directly, without those implied by another named skill. */
export const findNamedSkills = (
  resume: Resume,
  entries: readonly Entry[],
  reader: TextReader,
  now: MonthIndex,
): Set<SkillId> => new Set(Array.from(listMentions(resume, entries, reader, now), ({ mention }) => mention.skill));

interface PlacedMention {
  mention: SkillMention;
  place: SkillPlace;
  shows: boolean;
}

/** The mentions in entries, which the variants of a résumé share. */
const known = new WeakMap<Entry, readonly PlacedMention[]>();

function listEntryMentions(entry: Entry, reader: TextReader): readonly PlacedMention[] {
  const mentions = known.get(entry);
  if (mentions) return mentions;
  const shows = isShown(entry);
  const create = (mention: SkillMention, path: FieldPath, text: string): PlacedMention => ({
    mention,
    place: { ...createSkillPlace(path, text, mention), ...createPeriod(entry) },
    shows,
  });
  const { title, titlePath, lines } = entry;
  const found = [
    ...lines.flatMap(({ path, text, facts }) => facts.claims.map((mention) => create(mention, path, text))),
    ...(title ? reader.read(title).claims.map((mention) => create(mention, titlePath, title)) : []),
  ];
  known.set(entry, found);
  return found;
}

function* listMentions(
  resume: Resume,
  entries: readonly Entry[],
  reader: TextReader,
  now: MonthIndex,
): Generator<PlacedMention, undefined> {
  for (const entry of entries) yield* listEntryMentions(entry, reader);
  for (const { path, text, context, proves } of listOtherTexts(resume, now)) {
    for (const mention of reader.read(text, context).claims) {
      const kind = getSkillById(mention.skill)?.kind;
      const isHeld = proves === true && (kind === 'license' || kind === 'language');
      yield {
        mention,
        place: { ...createSkillPlace(path, text, mention), ...(isHeld && { lastMonth: now }) },
        shows: isHeld,
      };
    }
  }
}

/** What a role is experience in by its occupation. */
function* listOccupationSkills(entries: readonly Entry[], reader: TextReader): Generator<PlacedMention, undefined> {
  for (const entry of entries) {
    if (!entry.title || entry.kind === 'project') continue;
    const { title, titlePath } = entry;
    for (const skill of getImpliedSkills(reader.readTitle(title).occupation)) {
      const mention = { skill, start: 0, end: title.length };
      yield {
        mention,
        place: { ...createSkillPlace(titlePath, title, mention), ...createPeriod(entry) },
        shows: isShown(entry),
      };
    }
  }
}

const isShown = ({ isDated, isDescribed }: Entry): boolean => isDated && isDescribed;

const createPeriod = (entry: Entry): Pick<SkillPlace, 'entry' | 'lastMonth'> => ({
  entry,
  ...(entry.lastMonth !== undefined && { lastMonth: entry.lastMonth }),
});

function createSkillPlace(path: FieldPath, text: string, { start, end }: SkillMention): SkillPlace {
  return { path, text, start, end };
}

/** Anyone who uses any software or programming language can use a computer. */
const COMPUTER_SKILLS = 'basic-computer-skills';
const COMPUTER_FIELDS: ReadonlySet<string> = new Set(['software', 'data', 'cloud', 'it-support', 'design', 'office']);

function listShownSkills(id: SkillId): readonly SkillId[] {
  const skill = getSkillById(id);
  const isOnComputer = skill?.kind === 'technology' && COMPUTER_FIELDS.has(skill.field);
  return isOnComputer ? [...listImpliedSkills(id), COMPUTER_SKILLS] : listImpliedSkills(id);
}

function add(uses: Map<SkillId, SkillUse>, { skill }: SkillMention, place: SkillPlace, shows: boolean): void {
  selectBest(uses, skill, place, shows);
  for (const implied of listShownSkills(skill)) selectBest(uses, implied, { ...place, through: skill }, shows);
}

function selectBest(uses: Map<SkillId, SkillUse>, skill: SkillId, place: SkillPlace, shows: boolean): void {
  const use = uses.get(skill) ?? {};
  const best = shows ? use.shown : use.listed;
  if (!best || isBetter(place, best)) uses.set(skill, shows ? { ...use, shown: place } : { ...use, listed: place });
}

/** Most recent first, then named before implied, then by address, so that the order of entries doesn't matter. */
function isBetter(a: SkillPlace, b: SkillPlace): boolean {
  const months = (a.lastMonth ?? -1) - (b.lastMonth ?? -1);
  if (months !== 0) return months > 0;
  if ((a.through === undefined) !== (b.through === undefined)) return a.through === undefined;
  return a.path < b.path || (a.path === b.path && a.start < b.start);
}

interface OtherText {
  path: FieldPath;
  text: string;
  context: 'prose' | 'list';
  /** A license or language mentioned here is held, not just named. */
  proves?: boolean;
}

/** Everything outside roles and projects, in the model's order. A certificate that expired before `now` proves nothing. */
export function listOtherTexts(resume: Resume, now?: MonthIndex): OtherText[] {
  const texts: OtherText[] = [];
  const push = (path: FieldPath, text: string | undefined, context: OtherText['context'] = 'prose', proves = false) => {
    if (text?.trim()) texts.push({ path, text, context, proves });
  };
  push('contact/headline', resume.contact.headline);
  push('summary', resume.summary);
  for (const { id, keywords } of resume.skills)
    for (const word of keywords) push(`skills/${id}/keywords/${word}`, word, 'list', true);
  const isOver = (date: string | undefined) => now !== undefined && (lastCoveredMonth(date, now) ?? now) < now;
  for (const { id, name, expires } of resume.certifications)
    push(`certifications/${id}/name`, name, 'list', !isOver(expires));
  for (const { id, name } of resume.languages) push(`languages/${id}/name`, name, 'list', true);
  for (const { id, degree, area, bullets } of resume.education) {
    push(`education/${id}/degree`, degree, 'list');
    push(`education/${id}/area`, area);
    for (const bullet of bullets) push(`education/${id}/bullets/${bullet.id}`, bullet.text);
  }
  for (const list of ['awards', 'publications'] as const) {
    for (const { id, name, summary } of resume[list]) {
      push(`${list}/${id}/name`, name);
      push(`${list}/${id}/summary`, summary);
    }
  }
  for (const { id, lines } of resume.other) for (const line of lines) push(`other/${id}/lines/${line.id}`, line.text);
  return texts;
}
