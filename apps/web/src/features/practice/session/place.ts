/** The selected question of a session; `summary` shows all of them. */
export type Place = number | 'summary';

/** The place given by `q` in an address; without one, the first question, or the summary if the session has ended. */
export function placeOf(q: string | null, count: number, isEnded: boolean): Place {
  if (q === 'summary' || (q === null && isEnded)) return 'summary';
  const place = Number(q ?? '1');
  return Number.isInteger(place) && place >= 1 && place <= count ? place : 1;
}

export const hrefOf = (place: Place): string => `?q=${place}`;
