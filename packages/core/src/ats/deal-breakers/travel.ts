import { type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { findLine, listStatements } from './statements.ts';

const MOST_LINE = 140;
/** The person travels, and says how much or that they would. */
const TRAVELS =
  /\b(?:willing|able|open|ready|happy|glad|available|free|prefer|fine|prepared|flexible|can|will|enjoy|love|comfortable)\b[^.;]{0,24}\b(?:travel\w*|on the road|(?:chase|roll for|work) storms|run OTR|stay out|be away|overnights?)\b|\btravel(?:ing)?\W{1,3}(?:ok|okay|yes|fine|no problem|up to|welcome)\b|\b\d{2,3}(?:\s?[–-]\s?\d{2,3})?\s?% travel\b|\btravel(?:ed|s|ing)? (?:up to )?\d{2,3}\s?%|\bon the road (?:\w+ ){1,3}(?:days|nights|weeks)\b|\bout (?:for )?\d+(?: ?(?:to|-|–) ?\d+)? (?:weeks?|days|nights)\b|\b(?:do(?:n[’']t| not) mind|fine with|ok(?:ay)? with|used to|happy with|love|like|prefer)\b[^.;]{0,40}\b(?:hotels?|nights? (?:away|out)|travel\w*|overnights?|the road)\b/i;
const STAYS =
  /\b(?:no|not|without|never|cannot|can[’']t|unable to|won[’']t|don[’']t|do not|unwilling to|avoid)\b[^.;]{0,24}\b(?:travel\w*|overnights?|be away|on the road|nights away)\b|\bhome every (?:night|evening|day)\b|\bhome (?:nightly|daily) only\b|\blocal (?:work|routes?|jobs?) only\b|\bonly (?:take|accept|want|do|consider)\b[^.;]{0,24}\b(?:local|inside|within|in)\b/i;
const DENIED =
  /\b(?:no|not|never|without|limited|occasional(?:ly)?|some|prefer not|minimal|rarely|used to|former(?:ly)?)\b|n[’']t\b/i;
/** A denial that denies nothing. */
const CONTENT = /\bdo(?:n[’']t| not) mind\b|\bno problem\b|\bused to (?=living|being|hotels|travel)/gi;
/** Work with the travel of others: "book travel for executives". */
const OF_OTHERS =
  /\b(?:travel (?:agen\w+|nurse|arrangements|desk|plans|bookings?|for|insurance)|book\w*|arrang\w+|coordinat\w+|plan\w* travel)\b/i;

const SHARE = /(\d{2,3})\s?(?:[–-]\s?(\d{2,3})\s?)?%/;

/** The largest share of the time that a text names, in percent. */
function findShare(text: string): number | undefined {
  const [, from, to = from] = SHARE.exec(text) ?? [];
  return to === undefined ? undefined : Number(to);
}

/** Whether the person travels as much as the job asks: as they say, and at least the share that the job names. */
export const answerTravel: AnswerFunction = (facts, { quote: sentence }) => {
  const quote = findLine(facts.job?.text ?? '', sentence);
  const statements = listStatements(facts).filter(({ text }) => text.length <= MOST_LINE && !OF_OTHERS.test(text));
  const stays = statements.find(({ text }) => STAYS.test(text));
  if (stays) return answerFromStatement(facts, 'not-met', stays);
  const asked = findShare(quote);
  const travels = statements.find(({ text }) => TRAVELS.test(text) && !DENIED.test(text.replace(CONTENT, ' ')));
  if (!travels) return UNKNOWN;
  const offered = findShare(travels.text);
  if (offered === undefined || asked === undefined || offered >= asked)
    return answerFromStatement(facts, 'met', travels);
  return answerFromStatement(facts, 'unknown', travels);
};
