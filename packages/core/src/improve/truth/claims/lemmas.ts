import { listOccupationRows } from '../../../jobs/occupations/index.ts';
import { listSkills } from '../../../skills/index.ts';
import { VERB_TABLE } from '../../../text/verb-table.ts';
import { DETERMINERS, DROPPABLE, PADDING, PREPOSITIONS, SUBORDINATORS } from './words/function-words.ts';
import { tabledNouns } from './words/nouns.ts';
import { tabledVerbs } from './words/verbs.ts';

export type Form = 'base' | 'past' | 'participle' | 'gerund' | 'third';
export interface VerbForm {
  base: string;
  form: Form;
}

/** Base, past, and participle, if they differ. */
const IRREGULAR = `
  arise arose arisen, be was been, bear bore borne, become became become, begin began begun, bend bent, bind bound, blow blew blown, break broke broken,
  bring brought, build built, buy bought, catch caught, choose chose chosen, come came come, cut cut, deal dealt, dig dug, do did done, draw drew drawn,
  drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, fit fit, fly flew flown, forecast forecast,
  forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, get got gotten, give gave given, go went gone, grind ground, grow grew grown, hang hung,
  have had, hear heard, hide hid hidden, hit hit, hold held, hurt hurt, keep kept, know knew known, lay laid, lead led, learn learned, leave left, lend lent,
  let let, light lit, lose lost, make made, mean meant, meet met, mow mowed mown, oversee oversaw overseen, pay paid, proofread proofread, prove proved proven, put put, quit quit,
  read read, rebuild rebuilt, redo redid redone, rewrite rewrote rewritten, ride rode ridden, ring rang rung, rise rose risen, run ran run, say said, see saw seen,
  seek sought, sell sold, send sent, set set, sew sewed sewn, shake shook shaken, shoot shot, show showed shown, shut shut, sing sang sung, sit sat, sleep slept,
  speak spoke spoken, spend spent, spin spun, split split, spread spread, stand stood, steal stole stolen, stick stuck, strike struck, sweep swept, swim swam swum,
  swing swung, take took taken, teach taught, tear tore torn, tell told, think thought, throw threw thrown, undergo underwent undergone, understand understood,
  undertake undertook undertaken, upsell upsold, wake woke woken, wear wore worn, weave wove woven, win won, wind wound, withdraw withdrew withdrawn, write wrote written`;

/** Work verbs that aren't in the other tables. */
const MORE = `
  answer apply ask baby-sit babysit bag bake bend bind blanch bleach bolt braid brew bus butcher calibrate can caption cast chop clear climb clip coat
  collate color comb cover crate crimp cull cure decorate deposit detail dice diaper dip dish double dredge drop dry dust dye embroider empty engrave
  erase etch fax fell file fill fillet fire flip fold frame freeze fry fuel garnish glaze glue grade graft grate graze grease groom harvest haul hem herd
  hike hoe hose hum ice index iron juggle knead knit lace lather layer level list lock log loosen lower lug mash mass massage match melt mend mill mince mix
  mop mount mulch nail name notarize oil open order pack page park paste patch pave peel photocopy pickle pin pipe plaster plate plow plug plumb pluck pour
  press prime print prune pull pump purl push quilt race rack rake refill reheat relabel rename repeat rig rinse rip roast roll rope rotate sand sauté saw
  scale scan scoop score scour scrape screw scrub seal season sew shampoo shape sharpen shave shear shelve shovel shred shuck sift simmer skin slice
  smoke solder sow spray sprinkle stack stain stamp staple steam steer stir stitch strap stretch string strip style substitute subtitle suture swap sweep
  tag tailor tally tape tap taste thread thaw throw tie tile tint titrate toast top tow trace trim truss tune turn twist type unload unlock vacuum valet
  wait wake walk wall wash water wax weed weigh weld wheel whip wind wipe wire wrap yank look sit stay stop want need like love live die try talk say tell
  hear think know believe agree belong happen remain seem appear become enjoy notice mention refuse decline fail lack miss skip lose drop return rise
  hand tie pass compare top discard dispose haul demolish reserve toss brush effectuate utilize adopt trust cite console comfort jot hook plait tighten uphold
  recall lift portion wheel peel bus host fetch prep toast box crate bundle fasten attach insert upload tune profile refactor redline till mind wonder worry wish thank travel commute relocate retire resign quit leave own rent lease borrow lend download copy rebuild redesign redo rewrite
  re-read unpack chase hunt fish trap ski skate swim dive sail row paddle transmit interface endeavor ascertain commence witness trust cite
  bottle bartend cater forage upholster usher valet recycle photograph sculpt lifeguard nanny extract titrate line shape proof portion debone fillet upsell split move place request sort rank inventory substitute`;

