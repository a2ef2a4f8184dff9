import type { Term } from '../claims/terms.ts';
import { namesPerson } from '../claims/words/people.ts';
import { HEDGE_WORDS, NEGATION_WORDS, SCOPE_WORDS } from '../lexicon.ts';

/**
 * Words that make a claim smaller, by what they say. A claim keeps one word of each kind that its source has; the words of a kind are interchangeable.
 */
const KINDS: Readonly<Record<string, string>> = {
  not: 'not no non never none nor neither without cannot nobody nothing lack lacked lacking',
  except: 'except excluding besides',
  failed:
    'fail failed fails unable unsuccessfully declined refused ceased cancelled canceled lost lose lapsed lapse almost-done',
  rarely: 'hardly barely rarely seldom little scarcely',
  share: `help-out pitch-in chip-in help assist assistance aid support contribute contribution contribute-to participate participation participate-in take-part-in
    involve involvement help-with help-out-with assist-with support-with collaborate-on partial partially partly co-lead co-write co-author co-found co-teach co-host co-manage
    co-chair jointly joint`,
  team: `we us ourselves team crew squad duo trio pair group partner coworker co-worker colleague teammate classmate together alongside with-the-help-of
    together-with-others collaborate-with collaborate team-up-with co-teacher committee panel detail`,
  attempt: 'try attempt seek strive endeavor aim bid toward towards eligible',
  plan: 'will shall intend intended hope hoped hoping propose proposed anticipated expected slated upcoming future going-to',
  learn: `learn learning learned study studying trainee shadow shadowed shadowing observe observed observing sit-in-on witnessed
    exposure workshop lecture attend attended attending`,
  observe:
    'shadow shadowed shadowing observe observed observing sit-in-on witnessed job-shadowed tour toured look-on ride-along',
  course: 'coursework class course classroom academic',
  about: 'about nearly around approximately roughly almost ~ or-so estimated',
  most: 'at-most under maximum max limit upto limited',
  mainly: 'mostly mainly primarily largely chiefly predominantly',
  majority: 'most majority',
  some: 'some few couple several certain',
  sometimes: 'sometimes occasional occasionally at-times periodically intermittently',
  usually: 'usually typically generally normally often frequently usual typical frequent',
  perhaps: `may might could probably possibly possible potential potentially perhaps maybe likely effectively virtually essentially seems seem seemed apparently supposedly
    somewhat slight slightly informal informally unofficial unofficially`,
  if: 'if unless only',
  unpaid: 'volunteer volunteered volunteering unpaid donated free pro-bono',
  temporary:
    'temporary temp interim acting seasonal substitute sub backup back-up relief contracted contractor freelance per-diem once twice',
  junior: `junior trainee assistant associate apprentice intern interned internship co-op practicum helper aide deputy student practice mock trial draft pilot test
    prototype simulated simulation sample adjunct jv vice`,
  basic:
    'fairly pretty-good reasonably relatively passable basic basics beginner beginning introductory intro conversational familiar familiarity elementary rudimentary novice okay ok enough',
  supervised: 'supervision guidance',
  pending:
    'progress incomplete unfinished expired inactive suspended revoked permit nominated nominee nomination finalist runner-up shortlisted short-listed honorable',
  until: 'until till',
  beyond: 'beyond elsewhere everywhere',
  half: 'half quarter thirds fraction',
  compared: 'than rather instead versus second-to-last less fewer below',
};

/** Words of these kinds limit another word as adjectives only: "student nurse", but not "taught students". */
const DESCRIBING = new Set(
  'assistant associate deputy student practice mock trial draft pilot test prototype sample vice'.split(' '),
);

const kinds = new Map<string, string>();
for (const [kind, words] of Object.entries(KINDS)) for (const word of words.split(/\s+/)) kinds.set(word, kind);

/** Two words that limit together. */
const PAIRS: Readonly<Record<string, string>> = {
  'going to': 'plan',
  'plan to': 'plan',
  'planned to': 'plan',
  'planning to': 'plan',
  'plans to': 'plan',
  'scheduled to': 'plan',
  'scheduled for': 'plan',
  'waiting on': '',
  'signed up': 'plan',
  'sign-up to': 'plan',
  'sign-up for': '',
  'applied for': 'attempt',
  'apply for': 'attempt',
  'working toward': 'attempt',
  'work toward': 'attempt',
  'go to': '',
  'sort of': 'perhaps',
  'kind of': 'perhaps',
  'according to': 'perhaps',
  'i think': 'perhaps',
  'i believe': 'perhaps',
  'i guess': 'perhaps',
  'part of': 'share',
  'portion of': 'share',
  'piece of': 'share',
  'some input': 'share',
  'input on': 'share',
  'member of': 'team',
  'members of': 'team',
  'out of': 'ratio',
  'second in': 'junior',
  'summer job': 'temporary',
  'summer work': 'temporary',
  'holiday job': 'temporary',
  'student job': 'temporary',
  'everything but': 'except',
  'all but': 'except',
  'nothing but': 'except',
  'in training': 'learn',
  'working under': 'supervised',
  'worked under': 'supervised',
  'work under': 'supervised',
  'as did': 'team',
  'as do': 'team',
  'very limited': 'rarely',
  'very little': 'rarely',
  'very basic': 'rarely',
  'get by': 'basic',
  'short listed': 'pending',
  'runner up': 'pending',
  'runners up': 'pending',
  'candidate for': 'pending',
  'to last': 'compared',
  'at times': 'sometimes',
  'on occasion': 'sometimes',
  'saw how': 'observe',
  'see how': 'observe',
  'watched how': 'observe',
  'mostly watched': 'observe',
  'listened in': 'observe',
  'listen in': 'observe',
  'sat in': 'observe',
  'sit in': 'observe',
  'rode along': 'observe',
  'looked on': 'observe',
  'present at': 'observe',
  'present for': 'observe',
  'directed by': 'supervised',
  'as directed': 'supervised',
  'supervised by': 'supervised',
  'direction of': 'supervised',
  'instructed by': 'supervised',
  'approved by': 'supervised',
};

