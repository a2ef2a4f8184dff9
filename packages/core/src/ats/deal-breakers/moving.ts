import type { UsPlace } from '../../text/us-places.ts';
import { findStates } from '../../text/us-states.ts';
import { toComparable } from '../wording/words.ts';
import { MILES_A_MINUTE } from './reach.ts';
import { findRegionStates } from './regions.ts';
import type { Statement } from './statements.ts';

const MOVING_SOURCE = String.raw`(?:relocat\w*|mov(?:e|ing)\b|deploy\w*)`;
const RELOCATES_PATTERN = new RegExp(
  String.raw`\b(?:willing|able|open|ready|happy|glad|eager|excited|planning|prepared|available|plans?|set|free) (?:to|for) ${MOVING_SOURCE}|\b(?:we|I) (?:will )?move to [A-Z]|\bwill be (?:living|moving) (?:in|to)\b|\bmove date\b|\b(?:will|can) (?:relocate|move)\b|\b(?:am |currently )?relocating to\b|\bmoving to [A-Z]|\brelocation\W{1,3}(?:yes|ok|open)\b`,
  'i',
);
const NOT_RELOCATING_PATTERN = new RegExp(
  String.raw`\b(?:not|n[’']t|un)\s?(?:\w+ ){0,2}(?:willing|able|open|looking|planning|available|interested)(?: (?:to|in|for))? ${MOVING_SOURCE}|\b(?:cannot|can[’']t|can not|won[’']t|will not|do not(?: want to| wish to)?|don[’']t) ${MOVING_SOURCE}|\bno(?:t)? relocat\w+\b|\bnot able to relocate\b|\b(?:staying|remaining) (?:in|put)\b|\bonly work (?:at|in|near)\b|\bonly (?:\w+ ){0,2}(?:looking|seeking|interested|available|open|considering)\b|\b(?:looking|seeking|available|searching|relocating|moving) only\b|\bonly (?:relocat|mov)ing\b|\bsettled (?:in|near) [A-Z]|\b(?:and|but|,) not mov(?:ing|e)\b|\bnot (?:going to |looking to |planning to |about to )?(?:move|moving|relocating|leav(?:e|ing))\b|\bstay(?:ing)? (?:put|in|near|at)\b|\bonly (?:take|accept|want|do|consider|apply for)\b[^.;]{0,20}\b(?:work|jobs?|roles?|positions?|assignments?)\b[^.;]{0,20}\b(?:in|inside|within|near|around|at)\b|\bnothing (?:else|outside|beyond)\b|\bties? (?:me|us) (?:here|to)\b|\b(?:can(?:not|[’']t)|won[’']t|unable to) (?:leave|move|relocate|commute)\b|\brelocating only\b|\bno (?:move|moves|moving)\b|\bno overseas\b|\b(?:continental (?:u\.?s\.?|united states)|CONUS|stateside) only\b`,
  'i',
);
const UNDECIDED_PATTERN =
  /\bmay\b|\bMay (?:consider|move|relocate|be)\b|\b(?:[Mm]ight|[Mm]aybe|[Cc]onsider\w*|[Pp]ossibly|[Pp]erhaps|[Ii]f)\b/;

/** The line in which the person says that they stay where they are. */
export const findStay = (statements: readonly Statement[]): Statement | undefined =>
  statements.find(({ text }) => NOT_RELOCATING_PATTERN.test(text));

/** The line in which the person says that they would move. */
export const findMove = (statements: readonly Statement[]): Statement | undefined =>
  statements.find(
    ({ text }) => RELOCATES_PATTERN.test(text) && !NOT_RELOCATING_PATTERN.test(text) && !UNDECIDED_PATTERN.test(text),
  );

