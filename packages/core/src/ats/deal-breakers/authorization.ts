import type { Facts } from '../facts/index.ts';
import { type Answer, type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { findLine, findLines, listClaims, listStatements, type Statement } from './statements.ts';

const US = String.raw`(?:the )?(?:u\.?s\.?a?\b\.?|united states|america\b)`;
const CITIZEN_PATTERN = new RegExp(
  String.raw`\b(?:u\.?s\.?a?\.?|united states|american)\W{1,3}(?:citizen(?:ship)?|national)\b|\bcitizen of ${US}|\bcitizen(?:ship)?\W{1,3}(?:u\.?s\b|united states|american)|\b(?:u\.?s\.?|american) passport\b|\bdual (?:\w+[ /-]){0,3}citizen(?:ship)?\b[^.;]{0,30}\b(?:u\.?s\.?a?\b|united states|american)`,
  'i',
);
/** A citizen, without the country: of the United States, unless the line names another one. */
const BARE_CITIZEN_PATTERN =
  /\bnaturali[sz]ed(?: (?:u\.?s\.? |american )?citizen)?\b|\b(?:became|am|i[’']m|now|sworn in as|born) (?:an? )?(?:full |proud |u\.?s\.? |american )?citizen\b|\bcitizen(?:ship)?,? (?:since|by (?:birth|oath|naturali[sz]ation))\b|\b(?:u\.?s\.?|american)[- ]born\b|\bborn in the (?:u\.?s\b|united states|states)|\bcitizen(?:ship)?\s*[:–—-]\s*(?:yes|u\.?s)|\b(?:status|authori[sz]ation|eligibility)\s*[:–—-]\s*citizen\b|^citizen$/i;
const OTHER_COUNTRY =
  /\b(?!U\.?S|American|United|Naturali[sz]ed|Dual|Proud|Full|Native|Status|A |I |The |Also|Now|Sworn|Came|Became|Born|Immigration|Work|Citizenship|Senior)[A-Z][a-z]+(?:ian|ish|ese|an|i|ch|c)? (?:and \w+ )?citizen|\bcitizen(?:ship)? of (?!the u|u\.?s|america)|\bin (?:canada|mexico|britain|the uk|the u\.k|england|india|germany|france|australia)\b/i;
const RESIDENT_PATTERN =
  /\b(?:lawful |legal |u\.?s\.? )?permanent resident\b(?! of (?!the u|u\.?s))|\bgreen card\b|\bLPR\b|\b(?:visa|status|immigration|authori[sz]ation)\W{1,3}GC\b|\bGC[- ]holder\b/i;
/** The right to work for good, which doesn't say that the person is a permanent resident. */
const LASTING_PATTERN =
  /\b(?:granted (?:u\.?s\.? )?asylum|asylees?|admitted as a refugee|refugee status)\b(?: (?:in|since) (?:19|20)\d\d)?|\bpermanent (?:u\.?s\.? )?(?:work )?authori[sz]ation\b|\b(?:authori[sz]ed|eligible|right|allowed|permitted) to work (?:\w+ )?(?:permanently|indefinitely)\b|\bpermanently (?:authori[sz]ed|eligible|allowed) to work\b/i;
const UNRESTRICTED_PATTERN =
  /\bauthori[sz]ed to work (?:[a-z.]+ ){0,6}(?:for any (?:u\.?s\.? )?employer|without (?:visa |employer |any )?sponsorship)\b|\b(?:no|without|(?:not|never|no longer)(?: ever| now or ever)? (?:need|require)(?:s|ed)?|\w+n[’']t (?:ever )?(?:need|require)|does not require|do not require|will not (?:ever )?(?:need|require)) (?:any |a |an |visa |employer |work |future |immigration |h-?1b )*(?:sponsorship|sponsor|visa)\b(?: (?:needed|required|necessary))?|\bsponsorship (?:needed|required)\W{1,3}(?:no|none|never)\b|\bno need (?:of|for) (?:a |an |any )?(?:\w+ )?(?:visa|sponsor(?:ship)?)\b|\bunrestricted (?:right|authori[sz]ation) to work\b|\bunrestricted (?:u\.?s\.? )?work authori[sz]ation\b|\b(?:EAD|work permit|(?:work|employment) authori[sz]ation|authori[sz]ed to work|right to work)\b(?:[^.;]|\bU\.S\.){0,60}\b(?:any|all|every) (?:u\.?s\.? )?employers?\b|\bsponsorship\s*[:–—-]\s*(?:not needed|not required|none|no|never)\b/i;
/** The right to work now, without a word on for how long or for whom. */
const AUTHORIZED_PATTERN = new RegExp(
  String.raw`\b(?:authori[sz]ed|eligible|permitted|entitled|allowed|right|authori[sz]ation) to work\b(?: legally)?[^.;,]{0,20}\b${US}|\b(?:u\.?s\.?|united states) work authori[sz]ation\b|\bwork authori[sz]ation\W{1,3}(?:yes|EAD|authori[sz]ed|valid)\b|\bEAD\b|\bemployment authori[sz]ation (?:document|card)\b|\bvalid work permit\b`,
  'i',
);
/** Statuses that expire or depend on one employer. */
const TEMPORARY_PATTERN =
  /\b(?:F-?1|OPT|CPT|H-?1B\d?|H-?4|L-?[12][AB]?|J-?[12]|TN|E-?[23]|O-?1|H-?2-?[AB]|DACA|TPS)\b(?! (?:petitions?|teachers?|clients?))|\btemporary (?:work )?(?:permit|visa|status|authori[sz]ation)\b|\b(?:student|work) visa\b/;
/** A permit for the spouse of somebody with a visa, by its own word. */
const SPOUSE_PATTERN = /\bEAD\b[^.;]{0,12}\b(?:H-?4|L-?2|E-?\d ?S)\b|\b(?:H-?4|L-?2)[ -]EAD\b/;
const FOREVER_PATTERN = /\b(?:future|ever|never|permanent\w*|at any time|indefinite\w*)\b/i;
/** Statuses that a new employer must apply for. */
const SPONSORED_PATTERN = /\b(?:H-?1B|H-?2-?[AB]|L-?1[AB]?|TN|E-?3|O-?1)\b(?! (?:petitions?|clients?))/;
const NEEDS_SPONSORSHIP_PATTERN =
  /\b(?:need(?:s|ed|ing)?|requir(?:e|es|ed|ing)|seek(?:s|ing)?|looking for|open to|want(?:s|ing)?|will need|would need)\b[^.;]{0,60}\b(?:sponsor(?:ship)?|visa support|employer support|h-?1b)\b|\b(?:sponsor(?:ship)?|employer support) (?:needed|required|necessary|is needed|is required)\b(?!\W{1,3}(?:no|none|never)\b)|\bsponsorship\s*[:–—-]\s*(?:yes|(?:is |will be )?(?:required|needed)|(?:will |would )?(?:require|need)s?)\b|\bsponsor an? (?:eb|h-?1b|visa|green card|petition)|\b(?:visa|h-?1b) transfer\b|\b(?:need|needs|require|requires) (?:an?|my|the|any) (?:new )?(?:employer|company)[’']?s? (?:to )?(?:petition|file|sponsor|support)|\b(?:need|needs|require|requires) (?:an? )?(?:h-?1b|visa|work permit|petition|filing)\b|\bdepend(?:s|ing)? on (?:an? |my )?(?:employer|sponsor)/i;
const NOT_NEEDED_PATTERN =
  /(?:\b(?:no|not|never|without)|n[’']t)\b[^.;,]{0,20}\b(?:need|require|sponsor)|\bsponsorship (?:needed|required)\W{1,3}no\b/i;
/** Text about other people's status, about sponsorship deals, or about a status that the person has lost or only applied for. */
const NOT_OWN_PATTERN =
  /\b(?:clients?|petitions? for|prepared|filed|drafted|events?|decks?|partners?|sold|\$|athletes?|employees|teammates?|spouse|husband|wife|patients|students|applicants|former|applied|pending|expired|seeking citizenship|eligible for|married|appl(?:y|ying)|becom(?:e|ing)|naturali[sz]ation interview)\b/i;
/** Words with which people state their own status. Any other verb or noun before it means it is about something else. */
const STATUS_WORDS = new Set(
  `i i’m i’ve am is are a an the my status visa work authorization authorisation authorized immigration residency citizenship citizen employment eligibility
  legal legally lawful naturalized native-born natural-born natural dual born in on us u.s u s usa united states american currently have has had hold holding
  holder fully permanent full unrestricted both and with as also no do does don’t doesn’t not need require requires will would never now or future to for of
  by birth through asylum asylee granted refugee admitted since gc permit valid active yes resident card green veteran hand valid army navy air force marine corps coast guard canadian mexican indian australian visa-holder until expires ends valid daca tps recipient status-holder sworn in took oath became came refugee naturalization proud marriage through any all every employer employers
  ever longer current support help type needed sponsorship permanently indefinitely american samoa guam fully immigrant arrived adjustment asylum-granted january february march april may june july august september october november december`.split(
    /\s+/,
  ),
);
/** For a time, after which the person needs a sponsor. */
const FOR_NOW_PATTERN =
  /\b(?:F-?1|OPT|CPT|STEM|J-?1)\b|\bfor (?:\d|one|two|three|the next|now)|\b(?:until|till|through|thru) (?:[a-z]+\.? )?\d|\b(?:currently|at this time|at present|for now)\b/i;
const LIMITED_AFTER_PATTERN =
  /^[^.;,]{0,40}\b(?:until|till|through|pending|expire\w*|class(?:es)?|tests?|interviews?|applic\w+|process|expected|anticipated|in 20\d\d|by 20\d\d|for (?:clients?|workers?|others|now))\b/i;
const DENIED_PATTERN = /\b(?:not|n[’']t|never|no longer|non)\b[^.;,]{0,12}$/i;

/** A longer line describes something else as well. */
const MOST = 140;

/** The part of a line, between its marks, that contains an offset. */
function getPart(text: string, at: number): string {
  const [before = ''] = /[^,;|•]*$/.exec(text.slice(0, at)) ?? [];
  const [after = ''] = /^[^,;|•]*/.exec(text.slice(at)) ?? [];
  return before + after;
}

function find(facts: Facts, pattern: RegExp, unless?: RegExp, mayEnd = false): Statement | undefined {
  const claims = new Set(listClaims(facts).map(({ text }) => text));
  return listStatements(facts).find(({ text }) => {
    const match = text.length > MOST ? null : pattern.exec(text);
    if (
      match === null ||
      // The rest of its line may limit it.
      (unless && [text, ...findLines(facts, text)].some((line) => line.length <= MOST && unless.test(line))) ||
      NOT_OWN_PATTERN.test(getPart(text, match.index)) ||
      DENIED_PATTERN.test(text.slice(0, match.index))
    )
      return false;
    const [before = ''] = /[^,;|•(]*$/.exec(text.slice(0, match.index)) ?? [];
    // A line among those of a role has to be about nothing else.
    const [after = ''] = claims.has(text)
      ? []
      : (/^[^,;|•(]*/.exec(text.slice(match.index + match[0].length).replace(/^ and [A-Z]\w+/, '')) ?? []);
    const words =
      `${before} ${after}`
        .toLowerCase()
        .replaceAll("'", '’')
        .match(/[a-z][a-z.’-]*/g) ?? [];
    const isOwn = words.every((word) => STATUS_WORDS.has(word.replace(/\.$/, '')));
    return isOwn && (mayEnd || !LIMITED_AFTER_PATTERN.test(text.slice(match.index + match[0].length)));
  });
}

/** A line that requests sponsorship. */
function findSponsorshipRequest(facts: Facts): Statement | undefined {
  return listStatements(facts).find(
    ({ text }) =>
      text.length <= MOST &&
      NEEDS_SPONSORSHIP_PATTERN.test(text) &&
      !NOT_NEEDED_PATTERN.test(text) &&
      !/\b(?:event|deck|client|petitions? for(?! me\b)|\$)/i.test(text),
  );
}

const CITIZENS = /\bcitizens?(?:hip)?\b/i;
const OTHERS_TOO =
  /\b(?:permanent|green card|GC|residents?|persons?|refugees?|asylees?|authori[sz]ed to work|nationals? of (?!the u|u\.?s|america))\b/i;
const isCitizensOnly = (quote: string): boolean => CITIZENS.test(quote) && !OTHERS_TOO.test(quote);
/** An advertisement that takes citizens, with or without permanent residents, and doesn't name refugees or everyone who may work. */
const CITIZENS_OR_RESIDENTS =
  /\bcitizens?(?:hip)?\b|\bUSC\b|\bgreen cards?\b|\bGCs?\b|\bpermanent residents?\b|\bLPRs?\b/i;
const ALL_WHO_MAY_WORK =
  /\b(?:refugees?|asylees?|asylum|EAD|protected individuals?)\b|(?:\bor|\band|,|\bothers?)\s+(?:\w+ ){0,4}authori[sz]ed to work\b/i;
const PERSONS_PATTERN = /\b(?:u\.?s\.?|united states) persons?\b|\bcitizens?(?:hip)?\b/i;
const PERMANENT_PATTERN = /\bpermanent(?:ly)? (?:u\.?s\.? )?(?:work )?(?:authori[sz]|eligib|right)/i;
const ANY_EMPLOYER_PATTERN = /\bsponsor|\bany (?:u\.?s\.? )?employer\b|\bunrestricted\b/i;

/**
 * Whether the person can work in the US on the job's terms: as a citizen, as a permanent resident, without sponsorship, or at all. A
 * status that doesn't cover what the job requires leaves the answer unknown. A status that expires or depends on an employer fails a job
 * without sponsorship.
 */
export const answerAuthorization: AnswerFunction = (facts, { kind, quote: sentence }) => {
  const quote = findLine(facts.job?.text ?? '', sentence);
  const needed = findSponsorshipRequest(facts);
  if (needed) return answerFromStatement(facts, 'not-met', needed);
  const citizen = find(facts, CITIZEN_PATTERN) ?? find(facts, BARE_CITIZEN_PATTERN, OTHER_COUNTRY);
  if (citizen) return answerFromStatement(facts, 'met', citizen);
  const resident = find(facts, RESIDENT_PATTERN);
  if (resident) return answerFromStatement(facts, isCitizensOnly(quote) ? 'not-met' : 'met', resident);
  const lasting = find(facts, LASTING_PATTERN, OTHER_COUNTRY);
  if (lasting) {
    const isOpen = ALL_WHO_MAY_WORK.test(quote) || !CITIZENS_OR_RESIDENTS.test(quote);
    return answerFromStatement(facts, isOpen ? 'met' : 'unknown', lasting);
  }
  return answerWithoutResidence(facts, kind, quote);
};

function answerWithoutResidence(facts: Facts, kind: string, quote: string): Answer {
  const temporary = find(facts, TEMPORARY_PATTERN, undefined, true);
  const free = find(facts, UNRESTRICTED_PATTERN, FOR_NOW_PATTERN);
  if (PERMANENT_PATTERN.test(quote)) {
    if (temporary) return answerFromStatement(facts, 'not-met', temporary);
    return free && FOREVER_PATTERN.test(free.text) ? answerFromStatement(facts, 'met', free) : UNKNOWN;
  }
  if (PERSONS_PATTERN.test(quote)) {
    // Citizens, permanent residents, refugees, and asylees need no visa.
    if (temporary) return answerFromStatement(facts, 'not-met', temporary);
    return free ? answerFromStatement(facts, 'unknown', free) : UNKNOWN;
  }
  if (free) {
    // A spouse's permit is for any employer; the other statuses end, or depend on one.
    const isOpen =
      temporary === undefined || (SPOUSE_PATTERN.test(temporary.text) && !FOR_NOW_PATTERN.test(temporary.text));
    return answerFromStatement(facts, isOpen ? 'met' : 'unknown', free);
  }
  if (kind === 'sponsorship' || ANY_EMPLOYER_PATTERN.test(quote)) {
    const sponsored = find(facts, SPONSORED_PATTERN, undefined, true);
    return sponsored ? answerFromStatement(facts, 'not-met', sponsored) : UNKNOWN;
  }
  const authorizedStatement = find(facts, AUTHORIZED_PATTERN);
  return authorizedStatement ? answerFromStatement(facts, temporary ? 'unknown' : 'met', authorizedStatement) : UNKNOWN;
}
