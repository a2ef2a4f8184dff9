/** The selected question of a session, or `summary` for all of them. */
export type Place = number | 'summary';

/** Parses `q` from the URL. Defaults to the first question, or to the summary if the session has ended. */
export function parsePlace(q: string | null, count: number, isEnded: boolean): Place {
  if (q === 'summary' || (q === null && isEnded)) return 'summary';
  const place = Number(q ?? '1');
  return Number.isInteger(place) && place >= 1 && place <= count ? place : 1;
}

export const placeHref = (place: Place): string => `?q=${place}`;
