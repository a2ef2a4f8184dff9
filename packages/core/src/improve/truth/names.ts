import { findSkillByName, findSkills } from '../../skills/index.ts';
import { singular } from './claims/lemmas.ts';
import { isProperName } from './skill-names.ts';

/** Capitals that don't start a sentence. */
const INNER_CAPITAL_PATTERN = /(?<![.!?:;•]\s+|^\W*)\b\p{Lu}[\p{L}\p{N}]*(?![+#])/gu;

const CALENDAR_PATTERN =
  /^(?:I|AM|PM|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/**
 * Whether a text names a product that its sources don't: with a new word, or by capitalizing an existing one ("react quickly" as "React"). If the sources have
 * no capitals, any word may be capitalized unless it is a product's name.
 */
export function makesNames(after: string, sources: readonly string[], context: 'prose' | 'list' = 'prose'): boolean {
  const skills = new Set(sources.flatMap((source) => findSkills(source, { context }).map(({ skill }) => skill)));
  if (findSkills(after, { context }).some(({ skill }) => isProperName(skill) && !skills.has(skill))) return true;
  const all = sources.join('\n');
  const written = new Set(all.match(/[\p{L}\p{N}]+/gu) ?? []);
  const hasCapitals = sources.some(isCased);
  return [...after.matchAll(INNER_CAPITAL_PATTERN)].some(([word]) => {
    const small = word.toLowerCase();
    if (written.has(word) || CALENDAR_PATTERN.test(word)) return false;
    if (!written.has(small) && !written.has(singular(small).text)) return false;
    const skill = findSkillByName(word);
    if (skill && isProperName(skill.id)) return !skills.has(skill.id) || (hasCapitals && !isUsedAsTool(all, small));
    return hasCapitals && !isInTitle(after, word);
  });
}

/** Whether a text uses capitals normally, so that lowercase is meaningful. */
const isCased = (text: string): boolean =>
  /^\W*\p{Lu}[^\p{Lu}]*$/u.test(text.slice(0, 12)) || /\p{Ll}\W+\p{Lu}/u.test(text);

/** What people make with a product or write in a language. */
const SOFTWARE =
  '(?:queries|query|scripts?|code|programs?|apps?|dashboards?|spreadsheets?|formulas|macros|workbooks|databases?|functions|tests?|services|servers|pipelines?|notebooks?|plugins?|templates?|backends?|frontends?|apis?|modules|libraries|components?|clusters?)';

/** In lowercase, a word is the product only in contexts like "in python and sql" and "using excel". */
export function isUsedAsTool(text: string, word: string): boolean {
  const escaped = word.replace(/[^\p{L}\p{N}]/gu, '');
  const before = String.raw`(?:\b(?:in|with|using|via|through|use|used|and|or)|,|/)\s*`;
  const behind = String.raw`\s*(?:$|[.,;/)&]|(?:and|or|to|for|on|at|in|by|as|from|${SOFTWARE})\b)`;
  return new RegExp(`${before}${escaped}${behind}`, 'i').test(text);
}

const TITLE_PATTERN = /\p{Lu}\p{L}+(?:\s+(?:of|the|and|for|in)\s+(?:the\s+)?\p{Lu}\p{L}+|\s+\p{Lu}\p{L}+)+/gu;

/** In "Employee of the Month", the capital is part of a title, not of a product. */
const isInTitle = (text: string, word: string): boolean =>
  (text.match(TITLE_PATTERN) ?? []).some((run) => run.split(/\s+/).includes(word) && /\b(?:of|for)\b/.test(run));
