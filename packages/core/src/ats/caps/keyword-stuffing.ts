import type { SkillId } from '../../skills/types.ts';
import type { Facts } from '../facts/index.ts';
import { getSkillName } from '../facts/requirements.ts';
import { listOtherTexts } from '../facts/skill-uses.ts';
import type { CapEvidence } from '../report.ts';
import { formatCount, quoteText } from '../rubric/rule.ts';
import type { CapFinding, CapRule } from './rule.ts';

/** Limit on listed skills if no sentence on the résumé describes a role or project. */
const MAX_LISTED_WITHOUT_WORK = 30;
/** The same limit if the résumé has no role or project at all. */
const MAX_LISTED_WITHOUT_ROLES = 10;
/** The same limit for skills that this job names. */
const MAX_JOB_TERMS_WITHOUT_WORK = 12;
/** The same limit for rows of terms outside the skills section, where sentences are expected. */
const MAX_ROWS_WITHOUT_WORK = 10;
/** How often one skill may be named without context. */
const MAX_REPEATS_PER_SKILL = 6;
/** The number of such repeats allowed across all skills. */
const MAX_TOTAL_REPEATS = 25;
/** The number of repeats allowed in lists of terms alone. */
const MAX_REPEATS_IN_LISTS = 12;
/** How often one line may repeat a skill, unless it is a paragraph long enough for more. */
const MAX_REPEATS_PER_LINE = 5;
const WORDS_PER_REPEAT = 6;

interface Tally {
  /** Skill → how often it is named without context: in lists, rows of terms, the headline, and the summary. Awards, talks, and the like aren't counted. */
  counts: Map<SkillId, number>;
  /** Skills in lists of several terms, or in lines that consist of a single skill. */
  listed: Set<SkillId>;
  /** The number of terms in rows outside the skills section. */
  inRows: number;
  /** Skill → how often it appears in skill lists and in other lines that only list terms. */
  inLists: Map<SkillId, number>;
  lines: { path: string; text: string; name: string; times: number }[];
}

/**
 * Lists of terms that nothing on the résumé backs up, and terms repeated far more often than normal use explains.
 *
 * Lines of described roles count only if one line repeats one skill, so naming another skill where it was used can never trigger this.
 */
export const KEYWORD_STUFFING_CAP: CapRule = {
  id: 'keyword-stuffing',
  name: 'Keyword stuffing',
  limit: 45,
  explains: `Long lists of skills (${MAX_LISTED_WITHOUT_WORK}; ${MAX_LISTED_WITHOUT_ROLES} where there is no role or project at all; ${MAX_JOB_TERMS_WITHOUT_WORK} that the job names; ${MAX_ROWS_WITHOUT_WORK} in rows outside the section of skills) while none of the roles and projects is described in a sentence; one skill merely named ${MAX_REPEATS_PER_SKILL} times, or ${MAX_TOTAL_REPEATS} repeats in all, or ${MAX_REPEATS_IN_LISTS} in lists of terms; or one skill ${MAX_REPEATS_PER_LINE} times in one line, or a line that says little but one word.`,
  find,
};

function find(facts: Facts): CapFinding | undefined {
  const tally = tallySkills(facts);
  const reasons = [...findUnsupported(facts, tally), ...findRepeated(tally)];
  if (reasons.length === 0) return undefined;
  return {
    reason: reasons.map(({ reason }) => reason).join(' '),
    fix: 'List each skill once, and show the important ones in lines that say what you did with them.',
    evidence: reasons.flatMap(({ evidence }) => evidence).slice(0, 10),
  };
}

function tallySkills(facts: Facts): Tally {
  const tally: Tally = { counts: new Map(), listed: new Set(), inRows: 0, inLists: new Map(), lines: [] };
  for (const { path, text, context } of listOtherTexts(facts.resume)) count(facts, tally, path, text, context, false);
  for (const entry of facts.entries) {
    for (const { path, text } of entry.lines) count(facts, tally, path, text, 'prose', entry.isDescribed);
  }
  return tally;
}