const irregular = new Map<string, VerbForm[]>();
const bases = new Set<string>();

function add(word: string, base: string, form: Form): void {
  irregular.set(word, [...(irregular.get(word) ?? []), { base, form }]);
}

for (const row of IRREGULAR.trim().split(/,\s*/)) {
  const [base = '', past = '', participle] = row.trim().split(/\s+/);
  bases.add(base);
  add(past, base, 'past');
  add(participle ?? past, base, 'participle');
}
for (const entry of VERB_TABLE.split(/\s+/)) {
  const [marked = ''] = entry.split('/');
  if (marked) bases.add(marked.replace(/[+~]$/, ''));
}
for (const verb of [...MORE.trim().split(/\s+/), ...tabledVerbs()]) if (!verb.includes('-')) bases.add(verb);

const ED_ADJECTIVES = new Set(
  'hundred beloved sacred kindred infrared naked rugged aged limited unlimited indeed red shed sled'.split(' '),
);

/** The verb forms that a word can be. An unknown verb is only recognized in the past tense. */
export function verbFormsOf(word: string): VerbForm[] {
  const hyphen = word.lastIndexOf('-');
  if (hyphen > 0) {
    const deeds = verbFormsOf(word.slice(hyphen + 1)).filter(({ form }) => form === 'past' || form === 'participle');
    return deeds.map(({ base, form }) => ({ base: `${word.slice(0, hyphen)}-${base}`, form }));
  }
  const found: VerbForm[] = [...(irregular.get(word) ?? [])];
  const has = (base: string) => bases.has(base);
  const put = (form: Form, candidates: string[]) => {
    for (const base of new Set(candidates)) if (has(base)) found.push({ base, form });
  };
  if (has(word)) found.push({ base: word, form: 'base' });
  if (word.endsWith('ied')) put('past', [`${word.slice(0, -3)}y`, `${word.slice(0, -3)}ie`]);
  else if (word.endsWith('ed')) put('past', listBases(word.slice(0, -2)));
  if (word.endsWith('ing') && word.length > 4)
    put('gerund', [...listBases(word.slice(0, -3)), ...(word.endsWith('ying') ? [`${word.slice(0, -4)}ie`] : [])]);
  if (word.endsWith('ed'))
    for (const { base } of irregular.get(word.slice(0, -2)) ?? []) found.push({ base, form: 'past' });
  if (found.length === 0 && /[a-z]{3,}ed$/.test(word) && !/eed$/.test(word) && !ED_ADJECTIVES.has(word))
    found.push({ base: `${word.slice(0, -2)}?`, form: 'past' });
  if (word.endsWith('ies')) put('third', [`${word.slice(0, -3)}y`]);
  else if (word.endsWith('s') && !word.endsWith('ss'))
    put('third', [word.slice(0, -1), ...(word.endsWith('es') ? [word.slice(0, -2)] : [])]);
  return found;
}

/** The base of a stem: "cutt" is from "cut", "mak" from "make". */
function listBases(stem: string): string[] {
  const last = stem.at(-1) ?? '';
  const undoubled = last === stem.at(-2) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...undoubled];
}

const PLURALS = new Map(
  'clothes clothes, bacteria bacteria, bacterias bacteria, peoples people, men man, women woman, children child, people people, childrens child, mens man, womens woman, feets foot, feet foot, teeth tooth, geese goose, mice mouse, data data, media media, criteria criterion, analyses analysis, lives life, wives wife, knives knife, leaves leaf, shelves shelf, halves half, loaves loaf, calves calf, staff staff, species species, series series, aircraft aircraft, sheep sheep, diagnoses diagnosis, indices index, appendices appendix'
    .split(', ')
    .map((row) => row.split(' ') as [string, string]),
);
const SINGULAR_S_PATTERN =
  /(?:ss|us|is|ics|news|always|perhaps|chess|gas|lens|bus|plus|atlas|canvas|texas|kansas|christmas|illinois|arkansas)$/;

