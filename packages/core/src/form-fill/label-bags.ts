import type { FieldWords } from './context.ts';
import { CHOICE, DATE, LINE, LINK, list, type MeaningRule, PART, TEXT } from './meaning-rule.ts';
import { toAskedWords } from './words.ts';

/**
 * A label as the set of its words, in whatever order and with whatever politeness: each of `needs` has one of its words in it, and it has no
 * word beside these, `may`, and the words that say nothing. One unknown word says that something else is asked.
 */
interface Bag {
  meaning: string;
  needs: readonly ReadonlySet<string>[];
  may: ReadonlySet<string>;
  kinds: readonly string[];
  place: MeaningRule['place'];
  unless?: RegExp;
}

const words = (text: string): readonly string[] => list(text.replaceAll(/\s+/g, ','));

/** Words that don't say what is asked for. "When", "where", "who", and "why" do. */
const FILLER = new Set(
  words(
    `a an the your yours youve youre youd ive id you my i me we us our of to in into on at for by with from as and or it its this that so if any have has having is are
    was be been do does did can could should would will may might must what whats which please kindly enter provide give tell let add fill put
    list share applicant applicants candidate candidates us one own here below s re ve ll d required optional need want like just also such e g eg ie etc field box answer info information
    details detail know how n`,
  ).filter(Boolean),
);

const CURRENT = 'current present currently presently recent recently most latest now today last';
const DATES = 'date dates month year mm yyyy dd when day';

/** `needs`: alternatives by spaces, requirements by a slash. */
const bag = (
  meaning: string,
  needs: string,
  may: string,
  kinds: readonly string[],
  place: MeaningRule['place'] = 'person',
  unless?: RegExp,
): Bag => {
  const parts = needs.split('/').map((part) => new Set(words(part.trim())));
  return {
    meaning,
    needs: parts,
    may: new Set([...parts.flatMap((part) => [...part]), ...words(may.trim())]),
    kinds,
    place,
    ...(unless && { unless }),
  };
};

const NAMES =
  'name names legal exactly shown appears written printed passport id official documents document card proper';
const LIVES =
  'live lives living reside resides residing residence residential home located based current currently where right now today mailing postal';

const PERSON_BAGS: readonly Bag[] = [
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

const JOB_MAY = 'job position employment employer work working company there role';
const EMPLOYMENT_BAGS: readonly Bag[] = [
  bag(
    'employer',
    'company employer employers organization studio firm business workplace agency',
    'name worked work working where former most recent current previous last present employing companys latest',
    CHOICE,
    'employment',
    /\b(?:of business|type|size)\b/,
  ),
  bag('employer', 'where / work worked working', 'company place business', CHOICE, 'employment'),
  bag(
    'job-title',
    'title position role occupation',
    'job work held last most recent official there latest final current',
    CHOICE,
    'employment',
  ),
  bag(
    'job-place',
    'location city place where',
    'work job company employer state office country based located working town',
    CHOICE,
    'employment',
  ),
  bag(
    'job-current',
    'still currently current present presently now ongoing',
    `${JOB_MAY} works employed am working hold there here role today through`,
    ['checkbox', 'radio-group', 'select', 'checkbox-group'],
    'employment',
  ),
  bag(
    'job-summary',
    'duties responsibilities description accomplishments achievements tasks summary',
    'describe key main major job role brief briefly primary performed there work position day short principal',
    ['textarea'],
    'employment',
  ),
  bag(
    'job-start',
    'start started began begin from hired hire joined since starting',
    `${DATES} ${JOB_MAY} employed`,
    [...DATE, ...PART],
    'employment',
    /\b(?:start|starting) (?:position|job|title|role|salary|pay|wage)\b/,
  ),
  bag(
    'job-end',
    'end ended left to until through finished leave ending last departed',
    `${DATES} ${JOB_MAY} employed present current currently blank still expected`,
    [...DATE, ...PART],
    'employment',
    /\bstart|\bfrom\b|\bwhy\b|\breason\b/,
  ),
];

const SCHOOL_MAY = 'school college university degree study studies program';
const EDUCATION_BAGS: readonly Bag[] = [
  bag(
    'school',
    'school college university institution academy',
    'name attended where study studied go went or educational',
    CHOICE,
    'education',
  ),
  bag(
    'degree',
    'degree diploma qualification credential',
    'earned type level received conferred obtained awarded name completed granted certificate title kind pursued',
    CHOICE,
    'education',
  ),
  bag(
    'field-of-study',
    'major majors discipline subject concentration specialization',
    'field area study degree main course minor',
    CHOICE,
    'education',
    /^minor\b|\bminor$/,
  ),
  bag(
    'field-of-study',
    'study studied studies',
    'field area course program subject major main degree',
    CHOICE,
    'education',
  ),
  bag('field-of-study', 'field', 'study studies degree major', CHOICE, 'education'),
  bag('school', 'where / study studied attend attended go went', 'school college university', CHOICE, 'education'),
  bag(
    'gpa',
    'gpa',
    'overall cumulative final scale 4 0 out point grade average',
    ['text', 'number'],
    'education',
    /\bmajor\b/,
  ),
  bag('gpa', 'grade / average', 'point overall cumulative final', ['text', 'number'], 'education'),
  bag(
    'school-start',
    'start started began begin from entered enrolled starting',
    `${DATES} ${SCHOOL_MAY} attended attending`,
    [...DATE, ...PART],
    'education',
  ),
  bag(
    'school-end',
    `end ended graduated graduation completed completion conferred finished awarded graduate expected anticipated left to until
    earned received granted`,
    `${DATES} ${SCHOOL_MAY} attended attending actual or`,
    [...DATE, ...PART],
    'education',
    /\bstart|\bfrom\b|^degree (?:earned|received|conferred|awarded|granted|completed)$/,
  ),
];

const MOST_WORDS = 18;
const DATED = /^(?:job|school)-(?:start|end)$/;

/** Bags by each word of their first need, so that only those are compared of which a word occurs. */
const BY_WORD = new Map<string, { bag: Bag; at: number }[]>();
[...PERSON_BAGS, ...EMPLOYMENT_BAGS, ...EDUCATION_BAGS].forEach((each, at) => {
  for (const word of each.needs[0] ?? []) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), { bag: each, at }]);
});

