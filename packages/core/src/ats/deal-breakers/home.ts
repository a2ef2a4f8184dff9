import { findUsPlaces } from '../../text/us-places.ts';
import { findStates, US_STATES } from '../../text/us-states.ts';
import type { Facts } from '../facts/index.ts';
import { toComparable } from '../wording/words.ts';
import { spellStates } from './states.ts';

/** Where a person lives, as far as the résumé says. */
export interface Home {
  /** The words of the résumé. */
  written: string;
  city: string;
  /** Two letters. */
  state?: string;
}

/** The place of the contact data, or of the first lines of the page; undefined if neither names one. */
export function readHome(facts: Facts): Home | undefined {
  const contact = facts.resume.contact.location;
  const stated = findStatedHome(facts);
  const written = contact !== undefined && isPlace(contact) ? contact : (stated ?? findTopAddress(facts) ?? contact);
  if (written === undefined) return undefined;
  const home = parseAddress(written);
  const [only, ...others] = home.state === undefined && !written.includes(',') ? findUsPlaces(home.city) : [];
  return { written, ...home, ...(only && others.length === 0 && { state: only.state }) };
}

/** The district of a city: "Chicago (Logan Square)". */
const DISTRICT = /\s*\([^)]*\)/g;
const STATES = [...US_STATES.keys(), ...[...US_STATES.values()].sort((a, b) => b.length - a.length)].join('|');
const ENDS_WITH_STATE = new RegExp(String.raw`^(.*?)[,\s]+(${STATES})\.?$`);

function parseAddress(address: string): Omit<Home, 'written'> {
  const text = spellStates(address.replace(DISTRICT, '')).replace(/[\s,]+\d{5}(?:-\d{4})?\s*$/, '');
  const [, before = '', named] = ENDS_WITH_STATE.exec(text) ?? [];
  if (named !== undefined && before !== '') {
    // A street and a district stand before the city.
    const city = before.split(',').at(-1)?.trim() ?? '';
    return {
      city: toComparable(city.replace(/^\d.*\b(?:St|Ave|Rd|Dr|Blvd|Ln|Street|Road)\b\.?\s+/, '')),
      state: toCode(named),
    };
  }
  const [city = '', ...rest] = text.split(',').map((part) => part.trim());
  const [state] = findStates(`, ${rest.join(', ')}`);
  return { city: toComparable(city), ...(state && { state }) };
}

const toCode = (name: string): string => (US_STATES.has(name) ? name : (findStates(name)[0] ?? name));

/** Whether a text names a state, or a city that is known. */
const isPlace = (text: string): boolean => {
  const { city, state } = parseAddress(text);
  return state !== undefined || findUsPlaces(city).length > 0;
};

const CITY = String.raw`[A-Z][\p{L}.’'-]+(?: (?:of |de |du |la )?[A-Z][\p{L}.’'-]+){0,2}`;
/** Where somebody lives, in words: "I live in Bend, Oregon", "Present address: Elko, Nevada", "moved to Chattanooga in 2023". */
const STATED = new RegExp(
  String.raw`\b(?:(?:[Ii](?: now)?|[Cc]urrently) (?:live|reside)|[Ll]ives|[Ll]iving|[Rr]esid(?:es|ing)|[Bb]ased|(?:[Ii] (?:have )?|[Hh]ave )?[Mm]oved(?: here)?|[Hh]ome|(?:[Pp]resent |[Cc]urrent |[Hh]ome |[Mm]ailing )?(?:[Aa]ddress|[Rr]esidence|[Ll]ocation)|[Cc]urrent)(?: is)?(?:\s*:\s*| (?:in|to|at|near) )(?:[^,\n]*\d[^,\n]*, )?(${CITY}(?:, ${CITY})?(?:,? (?:${STATES})\b)?)`,
  'u',
);

/** The home that one of the first lines states in words. */
function findStatedHome({ views, signals }: Facts): string | undefined {
  if (signals.hidden.length > 0) return undefined;
  const lines = (views.find(({ id }) => id === 'layout')?.text ?? '').split('\n').filter((line) => line.trim() !== '');
  for (const line of lines.slice(0, STATED_LINES)) {
    const [, found] = STATED.exec(spellStates(line)) ?? [];
    if (found !== undefined && isPlace(found)) return found;
  }
  return undefined;
}
const STATED_LINES = 8;

const ADDRESS = new RegExp(
  String.raw`(?:^|[,|·•—–/(-]\s*|\d\s+|:\s)(${CITY}(?:, [A-Z][\p{L}.’' ]+?)?,? (?:${STATES}))\.?(?: \d{5}(?:-\d{4})?)?(?=\s*(?:$|[|·•—–;/,(.-]|\d|[\w.]+@))`,
  'gu',
);
/** An address stands among the first lines, above everything that has places of its own. */
const TOP_LINES = 4;
/** Where somebody will be, or came from. */
const NOT_HOME =
  /\b(?:[Rr]elocat\w+|[Mm]ov(?:e|ing)|[Ff]rom|[Tt]hen|[Uu]ntil|[Oo]pen|[Ww]illing|[Tt]ravel\w*|[Pp]ermanent|[Ss]ummer)\b[^|·•;(]*$/;

/** The city and state among the first lines of the page, if the reading hasn't put them in a field; none if there are several. */
function findTopAddress({ views, signals }: Facts): string | undefined {
  if (signals.hidden.length > 0) return undefined;
  const lines = (views.find(({ id }) => id === 'layout')?.text ?? '').split('\n').filter((line) => line.trim() !== '');
  for (const raw of lines.slice(0, TOP_LINES)) {
    const line = spellStates(raw === raw.toLowerCase() ? capitalize(raw) : raw);
    // The time of a job makes its place one of work.
    if (/\b(?:19|20)\d\d\s*(?:-|–|—|to)/.test(line)) continue;
    const found = [...line.matchAll(ADDRESS)].filter(
      ({ index, 1: place = '' }) => !NOT_HOME.test(line.slice(0, index)) && isPlace(place),
    );
    if (found.length > 1 && new Set(found.map(([, place = '']) => parseAddress(place).city)).size > 1) return undefined;
    const [, place] = found[0] ?? [];
    if (place) return place.includes(',') ? place : place.replace(/ (?=[A-Z]{2}$)/, ', ');
  }
  return lines
    .slice(1, TOP_LINES)
    .flatMap((line) => line.split(/\s*[|·•]\s*/))
    .find(isCity)
    ?.trim();
}

const capitalize = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A city without its state, by itself between the marks of a line. */
const isCity = (part: string): boolean => {
  const city = part.replace(DISTRICT, '').trim();
  return /^[A-Z][\p{L}.’' -]+$/u.test(city) && findUsPlaces(city).length > 0;
};

/** Whether the words in the place of a city are the name of a state. */
export const isStateName = (city: string): boolean =>
  [...US_STATES.values()].some((name) => toComparable(name) === city);
