const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids come from URLs: anything except a UUID matches no row, and PostgreSQL would refuse it with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
