import { findCredentials } from '../../jobs/licenses.ts';
import { getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { getStem, type Place, splitWords } from './license-words.ts';
import { findStatesInLine, findStatesOfLicense } from './states.ts';

/** The words that separate alternatives. */
export const ALTERNATIVES_PATTERN = /\s(?:or|and\/or)\s/i;

/** What narrows a license down, behind its name. */
const WITH_PATTERN = /^(?: (?:licen[sc]e|certificate|certification|card|permit))?,? with (?:an? )?.*$/i;

const MAX_REMAINING_WORDS = 2;

const MAX_QUOTE_LENGTH = 60;

/**
 * The words that a short sentence adds to a license's name, "infant and child CPR", as alternatives of which each is enough: "license with utility or climbing
 * endorsement".
 */
export function listRemainingWords(written: string, wanted: readonly SkillId[]): string[][] {
  const quote = written.replace(/\s*\([^)]*\)/g, '');
  const named = findCredentials(quote).filter(({ skill }) => getSkillById(skill)?.kind === 'license');
  const mentions = named.filter(({ skill }) => wanted.includes(skill));
  const [first] = mentions;
  const last = mentions.at(-1);
  // "NCCCO tower crane certification" says the same twice, and in between what it is for.
  const isSaidTwice = first && last && !/[,;(/]|\b(?:and|or)\b/.test(quote.slice(first.end, last.start));
  if (!first || (mentions.length > 1 && !isSaidTwice) || quote.length > MAX_QUOTE_LENGTH) return [[]];
  const mention = first;
  const [after = ''] = WITH_PATTERN.exec(quote.slice(mention.end)) ?? [];
  const isOneAmongOthers = ALTERNATIVES_PATTERN.test(quote.replace(after, ''));
  if (isOneAmongOthers && after === '') return [[]];
  const others = named.map(({ start, end }) => quote.slice(start, end));
  const own = isOneAmongOthers ? after : narrowDown(quote, mention);
  const states = findStatesOfLicense(quote, mention.start);
  // "Cisco CCNA": what the name in full says narrows nothing down.
  const ownWords = new Set(
    wanted
      .map((skill) => getSkillById(skill)?.name ?? '')
      .flatMap(splitWords)
      .map(getStem),
  );
  const issuers = new Set(
    (own.match(/\b[A-Z]{3,6}\b/g) ?? []).filter((name) => !OF_COURSES.test(name)).map((name) => name.toLowerCase()),
  );
  const rest = others
    .reduce((text, other) => text.replace(other, ' '), own)
    .split(ALTERNATIVES_PATTERN)
    .map((part) =>
      splitWords(part).filter(
        (word) =>
          findStatesInLine(word).length === 0 &&
          !states.includes(word.toUpperCase()) &&
          !ownWords.has(getStem(word)) &&
          !issuers.has(word) &&
          !COMPARED_ELSEWHERE.test(word),
      ),
    );
  return rest.every(({ length }) => length <= MAX_REMAINING_WORDS) ? rest : [[]];
}

/** Whose course was taken makes a difference to some employers; which board issued a license doesn't. */
const OF_COURSES = /^(?:AHA|ARC|ASHI|CPR|AED)$/;

/** Levels and codes, which are compared as such, and words that leave open which part is meant. */
const COMPARED_ELSEWHERE =
  /\d|^(?:[a-z]|i{1,3}|iv|vi?|class|grade|grades|level|type|category|ratings?|endorsements?|universal|armed|commercial|private|appropriate|assigned|subject|area|specialty|association|board|local|insurance|resident|producer|agent|city|county|town|state|division|department)$/;

/** The words that can narrow a license down: the phrase before it, and what follows up to a word for a part of a license ("… with pediatric endorsement"). */
function narrowDown(quote: string, { start, end }: Place): string {
  const before =
    quote
      .slice(0, start)
      .split(/[,;:.!?]|\s[–—-]\s/)
      .at(-1) ?? '';
  const after = quote.slice(end);
  const part = NARROWING_PATTERN.exec(after);
  const purpose = /^(?: licen[sc]e)? for (?!our|the|this|all|your|an?\b)[^.;,]*/i.exec(after)?.[0] ?? '';
  const numbers = part ? '' : (/^[^.;:]*\d[\w]*/.exec(after)?.[0] ?? '');
  return `${before.replace(ASKING_PATTERN, ' ')} ${purpose} ${part ? after.slice(0, part.index + part[0].length) : numbers.replace(/[a-z]+/g, ' ')}`;
}

/** Words with which a sentence asks, up to the license. */
const ASKING_PATTERN =
  /^.*\b(?:must|you|we|our|who|that|this|need\w*|requir\w+|want\w*|seek\w*|hold\w*|have|has|has to|only|consider\w*|hir(?:e|es|ing)|look\w*|with|without|no|non|full|please|both|as|be|is|are|carry|bring|show|prove|proof|copy)\b/i;

const NARROWING_PATTERN =
  /\b(?:endorse\w*|ratings?|special\w+|categor(?:y|ies)|emphasis|concentration|certified|certification|level|grade|class|section|with)\b.*$/i;
