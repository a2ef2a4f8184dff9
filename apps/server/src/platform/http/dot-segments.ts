/** Matches any level of encoding, such as `%2e` or `%252e`. */
const DOT_PATTERN = /%(?:25)*2e/gi;
const SEPARATOR_PATTERN = /%(?:25)*(?:2f|5c)|\\/gi;

/**
 * Whether a path contains a `.` or `..` segment in any encoding. Some routers resolve them (RFC 3986, 5.2.4) and some don't, so we reject
 * them. None of our URLs has one.
 */
export function hasDotSegment(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return path
    .replaceAll(DOT_PATTERN, '.')
    .replaceAll(SEPARATOR_PATTERN, '/')
    .split('/')
    .some((segment) => segment === '.' || segment === '..');
}
