import { getLanguageTest } from '../../jobs/knockouts.ts';
import { findSkillByName, getSkillById } from '../../skills/index.ts';
import type { Facts } from '../facts/index.ts';
import { toComparable } from '../wording/words.ts';
import { type Answer, type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { findLine, listStatements, type Statement } from './statements.ts';

/** Language levels as people name them, from 1 to 5, highest first in case one text names two. */
const LEVELS: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\b(?:native(?:ly)?|mother tongues?|first languages?|heritage(?: speaker)?|home language|raised (?:on|in|with|speaking|bilingual\w*)|born (?:and raised )?speaking|cradle|superior|distinguished|(?:at |\()home\b|grew up|since childhood|from childhood|bilingual|c2|jlpt n1|n1|ilr (?:level )?[45])\b/i,
  ],
  [
    4,
    /\b(?:fluent|fluency|fluently|full professional|full working|near[- ]native|excellent|very good|c1|n2|topik (?:level )?[56]|hsk (?:level )?[56]|advanced|at ease|comfortable|ilr (?:level )?3|business|proficient|professional)\b/i,
  ],
  [
    3,
    /\b(?:conversational|conversant|b[12]|n3|topik (?:level )?[34]|hsk (?:level )?[34]|intermediate|limited working|speak|speaks|spoken|reads?|ilr (?:level )?2|working knowledge|good)\b/i,
  ],
  [
    1,
    /\b(?:basic|basics|beginner|beginning|survival|novice|rusty|rudimentary|tourist|restaurant|kitchen|elementary|a[12]|n[45]|topik (?:level )?[12]|hsk (?:level )?[12]|(?:few|some) (?:phrases|words|signs)|phrases|alphabet|some|ilr (?:level )?[01]|a little|notions|learning)\b/i,
  ],
];
const NOT_FLUENT_PATTERN = /\b(?:not (?:yet )?fluent|non-?fluent|semi-?fluent)\b/i;
const INABILITY_PATTERN = /\b(?:cannot|can[’']t|can not|do(?:es)? not|don[’']t|not) (?:yet )?(?:read|write)/i;
const SPOKEN_ONLY_PATTERN =
  /\b(?:no (?:writing|reading|written)|not written|(?:spoken|speaking|speak|oral|verbal) only|only (?:spoken|speaking|oral))\b/i;
