/** Encoded any number of times: `%2e`, `%252e`. */
const DOT = /%(?:25)*2e/gi;
const SEPARATOR = /%(?:25)*(?:2f|5c)|\\/gi;

/**
 * Whether a path contains a `.` or `..` segment, however it is written. Routers that resolve it (RFC 3986, 5.2.4) and those that don't
 * would disagree about the path, and none of our addresses has one.
 */
export function hasDotSegment(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return path
    .replaceAll(DOT, '.')
    .replaceAll(SEPARATOR, '/')
    .split('/')
    .some((segment) => segment === '.' || segment === '..');
}
