/**
 * Words that determine how much a sentence claims. None of them is ever dropped or added alone; a clause is dropped as a whole only if it contains none of the
 * first four kinds.
 */

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

export const NEGATION_WORDS = wordSet(`
  not no never none nor neither without except excluding cannot lack lacked lacking failed fail fails unable unsuccessfully declined refused
  stopped ceased cancelled canceled avoided nothing nobody`);

/** Words that make a claim smaller, less certain, or merely planned. */
export const HEDGE_WORDS = wordSet(`
  approximately around nearly almost roughly estimated estimate estimates expected projected planned proposed potential potentially possible
  possibly probably likely may might could would should can hope hoped aim aimed aiming attempted attempt tried trying intended goal target targeted
  pilot prototype mock simulated simulation trial draft drafted beta partial partially partly mostly mainly largely primarily occasional
  occasionally sometimes often usually regularly least most more less fewer several some few many only just limited minor small basic beginner
  introductory informal informally unofficial unofficially effectively virtually maximum minimum max upto academic classroom theoretical`);

/** Words that imply that others were involved, or that the role was smaller. */
export const SCOPE_WORDS = wordSet(`
  help helped helping helps assist assisted assisting assists assistance support supported supporting supports contribute contributed contributing
  contributes contribution participate participated participating participates involved part member co jointly together alongside intern interns
  internship trainee apprentice junior assistant associate deputy acting interim temporary volunteer volunteered volunteering shadow shadowed
  shadowing observe observed observing exposure familiar familiarity learning learned learnt studied studying coursework supervision guidance
  direction we our us ourselves collaborated collaborating collaboration cooperated partnered joint shared tasked worked`);

export const ANAPHORIC_WORDS = wordSet(`
  this that these those it its they them their he she him his her such which who whom whose where both either latter former then there same`);

export const CONTRAST_WORDS = wordSet(`
  but however although though yet whereas while unless if instead rather despite because since after before when until as`);

/** Words whose meaning depends on the article before them: "few" isn't "a few". */
export const AFTER_ARTICLE = wordSet(
  'few little lot bit couple dozen hundred thousand million most majority number fraction share half third quarter',
);

/** Words that "the" makes unique: "top seller" isn't "the top seller". */
export const UNIQUE_WITH_ARTICLE = wordSet(
  'top best first lead leading main sole only key chief principal highest largest fastest youngest head',
);

function parseForms(groups: string): ReadonlyMap<string, string> {
  return new Map(
    groups
      .split(',')
      .map((group) => group.trim().split(/\s+/))
      .flatMap((forms) => forms.map((form): [string, string] => [form, forms[0] ?? form])),
  );
}

/**
 * Words that change the meaning of a statement if they are replaced, removed, or moved: what is present or missing, direction, time, unit, and kind. Forms of
 * one word are grouped.
 */
export const TURNING_WORDS = parseForms(`
  show shows shown showed showing, hide hides hidden, miss misses missed missing, ask asks asked asking, require requires required requiring,
  need needs needed needing, want wants wanted, mention mentions mentioned, prefer prefers preferred, optional, include includes included,
  omit omits omitted, held hold holds, meet meets met, implied, high, higher, highest, low, lower, lowest, good, better, best, bad, worse, worst, strong,
  stronger, strongest, weak, weaker, weakest, fast, faster, slow, slower, long, longer, short, shorter, large larger big bigger, small smaller, great,
  greater, rise rises rose risen rising, fall falls fell fallen falling, grow grows grew grown growing, shrink shrinks shrank shrinking,
  increase increases increased increasing, decrease decreases decreased decreasing, gain gains gained, lose loses lost, up, down, over, under, above,
  below, before, after, since, until, within, beyond, during, earlier, later, first, last, next, previous, add adds added adding,
  remove removes removed removing, drop drops dropped, cut cuts, delete deletes deleted, keep keeps kept, stop stops, replace replaces replaced, open opens,
  close closes closed, remote remotely, hybrid, onsite, site, local, sample samples, generated, invented, real, actual, true, false, right, wrong, safe,
  unsafe, dangerous, junior, mid, senior, entry, day days, week weeks, month months, year years, hour hours, minute minutes, second seconds, percent,
  dollar dollars, euro euros, cent cents, all, any, both, each, either, half, double, twice, third, quarter, full fully, middle median, mean average,
  earn earns earned, pay pays paid, free`);

/** Openings of a trailing clause that praises the result and states nothing itself. */
export const FLUFF_GERUNDS = wordSet(
  'ensuring enabling allowing fostering promoting demonstrating showcasing leveraging facilitating',
);

export const ARTICLES = wordSet('a an the');

/** Whether a word limits what the words around it claim. */
export function isQualifier(word: string): boolean {
  return (
    NEGATION_WORDS.has(word) ||
    HEDGE_WORDS.has(word) ||
    SCOPE_WORDS.has(word) ||
    ANAPHORIC_WORDS.has(word) ||
    CONTRAST_WORDS.has(word)
  );
}
