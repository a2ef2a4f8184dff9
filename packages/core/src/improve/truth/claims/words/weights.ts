const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Verbs that take responsibility for everything that follows. Without their limits, they claim more. */
export const SCOPE_VERBS = set(`
  manage lead run head direct oversee supervise own chair command administer found establish spearhead govern control design build develop create launch architect
  engineer win earn receive be-award graduate represent coordinate train teach know master certify license`);

/** Verbs that name a result. In a duty, a purpose, or ongoing work, the result isn't claimed. */
export const RESULT_VERBS = set(`
  increase reduce win build launch achieve improve grow raise cut save close hit exceed earn create design redesign migrate develop publish complete finish
  graduate found establish lower decrease boost double triple halve eliminate prevent attract generate transform streamline optimize secure attain accomplish surpass
  speed-up accelerate enable ensure restore rebuild overhaul reach meet pass solve resolve become expand cure rescue recover convert fix make turn bring get gain beat
  obtain acquire learn join shorten shrink drive enhance strengthen maximize minimize implement rewrite renovate draw-up devise retain`);

/** Verbs that only name a result with figures: "cut costs", but not "cut fabric". */
const FIGURE_VERBS = set(
  'cut raise save close make get bring turn pass fix restore drive hit meet reach convert gain bring-in bring-down',
);

const FIGURES_PATTERN =
  /^(?:#|\$|percent|cost|time|expense|sale|revenue|profit|budget|error|rate|waste|turnover|score|money|fund|fee|price|spending|overhead|income|margin|traffic|quota|goal|target|deal|gap|downtime|output|productivity|attendance|enrollment|membership|efficiency|quality|satisfaction|morale|awareness|engagement|compliance|safety|difference|progress|improvement|success|record|standard|deadline|exam|test|audit|inspection|bar|license|class|course|award|championship|title)$/;

/** Whether a claim states that a result was achieved. */
export function isResult(verb: string, objects: readonly { head: string; numbers: readonly string[] }[]): boolean {
  if (!RESULT_VERBS.has(verb)) return false;
  return (
    !FIGURE_VERBS.has(verb) ||
    objects.length === 0 ||
    objects.some(({ head, numbers }) => FIGURES_PATTERN.test(head) || numbers.length > 0)
  );
}

/** Verbs for making one whole thing, which exists only when it is finished. */
export const MAKING_VERBS = set(
  'write make produce paint record compose draft film edit prepare organize study author code program draw carve assemble install restore knit sew plan compile take read',
);

/** People and groups: who took part in the work is never left out. */
export const PEOPLE = set(`
  team crew colleague coworker co-worker teammate partner peer staff employee group uncle aunt brother sister father mother friend manager supervisor boss lead
  nurse doctor teacher engineer attorney lawyer technician foreman director officer other person people student intern volunteer co-teacher cousin husband wife
  chef cook assistant associate rep representative guard worker designer developer analyst vendor contractor agency squad unit family preceptor mentor stylist
  spouse boyfriend girlfriend fiance fiancee son daughter grandmother grandfather grandson granddaughter nephew niece child kid twin roommate mom dad buddy
  error mistake help assistance supervision guidance oversight approval permission consent advice input feedback hint tip template instruction support difficulty delay trouble loss failure warning
  owner captain sergeant journeyman electrician plumber carpenter carer aide paralegal accountant classmate lab-partner neighbor`);

/** Words for certainty, amount, and completeness, in addition to those in the lexicon. */
export const LIMITING = set(`
  half partial pending progress attempted quarter third first second part portion certain finalist mention honorable pilot draft test trial mock practice sample
  temporary expired incomplete unfinished candidate nominee`);

/** Nouns for a time at which something happens. */
export const TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|night|morning|evening|afternoon|weekend|week|month|quarter|year|summer|winter|spring|fall|season|semester|shift|hour|holiday|term)$/;
