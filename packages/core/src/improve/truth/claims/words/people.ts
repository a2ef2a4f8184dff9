import { listOccupationRows } from '../../../../jobs/occupations/index.ts';
import { PEOPLE } from './weights.ts';

/** Endings of nouns for people; job titles also end in the names of fields ("retail", "dispatch"). */
const PERSON_SUFFIX_PATTERN = /(?:er|or|ist|yst|ian|ant|ent|man|woman|mate|person|ess)$/;
/** Last words of job titles with such an ending that are fields of work. */
const FIELDS = new Set(
  'advancement center content counter development enrollment labor management procurement replenishment success talent'.split(
    ' ',
  ),
);
/** Last words of job titles for people without such an ending. */
const OTHER_WORKERS = new Set(
  `actuary advocate aide apprentice architect associate athlete attorney bailiff barback barista bellhop blacksmith bodyguard boss brickmason captain
  chaplain chauffeur chef chief chair clerk coach concierge constable cook counsel crew dba deckhand deputy detective dj doc employee escort executive expert
  fellow guard guide hand head host intern judge lady lead liaison lifeguard locksmith magistrate maid marshal mascot mason
  mechanic medic midwife millwright model nanny np nurse official operative orderly paralegal paramedic paraprofessional pharmd pilot playwright poet postdoc priest
  principal pro provost rabbi recruit referee registrar rep representative restaurateur rn scholar scout scribe secretary sheriff specialist steward stonemason
  substitute surgeon sysadmin tech trainee umpire valet vet warden waitstaff`.split(/\s+/),
);

let doers: ReadonlySet<string> | undefined;

/** Whether the last word of a title, in the singular, names the person who does the work: "developer" and "nurse", but not "department" or "development". */
export function namesWorker(word: string): boolean {
  return listDoers().has(word) || OTHER_WORKERS.has(word);
}

/** Whether a noun in the singular names a person, a group, or what people give each other: a job title, a relative, help. */
export function namesPerson(noun: string): boolean {
  return PEOPLE.has(noun) || listDoers().has(noun);
}

function listDoers(): ReadonlySet<string> {
  doers ??= new Set(
    listOccupationRows()
      .flatMap(({ titles }) => titles.flatMap(({ groups }) => groups.at(-1) ?? []))
      .map((title) => title.toLowerCase().split(' ').at(-1) ?? '')
      .filter((word) => PERSON_SUFFIX_PATTERN.test(word) && !FIELDS.has(word)),
  );
  return doers;
}