/** Said of where somebody is, or will be. */
const BEING_THERE =
  /^\W*(?:i |i’m |i'm |i am |we )?(?:(?:currently|now|also|happily) )?(?:live|living|reside|residing|resident|based|located|moving|relocating|move|moved|available|ready|willing|happy|able|open|home|have (?:a|an) (?:room|house|apartment|place|home))\b|\bresident\b|\b(?:we|I) (?:will )?move to\b|\bhome\s*(?:is|:)|\b(?:minutes?|min\.?|miles?|mi\.?|blocks?|drive|walk)\b[^.;]{0,20}\b(?:from|to|of)\b|\bcommut(?:e|ing) (?:to|from)\b|\b(?:fine|ok|okay|good) with\b|\((?:[A-Z][\w.]+ )+area\)/i;
const NOT_SURE =
  /\b(?:not|n[’']t|(?<!\bin )may(?! \d)|might|maybe|consider\w*|until|till|former(?:ly)?|previously|used to|hop(?:e|ing)|lived)\b/i;
/** Places that a sentence names: after a preposition, before "County" and the like, or in a list of towns. */
const PLACE_NAMED =
  /(?:\b(?:in|to|near|around|at|from|our|of|the|between|and|or)|[:,(])\s+((?:[A-Z][\w.’'-]+)(?: [A-Z][\w.’'-]+){0,2})/g;

/** Whether a line says that its writer is, or will be, at a place that the sentence names. */
export function isThere(text: string, quote: string): boolean {
  if (text.length > MOST_LINE || !BEING_THERE.test(text) || NOT_SURE.test(text)) return false;
  const places = [...quote.matchAll(PLACE_NAMED)]
    .map(([, name = '']) => name.replace(/[.,]+$/, ''))
    .filter((name) => name.length > 3 && findStates(name).length === 0);
  return places.some((name) => {
    const at = new RegExp(String.raw`\b${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\b`, 'u').exec(text)?.index;
    return at !== undefined && !AWAY_FROM.test(text.slice(0, at));
  });
}

/** "Nine miles outside Tull" isn't in Tull. */
const AWAY_FROM = /\b(?:outside|from|beyond|near|off|north|south|east|west|close to|next to)(?: of)? (?:the )?$/i;

const MOST_LINE = 120;

/** Someone who names where they would move wants to go only there. */
export function isTheWay(text: string, quote: string, places: readonly UsPlace[]): boolean {
  const [, goal = ''] =
    /\b(?:[Rr]elocat\w*|[Mm]ov(?:e|ing)) to (?:the )?([A-Z][\w .]+?)(?=[,;.(]|$| (?:in|for|by|at|on|with|if|when|before|within|next|this|area)\b)/.exec(
      text,
    ) ?? [];
  const region = findRegionStates(text);
  const states = region && findStates(text).length === 0 ? region : findStates(text);
  if (goal === '' && ANYWHERE.test(text)) return true;
  if (goal === '' && states.length === 0) return !ONLY_WITHIN.test(text);
  const isCity = goal !== '' && ` ${toComparable(quote)} `.includes(` ${toComparable(goal)} `);
  const asked = findStates(quote);
  const jobStates = asked.length > 0 ? asked : places.map(({ state }) => state);
  return isCity || (states.length > 0 && jobStates.some((state) => states.includes(state)));
}

const ANYWHERE = /\b(?:anywhere|nationwide|any (?:state|location|city)|wherever)\b/i;

/** "Open to relocation within 200 miles of Macon": some way off, and where to isn't known. */
const ONLY_WITHIN =
  /\b(?:relocat\w*|mov(?:e|ing))\b[^.;,]{0,12}\b(?:within|in|inside|near|around) (?!the (?:u\.?s|united states|country)\b)|\brelocat\w*\W{1,3}(?:to )?(?:the )?[\w ]{0,20}\bonly\b/i;

/** "Santa Fe until Jan 8, 2027, then Minneapolis" */
const LEAVES =
  /\b(?:until|till|through)\b[^.;]{0,24},? (?:then|after(?: that)?|and then)\b|\b(?:moving|relocating) (?:away|out|back|to [A-Z])[^.;]{0,40}\b(?:in|by|this|next|after)\b/;

/** The line in which the person says that they are about to leave the place where they live. */
export const findLeaving = (statements: readonly Statement[]): Statement | undefined =>
  statements.find(({ text }) => text.length <= MOST_LINE && LEAVES.test(text) && !UNDECIDED_PATTERN.test(text));

const STATED_DISTANCE =
  /\b(\d{1,3}|five|ten|fifteen|twenty|thirty)[- ]?(miles?|mi|min(?:ute)?s?)\b\.?[^.;,]{0,16}?\b(?:from|to|of|outside)\s+(?:downtown |the )?([A-Z][\w’'-]+(?: [A-Z][\w’'-]+)?)/g;
const IN_WORDS: Readonly<Record<string, number>> = { five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30 };

/**
 * The line in which the person says how far they live from a place that the sentence names, if that is near enough.
 * @param reach how far it may be, in miles
 */
export function findStatedDistance(
  statements: readonly Statement[],
  quote: string,
  reach: number,
): Statement | undefined {
  const words = ` ${toComparable(quote)} `;
  return statements.find(
    ({ text }) =>
      text.length <= MOST_LINE &&
      !NOT_SURE.test(text) &&
      [...text.matchAll(STATED_DISTANCE)].some(([, count = '', unit = '', place = '']) => {
        const number = IN_WORDS[count] ?? Number(count);
        const miles = unit.startsWith('mi') && !unit.startsWith('min') ? number : number * MILES_A_MINUTE;
        return miles <= reach && words.includes(` ${toComparable(place)} `);
      }),
  );
}
