/** Encoded once or any number of times: `%2e`, `%252e`. */
const DOT = /%(?:25)*2e/gi;
const SEPARATOR = /%(?:25)*(?:2f|5c)|\\/gi;

/**
 * Whether a path holds a segment `.` or `..`, however it is written. Routers that resolve it (RFC 3986, 5.2.4) and those that do not would
 * disagree about what is asked for, and no address of ours has one.
 */
export function hasDotSegment(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return path
    .replaceAll(DOT, '.')
    .replaceAll(SEPARATOR, '/')
    .split('/')
    .some((segment) => segment === '.' || segment === '..');
}
