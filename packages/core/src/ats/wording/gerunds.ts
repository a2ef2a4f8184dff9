import { listVerbReadings } from '../../text/verbs.ts';

const DETERMINERS = new Set(
  'a an the all each every any both my our their its his her this these those new existing daily weekly monthly'.split(
    ' ',
  ),
);

/**
 * Verbs for ongoing work. Someone who was responsible for managing a ward did manage it; someone who was responsible for increasing sales may not have
 * increased them, so verbs that name a result are left out.
 */
const ACTIVITY_VERBS = new Set(
  `administer analyse analyze answer assemble assess assist attend bake book budget care check clean coach collect compile conduct cook coordinate counsel
  cover deliver demonstrate direct discuss dispatch document draft drive edit enter evaluate examine facilitate feed file greet guide handle help host
  inspect install instruct interview investigate keep lead lift liaise load log maintain manage market measure mentor monitor move negotiate observe operate
  order organise organize oversee pack paint perform pick plan prepare present process provide purchase receive record repair report research respond
  review run scan schedule screen sell serve service ship sort stock supervise supply support teach tend test track train transport treat tutor type update
  verify wash watch weld write`.split(/\s+/),
);

/** Of these, verbs whose "-ing" form rarely precedes a noun as part of its name. */
const PLAIN_VERBS = new Set(
  `administer analyse analyze answer assess assist collect compile conduct coordinate deliver evaluate facilitate greet handle help inspect install
  investigate keep lead maintain manage negotiate organise organize oversee perform prepare present provide repair respond review supervise support
  update verify write`.split(/\s+/),
);

/** Nouns that a preceding "-ing" word usually names rather than acts on: "training programs", "engineering teams", "operating budget". */
const NAMED_BY_GERUND = new Set(
  `activities activity area areas assistant assistants budget budgets campaign campaigns care center centers centre centres class classes cost
  costs course courses department departments dock document documentation documents duties environment equipment event events experience floor
  function functions initiative initiatives line lines machine machinery machines maintenance manager managers material materials needs officer
  officers operation operations outcomes partner partners plan plans policies policy procedure procedures process processes program programme
  programmes programs project projects requirements room schedule schedules services session sessions site sites skills staff standards station
  strategies strategy supplies system systems tasks team teams techniques tools work`.split(/\s+/),
);

/** Things that people buy: "ordering supplies" is an action, "cleaning supplies" isn't. */
const GOODS = new Set('equipment machinery machines material materials supplies tools'.split(' '));
const BUYING_VERBS = new Set(['order', 'purchase']);

const PREPOSITIONS = new Set(
  'of in on at for with to from by about under over within during through as into'.split(' '),
);

interface WordWithSource {
  kind?: string;
  text: string;
}

/**
 * Whether an "-ing" word after "responsible for" describes what was done, so that the plain verb claims no more: an activity rather than a result ("increasing
 * sales"), acting on what follows ("managing the ward", "training 12 nurses") rather than naming it ("training programs", "ordering and stock"). False if in
 * doubt.
 */
export function describesAction(words: readonly WordWithSource[], at: number): boolean {
  const verbs = listVerbReadings(words[at]?.text ?? '').filter(
    ({ form, base }) => form === 'gerund' && ACTIVITY_VERBS.has(base),
  );
  if (verbs.length === 0) return false;
  const next = words[at + 1];
  if (!next || !/^[\p{L}\p{N}]/u.test(next.text) || next.text === 'and' || next.text === 'or') return false;
  if (DETERMINERS.has(next.text) || /^\p{N}/u.test(next.text)) return true;
  if (verbs.some(({ base }) => PLAIN_VERBS.has(base))) return true;
  const isBuying = verbs.some(({ base }) => BUYING_VERBS.has(base));
  for (let i = at + 1; i <= at + 3; i++) {
    const word = words[i];
    if (!word || !/^[\p{L}\p{N}]/u.test(word.text) || word.text === 'and') return i > at + 1;
    if (PREPOSITIONS.has(word.text)) return i > at + 1;
    if (NAMED_BY_GERUND.has(word.text) && !(isBuying && GOODS.has(word.text))) return false;
  }
  return true;
}
