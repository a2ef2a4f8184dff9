import type { DegreeLevel } from '../../jobs/types.ts';
import { listVerbReadings } from '../../text/verbs.ts';
import { isAtLeast, parseDegreeLevel } from '../facts/degree-level.ts';
import type { Facts } from '../facts/index.ts';
import { parseMonth } from '../facts/months.ts';
import { findLastMonth } from './dates.ts';
import { listLayoutLines, listShortLines, type Statement } from './statements.ts';
import { STATUS_VERBS } from './status-owner.ts';

/** A degree that a line names outside the education entries: behind the name, below the last role, or after the school. */
export interface LineDegree {
  degree: string;
  area: string;
  statement: Statement;
}

/** Abbreviations of degrees, each also with dots. */
const ABBREVIATIONS =
  'PhD PharmD EdD PsyD JD DNP DPT OTD AuD DSW DMin DMA ScD DrPH MEd MBA MPH MPA MSW MSN MFA MSc MS MA MLIS MLS MSLS MOT MSOT MSPT MAT MSEd MHSA MHS MHA MAcc MPAcc MSIT MSBA MSME MSCE MSEE MSCS MMFT MSSW MPAS MPP MEng MDiv MArch LLM BSN BBA BFA BArch LLB BSW BSME BSCE BSEE BSCS BSBA BMus BDes BSEd BEd BSIT BSIE BASc BHSc BPS BGS BEng BSc ScB BS BA AAS ADN AGS AOS AA AS GED'.split(
    ' ',
  );
const toDotted = (name: string): string =>
  (name.match(/[A-Z][a-z]*/g) ?? []).join(
    String.raw`\.?\s?`.slice(0, name.endsWith('hD') || name === 'PharmD' ? 6 : 3),
  );
const NAME = String.raw`(?:${[...ABBREVIATIONS]
  .sort((a, b) => b.length - a.length)
  .map(toDotted)
  .join('|')})\b\.?(?:-[A-Z]{2,5}\b)?(?![\w/&-])`;
const WRITTEN = `(?:(?:[Aa]ssociate|[Bb]achelor|[Mm]aster)(?:[’']?s)?(?: degree)?(?: of [A-Z][a-z]+(?: [A-Z][a-z]+)?)?|[Dd]octor of [A-Z][a-z]+|[Jj]uris [Dd]octor(?:ate)?|[Hh]igh [Ss]chool (?:[Dd]iploma|[Gg]raduate|[Gg]rad)|HS (?:[Dd]iploma|[Gg]radw*))`;
/** Getting a degree, said by the writer: at the start, after "I", or with "my". */
const GETTING =
  '(?:[Gg]ot|[Ee]arned|[Hh]olds?|[Hh]a(?:ve|s)|[Rr]eceived|[Cc]ompleted|[Tt]ook|[Ff]inished|[Dd]id|[Oo]btained|[Gg]raduated with|[Ww]as awarded)';
/** At the start of a line or part of one, behind a name or a school and a mark, or as the object of having got it. */
const OPENS = new RegExp(
  String.raw`(?:^\W*(?:[Ww]ith an? |[Ee]xecutive |[Oo]nline |[Dd]ual |[Jj]oint |[Pp]rofessional |[Hh]onors )?|[,:|•·—–;(]\s*|(?:^\W*|[|•·;]\s*|\bI (?:[a-z]+ )?)${GETTING} (?:an?|the) |\b${GETTING} my )(${NAME}|${WRITTEN})(?=[\s,;:.(—–|’'-]|$)(?:,? (?:in |of )?([A-Za-z][\w &/.-]{2,50}?)(?=[,;(|—–\d]| from\b| at\b|$)|\s*\(([A-Z][\w &]{2,30})(?=[,)]))?`,
  'g',
);

/** After its subject or an article, anywhere in a line: "after a journalism B.S. from High Desert State". */
const INSIDE = new RegExp(
  String.raw`\b(?:after|with|holds?|holding|have|has|plus|including|my|through) (?:an?|my|the )? ?((?:[a-z]+ ){0,2})(${NAME}|${WRITTEN})(?=[\s,;:.(—–|’'-]|$)(?:,? (?:in|of) ([A-Za-z][\w &/.-]{2,50}?)(?=[,;(|—–\d]| from\b| at\b|$))?`,
  'g',
);

/** The writer's own words, whatever the sentence begins with. */
const GOT_MY = new RegExp(String.raw`^\W*(?:I (?:[a-z]+ )?)?${GETTING} my |^I `);

const PERSONS =
  '(?:nurses|teachers|engineers|analysts|accountants|attorneys|technicians|specialists|workers|therapists|counselors|managers|employees|hires|people|graduates|holders|colleagues|staff|teams?|crew)';
