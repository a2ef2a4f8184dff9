const simplify = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Parameters that only say where a visitor came from. */
const TRACKING_PARAMETER = /^(utm_.*|gclid|fbclid|ref|src|source|trk|gh_src|lever-source)$/i;

function simplifyAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const query = [...searchParams].filter(([name]) => !TRACKING_PARAMETER.test(name)).map((pair) => pair.join('='));
  const path = pathname.replace(/\/+$/, '');
  // The address of a whole site doesn’t name a job.
  if (path === '' && query.length === 0) return null;
  return `${hostname.replace(/^www\./, '')}${path}?${query.sort().join('&')}`;
}

/** Two jobs with a key in common are the same: the company and the title, or the address. Capitals and punctuation don't count. */
export function createJobKeys({
  title,
  company,
  url,
}: {
  title: string;
  company: string;
  url: string | null;
}): string[] {
  const address = url ? simplifyAddress(url) : null;
  return [`${simplify(company)}|${simplify(title)}`, ...(address === null ? [] : [`address ${address}`])];
}
