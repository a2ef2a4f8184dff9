import { isUsTown } from '@foothold/core/resume/facts';

/** Cities whose name alone means one place, by country. */
const CITIES: Readonly<Record<string, string>> = {
  AE: 'dubai|abu dhabi',
  AR: 'buenos aires',
  AT: 'vienna|wien|salzburg',
  AU: 'sydney|brisbane|adelaide|canberra',
  BE: 'brussels|bruxelles|brussel|antwerp|antwerpen|ghent|gent',
  BG: 'sofia',
  BR: 'são paulo|sao paulo|rio de janeiro',
  CA: 'toronto|montreal|montréal|ottawa|calgary|edmonton|winnipeg',
  CH: 'zurich|zürich|geneva|genève|basel|bern|lausanne',
  CL: 'santiago de chile',
  CN: 'beijing|shanghai|shenzhen|guangzhou',
  CO: 'bogotá|bogota|medellín|medellin',
  CZ: 'prague|praha|brno',
  DE: 'berlin|munich|münchen|hamburg|cologne|köln|frankfurt|frankfurt am main|stuttgart|düsseldorf|leipzig|dresden|hannover|nürnberg|nuremberg|karlsruhe|mannheim|bonn',
  DK: 'copenhagen|københavn|aarhus',
  EE: 'tallinn',
  ES: 'madrid|barcelona',
  FI: 'helsinki|espoo',
  FR: 'paris|lyon|marseille|toulouse|bordeaux|lille|nantes|grenoble',
  GB: 'london|edinburgh|glasgow|leeds|sheffield|liverpool|cardiff|belfast',
  GE: 'tbilisi',
  HU: 'budapest',
  IE: 'dublin|galway',
  IL: 'tel aviv|tel aviv-yafo|jerusalem|haifa',
  IN: 'bangalore|bengaluru|mumbai|new delhi|delhi|hyderabad|pune|chennai|gurgaon|gurugram|noida|kolkata',
  IT: 'milan|milano|turin|torino|bologna',
  JP: 'tokyo|osaka|kyoto',
  KR: 'seoul',
  LT: 'vilnius|kaunas',
  MX: 'mexico city|ciudad de méxico|guadalajara|monterrey',
  NL: 'amsterdam|rotterdam|utrecht|eindhoven|the hague|den haag',
  NO: 'oslo|bergen|trondheim',
  NZ: 'auckland|christchurch',
  PL: 'warsaw|warszawa|kraków|krakow|wrocław|wroclaw|gdańsk|gdansk|poznań|poznan',
  PT: 'lisbon|lisboa|porto',
  RO: 'bucharest|bucurești|cluj-napoca',
  RS: 'belgrade',
  SE: 'stockholm|göteborg|gothenburg|malmö',
  SG: 'singapore',
  TR: 'istanbul|ankara',
  UA: 'kyiv|lviv',
  ZA: 'cape town|johannesburg',
};

/** Towns of the United States that are as well known elsewhere. */
const ALSO_ELSEWHERE = new Set(
  'birmingham|vancouver|melbourne|richmond|cambridge|manchester|oxford|newcastle|victoria|halifax|bristol|perth|wellington|kingston|plymouth|lincoln|durham|worcester|hamilton|surrey|brighton|santiago|cordoba|valencia|naples|florence|rome|venice|athens|moscow|geneva'.split(
    '|',
  ),
);

const COUNTRY_BY_CITY = new Map(
  Object.entries(CITIES).flatMap(([country, names]) => names.split('|').map((name) => [name, country] as const)),
);

/** The country of a city that is named alone. Undefined if we don't know it or if there are several. */
export function toCountryOfCity(city: string): string | undefined {
  const name = city.toLowerCase();
  const country = COUNTRY_BY_CITY.get(name);
  if (country !== undefined) return country;
  return !ALSO_ELSEWHERE.has(name) && isUsTown(name) ? 'US' : undefined;
}