/** Who else may have a degree: a group of people, a person who is named in relation to the writer, or anyone who does the work. */
const OTHERS = new RegExp(
  String.raw`\b(?:${PERSONS}|he|she|they|his|her|their|who|sister|brother|son|daughter|mother|father|mom|dad|boss|friend|partner|roommate|by|under|alongside)\b|\bto (?=[A-Z])|\b(?:[Ss]upervisor|[Mm]anager|[Mm]entor|[Bb]oss|[Rr]eferences?)\s*:`,
);
const OTHERS_AFTER = new RegExp(String.raw`^(?:[ -]\w+)?[ -]${PERSONS}\b`);
/** Titles and subjects that begin like a verb: "Applied Mathematics, B.S." */
const NO_VERB = new Set('graduated advanced applied allied associated united related'.split(' '));

/** Whether the words around a degree leave it to the writer: no work with or for others, and nobody else. */
function isOwnDegree(before: string, after: string): boolean {
  const clause = before.split(/[;|•·]/).at(-1) ?? '';
  return !OTHERS.test(clause) && !OTHERS_AFTER.test(after) && !describesWork(clause);
}

/** Whether a past verb says what the writer did. */
const describesWork = (clause: string): boolean =>
  [...clause.matchAll(/[\p{L}][\p{L}’'-]*/gu)].some(({ 0: written }, place) => {
    const word = written.toLowerCase();
    const isInSentence = place === 0 || written === word;
    const isPast = listVerbReadings(word).some(({ form }) => form === 'past');
    return isInSentence && isPast && !STATUS_VERBS.has(word) && !NO_VERB.has(word);
  });

/** Said of a degree that isn't there yet, or of somebody else's. */
const UNSURE =
  /\b(?:expected|anticipated|in progress|pursuing|working (?:on|towards?)|candidate|students?|coursework|courses?|credits?|some|towards?|enrolled|attended|left|without|not?|never|program|degree plan|incomplete|unfinished|dropped|short of|will|until|present|now|tutor\w*|taught|teach\w*|advis\w*|recruit\w*|assist\w*|office|ABD|semesters?|graduating|honorary|for|clients?|wife|husband)\b|n[’']t\b/i;
/** Abbreviations that are also codes of states and short words: they count only with a subject, a year, or a school. */
const SHORT_NAME = /^(?:MA|MS|AA|AS|BA|BS|PA|MD|JD)$/;
const BACKED = /\b(?:19|20)\d\d\b|[’']\d\d\b|\b(?:university|college|institute|state|school|tech|CC)\b/i;

const TO_COME = /\b(?:expected|anticipated|in progress|candidate|pursuing|graduating|projected)\b/i;

/** Whether the line itself or the one below it says that the studies go on. */
function isStillStudying(facts: Facts, text: string): boolean {
  const lines = listLayoutLines(facts);
  return lines.some((line, at) => line.includes(text) && TO_COME.test(`${line} ${lines[at + 1] ?? ''}`));
}

/** "Diploma, Eastfield High School, 2009". */
const SCHOOL_DIPLOMA =
  /^\W*(?:diploma|graduated?)\b[^.;]{0,40}\bhigh(?: school)?\b|\bhigh(?: school)?,? (?:diploma|graduate|class of)\b/i;

/** The finished degrees that single lines name. */
export function listDegreesInLines(facts: Facts): LineDegree[] {
  return listShortLines(facts).flatMap((statement) => {
    if (/^(?:skills|languages)\//.test(statement.path ?? '') || isStillStudying(facts, statement.text)) return [];
    const school = SCHOOL_DIPLOMA.test(statement.text) && !UNSURE.test(statement.text);
    if (school) return [{ degree: 'High school diploma', area: '', statement }];
    return statement.text
      .split(
        /;\s|(?<=[a-z\d])(?<!\b(?:[BMDA]\.?|Ph|Sc|LL)\.?(?:Sc|Ed|Eng|Com|Arch|Mus|Phil|Tech|Acc|D|B|M)?)\.\s+(?=[A-Z])/,
      )
      .flatMap((part) => {
        const last = findLastMonth(part);
        if (UNSURE.test(part) || (last !== undefined && last - 11 > parseMonth(facts.asOf))) return [];
        const opening = [...part.matchAll(OPENS)];
        const inside = opening.length > 0 ? [] : [...part.matchAll(INSIDE)].map(turnSubject);
        return [...opening, ...inside].flatMap(({ 0: found, 1: name = '', 2: area, 3: inBrackets, index }) => {
          const end = index + found.indexOf(name) + name.length;
          // "Moved to Ohio and did my BSN": its own verb says whose it is.
          const before = GOT_MY.test(found) ? '' : part.slice(0, index);
          const isWorkWith = /^\W*with\b/i.test(found) && describesWork(part.slice(end));
          if (isWorkWith || !isOwnDegree(before, part.slice(end))) return [];
          const degree = name.replace(/-[A-Z]{2,5}$/, '');
          const subject = area ?? inBrackets ?? (/\bmajor(?:ed|ing|s)?\b/i.test(part) ? part : '');
          if (SHORT_NAME.test(degree) && !(area && /^[A-Z]/.test(area)) && !BACKED.test(part)) return [];
          return parseDegreeLevel(degree.replace(/^(Ph|Ed|Psy|Pharm)\.?\s(?=D)/, '$1'))
            ? [{ degree, area: subject, statement }]
            : [];
        });
      });
  });
}

/** The match with the subject in the place in which `OPENS` has it. */
function turnSubject(match: RegExpExecArray): RegExpExecArray {
  const [whole, before = '', name = '', after] = match;
  const subject = after ?? (before.trim() === '' ? undefined : before.trim());
  return Object.assign([whole, name, subject, undefined] as unknown as RegExpExecArray, {
    index: match.index,
    input: match.input,
  });
}

const HIGHEST =
  /\b(?:highest (?:degree|education|level)[^:]{0,24}|education(?: level)?|schooling)\s*[:–—-]\s*(.{2,80})/i;
const NONE_PAST_SCHOOL =
  /\bno (?:formal )?(?:schooling|education|college|degree)(?: \w+)? (?:past|beyond|after) high school\b|\b(?:high school|GED) (?:is )?(?:my )?highest\b/i;
const NOT_EARNED =
  /\b(?:do not|don[’']t|did not|didn[’']t) (?:have|hold|get|earn) (?:an? |my |the )?(?:\w+ )?(?:degree|diploma|bachelor\S*|master\S*|associate\S*)|\b(?:degree|diploma|bachelor[’']?s?|associate[’']?s?|master[’']?s?)\b[^.;,]{0,12}\b(?:not finished|unfinished|incomplete|not completed?|never finished)\b|\b(?:have not|haven[’']t|never|did not|didn[’']t) (?:\w+ )?(?:earn|finish|complete|receive|get)\w*\b[^.;]{0,30}\b(degree|bachelor\S*|master\S*|associate\S*|college)\b|\bno (?:college )?degree\b/i;
const LEFT_SCHOOL =
  /\b(?:left|quit)\b[^.;]{0,60}\b(?:after|short of|before)\b[^.;]{0,30}\b(?:semesters?|years?|credits?|degree|finishing|B\.?[AS]\b|graduating)|\bleft \d+ credits short\b|\bdropped out of\b[^.;]{0,40}/i;
const WITHOUT =
  /\b(?:semesters?|credits?|units|classes|courses|hours|months?|terms?) (?:short|shy) of\b|\b(?:short|shy) of (?:an?|my|the) (?:B\.?[AS]|M\.?[AS]|degree|bachelor\S*|diploma|associate\S*)|\bwithout (?:graduating|finishing|completing|(?:a|the|my) degree)\b|\b(?:left|quit) (?:high )?school (?:in|after|at|before)\b|\b(?:halfway|partway|midway|most of the way|part of the way) through (?:the|my|an?)\b|\bnever (?:graduated|finished (?:college|school|my degree)|got (?:my|a) (?:degree|diploma))\b|\bno (?:diploma|GED)\b|\b(?:taking|attending|in) GED (?:classes|prep)|\b(?:working on|studying for|preparing for) (?:my|the|a) (?:GED|degree|diploma)\b|\bonly degree\b|\bno degree\b/i;
const NO_SCHOOL =
  /\b(?:left|quit) (?:high )?school\b|\bno (?:diploma|GED)\b|\bGED (?:classes|prep)|\b(?:my|the|a) (?:GED|diploma)\b|\b(?:9|10|11|12)th grade\b/i;
const SOME_COLLEGE = /^some college\b/i;

/** A line that says that its writer has no degree of this level. */
export function findLackStatement(facts: Facts, level: DegreeLevel): Statement | undefined {
  const isHigher = level !== 'high-school';
  return listShortLines(facts).find(({ text }) => {
    const [, highest = ''] = HIGHEST.exec(text) ?? [];
    const isStatedAsHighest = /highest|level/i.test(text) && highest !== '';
    const held = isStatedAsHighest ? parseDegreeLevel(highest) : undefined;
    if (held && !isAtLeast(held, level)) return true;
    if (!isHigher) return WITHOUT.test(text) && NO_SCHOOL.test(text);
    if (WITHOUT.test(text)) return true;
    return SOME_COLLEGE.test(highest) || NONE_PAST_SCHOOL.test(text) || NOT_EARNED.test(text) || LEFT_SCHOOL.test(text);
  });
}
