/** Abbreviations that filings use for words, which listings usually write out. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['ASSN', 'ASSOCIATION'],
  ['ASSOC', 'ASSOCIATES'],
  ['BROS', 'BROTHERS'],
  ['CNTY', 'COUNTY'],
  ['COMM', 'COMMUNITY'],
  ['CTR', 'CENTER'],
  ['CTRS', 'CENTERS'],
  ['DEPT', 'DEPARTMENT'],
  ['DIST', 'DISTRICT'],
  ['ENGRG', 'ENGINEERING'],
  ['FDN', 'FOUNDATION'],
  ['FNDN', 'FOUNDATION'],
  ['GRP', 'GROUP'],
  ['GROUPE', 'GROUP'],
  ['HLTH', 'HEALTH'],
  ['HLTHCARE', 'HEALTHCARE'],
  ['HOSP', 'HOSPITAL'],
  ['INST', 'INSTITUTE'],
  ['INTL', 'INTERNATIONAL'],
  ['LAB', 'LABORATORY'],
  ['LABS', 'LABORATORIES'],
  ['MED', 'MEDICAL'],
  ['MFG', 'MANUFACTURING'],
  ['MGMT', 'MANAGEMENT'],
  ['MGT', 'MANAGEMENT'],
  ['MOUNT', 'MT'],
  ['NATL', 'NATIONAL'],
  ['PHARMS', 'PHARMACEUTICALS'],
  ['SAINT', 'ST'],
  ['SCH', 'SCHOOL'],
  ['SOLS', 'SOLUTIONS'],
  ['SVC', 'SERVICE'],
  ['SVCS', 'SERVICES'],
  ['SYS', 'SYSTEMS'],
  ['TECHS', 'TECHNOLOGIES'],
  ['UNIV', 'UNIVERSITY'],
]);

/** Ends of names that state the legal form. Two employers that differ only in these have the same name. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set([
  ...[
    'AG',
    'APC',
    'BV',
    'CO',
    'COMPANY',
    'CORP',
    'CORPORATION',
    'DPC',
    'FSB',
    'GMBH',
    'INC',
    'INCORPORATED',
    'LIMITED',
  ],
  ...['LLC', 'LLLP', 'LLP', 'LP', 'LTD', 'NA', 'NV', 'PA', 'PBC', 'PC', 'PLC', 'PLLC', 'PSC', 'PTE', 'PVT', 'SA', 'SE'],
]);

/** Words for places and groups at the end of names, which the same company is often named without. */
export const PLACE_WORDS: ReadonlySet<string> = new Set([
  ...['AMERICA', 'AMERICAS', 'COM', 'GLOBAL', 'GROUP', 'HOLDING', 'HOLDINGS', 'INTERNATIONAL', 'NORTH', 'OF'],
  ...['STATES', 'UNITED', 'US', 'USA', 'WORLDWIDE'],
]);

/** Words with which the parts of a company are named, and that don’t make it another company. */
export const CORPORATE_WORDS: ReadonlySet<string> = new Set([
  ...PLACE_WORDS,
  ...['AMERICAN', 'CORPORATE', 'ENTERPRISES', 'MANAGEMENT', 'OPCO', 'OPERATING', 'OPERATIONS', 'PARTNERSHIP'],
  ...['SERVICE', 'SERVICES', 'SUBSIDIARIES'],
]);

/** Last words of names that many institutions share with others: a longer name is another institution. */
export const INSTITUTION_WORDS: ReadonlySet<string> = new Set([
  ...['ACADEMY', 'CHURCH', 'CITY', 'CLINIC', 'COLLEGE', 'COUNTY', 'DISTRICT', 'FOUNDATION', 'HOSPITAL', 'INSTITUTE'],
  ...['MUSEUM', 'SCHOOL', 'SCHOOLS', 'STATE', 'TOWN', 'UNIVERSITY'],
]);

/** Words that companies add to an everyday word to make a legal name. */
export const ADDED_WORDS: ReadonlySet<string> = new Set([
  ...['AI', 'DATA', 'IO', 'LABORATORIES', 'SOFTWARE', 'SOLUTIONS', 'SYSTEMS', 'TECHNOLOGIES', 'TECHNOLOGY'],
]);

/** Words of several industries that dictionaries often lack. */
export const RECENT_WORDS: ReadonlySet<string> = new Set([
  ...['ANALYTICS', 'BIOTECH', 'BLOCKCHAIN', 'CRYPTO', 'CYBER', 'CYBERSECURITY', 'DIGITAL', 'ECOMMERCE', 'EDTECH'],
  ...['FINTECH', 'GENOMICS', 'HEALTHCARE', 'INFOTECH', 'MEDTECH', 'ROBOTICS', 'SOFTTECH', 'TECH', 'THERAPEUTICS'],
]);
