const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids come from addresses: anything else than a UUID names no row, and PostgreSQL would refuse it with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
