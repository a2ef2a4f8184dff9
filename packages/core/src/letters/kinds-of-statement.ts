import { listVerbReadings } from '../text/verbs.ts';
import { isFirstPerson, splitFront } from './statements.ts';

/**
 * What a statement is: a claim about the person's work or qualifications; an opinion or wish, which is only checked for facts inside it; or
 * nothing that could be checked (greetings, thanks, sentences about the reader or the application).
 */
export type StatementKind = 'claim' | 'opinion' | 'other';

const SALUTATION_PATTERN = /^(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|day)|to whom)\b/i;
const CLOSING_PATTERN =
  /^(?:(?:yours )?(?:sincerely|truly|faithfully|respectfully)(?: yours)?|(?:best|kind|warm)(?: regards| wishes)?|regards|thanks?(?: you)?(?: so much| again| in advance)?|cheers|cordially|all the best)[,.!]?$/i;
const THANKS_PATTERN =
  /^(?:many )?(?:thanks?|thank you)\b|^I(?:’d| would)? (?:also |really |truly |very much |sincerely )*(?:thank|appreciate)\b/i;
const TO_READER_PATTERN =
  /^(?:please|you\b|your\b|feel free|if you|should you|let me know|do you|would you|could you|is there|are you|when )/i;

const ADVERBS =
  '(?:(?:also|really|truly|very|very much|still|always|just|currently|now|particularly|especially|genuinely|deeply|sincerely|recently|firmly|greatly|now) )*';
const WISH_PATTERN = new RegExp(
  String.raw`^I(?:’d| would| will|’ll| could| can| hope| want| wish| plan| intend| may| might| must| should| expect| aim) ?|^I ${ADVERBS}(?:look|believe|think|feel|enjoy|enjoyed|love|loved|like|liked|admire|value|care about|appreciate|respect|understand|prefer|thrive|take pride|strive|try|welcome|agree|know (?:that|how (?:hard|important|much))|hope|want|need|trust|suppose|guess|work (?:well|hard|best)|learn (?:quickly|fast)|adapt|pay attention|share|keep (?:calm|learning)|stay (?:calm|organized|positive))\b`,
  'i',
);
/** "I can speak French" and "I can drive a forklift" are claims about a skill. */
const ABILITY_PATTERN =
  /^I(?: can| could|’m able to| am able to) (?:also )?(?!be\b|start|begin|help|bring|come|send|provide|offer|meet|talk|call|discuss|interview|contribute|make|do|add|learn|see|imagine|understand|share|answer|work (?:any|week|night|day|full|part|flex|over|well|hard))/i;
const FEELING_PATTERN = new RegExp(
  String.raw`^I(?: am|’m| was| have been|’ve been| remain) ${ADVERBS}(?:an? |the )?${ADVERBS}(?:excited|eager|glad|happy|pleased|thrilled|delighted|grateful|thankful|interested|confident|sure|certain|convinced|passionate|enthusiastic|keen|curious|available|open|ready|willing|applying|writing|contacting|reaching|following|looking|hoping|impressed|drawn|attracted|honored|sorry|aware|motivated|committed|dedicated|reliable|dependable|punctual|organized|hard-?working|hard|fast|quick|careful|patient|calm|friendly|flexible|detail|good|great|strong|perfect|ideal|right|best|team player|self-starter|people person|proud|fascinated|inspired|moved|attaching|enclosing|sending|here|free|able|used to|comfortable|at ease)\b`,
  'i',
);
const TRAIT_PATTERN =
  /^my (?:goal|hope|aim|wish|dream|passion|interest|strength|favorite|approach|style|attitude|way|philosophy|belief|motto|enthusiasm|commitment|dedication)\b/i;
const APPLICATION_PATTERN =
  /^(?:I(?:’ve| have| am|’m)?|my) (?:just |also |recently |already |)(?:applied|apply(?:ing)?|saw|read|found|heard|noticed|learned (?:about|of|that)|came across|attached|enclosed|spoke|talked|met|submitted|sent|résumé|resume|application|cover letter|references|discovered|discussed|was referred|followed up)\b/i;
const ABOUT_APPLICATION_PATTERN =
  /\b(?:you|your|position|opening|posting|posted|listing|ad|advertisement|application|interview|conversation|résumé|resume|attached|enclosed|references|website|this job|this role|the role|the job)\b/i;
const ADDRESS_PATTERN = /\b(?:reach|contact|call|email|text) me\b/i;

export function findKind(text: string): StatementKind {
  const { core: plain } = splitFront(text.trim().replaceAll("'", '’'));
  if (SALUTATION_PATTERN.test(plain) || CLOSING_PATTERN.test(plain)) return 'other';
  if (THANKS_PATTERN.test(plain)) return 'opinion';
  if (!isFirstPerson(plain)) return opensWithPast(plain) ? 'claim' : 'other';
  if (TO_READER_PATTERN.test(plain) || ADDRESS_PATTERN.test(plain)) return 'opinion';
  if (APPLICATION_PATTERN.test(plain) && ABOUT_APPLICATION_PATTERN.test(plain)) return 'opinion';
  if (ABILITY_PATTERN.test(plain)) return 'claim';
  if (WISH_PATTERN.test(plain) || FEELING_PATTERN.test(plain) || TRAIT_PATTERN.test(plain)) return 'opinion';
  return 'claim';
}

/** A sentence without a subject, as on a résumé: "Led a team of 40 nurses." */
function opensWithPast(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}’-]+/gu) ?? [];
  const first = words.find((word) => !word.endsWith('ly')) ?? '';
  return words.length >= MIN_FRAGMENT_WORDS && listVerbReadings(first).some(({ form }) => form === 'past');
}

const MIN_FRAGMENT_WORDS = 3;
