/** Which question of a session is looked at; `summary` is all of them at once. */
export type Place = number | 'summary';

/** The place that an address names, from its `q`; the first question, or the summary of an ended session, where it names none. */
export function placeOf(q: string | null, count: number, isEnded: boolean): Place {
  if (q === 'summary' || (q === null && isEnded)) return 'summary';
  const place = Number(q ?? '1');
  return Number.isInteger(place) && place >= 1 && place <= count ? place : 1;
}

export const hrefOf = (place: Place): string => `?q=${place}`;
