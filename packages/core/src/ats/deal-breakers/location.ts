import { findCountyStates, toPlaceKey } from '../../text/us-places.ts';
import { findStates, US_STATES } from '../../text/us-states.ts';
import { type Facts, locateField } from '../facts/index.ts';
import { quoteText } from '../rubric/rule.ts';
import { toComparable } from '../wording/words.ts';
import { type Answer, type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { type Home, isStateName, readHome } from './home.ts';
import { findAreas, findCenter, listAreasOf, type MetroArea } from './metro-areas.ts';
import { findLeaving, findMove, findStatedDistance, findStay, isThere, isTheWay } from './moving.ts';
import {
  findCountiesAsked,
  findJobPlaces,
  findPlacesWithState,
  listStatesAsked,
  locateHome,
  measureNearest,
  readReach,
} from './reach.ts';
import { checkStateList, isInZone } from './state-lists.ts';
import { findLine, listStatements, type Statement } from './statements.ts';

const ACCEPTS_MOVING_PATTERN =
  /\b(?:residents?|live|reside|residency|local)\b[^.;]{0,40}\b(?:by|within|before|upon) (?:the |your |an? )?(?:[\w-]+ ){0,2}(?:start|starting|hire|hiring|first|day|date|months?|days|weeks|year|appointment|academy)\b|\brelo(?:cat\w*)?\b|\b(?:must|to|or|will|can|would|please) move\b/i;
/** The job is open only to people who already live there. */
const ONLY_LOCAL_PATTERN =
  /\b(?:local (?:candidates?|drivers?|applicants?|residents?|people)(?: only)?|locals only|must (?:currently|already) (?:live|reside)|current(?:ly)? (?:a )?(?:resid\w+|liv(?:e|ing))|(?:other|outside) states?|elsewhere|outside (?:of )?(?:the )?[A-Z][a-z]+|out[- ]of[- ](?:state|area)|only)\b/i;
/** The same, said of the sentence that asks for the place. */
const ALREADY_PATTERN =
  /\balready\b[^.;]{0,24}\b(?:live|living|reside|residing|in|on|here|there|local|based|located)\b|\b(?:live|living|reside|residing|in|be|are)\b[^.;]{0,40}\balready\b|\bat (?:the )?time of (?:application|applying)\b|\b(?:when|before) (?:you |they )?apply(?:ing)?\b|\bon the date of application\b/i;
const COUNTRY_PATTERN =
  /\b(?:in the (?:u\.?s\.?|united states)|within the (?:u\.?s\.?|united states)|u\.?s\.?[- ](?:only|based|residents?)|united states)\b/i;

/** What the rules of this file compare. */
interface Comparison {
  facts: Facts;
  /** The line of the advertisement that asks for a place. */
  quote: string;
  /** The same, with the start of the advertisement if the line names no place. */
  wanted: string;
  home: Home | undefined;
  /** The line in which the person says that they stay where they are. */
  stays: Statement | undefined;
}

/** Compares the person's city or state with those that the job names; a stated willingness to move counts if the job accepts relocation. */
export const answerLocation: AnswerFunction = (facts, { quote: sentence }) => {
  const quote = findLine(facts.job?.text ?? '', sentence);
  const statements = listStatements(facts);
  const remote = OFFICE.test(quote) ? statements.find(({ text }) => REMOTE_ONLY.test(text)) : undefined;
  if (remote) return answerFromStatement(facts, 'not-met', remote);
  const wanted = NAMES_PLACE.test(quote) ? quote : `${quote} ${(facts.job?.text ?? '').slice(0, MOST_HEAD)}`;
  const stays = findStay(statements);
  const leaves = PRESENT.test(quote) ? findLeaving(statements) : undefined;
  const isComingHere =
    leaves !== undefined &&
    /\b(?:moving|relocating) to [A-Z]/i.test(leaves.text) &&
    isTheWay(leaves.text, wanted, findJobPlaces(quote, facts.job?.text ?? ''));
  if (leaves && !isComingHere) return answerFromStatement(facts, 'not-met', leaves);
  const comparison = { facts, quote, wanted, home: readHome(facts), stays };
  const abroad = COUNTRY_PATTERN.test(quote) ? statements.find(({ text }) => STAYS_ABROAD.test(text)) : undefined;
  if (abroad) return answerFromStatement(facts, 'not-met', abroad);
  const answer = answerFromHome(comparison);
  if (answer.answer !== 'unknown') return answer;
  const near = stays ? undefined : findStatedDistance(statements, wanted, readReach(quote) || MILES_AT_HAND);
  if (near && !ALREADY_THERE.test(quote)) return answerFromStatement(facts, 'met', near);
  const there = stays ? undefined : statements.find(({ text }) => isThere(text, wanted));
  if (there) return answerFromStatement(facts, 'met', there);
  if (stays) return isAtHome(comparison, stays) ? UNKNOWN : answerFromStatement(facts, 'not-met', stays);
  const moves = findMove(statements);
  const places = findJobPlaces(quote, facts.job?.text ?? '');
  const isComing = moves !== undefined && isTheWay(moves.text, wanted, places);
  const isForThere = ALREADY_PATTERN.test(sentence);
  if (isComing && ACCEPTS_MOVING_PATTERN.test(quote) && !isForThere) return answerFromStatement(facts, 'met', moves);
  if (ONLY_LOCAL_PATTERN.test(quote) || isForThere) return answerForLocals(comparison);
  return isComing && NAMES_PLACE.test(wanted) ? answerFromStatement(facts, 'met', moves) : UNKNOWN;
};

/** A home in another country, for good. */
const STAYS_ABROAD =
  /\b(?:live|lives|living|based|resid\w+|located)\b[^.;]{0,30}\b(?:Canada|Mexico|Portugal|Spain|France|Germany|Italy|Ireland|England|Scotland|United Kingdom|UK|Netherlands|Poland|Ukraine|India|Philippines|Pakistan|Bangladesh|China|Japan|Korea|Vietnam|Thailand|Singapore|Malaysia|Indonesia|Australia|New Zealand|Brazil|Argentina|Chile|Colombia|Costa Rica|Panama|Jamaica|Nigeria|Ghana|Kenya|South Africa|Egypt|Israel|Turkey|Greece|Croatia|Romania|Serbia|Sweden|Norway|Denmark|Finland|Switzerland|Austria|Belgium|Dubai|UAE)\b[^.;]{0,12}\(?(?:permanent\w*|for good|staying|remote only|not (?:moving|relocating))/i;

/** A place this near is as good as the one that the sentence names, unless it takes only residents of it. */
const MILES_AT_HAND = 20;
const ALREADY_THERE = /\b(?:residents?|residency|city limits|inside|boundar\w+|ordinance)\b/i;
/** The job is for those who live there and go on doing so. */
const PRESENT = /\b(?:lives?|living|resid\w+|local\w*|based|staying|stay|long[- ]term)\b/i;

const NAMES_PLACE =
  /\([A-Z][a-z]{3,}\)|\b(?:in|to|near|around|at|from|of|on|our|within) (?:the |downtown |greater )?[A-Z][a-z]{2,}/;
/** The start of an advertisement, which names where the job is. */
const MOST_HEAD = 160;

/** Whether somebody who stays where they are may already be where the job is. */
function isAtHome({ wanted, home }: Comparison, { text }: Statement): boolean {
  if (
    findStates(wanted).length === 0 &&
    !NAMES_PLACE.test(wanted) &&
    !/\b(?:live|move|reside|relocate) (?:here|there)\b/i.test(wanted)
  )
    return true;
  const words = ` ${toComparable(wanted)} `;
  const staysAt = /\b(?:in|at|near|inside|within) ((?:[A-Z][\w.’'-]+ ?){1,3})/.exec(text)?.[1];
  if (staysAt && words.includes(` ${toComparable(staysAt)} `)) return true;
  if (!home) return false;
  const isOwn = home.city !== '' && words.includes(` ${home.city} `);
  return isOwn || (!ALREADY_THERE.test(wanted) && isInSameArea(wanted, home));
}

const createHomeAnswer = (facts: Facts, answer: 'met' | 'not-met', { written }: Home, rest = ''): Answer => ({
  answer,
  evidence: {
    text: `Your résumé gives ${quoteText(written)}${rest}.`,
    quote: written,
    ...locateField(facts, 'contact/location'),
  },
});

/** The answer for somebody whose address isn't among the places of a job that takes only people who are already there. */
function answerForLocals({ facts, quote, wanted, home }: Comparison): Answer {
  if (!home) return UNKNOWN;
  const { city, state } = home;
  const named = [...findStates(wanted), ...findAreas(wanted).flatMap((area) => area.states)];
  const counties = findCountiesAsked(quote).map(findCountyStates);
  const [first = [], ...others] = counties;
  // A county of this name, beside the others, is in these states alone.
  const ofCounties = first.filter((one) => others.every((some) => some.includes(one)));
  const states =
    named.length > 0
      ? named
      : ofCounties.length > 0
        ? ofCounties
        : findPlacesWithState(quote, facts.job?.text ?? '').map((place) => place.state);
  const isElsewhere = state !== undefined && states.length > 0 && !states.includes(state);
  const isOtherTown =
    /\b(?:already|currently) (?:live|reside)s?\b[^.;]{0,12}\b(?:in|on) (?:the )?[A-Z]/.test(quote) &&
    !WIDE.test(quote) &&
    city !== '' &&
    !` ${toComparable(wanted)} `.includes(` ${city} `);
  if (!isElsewhere && !isOtherTown) return UNKNOWN;
  return createHomeAnswer(facts, 'not-met', home, ', and the job takes only people who are already there');
}

/** A place of which the address may be a part. */
const WIDE = /\b(?:area|metro\w*|region|valley|county|counties|state|near|around|within|miles|minutes|commut\w*)\b/i;

/** Whether a city is in the area of one that a sentence names: within commuting distance, or of an area by its own name. */
function isInSameArea(quote: string, home: Home): boolean {
  const own = listAreasOf(home.city, home.state);
  const states = findStates(quote);
  const named = findAreas(quote, IN_REACH.test(quote)).filter(
    (area) => states.length === 0 || area.states.some((one) => states.includes(one)),
  );
  // A name that two areas share tells which one only with a state.
  const isClear = states.length > 0 || new Set(named.map(({ names }) => names[0])).size === named.length;
  const place = locateHome(home);
  const isSuburb = (area: MetroArea): boolean =>
    place !== undefined &&
    area.states.includes(place.state) &&
    measureNearest(place, findCenter(area)) <= MILES_OF_AREA;
  return isClear && named.some((area) => own.includes(area) || isSuburb(area));
}

/** Towns this near to the first city belong to its area, whether or not they are listed. */
const MILES_OF_AREA = 18;

/** The distance within which everybody in an area can live. */
const IN_REACH = /\bcommut\w*|\b(?:[2-9]\d|1\d\d)[- ]?(?:miles?|minutes?|mins?)\b|\ban hour\b|\bdriving distance\b/i;

const ISLAND = / (?:island|township|twp|village|borough)$/;
const HERE =
  /\b(?:here|nearby|local(?:s|ly)?|in-?\s?(?:district|town|county|state|area)|(?:the|our) (?:area|county|town|city|district|region|village))\b|\b[A-Z][a-z]+ County\b/i;

const NEAR_ENOUGH =
  /\b(?:commut\w*|area|metro\w*|near|nearby|around|close|on-?\s?site|in[- ]person|offices?|local\w*|region|within|hybrid|minutes|miles|distance|greater|based)\b/i;

/** A job that is done at a place. */
const OFFICE = /\bon[- ]?site\b|\b(?:in|at) (?:the |our )?office\b|\bin[- ]person\b|\bhybrid\b/i;
const REMOTE_ONLY =
  /\b(?:fully |100\s?% )?remote\b[^.;]{0,30}\bonly\b|\bonly\b[^.;]{0,30}\bremote\b|\bnot (?:open to|available for|looking for) (?:on[- ]?site|in[- ]office|office)\b/i;

function answerFromHome({ facts, quote, home, stays }: Comparison): Answer {
  if (!home) return UNKNOWN;
  const { city, state } = home;
  const states = listStatesAsked(quote);
  const listed = state === undefined ? undefined : checkStateList(quote, state);
  if (listed) return createHomeAnswer(facts, listed, home, listed === 'met' ? '' : ', which the job rules out');
  const isInOtherState = states.length > 0 && state !== undefined && !states.includes(state);
  if (COUNTRY_PATTERN.test(quote) && states.length === 0) {
    if (state !== undefined) return createHomeAnswer(facts, 'met', home, ', which is in the United States');
    return stays ? answerFromStatement(facts, 'not-met', stays) : UNKNOWN;
  }
  if (isSameCity(facts, quote, home) && !isInOtherState && (state !== undefined || !isStateName(city)))
    return createHomeAnswer(facts, 'met', home);
  if (isInSamePlace(facts, quote, home)) return createHomeAnswer(facts, 'met', home);
  const isUnknownPlace = findAreas(quote, true).length === 0 && findStates(quote).length === 0;
  const head = (facts.job?.text ?? '').slice(0, MOST_HEAD);
  if (NEAR_ENOUGH.test(quote) && isInSameArea(isUnknownPlace ? `${quote} ${head}` : quote, home))
    return createHomeAnswer(facts, 'met', home, ', which is in the same area');
  if (state === undefined) return UNKNOWN;
  const near = answerFromDistance(facts, quote, home);
  if (near.answer !== 'unknown') return near;
  if (isInZone(quote, state)) return createHomeAnswer(facts, 'met', home);
  if (states.length > 0 && !mentionsCity(quote) && !isCityByName(quote, states)) {
    if (!isInOtherState) return createHomeAnswer(facts, 'met', home);
    if (ONLY_LOCAL_PATTERN.test(quote))
      return createHomeAnswer(facts, 'not-met', home, ', and the job takes nobody from other states');
  }
  // Somebody who stays where they are can't take a job in another place that the sentence names.
  const isElsewhere =
    isInOtherState ||
    (states.length === 0 && namesOtherPlace(quote)) ||
    (ACCEPTS_MOVING_PATTERN.test(quote) && /\b(?:to|at|in) [A-Z]/.test(quote));
  return stays && isElsewhere ? answerFromStatement(facts, 'not-met', stays) : UNKNOWN;
}

/** Whether the sentence, or what it means by "here", names the city of the address. */
function isSameCity({ job }: Facts, quote: string, { city, state }: Home): boolean {
  const words = ` ${toComparable(quote)} `;
  const head = ` ${toComparable((job?.text ?? '').slice(0, MOST_HEAD))} `;
  return (
    (city !== '' && words.includes(` ${city} `)) ||
    (ISLAND.test(city) && words.includes(` ${city.replace(ISLAND, '')} `)) ||
    // The town that the job is in is in its county, and it is what "here" and "nearby" mean.
    (city.length > 3 && HERE.test(quote) && head.includes(` ${city} `)) ||
    (NEW_YORK_CITY_PATTERN.test(quote) && state === 'NY' && BOROUGHS.has(city))
  );
}

/** "Town of Lathrop Falls", "Johnson County" */
const GOVERNED =
  /\b(City|Borough|Town|Village|Township|County|Parish|District) of ((?:[A-Z][\w’'-]+ ?){1,3})|\b((?:[A-Z][\w’'-]+ ){1,3})(City|Borough|Township|County|Parish)\b/g;
const THE_PLACE =
  /\b(?:the|our|this|in-?)\s?(city|borough|town|village|township|county|parish|district)\b|^\W*(city|borough|town|village|township|county|parish)\b(?! of)/i;

/** Whether "the county" of a sentence is one that the advertisement names, and that the address, or the line with it, names too. */
function isInSamePlace({ job, views }: Facts, quote: string, { written, city }: Home): boolean {
  const [, inside, opening] = THE_PLACE.exec(quote) ?? [];
  const kind = (inside ?? opening ?? '').toLowerCase();
  if (kind === '') return false;
  const layout = views.find(({ id }) => id === 'layout')?.text ?? '';
  const line = layout.split('\n').find((one) => one.includes(written)) ?? written;
  return [...(job?.text ?? '').matchAll(GOVERNED)].some(([, before, after, named, behind]) => {
    const own = (before ?? behind ?? '').toLowerCase();
    const name = toComparable(after ?? named ?? '').trim();
    if (own !== kind || name === '') return false;
    return name === city || ` ${toComparable(line)} `.includes(` ${name} ${kind} `);
  });
}

/** Compares the county, or the distance from the job, with what the sentence asks for. */
function answerFromDistance(facts: Facts, quote: string, home: Home): Answer {
  const own = locateHome(home);
  if (!own) return UNKNOWN;
  const counties = findCountiesAsked(quote);
  const states = listStatesAsked(quote);
  if (own.county && counties.includes(own.county) && (states.length === 0 || states.includes(own.state)))
    return createHomeAnswer(facts, 'met', home, ', which is in that county');
  // "Westchester, Rockland or the Bronx" are counties without the word.
  if (own.county && LISTS_PLACES.test(quote) && namesWhole(quote, own.county) && isStateAsked(facts, quote, own.state))
    return createHomeAnswer(facts, 'met', home, ', which is in that county');
  const reach = counties.length > 0 ? 0 : readReach(quote);
  if (reach === 0) return UNKNOWN;
  const miles = measureNearest(own, findJobPlaces(quote, facts.job?.text ?? ''));
  return miles <= reach ? createHomeAnswer(facts, 'met', home, ', which is near enough') : UNKNOWN;
}

const LISTS_PLACES =
  /\b(?:live|living|reside|residing|residents?|based|home)\b[^.;]{0,24}\b[A-Z][\w’'-]+(?:, (?:the )?[A-Z][\w’'-]+)*,? (?:or|and) (?:the )?[A-Z]/;

const namesWhole = (text: string, name: string): boolean => ` ${toPlaceKey(text)} `.includes(` ${name} `);

/** Whether nothing says that the places of a sentence are in another state. */
function isStateAsked({ job }: Facts, quote: string, state: string): boolean {
  const states = listStatesAsked(`${quote}\n${(job?.text ?? '').slice(0, MOST_HEAD)}`);
  return states.length === 0 || states.includes(state);
}

/** A sentence that names where the job is; the city of the person was looked for before. */
const namesOtherPlace = (quote: string): boolean =>
  /\b(?:[Ll]ive|[Rr]eside|[Oo]n-?site|[Oo]ffices?|[Bb]ased|[Ll]ocated|[Ff]loat|[Ff]loating|[Nn]ear)\b[^.;]{0,30}\b(?:in|near|at|between|our) [A-Z]/.test(
    quote,
  );

const NAMES = [...US_STATES.values()].sort((a, b) => b.length - a.length).join('|');
/** "Upstate New York", "the Florida Keys", "Phoenix Arizona", "Pima County", "within 30 miles". */
const PART_OF_STATE_PATTERN = new RegExp(
  String.raw`\b(?:(?:north|south|east|west)\w*|central|upstate|downstate|downtown|greater|metro)[ -](?:${NAMES})\b|(?<!^|[.:;]\s*)\b(?!(?:${NAMES})\b)[A-Z][a-z]+ (?:${NAMES})\b|\b(?:${NAMES}) (?!(?:${NAMES})\b)[A-Z][a-z]+|\b[A-Z][a-z]+ (?:[Mm]etro\w* )?(?:[Aa]rea|[Rr]egion|[Vv]alley|[Cc]ount(?:y|ies)|office|site|branch|store|plant)\b(?!:)|\bmiles?\b|\bminutes?\b|\bcommut\w*`,
);

/** The boroughs of New York City, which people give instead of the city's name. */
const BOROUGHS = new Set('manhattan,brooklyn,queens,bronx,the bronx,staten island,new york,new york city'.split(','));
const NEW_YORK_CITY_PATTERN = /\bNew York City\b|\bNYC\b/;

/** A job at a place in "New York" or "Washington" may be in the city. */
const isCityByName = (quote: string, states: readonly string[]): boolean =>
  OFFICE.test(quote) && states.length === 1 && /\bin (?:New York|Washington)\b(?! state)/i.test(quote);

/** A place narrower than a state: "Boise, ID", "Northern Virginia". */
function mentionsCity(quote: string): boolean {
  if (PART_OF_STATE_PATTERN.test(quote)) return true;
  return [...quote.matchAll(/\b([A-Z][a-z]+(?: [A-Z][a-z]+)?),\s*([A-Z]{2}\b|[A-Z][a-z]+)/g)].some(
    ([, city = '', state = '']) => findStates(city).length === 0 && findStates(`, ${state}`).length > 0,
  );
}
