import { type ClearanceMention, findClearances } from '../../jobs/clearances.ts';
import type { Facts } from '../facts/index.ts';
import { parseMonth } from '../facts/months.ts';
import { type Answer, type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { findLastMonth } from './dates.ts';
import { findLine, findLines, listStatements, type Statement } from './statements.ts';

const ABLE = /\b(?:able|ability|eligib\w+|obtain|clearable)\b/i;
/** A test that some clearances need in addition. */
const POLYGRAPH = /\bpoly(?:graph)?\b|\b[CF]SP\b/i;
const NO_POLYGRAPH =
  /\b(?:no|not|without|never|n[’']t)\b[^.;,]{0,12}\bpoly|\bpoly(?:graph)?\W{1,3}(?:none|no|not|pending|expired)\b/i;
const INTERIM = /\binterims?\b/i;
const NO_INTERIM = /\binterims? (?:clearances? )?(?:is |are |will )?(?:be )?not\b|\bno interims?\b(?!,? no\b)/i;
const FINAL = /\bfinal\b/i;
const CITIZEN = /\b(?:u\.?s\.?|united states|american) citizen\b/i;
/** A clearance that ended not long ago can be taken up again; some employers say how long ago. */
const WINDOW =
  /\bheld\b[^.;]{0,40}\b(?:within|in|during) (?:the )?(?:last|past|previous) (\d+|one|two|three|five) (months?|years?)\b/i;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5 };

type Standing = 'held' | 'interim' | 'pending' | 'ended' | 'earlier' | 'never';

/** Words with which people describe their own clearance. A line with any other word next to the level speaks of something else. */
const OWN_WORDS = new Set(
  `i i’ve i’m am is have has had hold holds holding held maintain maintains maintaining carry possess with an a my the no not never yet without none any
  former formerly previously prior ex active inactive current currently valid full final interim pending granted awarded issued renewed adjudicated
  favorably dod doe dhs department defense energy homeland access authorization us u.s nato government federal security clearance clearances level cleared to for at up based ssbi naclc tier pr t3 t5 ci sci poly
  polygraph scope lifestyle counterintelligence since through until till thru expires expired exp good as of in from and or continuous evaluation vetting
  enrolled last investigation investigated reinvestigated reinvestigation date updated upon request year years jan feb mar apr may jun jul aug sep sept oct nov
  dec january february march april june july august september october november december access eligible eligibility read lapsed lapse revoked denied
  suspended it was has since which service separation retirement army navy air force marine corps coast guard reserve reserves reservist national military
  while during on off then holder now transferable diss dcsa opm yes status also both plus required clearable once obtained earned received w fsp csp moderate high low risk only mbi present presently today background time before after ago progress process applied application submitted appeal sponsored opened started awaiting initiated approved moved`.split(
    /\s+/,
  ),
);
const ENDED =
  /\b(?:expired|inactive|lapsed?|revoked|denied|suspended|no longer|not (?:active|current|valid|renewed)|withdrawn|downgraded|terminated)\b/i;
/** An application that was decided against the person. */
const REFUSED = /\b(?:denied|revoked|rejected)\b/i;
/** Applied for: the person doesn't have it yet. */
const PENDING =
  /\b(?:pending|in process|in progress|submitted|under (?:way|investigation)|awaiting|applied|application|not yet|started|opened|not currently held)\b/i;
/** "My husband is active duty with a Top Secret clearance" */
const OF_RELATIVE =
  /\b(?:husband|wife|spouse|partner|fianc[eé]e?|father|mother|parents?|dad|mom|sons?|daughters?|brothers?|sisters?|(?:my|his|her|their) (?:family|boss|manager|supervisor|team|colleagues?))\b[^.;]*$/i;
/** The same before the level: "Investigation in progress for Secret". */
const PENDING_BEFORE =
  /\b(?:investigation (?:is |for )*(?:in progress|open(?:ed)?|under ?way|started|pending)|in process|applied|application|sponsored|submitted|pending)\b[^.;]{0,24}$/i;
const NEVER = /\b(?:no|not|never|without|none|n[’']t)\b/i;
/** Said after the word: "Security clearance: not currently cleared". */
const NONE_AFTER =
  /^\W*(?:security |government |current )*clearances?\s*[:–—-]\s*(?:none|no\b|not (?:yet |currently |presently )?(?:held|cleared|active|applicable)|n\/a|never)/i;
const EARLIER =
  /\b(?:held|had|was|were|former(?:ly)?|previous(?:ly)?|prior|ex-|once|in service|while|during|until|till|retirement|separation)\b/i;
/** "Held since 2019" goes on. */
const GOES_ON = /\b(?:held|had)\b[^.;]*\bsince\b/i;
const ENDS_AFTER = /\b(?:until|till|through|thru|expires|exp|good)\b/i;

/** Who may get a clearance doesn't have it. */
const COMPARTMENTS = /\bSCI[- ](?:eligible|eligibility)|\beligib(?:le|ility) for SCI\b/gi;
const MAY_GET = /\b(?:eligible|eligibility|clearable|able to (?:get|obtain))\b/i;

const SETTLED =
  /^\W*(?:(?:is|was|has|clearance|now) )*(?:inactive|expired|lapsed|revoked|denied|pending|in process)\b/i;

/** The words next to a level, up to the next mark: those of a list item, or of the part of a sentence. */
function isOwn(text: string, { start, end }: ClearanceMention): boolean {
  const [before = ''] = /(?:[^,:;|•·(.]|(?<=\w)\.(?=\w))*$/.exec(text.slice(0, start)) ?? [];
  const near = before.split(/\s[–—-]\s|\bwith\b/).at(-1) ?? '';
  const [after = ''] = /^(?:[^,:;|•·.–—(]|(?<=\w)\.(?=\w))*/.exec(text.slice(end)) ?? [];
  // After a word that settles it, anything may follow: "inactive since my last contract ended".
  return `${near} ${SETTLED.test(after) ? '' : after}`
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[^\p{L}\d.’]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .every((word) => word === '' || /\d/.test(word) || OWN_WORDS.has(word));
}

function findStanding(text: string, mention: ClearanceMention, asOf: string): Standing | undefined {
  if (!isOwn(text, mention)) return undefined;
  const before = text.slice(0, mention.start);
  const after = text.slice(mention.end);
  if (OF_RELATIVE.test(before)) return undefined;
  if (NONE_AFTER.test(text)) return 'never';
  if (REFUSED.test(text)) return 'ended';
  if ((PENDING.test(after) || PENDING_BEFORE.test(before)) && !INTERIM.test(text))
    return isFromBefore(after, asOf) ? undefined : 'pending';
  if (ENDED.test(text)) return 'ended';
  if (
    NEVER.test(`${before}${text.slice(mention.start, mention.end)}`) ||
    /^\W*clearance\s*:?\s*(?:none|no|not (?:yet )?held|n\/a|never)\b/i.test(text)
  )
    return 'never';
  // Access to compartments is granted to those who hold the clearance.
  if (MAY_GET.test(text.replace(COMPARTMENTS, ' '))) return undefined;
  const last = findLastMonth(after);
  const isOver = last !== undefined && ENDS_AFTER.test(after) && last < parseMonth(asOf);
  if (isOver || (EARLIER.test(text) && !GOES_ON.test(text))) return 'earlier';
  return INTERIM.test(text) ? 'interim' : 'held';
}

/** What was pending a year and more ago may have come through since. */
function isFromBefore(text: string, asOf: string): boolean {
  const last = findLastMonth(text);
  return last !== undefined && parseMonth(asOf) - last > 12;
}

/** Whether a clearance that has ended did so within the time that the advertisement gives. */
function endedInTime(quote: string, text: string, asOf: string): boolean {
  const [, count = '', unit = ''] = WINDOW.exec(quote) ?? [];
  const last = findLastMonth(text);
  if (count === '' || last === undefined) return false;
  const months = (NUMBERS[count.toLowerCase()] ?? Number(count)) * (/^y/i.test(unit) ? 12 : 1);
  return last <= parseMonth(asOf) && parseMonth(asOf) - last <= months;
}

/** A clearance that the person holds and that is at least the required one. If being able to get one is enough, stated citizenship counts too. */
export const answerClearance: AnswerFunction = (facts, { quote: sentence }) => {
  const quote = findLine(facts.job?.text ?? '', sentence);
  const isEligible = ABLE.test(quote.replace(COMPARTMENTS, ' '));
  let best = UNKNOWN;
  for (const statement of listStatements(facts)) {
    if (statement.text.length > MOST) continue;
    if (isEligible && /clearance|clearable/i.test(statement.text) && ABLE.test(statement.text) && isCitizen(facts))
      return answerFromStatement(facts, 'met', statement);
    for (const mention of findClearances(statement.text)) {
      const found = answerForMention(facts, quote, statement, mention);
      // Who had it once and is a citizen can get it again.
      const isAgain = found?.answer === 'unknown' && HELD_ONCE.test(statement.text) && isEligible && isCitizen(facts);
      const answer = isAgain ? answerFromStatement(facts, 'met', statement) : found;
      if (answer?.answer === 'met') return answer;
      if (answer?.answer === 'not-met' ? !isEligible || best.answer === 'not-met' : best.evidence === undefined)
        best = answer ?? best;
    }
  }
  if (best.answer !== 'unknown' || isEligible) return best;
  const none = listStatements(facts).find(({ text }) => text.length <= MOST && NOT_CLEARED.test(text));
  return none ? answerFromStatement(facts, 'not-met', none) : best;
};

const HELD_ONCE = /\b(?:held|had)\b/i;

/** A line that says in so many words that its writer has no clearance. */
const NOT_CLEARED =
  /\b(?:never|not|n[’']t)(?: (?:yet|been|currently|presently|ever))* cleared\b(?! (?:by|through|the|up|for (?:takeoff|release))\b)|\b(?:do(?:es)? not|don[’']t|never|have not|haven[’']t) (?:(?:yet|currently|ever) )?(?:hold|held|have|had) (?:an? |any )?(?:(?:security|active|government|federal|current) )*clearance\b/i;

function answerForMention(
  facts: Facts,
  quote: string,
  statement: Statement,
  mention: ClearanceMention,
): Answer | undefined {
  const { text } = statement;
  const standing = findStanding(text, mention, facts.asOf);
  if (standing === undefined) return undefined;
  const said = (answer: Answer['answer']) => answerFromStatement(facts, answer, statement);
  if (standing === 'never' || standing === 'pending') return said('not-met');
  const asked = findClearances(quote).filter(
    ({ isEnergy, level, end }) => isEnergy === mention.isEnergy && level > 0 && !NOT_ENOUGH.test(quote.slice(end)),
  );
  const wanted = asked.length > 0 ? Math.min(...asked.map(({ level }) => level)) : 0;
  const isOther = wanted === 0 && findClearances(quote).some(({ level }) => level > 0);
  if (standing === 'ended' || standing === 'earlier') {
    if (WINDOW.test(quote))
      return said(
        mention.level >= wanted &&
          !isOther &&
          [text, ...findLines(facts, text)].some((line) => endedInTime(quote, line, facts.asOf))
          ? 'met'
          : 'unknown',
      );
    return said(standing === 'ended' ? 'not-met' : 'unknown');
  }
  if (isOther || (mention.level === 0 && wanted > 0)) return said('unknown');
  if (mention.level < wanted) return said('not-met');
  if (POLYGRAPH.test(quote) && (!POLYGRAPH.test(text) || NO_POLYGRAPH.test(text))) return said('unknown');
  if (ASKS_COMPARTMENTS.test(quote) && !/\bSCI\b/.test(text)) return said('unknown');
  if (standing === 'held') return said('met');
  if (NO_INTERIM.test(quote)) return said('not-met');
  if (INTERIM.test(quote)) return said('met');
  return said(FINAL.test(quote) ? 'not-met' : 'unknown');
}

const ASKS_COMPARTMENTS = /\b(?:with|and|plus) (?:current )?SCI\b|\bSCI[- ](?:eligib|access)/;

/** "Public Trust doesn't count". */
const NOT_ENOUGH = /^(?: \w+)? (?:does not|doesn[’']t|do not|don[’']t|will not|won[’']t|is not|isn[’']t)\b/i;

/** A line that mentions more than a clearance describes work, not a clearance the person holds. */
const MOST = 160;

function isCitizen(facts: Facts): boolean {
  return listStatements(facts).some(({ text }) => CITIZEN.test(text) && !/\bnot\b/i.test(text));
}
