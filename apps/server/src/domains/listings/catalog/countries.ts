/** Languages whose names of countries are understood. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'pl'];
/** Regions of the tables that are no countries: unions, and placeholders for tests. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

const OTHER_NAMES: Readonly<Record<string, string>> = {
  us: 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  uae: 'AE',
  'hong kong': 'HK',
  macau: 'MO',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'republic of ireland': 'IE',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'korea, republic of': 'KR',
  korea: 'KR',
};

/** Codes of three letters (ISO 3166-1 alpha-3) that systems send instead of two. */
const ALPHA_3: Readonly<Record<string, string>> = Object.fromEntries(
  'AE:ARE AR:ARG AT:AUT AU:AUS BE:BEL BG:BGR BR:BRA CA:CAN CH:CHE CL:CHL CN:CHN CO:COL CZ:CZE DE:DEU DK:DNK EE:EST EG:EGY ES:ESP FI:FIN FR:FRA GB:GBR GR:GRC HK:HKG HR:HRV HU:HUN ID:IDN IE:IRL IL:ISR IN:IND IT:ITA JP:JPN KE:KEN KR:KOR LT:LTU LU:LUX LV:LVA MX:MEX MY:MYS NG:NGA NL:NLD NO:NOR NZ:NZL PE:PER PH:PHL PK:PAK PL:POL PT:PRT RO:ROU RS:SRB SA:SAU SE:SWE SG:SGP SI:SVN SK:SVK TH:THA TR:TUR TW:TWN UA:UKR US:USA VN:VNM ZA:ZAF'
    .split(' ')
    .map((pair) => [pair.slice(3), pair.slice(0, 2)]),
);

interface Countries {
  codes: ReadonlySet<string>;
  codeByName: ReadonlyMap<string, string>;
}
let loaded: Countries | undefined;

function loadCountries(): Countries {
  if (loaded) return loaded;
  const codes = new Set<string>();
  const codeByName = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (let at = 0; at < 26 * 26; at++) {
      const code = String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26));
      const name = names.of(code);
      // Codes that were replaced, such as UK and DD, have the names of others.
      const isCurrent = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
      if (name === undefined || !isCurrent || NOT_COUNTRIES.has(code)) continue;
      codes.add(code);
      const key = name.toLowerCase();
      if (!codeByName.has(key)) codeByName.set(key, code);
    }
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) codeByName.set(name, code);
  loaded = { codes, codeByName };
  return loaded;
}

/** A country's name in one of several languages to its code (ISO 3166-1 alpha-2): "The Netherlands", "Deutschland", "UK". */
export function toCountryCodeFromName(name: string): string | undefined {
  return loadCountries().codeByName.get(name.trim().toLowerCase().replace(/^the /, ''));
}

/** Whether a text is the code of a country in capital letters. */
export const isCountryCode = (text: string): boolean => loadCountries().codes.has(text);

/** A country in a field of its own, as a name or a code of two or three letters. */
export function toCountryCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return isCountryCode(code) ? code : (ALPHA_3[code] ?? toCountryCodeFromName(text));
}

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country. @param code ISO 3166-1 alpha-2 */
export const getCountryName = (code: string): string => ENGLISH_NAMES.of(code) ?? code;