/** A list or a number is for one part of a date, as is a text that names only one. */
function withPart(meaning: string, asked: ReadonlySet<string>, { field }: FieldWords): string | null {
  if (field.kind === 'month' || field.kind === 'date') return meaning;
  const month = asked.has('month') || asked.has('mm');
  const year = asked.has('year') || asked.has('yyyy');
  if (month !== year) return `${meaning}-${month ? 'month' : 'year'}`;
  return field.kind === 'text' || field.kind === 'tel' ? meaning : null;
}

function fits(
  { needs, may, kinds, place, unless }: Bag,
  asked: readonly string[],
  all: string,
  { field, place: where }: FieldWords,
): boolean {
  if (place !== 'anywhere' && place !== where) return false;
  if (!kinds.includes(field.kind)) return false;
  for (const word of asked) if (!may.has(word) && !FILLER.has(word)) return false;
  if (!needs.every((each) => asked.some((word) => each.has(word)))) return false;
  return unless === undefined || !unless.test(all);
}

/** The first bag, in the order of the table, that has every word. */
function findBag(text: string, field: FieldWords): { bag: Bag; asked: readonly string[] } | null {
  const asked = text.split(' ').filter(Boolean);
  if (asked.length === 0 || asked.length > MOST_WORDS) return null;
  const candidates = asked.flatMap((word) => BY_WORD.get(word) ?? []).sort((a, b) => a.at - b.at);
  const found = candidates.find((each) => fits(each.bag, asked, text, field));
  return found ? { bag: found.bag, asked } : null;
}

/** "Email. We only use it for this application" asks for the email. */
const firstSentence = ({ field: { label } }: FieldWords): string =>
  toAskedWords(label.split(/(?<=\p{L}{3}[.?!])\s+/u, 1)[0] ?? '');

/** The meaning of a label of which every word is known. Null if one is not, or the field is somebody else's. */
export function findBagMeaning(field: FieldWords): string | null {
  if (field.isOthers) return null;
  const found =
    findBag(field.asked, field) ??
    (field.core === field.asked ? null : findBag(field.core, field)) ??
    (SENTENCES.test(field.field.label) ? findBag(firstSentence(field), field) : null);
  if (!found) return null;
  const { meaning } = found.bag;
  return DATED.test(meaning) ? withPart(meaning, new Set(found.asked), field) : meaning;
}
const SENTENCES = /[.?!]\s+\S/;
