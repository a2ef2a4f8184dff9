import type { Sentence } from '../text/sentences.ts';
import { findNamedOccupations } from './occupation.ts';
import type { JobSectionKind } from './types.ts';

/** Words before or after the name of the person wanted. */
const SOUGHT_BEFORE_PATTERN =
  /\b(?:seek(?:s|ing)?|look(?:s|ing) (?:for|to hire)|hir(?:e|es|ing)|need(?:s|ed)?|search(?:es|ing)? for|recruit(?:s|ing)?|openings?|opportunit(?:y|ies)|positions?|role|join|become|as (?:an?|our|the)|title|wanted|our next|the ideal|the successful|for an?|(?:is|be) an?|add)\b[^.]{0,60}$/i;
const SOUGHT_AFTER_PATTERN =
  /^\W{0,3}(?:\w+\W+){0,3}?(?:will|is responsible|are responsible|must|needed|wanted|position|role|opening|opportunit|job|candidate|should|reports|to join|who|i\b|ii\b|iii\b)/i;
/** People whom the candidate will work with, for or under. */
const COLLEAGUE_PATTERN =
  /\b(?:(?:reports?|reporting|answers?) (?:directly )?to|(?:works?|working|collaborat\w+|coordinat\w+|interact\w*|communicat\w+|partner\w*|liais\w+|along) (?:closely )?with|supervis\w+|assist(?:s|ing)?|support(?:s|ing)?|supervision of|direction of|manag(?:es|ing)|train(?:s|ing)|team of|led by|owned by|our|serv(?:es|ing)|to|and|with)\b[^.]{0,30}$/i;

/** Words after an activity's name that make it the job: "our customer service position". */
const POST_AFTER_PATTERN = /^[\s-]*(?:position|role|opening|job|opportunit|intern|team member)/i;

/** The same directly before the name, regardless of the rest of the sentence: "opportunity to help CEOs". */
const COLLEAGUE_AT_ONCE_PATTERN =
  /\b(?:with|under|help(?:s|ing)?|assist(?:s|ing)?|support(?:s|ing)?|supervis\w+|(?:reports?|reporting|answers?) (?:directly )?to|(?:supervision|direction) of) (?:(?:an?|the|our|its|other) )?$/i;

const SOUGHT_WEIGHT = 6;
const NAMED_WEIGHT = 2;
const COLLEAGUE_WEIGHT = 1;
/** The first sentences are more likely to name the job than later ones. */
const EARLY_SENTENCE_COUNT = 4;
const EARLY_FACTOR = 3;
/**
 * Names with other common meanings in running text ("a good judge of", "principal duties", "host of benefits"): they count only
 * as the person wanted, in an early sentence.
 */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'broadcast-technician',
  'clergy',
  'food-service-worker',
  'host',
  'judge',
  'military-member',
  'miner',
  'performer',
  'principal',
  'producer',
  'server',
  'ship-crew',
  'tailor',
  'talent-agent',
]);
/** A single passing mention weighs less than this and isn't enough for an occupation */
const LEAST_WEIGHT = 6;
/** The required ratio of the first weight to the second. */
const MIN_LEAD_RATIO = 1.1;

/**
 * The occupation of a description without a known title: the one named most often, early, and as the position to fill. Undefined if none
 * has enough weight or two are tied.
 */
export function findSoughtOccupation(
  sentences: readonly Sentence[],
  kinds: readonly JobSectionKind[],
): string | undefined {
  const weights = new Map<string, number>();
  sentences.forEach(({ text }, place) => {
    if (kinds[place] === 'legal' || kinds[place] === 'benefits') return;
    for (const { occupation, start, end, isActivity } of findNamedOccupations(text)) {
      if (isActivity && !POST_AFTER_PATTERN.test(text.slice(end, end + 15))) continue;
      const isEarly = place < EARLY_SENTENCE_COUNT;
      const isHiringContext = SOUGHT_BEFORE_PATTERN.test(text.slice(Math.max(0, start - 40), start));
      if (AMBIGUOUS.has(occupation) && !(isEarly && isHiringContext)) continue;
      const named = getWeight(text, start, end);
      const weight = named * (isEarly && named > COLLEAGUE_WEIGHT ? EARLY_FACTOR : 1);
      weights.set(occupation, (weights.get(occupation) ?? 0) + weight);
    }
  });
  const [first, second] = [...weights].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
  return first && first[1] >= LEAST_WEIGHT && first[1] >= MIN_LEAD_RATIO * (second?.[1] ?? 0) ? first[0] : undefined;
}

function getWeight(text: string, start: number, end: number): number {
  if (COLLEAGUE_AT_ONCE_PATTERN.test(text.slice(Math.max(0, start - 40), start))) return COLLEAGUE_WEIGHT;
  if (
    SOUGHT_BEFORE_PATTERN.test(text.slice(Math.max(0, start - 90), start)) ||
    SOUGHT_AFTER_PATTERN.test(text.slice(end, end + 60))
  )
    return SOUGHT_WEIGHT;
  return COLLEAGUE_PATTERN.test(text.slice(Math.max(0, start - 60), start)) ? COLLEAGUE_WEIGHT : NAMED_WEIGHT;
}