function count(
  facts: Facts,
  tally: Tally,
  path: string,
  text: string,
  context: 'prose' | 'list',
  isInContext: boolean,
): void {
  const { words, mentions, isTermList, contentWordCount, isDescription, enumerated, dominantWord } = facts.reader.read(
    text,
    context,
  );
  const isSection = path.startsWith('skills/');
  const isRow = !isInContext && isTermList && !isDescription;
  const isBare = !isInContext && contentWordCount === 0 && !isDescription;
  const isClaim = path === 'summary' || path === 'contact/headline';
  const countsInLine = new Map<SkillId, number>();
  for (const { skill } of mentions) {
    add(countsInLine, skill);
    if (isSection || isRow || isClaim || isBare) add(tally.counts, skill);
    if (isSection || isRow) add(tally.inLists, skill);
    if (isRow || isBare) tally.listed.add(skill);
  }
  if (!isInContext && !isSection && !isDescription) {
    // A row of hobbies in its own section isn't a row of keywords, so only skills count there.
    tally.inRows += Math.max(path.startsWith('other/') ? 0 : enumerated, isTermList ? countsInLine.size : 0);
  }
  for (const [skill, times] of countsInLine) {
    if (times >= MAX_REPEATS_PER_LINE && times * WORDS_PER_REPEAT >= words.length)
      tally.lines.push({ path, text, name: getSkillName(skill), times });
  }
  if (dominantWord && tally.lines.at(-1)?.path !== path)
    tally.lines.push({ path, text, name: dominantWord.word, times: dominantWord.times });
}

function add(counts: Map<SkillId, number>, skill: SkillId): void {
  counts.set(skill, (counts.get(skill) ?? 0) + 1);
}

/** Mentions beyond the first of each. */
function countRepeats(counts: ReadonlyMap<SkillId, number>): number {
  return [...counts.values()].reduce((sum, times) => sum + times - 1, 0);
}

interface Reason {
  reason: string;
  evidence: CapEvidence[];
}

function findUnsupported(facts: Facts, { listed, inRows }: Tally): Reason[] {
  if (facts.entries.some(({ isDescribed }) => isDescribed)) return [];
  const asked = new Set([...(facts.job?.mustHave ?? []), ...(facts.job?.niceToHave ?? [])].map(({ skill }) => skill));
  const jobTerms = [...listed].filter((skill) => asked.has(skill));
  const isExcessive =
    inRows >= MAX_ROWS_WITHOUT_WORK ||
    listed.size >= MAX_LISTED_WITHOUT_WORK ||
    (facts.entries.length === 0 && countKeywords(facts) >= MAX_LISTED_WITHOUT_ROLES) ||
    jobTerms.length >= MAX_JOB_TERMS_WITHOUT_WORK;
  if (!isExcessive) return [];
  const terms = Math.max(listed.size, inRows, countKeywords(facts));
  const names = [...listed].sort().slice(0, 8).map(getSkillName).join(', ');
  return [
    {
      reason: `Your résumé lists at least ${formatCount(terms, 'term')}, but we read no sentence about your work under a role or project.`,
      evidence: [{ text: `Among those listed: ${names}${listed.size > 8 ? ' and others' : ''}.` }],
    },
  ];
}

/** Distinct words in the skill lists, whether or not the vocabulary knows them. */
function countKeywords({ resume }: Facts): number {
  return new Set(resume.skills.flatMap(({ keywords }) => keywords.map((word) => word.trim().toLowerCase()))).size;
}

function findRepeated({ counts, inLists, lines }: Tally): Reason[] {
  const reasons: Reason[] = lines.map(({ path, text, name, times }) => ({
    reason: `One line names ${name} ${times} times.`,
    evidence: [{ text: quoteText(text), field: path }],
  }));
  const often = [...counts].filter(([, times]) => times >= MAX_REPEATS_PER_SKILL).sort(compareTimes);
  const isExcessive = countRepeats(counts) >= MAX_TOTAL_REPEATS || countRepeats(inLists) >= MAX_REPEATS_IN_LISTS;
  if (often.length === 0 && !isExcessive) return reasons;
  const most = (often.length > 0 ? often : [...counts].sort(compareTimes)).slice(0, 5);
  return [
    ...reasons,
    {
      reason: `Skills are repeated too often outside your roles: ${most.map(([skill, times]) => `${getSkillName(skill)} ${times} times`).join(', ')}.`,
      evidence: most.map(([skill, times]) => ({
        text: `${getSkillName(skill)} appears ${times} times in lists, headline and summary.`,
      })),
    },
  ];
}

function compareTimes([a, m]: [SkillId, number], [b, n]: [SkillId, number]): number {
  return n - m || (a < b ? -1 : 1);
}
