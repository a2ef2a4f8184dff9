/**
 * The instant of a wall clock's time in a zone, as ISO 8601 in UTC. Null if the zone or the time doesn't exist.
 * @param date `YYYY-MM-DD`
 * @param zone a name of the time zone database, such as `America/New_York`
 */
export function toInstant(date: string, hour: number, minute: number, zone: string): string | null {
  const wall = Date.parse(`${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`);
  if (Number.isNaN(wall)) return null;
  try {
    const offset = getOffset(zone, wall);
    return new Date(wall - getOffset(zone, wall - offset)).toISOString();
  } catch (error) {
    // An unknown zone.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What the wall clock of a zone is ahead of UTC, in milliseconds. */
export function getOffset(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second')) - instant;
}
