import type { Form } from './lemmas.ts';
import type { Term } from './terms.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adverbs without "-ly", and adverbs of time. */
const ADVERBS = set(`
  per-minute per-second daily weekly monthly annually hourly nightly quarterly per-shift twice once alone overnight often sometimes always usually mostly mainly now again
  together early late fast well hard too only even ever still already yet just almost today weekends online abroad downtown back there here later since
  accurately safely locally independently occasionally regularly`);

/** Forms that describe rather than name an action when they start a line. */
export const DESCRIBING = set('certified licensed registered skilled experienced qualified advanced bilingual related');

/** Words that can be both: at the start of a line they are nouns, unless an object follows. */
export const NOUN_FIRST = set(`
  host lab front store office cook temp guard staff lead head coach clerk volunteer intern aide waiter assistant associate shift line floor cashier driver
  school board market store court shop park farm top first second third sample party record order stock staff fitness water team sales support service project test design program market trade work side summer honor finish shampoo nurse cover`);

/** What an "-ing" word names together with the following noun. */
const COMPOUNDS: Readonly<Record<string, ReadonlySet<string>>> = {
  managing: set('director partner editor principal agent member'),
  operating: set('room system budget theater company officer expense cost hour table'),
  teaching: set('hospital assistant fellow staff certificate credential lab load position aide'),
  coaching: set('staff session program'),
  training: set('program manual material session class mess room department center course video plan record'),
  nursing: set('home staff assistant station school student facility rotation unit'),
  building: set('manager maintenance material permit inspector code site superintendent department'),
  engineering: set('team department firm student manager staff'),
  marketing: set('team manager campaign department director material plan email'),
  accounting: set('department firm software record clerk system'),
  cleaning: set('supply crew company product staff schedule'),
  shipping: set('department dock label clerk container'),
  receiving: set('dock department clerk'),
  operations: set(''),
  auditing: set('partner firm team'),
  writing: set('office center lab group'),
  hiring: set('manager committee team'),
  closing: set('manager shift task binder cost duty'),
  opening: set('shift manager'),
  recording: set('studio'),
  consulting: set('firm'),
  staffing: set('agency'),
  billing: set('department system code office'),
  dining: set('room hall'),
  waiting: set('room list area'),
  parking: set('lot'),
  meeting: set('room minute note'),
  planning: set('board commission'),
  learning: set('management center disability'),
  leading: set('company provider supplier'),
  living: set('room wage facility'),
  welding: set('bay shop'),
  filing: set('cabinet system index'),
  mailing: set('list'),
  manufacturing: set('plant line'),
  testing: set('center lab'),
  housing: set('authority'),
  banking: set('center'),
  purchasing: set('department manager'),
  planting: set('season'),
};

export const hasForm = (term: Term | undefined, ...forms: Form[]): boolean =>
  term?.kind === 'word' && !term.possessive && term.verbs.some(({ form }) => forms.includes(form));

/** Whether an "-ing" word acts on what follows rather than naming it: "managing the ward", but not "managing director". */
export function isActingGerund(terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  if (!hasForm(term, 'gerund')) return false;
  const next = terms[at + 1];
  if (!next) return true;
  if (next.kind === 'conjunction' || next.kind === 'mark') return true;
  return !(COMPOUNDS[term?.text ?? '']?.has(next.noun) ?? false);
}

/** Whether a word at the start of a line, or after "and", is the verb of a clause without a subject. */
export function opensAsVerb(terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  if (term?.kind !== 'word' || term.possessive) return false;
  const next = terms[at + 1];
  if (DESCRIBING.has(term.text))
    return (
      next?.kind === 'determiner' || (/^(?:registered|licensed|certified)$/.test(term.text) && next?.plural === true)
    );
  if (hasForm(term, 'past') || (hasForm(term, 'participle') && /^(?:done|run|seen)$/.test(term.text))) return true;
  if (hasForm(term, 'gerund')) return isActingGerund(terms, at);
  if (!hasForm(term, 'base', 'third')) return false;
  if (term.isPhrase) return true;
  if (!next) return false;
  if (next.kind === 'determiner' || next.kind === 'number' || next.kind === 'pronoun') return true;
  if (next.kind === 'conjunction')
    return (
      !NOUN_FIRST.has(term.text) &&
      hasForm(terms[at + 2], 'base', 'third') &&
      (terms[at + 3]?.kind === 'determiner' ||
        (hasForm(term, 'third') && !hasForm(term, 'base') && terms[at + 3]?.kind === 'word'))
    );
  if (NOUN_FIRST.has(term.text)) return false;
  return next.kind === 'word' && (next.plural || isUsedAsAdjective(next.text) || !hasForm(next, 'past', 'gerund'));
}

export const isAdverb = (term: Term | undefined): boolean =>
  term?.kind === 'word' &&
  !term.possessive &&
  (ADVERBS.has(term.text) ||
    (/[a-z]{3}ly$/.test(term.text) &&
      !/^(?:family|assembly|supply|reply|apply|july|fly|friendly|elderly|early|italy|monthly|weekly|daily|yearly|quarterly|hourly|nightly)$/.test(
        term.text,
      )));

const ADJECTIVES = set(
  'used applied rented advanced related limited fixed shared combined extended finished paid elected',
);

/** Whether a past form is often an adjective before a noun. */
export const isUsedAsAdjective = (word: string): boolean => ADJECTIVES.has(word);

export const isBe = (term: Term | undefined): boolean =>
  /^(?:am|is|are|was|were|be|been|being)$/.test(term?.text ?? '');
