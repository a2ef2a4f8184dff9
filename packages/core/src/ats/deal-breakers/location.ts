import { findStates, US_STATES } from '../../text/us-states.ts';
import { type Facts, locateField } from '../facts/index.ts';
import { quoteText } from '../rubric/rule.ts';
import { toComparable } from '../wording/words.ts';
import { type Answer, type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { findAreas, listAreasOf } from './metro-areas.ts';
import { findLine, listStatements, type Statement } from './statements.ts';

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
const ACCEPTS_MOVING_PATTERN = /\brelocat|\b(?:must|to|or) move\b/i;
/** The job is open only to people who already live there. */
const ONLY_LOCAL_PATTERN =
  /\b(?:local (?:candidates?|drivers?|applicants?|residents?|people)(?: only)?|locals only|must (?:currently|already) (?:live|reside)|(?:other|outside) states?|elsewhere|outside (?:of )?(?:the )?[A-Z][a-z]+|out[- ]of[- ](?:state|area)|only)\b/i;
const COUNTRY_PATTERN =
  /\b(?:in the (?:u\.?s\.?|united states)|within the (?:u\.?s\.?|united states)|u\.?s\.?[- ](?:only|based|residents?)|united states)\b/i;

/** The states that are entirely in one time zone (49 CFR 71). A state with two zones doesn't answer the question. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Eastern|ET|EST|EDT)\b/, 'CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV'],
  [/\b(?:Central|CT|CST|CDT)\b/, 'AL AR IL IA LA MN MS MO OK WI'],
  [/\b(?:Mountain|MT|MST|MDT)\b/, 'AZ CO MT NM UT WY'],
  [/\b(?:Pacific|PT|PST|PDT)\b/, 'CA WA'],
];
const ZONE_PATTERN = /\btime(?: ?zones?)?\b|\b[ECMP][SD]?T\b/;

/** Compares the person's city or state with those that the job names; a stated willingness to move counts if the job accepts relocation. */
export const answerLocation: AnswerFunction = (facts, { quote: sentence }) => {
  const quote = findLine(facts.job?.text ?? '', sentence);
  const statements = listStatements(facts);
  const remote = OFFICE.test(quote) ? statements.find(({ text }) => REMOTE_ONLY.test(text)) : undefined;
  if (remote) return answerFromStatement(facts, 'not-met', remote);
  const stays = statements.find(({ text }) => NOT_RELOCATING_PATTERN.test(text));
  const moves = statements.find(
    ({ text }) => RELOCATES_PATTERN.test(text) && !NOT_RELOCATING_PATTERN.test(text) && !UNDECIDED_PATTERN.test(text),
  );
  const home = answerFromHome(facts, quote, stays);
  if (home.answer !== 'unknown') return home;
  const wanted = NAMES_PLACE.test(quote) ? quote : `${quote} ${(facts.job?.text ?? '').slice(0, MOST_HEAD)}`;
  const there = stays ? undefined : statements.find(({ text }) => isThere(text, wanted));
  if (there) return answerFromStatement(facts, 'met', there);
  if (stays) return isAtHome(facts, wanted, stays) ? UNKNOWN : answerFromStatement(facts, 'not-met', stays);
  if (ONLY_LOCAL_PATTERN.test(quote)) return answerForLocals(facts, quote, wanted);
  if (!moves) return UNKNOWN;
  const isAccepted = ACCEPTS_MOVING_PATTERN.test(quote) || NAMES_PLACE.test(wanted);
  return isAccepted && isTheWay(moves.text, wanted) ? answerFromStatement(facts, 'met', moves) : UNKNOWN;
};

const NAMES_PLACE =
  /\([A-Z][a-z]{3,}\)|\b(?:in|to|near|around|at|from|of|on|our|within) (?:the |downtown |greater )?[A-Z][a-z]{2,}/;
/** The start of an advertisement, which names where the job is. */
const MOST_HEAD = 160;

/** Whether somebody who stays where they are may already be where the job is. */
function isAtHome(facts: Facts, quote: string, { text }: Statement): boolean {
  const own = facts.resume.contact.location ?? findTopAddress(facts);
  const { city, state } = parsePlace(own ?? '');
  if (
    findStates(quote).length === 0 &&
    !NAMES_PLACE.test(quote) &&
    !/\b(?:live|move|reside|relocate) (?:here|there)\b/i.test(quote)
  )
    return true;
  const words = ` ${toComparable(quote)} `;
  const staysAt = /\b(?:in|at|near|inside|within) ((?:[A-Z][\w.’'-]+ ?){1,3})/.exec(text)?.[1];
  if (staysAt && words.includes(` ${toComparable(staysAt)} `)) return true;
  return (city !== '' && words.includes(` ${city} `)) || isInSameArea(quote, { city, ...(state && { state }) });
}

/** The answer for somebody whose address isn't among the places of a job that takes only people who are already there. */
function answerForLocals(facts: Facts, quote: string, wanted: string): Answer {
  const own = facts.resume.contact.location ?? findTopAddress(facts);
  if (!own) return UNKNOWN;
  const { city, state } = parsePlace(own);
  const areas = findAreas(wanted);
  const states = [...new Set([...findStates(wanted), ...areas.flatMap((area) => area.states)])];
  const isElsewhere = state !== undefined && states.length > 0 && !states.includes(state);
  const isOtherTown =
    /\b(?:already|currently) (?:live|reside)s?\b[^.;]{0,12}\b(?:in|on) (?:the )?[A-Z]/.test(quote) &&
    !WIDE.test(quote) &&
    city !== '' &&
    !` ${toComparable(wanted)} `.includes(` ${city} `);
  if (!isElsewhere && !isOtherTown) return UNKNOWN;
  const text = `Your résumé gives ${quoteText(own)}, and the job takes only people who are already there.`;
  return { answer: 'not-met', evidence: { text, quote: own, ...locateField(facts, 'contact/location') } };
}

/** A place of which the address may be a part. */
const WIDE = /\b(?:area|metro\w*|region|valley|county|counties|state|near|around|within|miles|minutes|commut\w*)\b/i;

/** Whether a city is in the area of one that a sentence names: within commuting distance, or of an area by its own name. */
function isInSameArea(quote: string, { city, state }: Place): boolean {
  const own = listAreasOf(city, state);
  const states = findStates(quote);
  const named = (own.length === 0 ? [] : findAreas(quote, IN_REACH.test(quote))).filter(
    (area) => states.length === 0 || area.states.some((one) => states.includes(one)),
  );
  // A name that two areas share tells which one only with a state.
  const isClear = states.length > 0 || new Set(named.map(({ names }) => names[0])).size === named.length;
  return isClear && named.some((area) => own.includes(area));
}

/** The distance within which everybody in an area can live. */
const IN_REACH = /\bcommut\w*|\b(?:[2-9]\d|1\d\d)[- ]?(?:miles?|minutes?|mins?)\b|\ban hour\b|\bdriving distance\b/i;

const ISLAND = / (?:island|township|twp|village|borough)$/;
const HERE =
  /\b(?:here|nearby|local(?:s|ly)?|in-?\s?(?:district|town|county|state|area)|(?:the|our) (?:area|county|town|city|district|region|village))\b|\b[A-Z][a-z]+ County\b/;

const NEAR_ENOUGH =
  /\b(?:commut\w*|area|metro\w*|near|nearby|around|close|on-?\s?site|in[- ]person|offices?|local\w*|region|within|hybrid|minutes|miles|distance|greater|based)\b/i;

/** A job that is done at a place. */
const OFFICE = /\bon[- ]?site\b|\b(?:in|at) (?:the |our )?office\b|\bin[- ]person\b|\bhybrid\b/i;
const REMOTE_ONLY =
  /\b(?:fully |100\s?% )?remote\b[^.;]{0,30}\bonly\b|\bonly\b[^.;]{0,30}\bremote\b|\bnot (?:open to|available for|looking for) (?:on[- ]?site|in[- ]office|office)\b/i;
/** Said of where somebody is, or will be. */
const BEING_THERE =
  /^\W*(?:i |i’m |i'm |i am |we )?(?:(?:currently|now|also|happily) )?(?:live|living|reside|residing|resident|based|located|moving|relocating|move|moved|available|ready|willing|happy|able|open|home|have (?:a|an) (?:room|house|apartment|place|home))\b|\bresident\b|\b(?:we|I) (?:will )?move to\b|\bhome\s*(?:is|:)|\b(?:minutes?|min\.?|miles?|mi\.?|blocks?|drive|walk)\b[^.;]{0,20}\b(?:from|to|of)\b|\bcommut(?:e|ing) (?:to|from)\b|\b(?:fine|ok|okay|good) with\b|\((?:[A-Z][\w.]+ )+area\)/i;
const NOT_SURE =
  /\b(?:not|n[’']t|(?<!\bin )may(?! \d)|might|maybe|consider\w*|until|till|former(?:ly)?|previously|used to|hop(?:e|ing)|lived)\b/i;
/** Places that a sentence names: after a preposition, before "County" and the like, or in a list of towns. */
const PLACE_NAMED =
  /(?:\b(?:in|to|near|around|at|from|our|of|the|between|and|or)|[:,(])\s+((?:[A-Z][\w.’'-]+)(?: [A-Z][\w.’'-]+){0,2})/g;

/** Whether a line says that its writer is, or will be, at a place that the sentence names. */
function isThere(text: string, quote: string): boolean {
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
function isTheWay(text: string, quote: string): boolean {
  const [, goal = ''] =
    /\b(?:relocat\w*|mov(?:e|ing)) to (?:the )?([A-Z][\w .]+?)(?=[,;.]|$| in\b| for\b| by\b| area\b)/.exec(text) ?? [];
  const states = findStates(text);
  if (goal === '' && states.length === 0) return true;
  const isCity = goal !== '' && ` ${toComparable(quote)} `.includes(` ${toComparable(goal)} `);
  return isCity || (states.length > 0 && findStates(quote).some((state) => states.includes(state)));
}

function answerFromHome(facts: Facts, quote: string, stays: Statement | undefined): Answer {
  const own = facts.resume.contact.location ?? findTopAddress(facts);
  if (!own) return UNKNOWN;
  const createAnswer = (answer: 'met' | 'not-met', text: string) => ({
    answer,
    evidence: { text, quote: own, ...locateField(facts, 'contact/location') },
  });
  const place = parsePlace(own);
  const wanted = findStates(quote);
  const listed = place.state === undefined ? undefined : checkStateList(quote, place.state);
  if (listed === 'met') return createAnswer('met', `Your résumé gives ${quoteText(own)}.`);
  if (listed === 'not-met')
    return createAnswer('not-met', `Your résumé gives ${quoteText(own)}, which the job rules out.`);
  const words = ` ${toComparable(quote)} `;
  const head = ` ${toComparable((facts.job?.text ?? '').slice(0, MOST_HEAD))} `;
  const isCity =
    (place.city !== '' && words.includes(` ${place.city} `)) ||
    (ISLAND.test(place.city) && words.includes(` ${place.city.replace(ISLAND, '')} `)) ||
    // The town that the job is in is in its county, and it is what "here" and "nearby" mean.
    (place.city.length > 3 && HERE.test(quote) && head.includes(` ${place.city} `)) ||
    (NEW_YORK_CITY_PATTERN.test(quote) && place.state === 'NY' && BOROUGHS.has(place.city));
  const isInOtherState = wanted.length > 0 && place.state !== undefined && !wanted.includes(place.state);
  if (COUNTRY_PATTERN.test(quote) && wanted.length === 0) {
    if (place.state !== undefined)
      return createAnswer('met', `Your résumé gives ${quoteText(own)}, which is in the United States.`);
    return stays ? answerFromStatement(facts, 'not-met', stays) : UNKNOWN;
  }
  if (isCity && !isInOtherState && (place.state !== undefined || !isStateName(place.city)))
    return createAnswer('met', `Your résumé gives ${quoteText(own)}.`);
  if (NEAR_ENOUGH.test(quote) && isInSameArea(quote, place))
    return createAnswer('met', `Your résumé gives ${quoteText(own)}, which is in the same area.`);
  if (place.state === undefined) return UNKNOWN;
  if (isInZone(quote, place.state)) return createAnswer('met', `Your résumé gives ${quoteText(own)}.`);
  if (wanted.length > 0 && !mentionsCity(quote)) {
    if (!isInOtherState) return createAnswer('met', `Your résumé gives ${quoteText(own)}.`);
    if (ONLY_LOCAL_PATTERN.test(quote))
      return createAnswer(
        'not-met',
        `Your résumé gives ${quoteText(own)}, and the job takes nobody from other states.`,
      );
  }
  // Somebody who stays where they are can't take a job in another place that the sentence names.
  const isElsewhere =
    isInOtherState ||
    (wanted.length === 0 && namesOtherPlace(quote)) ||
    (ACCEPTS_MOVING_PATTERN.test(quote) && /\b(?:to|at|in) [A-Z]/.test(quote));
  return stays && isElsewhere ? answerFromStatement(facts, 'not-met', stays) : UNKNOWN;
}

/** The codes of a list of states, also where they follow each other without a city ("TX, FL, TN"). */
function statesListed(text: string): string[] {
  const codes = [...text.matchAll(/(?<![\w.])([A-Z]{2})(?=\s*(?:,|\bor\b|\band\b|[.;)]|$| residents| only))/g)].flatMap(
    ([, code = '']) => (US_STATES.has(code) ? [code] : []),
  );
  return [...new Set([...findStates(text), ...codes])];
}

const RULED_OUT =
  /\b(?:no|not|except|excluding|outside)\s+[^.;]{0,60}\bresidents?\b|\bresidents? of\b[^.;]{0,80}\b(?:can[’']t|cannot|not|ineligible)\b/i;
const TAKEN_FROM =
  /\bonly from\b|\bcan (?:only )?hire (?:only )?(?:in|from)\b|\bone of (?:these|the following) states\b|\bmust (?:live|reside|be) in (?:one of|[A-Z]{2},)/i;

/** A sentence that names where the job is; the city of the person was looked for before. */
const namesOtherPlace = (quote: string): boolean =>
  /\b(?:[Ll]ive|[Rr]eside|[Oo]n-?site|[Oo]ffices?|[Bb]ased|[Ll]ocated|[Ff]loat|[Ff]loating|[Nn]ear)\b[^.;]{0,30}\b(?:in|near|at|between|our) [A-Z]/.test(
    quote,
  );

const ADDRESS = new RegExp(
  String.raw`(?:^|[,|·•—–/-]\s*|\d\s+)([A-Z][a-z.]+(?: [A-Z][a-z.]+){0,2},? (?:${[...US_STATES.keys(), ...US_STATES.values()].join('|')}))\.?(?: \d{5})?(?=\s*(?:$|[|·•—–;/,(]|\d|[\w.]+@))`,
);
/** An address stands among the first lines, above everything that has places of its own. */
const TOP_LINES = 4;

/** The city and state among the first lines of the page, if the reading hasn't put them in a field. */
function findTopAddress({ views, signals }: Facts): string | undefined {
  if (signals.hidden.length > 0) return undefined;
  const lines = (views.find(({ id }) => id === 'layout')?.text ?? '').split('\n').filter((line) => line.trim() !== '');
  for (const line of lines.slice(0, TOP_LINES)) {
    const [, found] = ADDRESS.exec(line) ?? [];
    if (found) return found.includes(',') ? found : found.replace(/ (?=[A-Z]{2}$)/, ', ');
  }
  return undefined;
}

/** A list of states that the job takes people from, or takes nobody from. */
function checkStateList(quote: string, state: string): 'met' | 'not-met' | undefined {
  const states = statesListed(quote);
  if (RULED_OUT.test(quote)) return states.includes(state) ? 'not-met' : undefined;
  if (!TAKEN_FROM.test(quote) || states.length < 2) return undefined;
  return states.includes(state) ? 'met' : 'not-met';
}

function isInZone(quote: string, state: string): boolean {
  return (
    ZONE_PATTERN.test(quote) && ZONES.some(([name, states]) => name.test(quote) && states.split(' ').includes(state))
  );
}

interface Place {
  city: string;
  /** Two letters. */
  state?: string;
}

function parsePlace(address: string): Place {
  // A street and a ZIP code around the city name no place of their own.
  const text = /([A-Z][\p{L}.’' -]+,\s*[A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?$/u.exec(address)?.[1] ?? address;
  const [city = '', ...rest] = text.split(',').map((part) => part.trim());
  const state = findStates(`, ${rest.join(', ')}`)[0];
  return { city: toComparable(city), ...(state && { state }) };
}

const isStateName = (city: string): boolean => [...US_STATES.values()].some((name) => toComparable(name) === city);

const NAMES = [...US_STATES.values()].sort((a, b) => b.length - a.length).join('|');
/** "Upstate New York", "the Florida Keys", "Phoenix Arizona", "Pima County", "within 30 miles". */
const PART_OF_STATE_PATTERN = new RegExp(
  String.raw`\b(?:(?:north|south|east|west)\w*|central|upstate|downstate|downtown|greater|metro)[ -](?:${NAMES})\b|(?<!^|[.:;]\s*)\b(?!(?:${NAMES})\b)[A-Z][a-z]+ (?:${NAMES})\b|\b(?:${NAMES}) (?!(?:${NAMES})\b)[A-Z][a-z]+|\b[A-Z][a-z]+ (?:[Mm]etro\w* )?(?:[Aa]rea|[Rr]egion|[Vv]alley|[Cc]ount(?:y|ies)|office|site|branch|store|plant)\b(?!:)|\bmiles?\b|\bminutes?\b|\bcommut\w*`,
);

/** The boroughs of New York City, which people give instead of the city's name. */
const BOROUGHS = new Set([
  'manhattan',
  'brooklyn',
  'queens',
  'bronx',
  'the bronx',
  'staten island',
  'new york',
  'new york city',
]);
const NEW_YORK_CITY_PATTERN = /\bNew York City\b|\bNYC\b/;

/** A place narrower than a state: "Boise, ID", "Northern Virginia". */
function mentionsCity(quote: string): boolean {
  if (PART_OF_STATE_PATTERN.test(quote)) return true;
  return [...quote.matchAll(/\b([A-Z][a-z]+(?: [A-Z][a-z]+)?),\s*([A-Z]{2}\b|[A-Z][a-z]+)/g)].some(
    ([, city = '', state = '']) => findStates(city).length === 0 && findStates(`, ${state}`).length > 0,
  );
}
