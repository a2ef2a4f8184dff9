import { findSkills } from '../skills/index.ts';
import type { Sentence } from '../text/sentences.ts';
import { findOccupation, findOccupationName } from './occupation.ts';

const LABELED_PATTERN =
  /^(?:[Jj]ob |JOB |[Pp]osition |POSITION |[Rr]ole )?(?:[Tt]itle|TITLE|[Pp]osition|POSITION|[Rr]ole|ROLE|[Jj]ob|JOB)\s?:\s?(.{3,80}?)(?:\s[A-Z][A-Za-z]{2,14}\s?:.*)?$/;

/** The start of a sentence that states who is wanted. */
const HIRING_PATTERN =
  /\b(?:seek(?:s|ing)?|look(?:s|ing) for|hiring|in need of|needs?|search(?:es|ing)? for|in search of|recruit(?:s|ing)|opening(?:s)? for|opportunit(?:y|ies) for|position(?:s)? (?:of|for|as)|role (?:of|as)|join (?:us|our team|the team) as|work as|welcome|wants?|immediate(?:ly)? (?:need|opening) for|currently ha(?:s|ve)|to hire|to add|to fill|incorporate)\s(?:for\s)?(?:(?:an?|another|our|its|the|multiple|several|some|two|three|full[- ]time|part[- ]time|experienced|qualified|motivated|dynamic|energetic|talented|skilled|certified|licensed|contract|permanent|temporary|entry[- ]level|new|highly|self-motivated|dedicated|professional|enthusiastic|reliable|immediate|well|seasoned|aggressive|outgoing|and|opening for|opportunity for|position for|(?:[a-z]{2,12}-)?(?!registered|advanced|associated)[a-z]{3,12}(?:ed|able|ful|ous))[ ,]{1,2}){0,6}/gi;

/** The end of a job's name. */
const ENDING_PATTERN =
  /[.,;:()*!?]|\s[-–—]\s|\b(?:to|who|whom|that|with|for|in|at|on|and (?:an?|we)|wanting|interested|position|role|job|opportunity|will|is|are|you)\b/i;

const MAX_LINE = 100;
/** The job is named in the first sentences or not at all. */
const MAX_SENTENCES = 12;

/**
 * The title of a job whose text has no separate one: a labeled line or a first line with a known occupation; otherwise, words
 * with a known occupation after "seeking a …". Undefined if none is known; never a company's name.
 */
export function findTitle(sentences: readonly Sentence[]): string | undefined {
  const early = sentences.slice(0, MAX_SENTENCES);
  for (const { text } of early) {
    const labeled = LABELED_PATTERN.exec(text)?.[1]?.trim();
    if (labeled && findOccupation(labeled)) return labeled;
  }
  const first = early[0]?.text;
  if (first && first.length <= MAX_LINE && !SAYS_MORE_PATTERN.test(first) && findOccupation(first)) return first;
  for (const { text } of early) {
    const soughtTitle = findSoughtTitle(text);
    if (soughtTitle) return soughtTitle;
  }
  return undefined;
}

/** Signs of a sentence, which can't be a title. */
const SAYS_MORE_PATTERN =
  /[.!?]$|\b(?:seeks?|seeking|looking|hiring|is|are|will|we|our|you|your|join|has|have|must|responsible)\b/i;

function findSoughtTitle(text: string): string | undefined {
  for (const match of text.matchAll(HIRING_PATTERN)) {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 80);
    const phrase = rest.slice(0, ENDING_PATTERN.exec(rest)?.index ?? rest.length);
    const name = findOccupationName(phrase);
    if (!name) continue;
    const title = phrase.slice(findNameStart(phrase, name.start), name.end);
    return phrase.startsWith(title) ? `${findTradeWords(match[0], title)}${title}` : title;
  }
  return undefined;
}

const LAST_WORDS_PATTERN = /(?<= )(?:[\p{L}-]+ ){1,2}$/u;

/**
 * The last words before a title that are part of its trade, although others like them only praise: "embedded" of "talented embedded software
 * engineer", "certified" of "certified nursing assistant". They are if a known skill or occupation starts with them.
 */
function findTradeWords(before: string, title: string): string {
  for (let words = LAST_WORDS_PATTERN.exec(before)?.[0] ?? ''; words; words = words.slice(words.indexOf(' ') + 1)) {
    const whole = `${words}${title}`;
    const [skill] = findSkills(whole);
    const name = findOccupationName(whole);
    if ((skill?.start === 0 && skill.end > words.length) || name?.start === 0) return words;
  }
  return '';
}

/** A capitalized name starts with the capitalized words before it: "experienced SAP Project Manager" contains "SAP Project Manager". */
function findNameStart(phrase: string, start: number): number {
  if (!/^\p{Lu}/u.test(phrase.slice(start))) return start;
  return start - (/(?:\p{Lu}[\p{L}\p{N}+#.]{0,20}[ -]){1,4}$/u.exec(phrase.slice(0, start))?.[0].length ?? 0);
}
