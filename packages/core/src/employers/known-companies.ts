/**
 * What a name alone doesn’t show, from public company information: short names with the legal name they are used for, and companies whose
 * names start with another’s although they are separate. Names are written as `toCoreWords` returns them, joined by spaces.
 */

/** Short names of large employers and the names that they file under. */
export const KNOWN_SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['ADP', 'AUTOMATIC DATA PROCESSING'],
  ['AMD', 'ADVANCED MICRO DEVICES'],
  ['AWS', 'AMAZON WEB SERVICES'],
  ['BAH', 'BOOZ ALLEN HAMILTON'],
  ['BCG', 'BOSTON CONSULTING GROUP'],
  ['BMS', 'BRISTOL MYERS SQUIBB'],
  ['EA', 'ELECTRONIC ARTS'],
  ['EA SPORTS', 'ELECTRONIC ARTS'],
  ['EY', 'ERNST YOUNG'],
  ['FACEBOOK', 'META PLATFORMS'],
  ['GM', 'GENERAL MOTORS'],
  ['GE', 'GENERAL ELECTRIC'],
  ['IBM', 'INTERNATIONAL BUSINESS MACHINES'],
  ['META', 'META PLATFORMS'],
  ['MIT', 'MASSACHUSETTS INSTITUTE OF TECHNOLOGY'],
  ['PG', 'PROCTER GAMBLE'],
  ['PWC', 'PRICEWATERHOUSECOOPERS'],
  ['TCS', 'TATA CONSULTANCY SERVICES'],
  ['TI', 'TEXAS INSTRUMENTS'],
  ['UCLA', 'UNIVERSITY OF CALIFORNIA LOS ANGELES'],
  ['UPS', 'UNITED PARCEL SERVICE'],
]);

/** Starts of names of companies that are separate from the one that a shorter part of the name belongs to. */
export const SEPARATE_COMPANIES: readonly string[] = [
  'AMERICAN EXPRESS GLOBAL BUSINESS TRAVEL',
  'CITADEL SECURITIES',
  'FORD FOUNDATION',
  'GE APPLIANCES',
  'GE HEALTHCARE',
  'GE VERNOVA',
  'HEWLETT PACKARD ENTERPRISE',
  'HP HOOD',
  'JOHNSON CONTROLS',
  'JOHNSON JOHNSON',
  'JOHNSON MATTHEY',
  'MERCK KGAA',
  'MOTOROLA MOBILITY',
  'PHILIPS LIGHTING',
  'SIEMENS ENERGY',
  'SIEMENS GAMESA',
  'SONY ERICSSON',
  'TOSHIBA MEMORY',
  'VOLVO CAR',
  'VOLVO CARS',
];