/** Kinds whose verbs count in every form. */
const VERBAL: ReadonlySet<string> = new Set('share attempt failed'.split(' '));

/** Limits that concern only the words they stand before, and go with them. */
const LOCAL: ReadonlySet<string> = new Set(
  'course about most some majority half mainly junior temporary basic sometimes usually'.split(' '),
);

export interface Limit {
  kind: string;
  word: string;
  /** The index of its term. */
  at: number;
  /** Whether it only limits the words next to it. */
  isLocal: boolean;
}

/** The limit that a term expresses, if any. */
export function limitAt(terms: readonly Term[], at: number): Limit | undefined {
  const [before, term, next, after] = [terms[at - 1], terms[at], terms[at + 1], terms[at + 2]];
  if (!term || term.kind === 'mark')
    return term?.text === '~' ? { kind: 'about', word: '~', at, isLocal: true } : undefined;
  const pair = PAIRS[`${term.text} ${next?.text ?? ''}`];
  const found = (kind: string): Limit => ({ kind, word: term.text, at, isLocal: LOCAL.has(kind) });
  if (pair !== undefined) return pair === '' ? undefined : { ...found(pair), isLocal: false };
  if (term.kind === 'number')
    return next?.text === 'of' &&
      (after?.kind === 'number' || /^(?:the|us|my|our)$/.test(after?.text ?? '') || after?.plural) &&
      Number(term.text) < 20
      ? { ...found('ratio'), word: 'of' }
      : undefined;
  const isAmountNext = next?.kind === 'number' || next?.text === '$' || next?.text === 'a';
  if (
    /^(?:almost|nearly)$/.test(term.text) &&
    next &&
    next.kind !== 'number' &&
    next.text !== '$' &&
    next.text !== 'a' &&
    next.kind !== 'mark'
  )
    return found('failed');
  if (/^(?:last|first)$/.test(term.text) && next?.kind === 'number') return { ...found('ratio'), isLocal: false };
  const isVague =
    /^(?:approximately|roughly|circa|around)$/i.test(term.raw) && before?.verbs.some(({ form }) => form === 'past');
  if (isVague) return found('about');
  if (/^(?:about|around|like|under|over)$/.test(term.text) && !isAmountNext)
    return term.text === 'under' &&
      next &&
      (namesPerson(next.noun) || next.kind === 'determiner' || next.noun === 'supervision')
      ? found('supervised')
      : undefined;
  if (term.text === 'with') return withPerson(terms, at) ? found('team') : undefined;
  if (term.text === 'would' && next?.text === 'have') return found('perhaps');
  if (/^(?:other)$/.test(term.text))
    return before?.text === 'every' || before?.text === 'each' ? found('half') : undefined;
  if (term.text === 'less' || term.text === 'fewer' || term.text === 'below') return found('compared');
  if (term.text === 'will' || term.text === 'may' || term.text === 'might')
    return term.kind === 'modal' ? found(kinds.get(term.text) ?? '') : undefined;
  const kind =
    kinds.get(term.text) ??
    kinds.get(term.noun) ??
    term.verbs.map(({ base }) => kinds.get(base)).find((one) => one !== undefined && VERBAL.has(one));
  if (term.text === 'temp' && next?.kind === 'word' && !namesPerson(next.noun)) return undefined;
  if (kind === 'junior' && DESCRIBING.has(term.noun) && next?.kind !== 'word') return unnamed(before, term, found);
  return kind === undefined ? unnamed(before, term, found) : found(kind);
}

/** Verbs whose "with" names the other side of a talk. */
const MEETING = new Set(
  'go-over review discuss speak-with talk-to talk speak communicate-with communicate meet-with meet negotiate deal-with contact chat'.split(
    ' ',
  ),
);

/** Another word that decides how much is claimed, behind a word: it limits by itself. */
function unnamed(before: Term | undefined, { text }: Term, found: (kind: string) => Limit): Limit | undefined {
  const limits =
    (NEGATION_WORDS.has(text) || HEDGE_WORDS.has(text) || SCOPE_WORDS.has(text)) && !/^(?:our|many|like)$/.test(text);
  return limits && before?.kind === 'word' ? { ...found(text), isLocal: true } : undefined;
}

/** People whom the work is for, and who don't share it. */
const SERVED = new Set(
  'parent customer client patient guest student kid child vendor patron resident visitor caller user people person owner buyer shopper supplier tenant applicant candidate public lady rep representative member'.split(
    ' ',
  ),
);

/** "With two coworkers", but not "with a mop". */
function withPerson(terms: readonly Term[], at: number): boolean {
  if (terms.slice(Math.max(0, at - 6), at).some(({ verbs }) => verbs.some(({ base }) => MEETING.has(base))))
    return false;
  for (let k = at + 1; k < at + 6; k++) {
    const term = terms[k];
    if (!term || term.kind === 'preposition' || term.kind === 'mark' || term.kind === 'conjunction') return false;
    const next = terms[k + 1];
    if (
      k <= at + 2 &&
      term.kind === 'word' &&
      /^\p{Lu}\p{Ll}/u.test(term.raw) &&
      !term.text.startsWith('~') &&
      next?.kind !== 'word'
    )
      return true;
    if (
      term.kind === 'word' &&
      !term.possessive &&
      namesPerson(term.noun) &&
      !SERVED.has(term.noun) &&
      next?.kind !== 'word'
    )
      return true;
  }
  return false;
}
