import { type Bag, bag } from './label-bag.ts';
import { CHOICE, LINE, LINK, TEXT } from './meaning-rule.ts';

const CURRENT = 'current present currently presently recent recently most latest now today last';

const NAMES =
  'name names legal exactly shown appears written printed passport id official documents document card proper';
const LIVES =
  'live lives living reside resides residing residence residential home located based current currently where right now today mailing postal';

/** Labels about the person. */
export const PERSON_BAGS: readonly Bag[] = [
  bag('first-name', 'first given forename christian / name names forename', `${NAMES} 1st personal`, LINE),
  bag('last-name', 'last family surname / name names surname', NAMES, LINE, 'person', /\bother\b|\bsecond last\b/),
  bag('middle-name', 'middle / name names', `${NAMES} initial`, LINE, 'person', /\binitial\b/),
  bag('middle-initial', 'middle / initial', 'name', LINE),
  bag('full-name', 'name', 'full complete whole entire names', LINE),
  bag('full-name', 'first given / last family surname / name names', 'full middle', LINE),
  bag(
    'legal-name',
    'legal / name',
    `${NAMES} full complete government first last middle`,
    LINE,
    'person',
    /^(?!.*\bfirst\b.*\blast\b).*\b(?:first|last|middle)\b/,
  ),
  bag(
    'preferred-name',
    'preferred nickname chosen goes go called call known prefer',
    'name names first by different legal than other friends everyday day informal usually called colleagues people',
    LINE,
    'person',
    /\bcall (?:us|number)\b|\bphone\b/,
  ),
  bag(
    'email',
    'email emails',
    `address id personal primary main best preferred contact write reach send check actually use again confirm confirmation verify repeat retype reenter
    type where electronic mail valid active account same second time once more letters regularly read get`,
    ['text', 'email'],
  ),
  bag('email', 'electronic / mail', 'address personal primary confirm', ['text', 'email']),
  bag(
    'phone',
    'phone mobile cell cellphone tel smartphone',
    `number numbers no primary main best preferred personal contact daytime day area code country including include incl reach call text time digit
    digits 10 ten where good`,
    ['text', 'tel', 'number'],
    'person',
    /^(?!.*\b(?:with|including|include|incl)\b).*\bcode\b|\bpreferred contact\b/,
  ),
  bag('phone', 'number / reach call text contact phone', 'best good where day daytime phone mobile', ['text', 'tel']),
  bag(
    'full-address',
    'address / all full complete entire whole city',
    'street state zip code postal mailing home number including country lines single everything residential current town province',
    TEXT,
    'person',
    /\bemail\b/,
  ),
  bag(
    'street',
    'street address',
    `${LIVES} address number no name house unit apt apartment suite line 1 permanent primary physical main street road including`,
    TEXT,
    'person',
    /\bemail\b|^(?:unit|apt|apartment|suite)\b/,
  ),
  bag('city', 'city town municipality village locality suburb', `${LIVES} name call`, CHOICE),
  bag(
    'region',
    'state province territory region',
    `${LIVES} us abbreviation code name`,
    CHOICE,
    'person',
    /\bcode\b(?!.*\bstate\b)/,
  ),
  bag(
    'postal-code',
    'zip postal postcode zipcode',
    'code home residence live where five 5 digit digits mailing residential current',
    ['text', 'tel', 'number'],
  ),
  bag('country', 'country nation', `${LIVES} name region`, CHOICE),
  bag('city-region', 'city town location / state province country region', `${LIVES} zip location`, CHOICE),
  bag(
    'city-region',
    'where / live located based reside living residing home',
    `${LIVES} city state country region`,
    CHOICE,
  ),
  bag('city-region', 'location', 'current currently home city', CHOICE),
  bag(
    'linkedin',
    'linkedin',
    'profile url link page address account public handle web personal find where com https www see connect paste copy full',
    LINK,
  ),
  bag(
    'github',
    'github',
    'profile url link page address account public repository repo repositories code gitlab bitbucket similar other look see open source work samples username projects',
    LINK,
    'person',
    /\busername\b/,
  ),
  bag(
    'website-or-portfolio',
    'portfolio / page site website web blog homepage',
    'link url personal online address work samples',
    LINK,
  ),
  bag('portfolio', 'portfolio', 'link url online address work samples see view where design creative online', LINK),
  bag('website', 'website homepage blog webpage', 'personal url link address web home online site page', LINK),
  bag('website', 'home / page', 'url link personal web', LINK),
  bag('website', 'web personal / site page', 'url link address home online personal web', LINK),
  bag(
    'resume-file',
    'resume cv',
    'file document upload attach choose select drop latest most recent current copy updated pdf word doc docx',
    ['file'],
  ),
  bag(
    'letter-file',
    'letter / cover motivation interest application introduction',
    'file document upload attach choose select drop pdf word of',
    ['file'],
    'anywhere',
  ),
  bag(
    'letter-text',
    'letter / cover motivation interest application introduction',
    'pasted paste text write type copy message',
    ['textarea'],
    'anywhere',
  ),
  bag(
    'current-employer',
    `employer company organization firm workplace / ${CURRENT}`,
    'name work working employed job place business or where',
    LINE,
    'person',
    /^(?:last|recent)\b(?!.*\b(?:current|present|most|now)\b)/,
  ),
  bag(
    'current-employer',
    'where who / work working employed employs / now today currently presently present',
    'company name',
    LINE,
  ),
  bag(
    'current-title',
    `title position role occupation / ${CURRENT}`,
    'job work name held',
    LINE,
    'person',
    /^(?:last|recent)\b(?!.*\b(?:current|present|most|now)\b)/,
  ),
  bag(
    'newest-school',
    'school college university institution alma / attended granted awarded recent recently latest graduated issued mater last',
    'most name degree it where or higher education',
    CHOICE,
  ),
  bag(
    'skills',
    'skills skill',
    'key technical relevant top main professional related job strongest abilities set list best',
    [...TEXT, 'combobox', 'checkbox-group'],
  ),
  bag(
    'skills',
    'skills skill tools tool technologies technology software systems platforms frameworks',
    `pick every used use using worked work experience experienced familiar proficient technical all apply check select choose following these languages
    programming`,
    ['checkbox-group'],
  ),
];
