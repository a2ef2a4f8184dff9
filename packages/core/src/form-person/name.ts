/** Letters after a name: degrees, licenses, and generations. */
const SUFFIX =
  /^(?:jr|sr|ii|iii|iv|phd|md|do|rn|bsn|msn|lpn|mba|cpa|pe|esq|pmp|dds|jd|edd|dnp|np|pa-c|ms|ma|bs|ba)\.?$/i;
/** Words that begin a family name of several words. */
const PARTICLE = /^(?:de|del|della|di|da|dos|das|du|la|le|van|von|der|den|ter|bin|ibn|al|el|st\.?|mac)$/i;

/**
 * Splits a name into the parts that forms ask for. A part that isn't sure stays empty: which of four names is the family name depends on
 * where someone is from.
 */
export function splitName(full: string): { first: string; middle: string; last: string } {
  const [beforeComma = ''] = full.split(',');
  const words = beforeComma.trim().split(/\s+/).filter(Boolean);
  while (words.length > 2 && SUFFIX.test(words.at(-1) ?? '')) words.pop();
  const [first = '', ...rest] = words;
  if (rest.length === 0) return { first, middle: '', last: '' };
  if (rest.length === 1) return { first, middle: '', last: rest[0] ?? '' };
  // “Maria J. Lopez”: a single letter is a middle name.
  const [second = '', ...others] = rest;
  if (/^\p{L}\.?$/u.test(second) && (others.length === 1 || PARTICLE.test(others[0] ?? '')))
    return { first, middle: second, last: others.join(' ') };
  // “Ludwig van der Berg”: the family name begins with the particle.
  if (PARTICLE.test(second)) return { first, middle: '', last: rest.join(' ') };
  return { first, middle: '', last: '' };
}
