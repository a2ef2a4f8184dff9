import { findUsPlaces, measureMiles, toPlaceKey, type UsPlace } from '../../text/us-places.ts';
import { findStates, US_STATES } from '../../text/us-states.ts';
import type { Home } from './home.ts';

const STATE_NAMES = [...US_STATES.values()].join('|');
const NAME = String.raw`[A-Z][\p{L}.’'-]+(?: (?:(?:of|de|du|la)\b|[A-Z][\p{L}.’'-]+)){0,3}`;
/** "Gig Harbor, WA", "Fort Kent, Maine". */
const WITH_STATE = new RegExp(
  String.raw`(${NAME}),\s*(${STATE_NAMES}|${[...US_STATES.keys()].join('|')})(?![\p{L}])`,
  'gu',
);
/** A name after a preposition, in brackets, or between the marks of a headline. */
const ALONE = new RegExp(
  String.raw`(?:\b(?:in|near|around|at|to|of|from|our|downtown|greater|outside)\s+(?:the\s+)?|[(–—|:]\s*|^\s*|\.\s+)(${NAME})`,
  'gmu',
);

/** The longest part of a phrase of capitals that the states have a place of: "Our Durham Lab" is Durham. */
function findNamed(phrase: string, states: readonly string[]): readonly UsPlace[] {
  const words = phrase.split(' ');
  for (let length = words.length; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const found = findUsPlaces(words.slice(from, from + length).join(' '), states);
      if (found.length > 0) return found;
    }
  return [];
}

/** The states of a sentence, also after a city and before another word: "our Aurora, IL plant". */
export function listStatesAsked(text: string): string[] {
  return [...new Set([...findStates(text), ...findWithState(text).map(({ state }) => state)])];
}

function findWithState(text: string): UsPlace[] {
  return [...text.matchAll(WITH_STATE)].flatMap(([, name = '', state = '']) =>
    findNamed(name, findStates(`, ${state}`)).filter(({ name: found }) => toPlaceKey(name).endsWith(found)),
  );
}

const findAlone = (text: string, states: readonly string[]): UsPlace[] =>
  [...text.matchAll(ALONE)].flatMap(([, name = '']) => {
    const [first = ''] = name.split(SITE_PATTERN);
    return STATE_PATTERN.test(first) ? [] : findUsPlaces(first.replace(/[.]$/, ''), states);
  });
/** "Our Durham Lab" */
const SITE_PATTERN =
  / (?:Office|Lab|Shop|Plant|Clinic|Site|Store|Campus|Branch|Yard|Metro|Area|Hospital|School|Warehouse)s?\b/;
const STATE_PATTERN = new RegExp(`^(?:${STATE_NAMES})$`);

/** The first lines of an advertisement say where the job is. */
const MAX_HEAD = 240;

/**
 * The places that a job may be at: those that the sentence names, or else those that the advertisement names with their state, or at its start.
 * @param quote the sentence that asks for the place
 */
export function findJobPlaces(quote: string, ad: string): readonly UsPlace[] {
  const states = findStates(quote).length > 0 ? findStates(quote) : findStates(ad.slice(0, MAX_HEAD));
  const options = [
    () => findWithState(quote),
    () => findAlone(quote, states),
    () => findWithState(ad),
    () => findAlone(ad.slice(0, MAX_HEAD), states),
  ];
  for (const option of options) {
    const found = option();
    if (found.length > 0) return found;
  }
  return [];
}

/** The places that the sentence, or else the advertisement, names with their state: where the job surely is. */
export function findPlacesWithState(quote: string, ad: string): readonly UsPlace[] {
  const found = findWithState(quote);
  return found.length > 0 ? found : findWithState(ad);
}

const NUMBERS: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
};
const DISTANCE = new RegExp(
  String.raw`\b(\d{1,3}|${Object.keys(NUMBERS).join('|')})[- ]?(miles?|mi\b|minutes?|mins?)`,
  'i',
);
const HOUR = /\b(?:an|one|1)[- ]hour\b/i;
const HALF_HOUR = /\b(?:a )?half[- ](?:an )?hour\b/i;
const NEAR =
  /\bcommut\w*|\bdriving distance\b|\bnear(?:by)?\b|\bclose\b(?! (?:the|a|deals|tickets))|\bsuburbs?\b|\bsurrounding\b|\b(?:metro\w*|greater)\b|\barea\b|\bregion\b|\blocals?\b/i;
const AT_THE_PLACE =
  /\bon[- ]?site\b|\bhybrid\b|\bin[- ](?:office|person)\b|\b(?:our|the|in|at) office\b|\boffice (?:is )?(?:in|at)\b|\bthere (?:daily|every)\b|\breport (?:daily )?to\b|\bno (?:telework|remote)\b|\b(?:not|isn[’']t) (?:a )?remote\b|\bbased (?:in|at|out of)\b/i;

/** Miles that people drive in a minute, with town streets at both ends. */
export const MILES_A_MINUTE = 0.55;
const MILES_NEAR = 25;
/** A drive that few people would call a move. */
const MILES_TO_WORK = 20;

/** How far from the job a person may live, in miles; 0 where the sentence names only the place itself. */
export function readReach(quote: string): number {
  const [, count = '', unit = ''] = DISTANCE.exec(quote) ?? [];
  if (count) return (NUMBERS[count.toLowerCase()] ?? Number(count)) * (/^mi(?:le|$)/i.test(unit) ? 1 : MILES_A_MINUTE);
  if (HALF_HOUR.test(quote)) return 30 * MILES_A_MINUTE;
  if (HOUR.test(quote)) return 60 * MILES_A_MINUTE;
  if (NEAR.test(quote)) return MILES_NEAR;
  return AT_THE_PLACE.test(quote) ? MILES_TO_WORK : 0;
}

const COUNTY = /\b((?:[A-Z][\p{L}.’'-]+(?:,? (?:and|or) |, | ))+)(?:County|Counties|county|counties|Parish)\b/u;

/** The counties that a sentence asks people to live in, as `toPlaceKey` spells them. */
export function findCountiesAsked(quote: string): string[] {
  const [, names = ''] = COUNTY.exec(quote) ?? [];
  return names
    .split(/,? (?:and|or) |, /)
    .map((name) => toPlaceKey(name))
    .filter((name) => name !== '');
}

/** The home of a person in the table of places. */
export function locateHome({ city, state }: Home): UsPlace | undefined {
  const found = findUsPlaces(city, state === undefined ? [] : [state]);
  return found.length === 1 ? found[0] : undefined;
}

/** The distance of a home from the nearest of the places. */
export function measureNearest(home: UsPlace, places: readonly UsPlace[]): number {
  return Math.min(...places.map((place) => measureMiles(home, place)));
}
