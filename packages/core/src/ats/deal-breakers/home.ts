import { findUsPlaces } from '../../text/us-places.ts';
import { findStates, US_STATES } from '../../text/us-states.ts';
import type { Facts } from '../facts/index.ts';
import { toComparable } from '../wording/words.ts';

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
  const written = facts.resume.contact.location ?? findTopAddress(facts);
  return written === undefined ? undefined : { written, ...parseAddress(written) };
}

/** The district of a city: "Chicago (Logan Square)". */
const DISTRICT = /\s*\([^)]*\)/g;

function parseAddress(address: string): Omit<Home, 'written'> {
  const whole = address.replace(DISTRICT, '');
  // A street and a ZIP code around the city name no place of their own.
  const text = /([A-Z][\p{L}.’' -]+,\s*[A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?$/u.exec(whole)?.[1] ?? whole;
  const [city = '', ...rest] = text.split(',').map((part) => part.trim());
  const [state] = findStates(`, ${rest.join(', ').replace(/\s+\d{5}(?:-\d{4})?$/, '')}`);
  return { city: toComparable(city), ...(state && { state }) };
}

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
  return lines
    .slice(1, TOP_LINES)
    .flatMap((line) => line.split(/\s*[|·•]\s*/))
    .find(isCity)
    ?.trim();
}

/** A city without its state, by itself between the marks of a line. */
const isCity = (part: string): boolean => {
  const city = part.replace(DISTRICT, '').trim();
  return /^[A-Z][\p{L}.’' -]+$/u.test(city) && findUsPlaces(city).length > 0;
};

/** Whether the words in the place of a city are the name of a state. */
export const isStateName = (city: string): boolean =>
  [...US_STATES.values()].some((name) => toComparable(name) === city);
