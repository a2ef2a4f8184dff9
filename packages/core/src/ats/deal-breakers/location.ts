import { placeOf } from '../facts/index.ts';
import { quoted } from '../rubric/rule.ts';
import { comparable } from '../wording/words.ts';
import { type Answerer, answeredBy, UNKNOWN } from './answer.ts';
import { lineOf, statementsOf } from './statements.ts';
import { STATES } from './states.ts';

const RELOCATES =
  /\b(?:willing|able|open|ready|happy|planning|prepared|available) to (?:relocate|move|relocation)\b|\b(?:will|can) relocate\b|\bopen to relocation\b/i;
const STAYS =
  /\b(?:not (?:willing|able|open) to relocate|cannot relocate|no relocation|staying in|won[’']t relocate|will not relocate)\b/i;
const ACCEPTS_MOVING = /\brelocat/i;
/** The job is open only to people who already live there. */
const ONLY_LOCAL =
  /\b(?:local (?:candidates?|drivers?|applicants?|residents?|people)(?: only)?|locals only|must (?:currently|already) (?:live|reside)|(?:other|outside) states?|elsewhere|out[- ]of[- ](?:state|area)|only)\b/i;
const COUNTRY =
  /\b(?:in the (?:u\.?s\.?|united states)|within the (?:u\.?s\.?|united states)|u\.?s\.?[- ](?:only|based|residents?)|united states)\b/i;

/** Compares the person's city or state with those that the job names; a stated willingness to move counts if the job accepts relocation. */
export const location: Answerer = (facts, { quote: sentence }) => {
  const quote = lineOf(facts.job?.text ?? '', sentence);
  const statements = statementsOf(facts);
  const own = facts.resume.contact.location;
  const stays = statements.find(({ text }) => STAYS.test(text));
  const moves = statements.find(({ text }) => RELOCATES.test(text));
  if (moves && !stays && ACCEPTS_MOVING.test(quote) && !ONLY_LOCAL.test(quote)) return answeredBy(facts, 'met', moves);
  if (!own) return UNKNOWN;
  const said = (answer: 'met' | 'not-met', text: string) => ({
    answer,
    evidence: { text, quote: own, ...placeOf(facts, 'contact/location') },
  });
  const place = placeIn(own);
  const wantedStates = statesIn(quote);
  const cityNamed = place.city !== '' && ` ${comparable(quote)} `.includes(` ${place.city} `);
  const isOtherState = wantedStates.length > 0 && place.state !== undefined && !wantedStates.includes(place.state);
  if (COUNTRY.test(quote) && wantedStates.length === 0) {
    if (place.state !== undefined)
      return said('met', `Your résumé gives ${quoted(own)}, which is in the United States.`);
    return stays ? answeredBy(facts, 'not-met', stays) : UNKNOWN;
  }
  if (cityNamed && !isOtherState && (place.state !== undefined || !hasStateName(place.city)))
    return said('met', `Your résumé gives ${quoted(own)}.`);
  if (wantedStates.length > 0 && !namesCity(quote) && place.state !== undefined) {
    if (!isOtherState) return said('met', `Your résumé gives ${quoted(own)}.`);
    if (ONLY_LOCAL.test(quote))
      return said('not-met', `Your résumé gives ${quoted(own)}, and the job takes nobody from other states.`);
  }
  return UNKNOWN;
};

interface Place {
  city: string;
  /** Two letters. */
  state?: string;
}

function placeIn(text: string): Place {
  const [city = '', ...rest] = text.split(',').map((part) => part.trim());
  const state = statesIn(rest.join(' '), true)[0];
  return { city: comparable(city), ...(state && { state }) };
}

/** States that a text names. A two-letter code must be in capitals, and if it is alone, it must follow a comma. */
function statesIn(text: string, isTail = false): string[] {
  const found: string[] = [];
  for (const [code, name] of Object.entries(STATES)) {
    const short = isTail ? new RegExp(`(?:^|\\s)${code}(?:\\s|$)`) : new RegExp(`,\\s*${code}\\b`);
    const long = new RegExp(`(?<!\\bNew |\\bWest )\\b${name}\\b(?!,? D\\.?C)`, 'i');
    if (short.test(text) || long.test(text)) found.push(code);
  }
  if (/\bWashington,? D\.?C\b/i.test(text)) found.push('DC');
  return found;
}

const hasStateName = (city: string): boolean => Object.values(STATES).some((name) => comparable(name) === city);

/** A place narrower than a state: "Boise, ID", "in San Diego". */
function namesCity(quote: string): boolean {
  return (
    /\b[A-Z][a-z]+,\s*(?:[A-Z]{2}\b|[A-Z][a-z]+)(?!\s*(?:,|or\b))/.test(quote) &&
    !/\b(?:live in|reside in|in)\s+(?:[A-Z][a-z]+,\s*)+(?:[A-Z][a-z]+\s+)?or\b/.test(quote)
  );
}
