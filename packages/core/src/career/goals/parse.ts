import { findSkills, getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { findStates, US_STATES } from '../../text/us-states.ts';
import { type Credential, findNamedCredentials } from '../credentials/index.ts';
import { isNegated, isOwned } from './polarity.ts';
import { GOAL_TOPICS, type GoalTopic, TOPIC_WORDS } from './topics.ts';

export type { GoalTopic } from './topics.ts';

export interface GoalCredential {
  credential: Credential;
  /** Whether the text says that the person wants to do without it. */
  isUnwanted: boolean;
  isOwned: boolean;
}

export interface Goals {
  text: string;
  /** Skills that they name and want; these come first in what to learn. */
  skills: SkillId[];
  unwantedSkills: SkillId[];
  credentials: GoalCredential[];
  /** Exams, certificates, and degrees that we don't know, as written. */
  unknown: string[];
  topics: GoalTopic[];
  /** Topics that they reject: "no more night shifts". */
  unwanted: GoalTopic[];
  /** Name of the only state that they name. */
  state: string | null;
  /** The time they give themselves. */
  months: number | null;
}

/** The parts of goals that an answer takes up. */
export function parseGoals(text: string, fits: (credential: Credential) => boolean = () => false): Goals {
  const mentions = findSkills(text);
  const credentials = findNamedCredentials(text, fits);
  const taken = [
    ...credentials.map(({ index, text: words }) => ({ start: index, end: index + words.length })),
    ...GOAL_TOPICS.flatMap((topic) => findSpan(TOPIC_WORDS[topic], text)),
  ];
  const named = mentions.filter(
    ({ start, end }) =>
      taken.every((span) => end <= span.start || start >= span.end) &&
      credentials.every(({ credential }) => !credential.spellings.test(text.slice(start, end))),
  );
  const [unwantedSkills, skills] = split(named, ({ start, end }) => isNegated(text, start, end));
  const topics = GOAL_TOPICS.flatMap((topic) => readTopic(topic, text));
  return {
    text,
    skills: unique(skills.map(({ skill }) => skill)),
    unwantedSkills: unique(unwantedSkills.map(({ skill }) => skill)),
    credentials: credentials
      .map(({ credential, text: words, index }) => ({
        credential,
        isUnwanted: isNegated(text, index, index + words.length),
        isOwned: isOwned(text, index),
      }))
      // "No college degree" is answered as a whole.
      .filter(
        ({ credential, isUnwanted }) =>
          !(isUnwanted && credential.fits.size === 0 && TOPIC_WORDS['no-degree'].test(text)),
      ),
    unknown: findUnknown(text, [
      ...credentials.map(({ text: words }) => words),
      ...mentions.map(({ start, end }) => text.slice(start, end)),
    ]),
    topics: topics.filter(({ unwanted }) => !unwanted).map(({ topic }) => topic),
    unwanted: topics.filter(({ unwanted }) => unwanted).map(({ topic }) => topic),
    state: findState(text),
    months: findMonths(text),
  };
}

const findSpan = (pattern: RegExp, text: string): { start: number; end: number }[] => {
  const match = pattern.exec(text);
  return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
};

/** Topics whose words say themselves what the person wants. */
const ONE_SIDED: ReadonlySet<GoalTopic> = new Set([
  'no-degree',
  'cost',
  'record',
  'age',
  'gap',
  'body',
  'foreign',
  'immigration',
  'stability',
  'english',
  'speed',
  'pay',
  'benefits',
  'job-search',
  'meaning',
  'bilingual',
  'moving',
  'advance',
]);

const DAYTIME = /^(?:work|day|regular|normal|9|nine|monday|school|predictable|better)/i;

function readTopic(topic: GoalTopic, text: string): { topic: GoalTopic; unwanted: boolean }[] {
  const match = TOPIC_WORDS[topic].exec(text);
  if (!match) return [];
  const isRejected = !ONE_SIDED.has(topic) && isNegated(text, match.index, match.index + match[0].length);
  const wantsDays = topic === 'nights' && DAYTIME.test(match[0]);
  const wantsHome = topic === 'travel' && /^(?:home|away)/i.test(match[0]);
  return [{ topic, unwanted: wantsDays || wantsHome ? true : isRejected }];
}

/** "the XYZ exam", "ABC certification": named as an exam or paper, and none that we know. */
const PAPER =
  /(?<![\w&+’'-])[A-Z][\w&+’'-]{0,24}(?: (?:(?:of|in|and|for) )?[A-Z][\w&+’'-]{0,24}){0,4} (?:[Ee]xam|[Tt]est|[Cc]ertification|[Cc]ertificate|[Cc]ert|[Ll]icense|[Dd]egree|[Dd]iploma|[Cc]redential|[Cc]ourse)\b/g;
const INITIALS = /\b[A-Z]{3,6}(?:-[A-Z]{1,3})?\b/g;
const COMMON_INITIALS =
  /^(?:USA|ASAP|WFH|AND|THE|FOR|NOT|CEO|CTO|CFO|VP|HR|IT|DIY|FAQ|GPA|NYC|TBD|LLC|ESL|SSDI|SSI|IRS|FBI|CIA|USPS|USAF|USMC|DOD|DMV|STEM|ADHD|PTSD|ICU|NICU|ER|OR|EHR|EMR|LGBTQ|COVID|PTO|OPT|CPT|EAD|DACA|DUI|DWI|HVAC|UPS|NGO|K-12|SAHM|YMCA|IBEW|OSHA|SQL|HTML|CSS|API|PDF|CAD|ERP|CRM|SEO|PLC|CNC|BIM|GIS|IEP|ABA|GM|ETS|EAS|MOS|WANT|JOB|PAY|HELP|WORK)$/;

function findUnknown(text: string, known: readonly string[]): string[] {
  const isKnown = (words: string) =>
    known.some(
      (one) => one.toLowerCase().includes(words.toLowerCase()) || words.toLowerCase().includes(one.toLowerCase()),
    );
  const papers = [...text.matchAll(PAPER)].map(([words]) =>
    words.replace(/^(?:The|A|An|My|I|Get|Want|Pass|Take) /, ''),
  );
  const initials = [...text.matchAll(INITIALS)].map(([words]) => words).filter((words) => !COMMON_INITIALS.test(words));
  const found = unique([...papers, ...initials]).filter(
    (words) => !isKnown(words) && !GENERIC.test(words) && findStates(words).length === 0,
  );
  return found.filter((one) => !found.some((other) => other !== one && other.includes(one))).slice(0, MAX_UNKNOWN);
}

/** Named by its kind only, so that nothing is unknown about it. */
const GENERIC =
  /^(?:Alternative|State|National|Professional|Teaching|Teacher|Online|Career|Which|What|How|Any|No|Some|This|That|Driver|Driver[’']s|Entrance|Board|Final|Drug|Advanced|Second|Another|Community|College|University|High|Free|Short|Night|Best|Next|Need|Have|Do) /;

const MAX_UNKNOWN = 3;

function findState(text: string): string | null {
  const [state, ...more] = findStates(text);
  return state !== undefined && more.length === 0 ? (US_STATES.get(state) ?? null) : null;
}

const NUMBERS = [
  'a',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const LIMIT =
  /\b(?:in|within|under|less than|next) (?:the next |about )?(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) ?(weeks?|months?|years?)\b/i;

function findMonths(text: string): number | null {
  const match = LIMIT.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const word = match[1].toLowerCase();
  const count = /^\d/.test(word) ? Number(word) : Math.max(1, NUMBERS.indexOf(word === 'an' ? 'a' : word));
  return match[2].startsWith('week') ? count / 4 : match[2].startsWith('year') ? count * 12 : count;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

function split<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Skills that are papers, so that they are answered like one. */
export const isPaper = (skill: SkillId): boolean => getSkillById(skill)?.kind === 'license';
