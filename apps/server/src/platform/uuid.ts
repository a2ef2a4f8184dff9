const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an ID from a URL is a UUID. Anything else matches no row, and PostgreSQL would raise an error. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text);
}