const CANNOT_SPEAK_PATTERN =
  /\b(?:cannot|can[’']t|can not|do(?:es)? not|don[’']t|not) (?:yet )?(?:speak|know|understand)|\bdo(?:n[’']t| not) (?:speak|know|understand) (?:the language|it|any)\b|\bnever (?:learned|spoke|spoken|studied)\b|^\W*no /i;
const FORGOTTEN_PATTERN = /\bforg[eo]t\w*/i;
const LITTLE_PATTERN = /\b(?:survival|novice|rusty|rudimentary|tourist|enough to|just enough|a little|a few|only a)\b/i;
const LIMITED_PATTERN = /\blimited\b(?! working)/i;
const SCHOOL_PATTERN = /\b(?:years? of|high school|college|courses?|classes|coursework|studied)\b/i;
const NOT_OWN_PATTERN =
  /\b(?:interpreters?|translators?|-speaking|married to|taught by|teachers|hired|recruited|report to|department|teacher of|customers|market)\b/i;
/** The person’s own trade behind the language: "ASL fluent, NIC certified interpreter". */
const OWN_CERTIFICATE_PATTERN = /, (?:\w+ )?certified (?:\w+ )?(?:interpreter|translator)$/i;
const ASKS_WRITING_PATTERN = /\b(?:writ(?:e|ing|ten)|read)\b/i;

/** A language at the required level: "fluent" if the job gives no level but says "bilingual" or "must speak". */
export const answerLanguage: AnswerFunction = (facts, { skill, anyOf = [], atLeast = 1, quote }) => {
  const line = findLine(facts.job?.text ?? '', quote);
  // Another part of the line may give the level: "Russian as well as English; native speaker level."
  const full = NAMES_LEVEL.test(quote) || line.length > MAX_AD_LINE ? quote : line;
  const answers = [skill, ...anyOf].map((one) => answerOneLanguage(facts, one, full));
  const met = answers.filter(({ answer }) => answer === 'met');
  const [first] = met;
  if (first && met.length >= atLeast) return first;
  return (atLeast === 1 && answers.find(({ answer }) => answer === 'not-met')) || UNKNOWN;
};

const NAMES_LEVEL =
  /\b(?:native|fluen\w+|bilingual|proficien\w+|advanced|conversational|basic|professional|business|level|ilr|[abc][12]|n[1-5])\b/i;
const MAX_AD_LINE = 240;

function answerOneLanguage(facts: Facts, skill: string | undefined, quote: string): Answer {
  const entry = skill === undefined ? undefined : getSkillById(skill);
  if (!entry) return UNKNOWN;
  const names = [entry.name, ...entry.aliases].map(toComparable);
  const test = getLanguageTest(entry.id);
  const isNamed = (part: string) =>
    names.some((name) => ` ${toComparable(part)} `.includes(` ${name} `)) || (test?.test(part) ?? false);
  const wanted = getRequiredLevel(quote);
  const inUse =
    (wanted <= SPOKEN_LEVEL ? findSpokenAtWork(facts, names) : undefined) ?? findInterpreterTitle(facts, names, wanted);
  for (const statement of listStatements(facts)) {
    const isListed =
      statement.path === undefined ||
      !/^(?:work|volunteer|projects|contact|education)\//.test(statement.path) ||
      OPENS_WITH_LANGUAGE.test(statement.text) ||
      isNamed(statement.text.split(/[\s:(,;–—/-]/, 1)[0] ?? '');
    if (
      !isListed ||
      statement.text.length > MAX_LINE_LENGTH ||
      NOT_OWN_PATTERN.test(statement.text.replace(OWN_CERTIFICATE_PATTERN, ' '))
    )
      continue;
    for (const part of splitLanguages(statement.text)) {
      if (!isNamed(part)) continue;
      const held = compareGrades(part, quote) ?? parseHeldLevel(part);
      if (CANNOT_SPEAK_PATTERN.test(part) || names.some((name) => toComparable(part).includes(` no ${name}`)))
        return answerFromStatement(facts, 'not-met', statement);
      const isSpokenOnly = INABILITY_PATTERN.test(part) || SPOKEN_ONLY_PATTERN.test(part);
      if (isSpokenOnly && ASKS_WRITING_PATTERN.test(quote)) return answerFromStatement(facts, 'not-met', statement);
      // Who lists a language has said enough for a job that names no level.
      if (
        held === undefined &&
        asksNoLevel(quote) &&
        LISTS.test(statement.text) &&
        !DOUBTS_PATTERN.test(statement.text)
      )
        return answerFromStatement(facts, 'met', statement);
      if (held === undefined || (SCHOOL_PATTERN.test(part) && !FORGOTTEN_PATTERN.test(part))) continue;
      if (held >= wanted && DOUBTS_PATTERN.test(statement.text)) continue;
      // "Fluent" doesn't rule out a native speaker.
      const isOpen = wanted === NATIVE_LEVEL && held === NATIVE_LEVEL - 1;
      return answerFromStatement(facts, held >= wanted ? 'met' : isOpen ? 'unknown' : 'not-met', statement);
    }
  }
  if (inUse) return answerFromStatement(facts, 'met', inUse);
  const alone = entry.id === 'english' ? undefined : listStatements(facts).find(({ text }) => isEnglishAlone(text));
  return alone ? answerFromStatement(facts, 'not-met', alone) : UNKNOWN;
}

/** Whether a short line says that its writer speaks English and nothing else. */
const isEnglishAlone = (text: string): boolean =>
  text.length <= MAX_ENGLISH_ALONE &&
  /\benglish\W{0,3}only\b|\b(?:only|just) (?:speak |know |read )?english\b|\bmonolingual\b|\bno (?:other|second|foreign) languages?\b|^\W*languages?\W+none\b/i.test(
    text,
  ) &&
  !/\b(?:policy|instruction|class(?:es|room)?|students?|schools?|site|materials?|customers?|patients?|not)\b/i.test(
    text,
  );

const MAX_ENGLISH_ALONE = 80;

/** A line that is about languages, wherever the page has it. */
const OPENS_WITH_LANGUAGE =
  /^\W*(?:languages?\b|bilingual\b|fluent\b|fluently\b|native\b|conversational\b|speaks?\b|raised (?:on|in|with|speaking)\b|grew up\b|mother tongues?\b|first languages?\b|at ease\b|comfortable in\b|can (?:speak|hold|talk|converse|read)\b|use\b[^.;]{0,20}\bevery day\b|i (?:speak|read|know)\b|know\b|took\b|studied\b|forgot\b)/i;

/** About someone else, another time, or a lower level. */
const DOUBTS_PATTERN =
  /\b(?:nearly|almost|once|was|were|used to|formerly|becom(?:e|ing)|want(?:s|ing)?|hop(?:e|ing)|plan(?:s|ning)?|lessons|goals?|toward|until|wife|husband|spouse|my (?:mother(?! tongue)|father|parents|son|daughter|family|friends?)|teams?|staff|co-?workers?|colleagues?|supervis\w+|manag(?:e|ed|ing)|work(?:ed|ing)? with|speakers)\b/i;
const NATIVE_LEVEL = 5;
/** A language used at work is good enough for a job that doesn't state a level. */
const SPOKEN_LEVEL = 3;
const SPEECH_PATTERN =
  /\b(?:sp(?:eak|oke|eaking)|talk\w*|calls?|interview\w*|convers\w+|meetings?|train(?:ed|ing)s?|taught|teach\w*|present\w*|interpret(?:ed|ing)?|translat(?:e|ed|ing)|counsel\w*|consult\w*|answer\w*|assist\w*|help\w*|serv(?:e|ed|ing)|communicat\w*|lead|led|explain\w*|greet\w*)\b/i;
const NOT_SPOKEN_PATTERN =
  /\b(?:interpreters?|translators?|with help|no|not|never|subtitle\w*|menus?|films?|books?)\b|n[’']t\b/i;

/** A role's line that shows work in the language: "Give safety talks in Spanish". */
function findSpokenAtWork(facts: Facts, names: readonly string[]): Statement | undefined {
  const spoken = new RegExp(
    String.raw`\bin (?:both |fluent )?(?:\w+ (?:and|or) )?(?:${names.map(escapePattern).join('|')})\b`,
  );
  return listStatements(facts).find(
    ({ text, path }) =>
      path !== undefined &&
      /^(?:work|volunteer)\//.test(path) &&
      SPEECH_PATTERN.test(text) &&
      !NOT_SPOKEN_PATTERN.test(text) &&
      spoken.test(toComparable(text)),
  );
}

/** A role whose title is to interpret or translate the language. */
function findInterpreterTitle(facts: Facts, names: readonly string[], wanted: number): Statement | undefined {
  if (wanted >= NATIVE_LEVEL) return undefined;
  const title = new RegExp(
    String.raw`^(?:\w+ )?(?:${names.map(escapePattern).join('|')})(?: \w+)? (?:(?:medical|court|legal|staff|certified|school|community|language) ){0,2}(?:interpreter|translator)\b(?! (?:services|needed))`,
  );
  return listStatements(facts).find(({ text }) => text.length <= MOST_TITLE && title.test(toComparable(text)));
}

const MOST_TITLE = 160;

const escapePattern = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, '.');

const MAX_LINE_LENGTH = 120;

/** "English (fluent), Spanish (basic)" makes two statements; "Bilingual English/Spanish" makes one about both. */
function splitLanguages(text: string): string[] {
  if (
    /\bbilingual\b|\b(?:all|both) (?:\w+ )?(?:fluent|fluently|native|conversational|professional|advanced)\b/i.test(
      text,
    )
  )
    return [text];
  const parts = text.split(/[,;|•·](?![^(]*\))/);
  // In "French, C1" and "Spanish, not fluent", the second part belongs to the same language.
  return parts.flatMap((part, i) => (i > 0 && !mentionsLanguage(part) ? [] : [joinParts(parts, i)]));
}

function joinParts(parts: readonly string[], at: number): string {
  let text = parts[at] ?? '';
  for (let i = at + 1; i < parts.length && !mentionsLanguage(parts[i] ?? ''); i++) text += `,${parts[i]}`;
  return text;
}

function mentionsLanguage(text: string): boolean {
  return toComparable(text)
    .split(' ')
    .some((word) => findSkillByName(word)?.kind === 'language');
}

const LISTS = /^\W*languages?\s*[:–—|-]/i;
const asksNoLevel = (quote: string): boolean =>
  getRequiredLevel(quote) === SPOKEN_LEVEL && !/\b(?:level|well|speak\w*|spoken|written|write|read)\b/i.test(quote);

/** A job for which reading is enough, whatever the texts are. */
const READING_ONLY = /\breads?\b(?![^.;]*\bwrit)(?![^.;]*\bfluen)/i;

function getRequiredLevel(quote: string): number {
  if (/(?<!\bnear[- ]|\bor )\bnative\b(?! or near)/i.test(quote)) return NATIVE_LEVEL;
  const level = /\bilr (?:level )?(\d)/i.exec(quote)?.[1];
  if (level) return Number(level) + 1;
  if (/\b(?:native|fluent|fluency|fluently|bilingual|proficien\w+|advanced|professional|business|both)\b/i.test(quote))
    return 4;
  if (/\bconversational\b/i.test(quote)) return 2;
  if (READING_ONLY.test(quote)) return 3;
  return /\b(?:basic|some)\b/i.test(quote) ? 1 : 3;
}

/** Results of the tests of the Interagency Language Roundtable, "3/3" or "2+": the lower one counts. */
const TESTED_PATTERN = /\b(?:ILR|DLPT\d?|OPI)\b[^\d;]{0,20}([0-5])\+?(?:\D{1,6}([0-5])\+?)?(?!\d)/i;

/** The grades of the tests of a language, lowest first, as they are written. */
const GRADES: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Za-z])([ABC][12])(?![A-Za-z\d])/i, 'A1 A2 B1 B2 C1 C2'],
  [/\bN([1-5])\b/, '5 4 3 2 1'],
  [/\bTOPIK (?:level )?([1-6])\b/i, '1 2 3 4 5 6'],
  [/\bHSK (?:level )?([1-6])\b/i, '1 2 3 4 5 6'],
];

/** Where both sides name a grade of the same test, the highest or the lowest level by whether the person's is enough. */
function compareGrades(part: string, quote: string): number | undefined {
  for (const [pattern, scale] of GRADES) {
    const [own, asked] = [pattern.exec(part)?.[1], pattern.exec(quote)?.[1]];
    if (own === undefined || asked === undefined) continue;
    const order = scale.split(' ');
    return order.indexOf(own.toUpperCase()) >= order.indexOf(asked.toUpperCase()) ? NATIVE_LEVEL : 1;
  }
  return undefined;
}

/** A language listed without a level has no known level. */
function parseHeldLevel(part: string): number | undefined {
  const [, one, two = one] = TESTED_PATTERN.exec(part) ?? [];
  if (one !== undefined) return Math.min(NATIVE_LEVEL, Math.min(Number(one), Number(two)) + 1);
  if (LIMITED_PATTERN.test(part)) return 2;
  if (LITTLE_PATTERN.test(part) || FORGOTTEN_PATTERN.test(part)) return 1;
  if (NOT_FLUENT_PATTERN.test(part)) return 3;
  return LEVELS.find(([, pattern]) => pattern.test(part))?.[0];
}
