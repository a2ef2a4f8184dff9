/** Parameters that only say where a visitor came from. */
const TRACKING_PARAMETER = /^(utm_.*|gclid|fbclid|ref|src|source|trk|gh_src|lever-source)$/i;

/**
 * What identifies the page of a job among its address's parts: host, path, and the parameters that don't just say where a visitor came from.
 * @returns null if it isn't a URL, or is the address of a whole site
 */
export function toListingAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const query = [...searchParams].filter(([name]) => !TRACKING_PARAMETER.test(name)).map((pair) => pair.join('='));
  const path = pathname.replace(/\/+$/, '');
  // The address of a whole site doesn’t name a job.
  if (path === '' && query.length === 0) return null;
  return `${hostname.replace(/^www\./, '')}${path}?${query.sort().join('&')}`;
}