/** A noun in the singular, and whether it was plural. */
export function singular(word: string): { text: string; plural: boolean } {
  const known = PLURALS.get(word);
  if (known) return { text: known, plural: known !== word || word === 'people' };
  if (!word.endsWith('s') || word.length < 4 || SINGULAR_S_PATTERN.test(word)) return { text: word, plural: false };
  if (word.endsWith('ies') && word.length > 4) return { text: `${word.slice(0, -3)}y`, plural: true };
  if (/(?:ch|sh|x|ss|zz|[^aeio]o|[^aeo]us)es$/.test(word)) return { text: word.slice(0, -2), plural: true };
  return { text: word.slice(0, -1), plural: true };
}

let known: Set<string> | undefined;

/** Words of skill names and job titles, and function words. */
function* listVocabularyWords(): Generator<string> {
  const split = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const { name, aliases } of listSkills()) for (const text of [name, ...aliases]) yield* split(text);
  for (const { titles } of listOccupationRows())
    for (const { groups } of titles) for (const text of groups.flat()) yield* split(text);
  for (const words of [PREPOSITIONS, DETERMINERS, SUBORDINATORS, PADDING, DROPPABLE]) yield* words;
  yield* COMMON.trim().split(/\s+/);
}

const COMMON = `
  responsible restaurant receive received customers business schedule equipment maintenance maintained assistant assisted manager management experience environment
  professional communication organize organized necessary separate calendar inventory knowledge independent successful accommodate beginning environmental government
  occasionally occurred privilege recommend reference transferred until using which with were their there they through because before after against between
  about above along among around during every other these those where while would could should really always often daily weekly monthly annual local safe
  clean careful quick friendly heavy light large small young old new good great best first second third last early late high low long short full empty open closed
  hot cold warm wet dry fresh frozen raw fried baked grilled red blue green white black brown gray forty fourteen fifteen ninety twelve twenty thirty fifty sixty
  breakfast donation donations vintage clothes clothing cashier waiter waitress server cleaner driver painter builder farmer baker butcher barber tailor florist
  library museum theater stadium airport station church temple mosque park beach lake river mountain forest island harbor market mall bakery cafe diner hotel motel
  apartment house home street town city state country yard garden kitchen bedroom bathroom basement attic roof wall floor ceiling window door fence gate road bridge
  morning afternoon evening night weekend week month year summer winter spring fall autumn holiday season hour minute day today shift break
  man woman child kid baby infant toddler boy girl parent mother father family friend neighbor person people guest visitor customer client patient student teacher
  pupil class lesson school college university grade book page paper letter note pen file folder binder box bag cart truck trailer van bus bicycle bike boat train
  plane tire engine brake wheel seat key lock badge ticket receipt cash check money price sale order menu table chair plate dish cup glass bottle knife fork spoon
  pot pan oven stove grill fryer sink towel sheet blanket bed pillow laundry soap bleach mop broom bucket ladder hammer saw drill nail screw bolt board lumber
  brick concrete cement steel pipe wire cable tile paint brush tool shovel rake tractor field crop corn wheat hay apple tree flower plant seed soil water horse cow
  cattle pig chicken egg goat sheep dog cat animal farm barn ranch food meal lunch dinner breakfast bread cake cookie salad soup sauce meat beef pork fish shrimp
  vegetable fruit coffee drink wine beer store shop counter shelf aisle register computer screen keyboard printer phone email message call meeting office desk lobby
  hallway hospital clinic ward nurse doctor medicine pill chart wound blood pressure temperature machine part factory warehouse dock pallet forklift shipment package
  label safety accident fire alarm guard police soldier army squad unit captain lawyer attorney court judge evidence case trial witness exhibit deed lease title
  contract vehicle hair nail color skin wax cut style client salon music song art picture photo video film story report survey sample test experiment data table graph
  vacancy invoice payment deposit refund receipt bank account loan tax budget`;

/** Whether a word is in the tables, in any form; a word that isn't may be misspelled. */
export function isKnownWord(word: string): boolean {
  known ??= new Set([...tabledNouns(), ...listVocabularyWords()]);
  return verbFormsOf(word).some(({ base }) => !base.endsWith('?')) || known.has(word) || known.has(singular(word).text);
}
