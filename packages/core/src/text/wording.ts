import { listMatches } from './matches.ts';

/**
 * Where a sentence's items are only nice-to-have. "3 years of Java, preferably with Spring" requires Java, and Spring is a plus; "Python
 * required, Go a plus" requires Python, and Go is a plus.
 */

/** Words that mark the preceding item as nice-to-have: "Go preferred", "a degree is a plus". */
const PREFERENCE_BEFORE_PATTERN =
  /(?:\b(?:prefer(?:red|rable|able|ed)|(?<!strongly )recommended|desired|desirable|advantageous|an asset|not (?:(?:necessarily|strictly) )?(?:expected(?! to)|required(?! to be)|necessary(?! to)|mandatory|essential|a must|an? (?:strict )?requirement)|(?:nice|good) to have|welcome(?: to apply\b|(?=\s*(?:[.!;,)]|$)))|optional(?=\s*(?:[.!;,)]|$))|(?:is|are|be|would be|very|also|experience|knowledge|background|skills) (?:helpful|beneficial|optional|welcome|ideal(?! for\b)|nice(?! to have))|(?:an?|definite|distinct|added) advantage|a bonus|(?:huge|big|strong|major|real) plus|would (?:be (?:great|nice|good|ideal)|help)|helps|(?<=\w )(?:helpful|beneficial)(?=\s*(?:[.;)]|$)))|\ba (?:[a-z]{2,12} ){0,2}plus|an (?:added|additional|extra|absolute|important) plus)\b|\bplus(?:es)?$|\ban? \+(?=[\s.;)]|$)|\(optional\)/;

/** Words that mark the following item as nice-to-have: "preferably with Spring", "Bonus points for Go". */
const PREFERENCE_AFTER_PATTERN =
  /\b(?:preferably|ideally|optionally|preference (?:will be |is |may be )?(?:given )?(?:to|for)|(?:we |would |strongly |also )?prefers?(?: a| an| to| candidates| someone| applicants|(?= [A-Z]))|preferring|nice[- ]to[- ]haves?\b(?=\s*:| if)|bonus points(?: if| for|:)?|^bonus(?: if| for|:)|extra credit|would love|a plus if|it helps if|helpful if|if possible|not (?:necessarily|strictly) (?:required|necessary|expected) to|if you (?:happen to|also) (?:know|have|speak|use)|points for|desired:|preferred:|desirable:|optional:)/;

/** Words that require the preceding item, and so end the scope of a later marker. */
const REQUIRED_PATTERN = /\b(?:required|mandatory|essential|a must|necessary|must have)\b/i;

const MARKERS_PATTERN = new RegExp(
  `(${PREFERENCE_BEFORE_PATTERN.source})|(${PREFERENCE_AFTER_PATTERN.source})|(${REQUIRED_PATTERN.source})`,
  'gi',
);

/** After "preferred" or "desired", these make it an adjective of what follows: "Preferred skills include Go". */
const QUALIFIED_NOUN_PATTERN =
  /^\s(?:qualifications?|skills?|requirements?|experience|candidates?|degrees?|education|knowledge|certifications?|licen[sc]es?|majors?)\b/i;
/** "Desired outcomes" marks nothing. */
const OUTCOME_PATTERN =
  /^\s(?:results?|outcomes?|goals?|effects?|states?|locations?|levels?|customers?|vendors?|method|provider|employer|by)\b/i;

/** Boundaries that no marker crosses. */
const BOUNDARY_PATTERN =
  /;|(?<!\b(?:i\.e|e\.g|etc))\.\s|\s[-–—](?:\s|(?=[A-Z]))|\bbut\b|\bhowever\b|\balthough\b|\bwhile\b/gi;

interface Stretch {
  start: number;
  end: number;
}

/** Whether an offset in the sentence is only nice-to-have; the result can be queried cheaply. */
export type Welcome = (offset: number) => boolean;

const NEVER: Welcome = () => false;

/** The same as `findWelcome`, which isn't called before an offset is queried: most sentences name nothing. */
export function findWelcomeLater(sentence: string): Welcome {
  let found: Welcome | undefined;
  return (offset) => {
    found ??= findWelcome(sentence);
    return found(offset);
  };
}

/**
 * Analyzes the wording of one sentence. A marker's scope extends to the next boundary (semicolon, dash, "but") or other marker. Backwards
 * over commas it includes a whole list that ends in "and" or "or", and otherwise only the last item. In parentheses it applies to their
 * content, or to the preceding text if they contain nothing else.
 */
export function findWelcome(sentence: string): Welcome {
  const markers = listMatches(sentence, MARKERS_PATTERN);
  if (markers.every(([, isBefore, isAfter]) => isBefore === undefined && isAfter === undefined)) return NEVER;
  const stretches: Stretch[] = [];
  const edges = listMatches(sentence, BOUNDARY_PATTERN).map((match) => match.index);
  const brackets = findBrackets(sentence);
  let before = 0;
  for (const marker of markers) {
    const start = marker.index;
    const end = start + marker[0].length;
    if (marker[1] !== undefined && OUTCOME_PATTERN.test(sentence.slice(end, end + 20))) continue;
    const bracket = brackets.find((candidate) => candidate.start < start && end <= candidate.end);
    const limits = { before: bracket ? Math.max(before, bracket.start + 1) : before, after: bracket?.end };
    if (marker[1] !== undefined) {
      const alone = bracket && /^[([]\s*$/.test(sentence.slice(bracket.start, start)) ? bracket.start : undefined;
      const from = alone === undefined ? limits.before : before;
      stretches.push({ start: findReachBack(sentence, edges, from, alone ?? start), end });
      const qualified = QUALIFIED_NOUN_PATTERN.test(sentence.slice(end, end + 20));
      const example = brackets.find((candidate) => candidate.start - end >= 0 && candidate.start - end <= 1);
      if (qualified) stretches.push({ start: end, end: findReach(sentence, edges, end, limits.after) });
      else if (example) stretches.push(example);
    } else if (marker[2] !== undefined) stretches.push({ start, end: findReach(sentence, edges, end, limits.after) });
    before = end;
  }
  if (stretches.length === 0) return NEVER;
  return (offset) => stretches.some((stretch) => offset >= stretch.start && offset < stretch.end);
}

function findBrackets(sentence: string): Stretch[] {
  return listMatches(sentence, /[([][^()[\]]{1,200}[)\]]/g).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function findReachBack(sentence: string, edges: readonly number[], before: number, to: number): number {
  const edge = edges.findLast((at) => at < to) ?? -1;
  const from = Math.max(before, edge + 1);
  return from + findItemStart(sentence.slice(from, to).replace(/[\s,]+$/, ''));
}

/** Words that already express a requirement, so that a marker at the end of the sentence applies only to the last item. */
const OWN_REQUIREMENT_PATTERN = /\b(?:years?|yrs?|degrees?|diploma|bachelor|certifi(?:ed|cation)|licen[sc]ed?|must)\b/i;

/** Where the last item of a piece begins: the whole piece if it is a list closed by "and" or "or", or one of short items. */
function findItemStart(piece: string): number {
  const comma = maskAsides(piece).lastIndexOf(',');
  if (comma < 0) return 0;
  const last = piece.slice(comma + 1);
  if (/^\s*(?:or|and\/or)\b/i.test(last)) return 0;
  if (OWN_REQUIREMENT_PATTERN.test(piece.slice(0, comma))) return comma + 1;
  const isClosed = /\b(?:and|or|and\/or)\b|&/i.test(last);
  const isShort = piece.split(',').every((item) => item.trim().split(/\s+/).length <= 2);
  return isClosed || isShort ? 0 : comma + 1;
}

/** The same text with parts between commas that only extend the item before them blanked out: "even as a volunteer,". */
function maskAsides(text: string): string {
  return maskBrackets(text).replace(/,\s(?:even|especially|including|particularly)\b[^,]{1,80}(?:,|$)/g, (match) =>
    '.'.repeat(match.length),
  );
}

/** The same text with parenthesized parts blanked out. */
function maskBrackets(text: string): string {
  return text.replace(/\([^()]{1,200}\)/g, (match) => '.'.repeat(match.length));
}

function findReach(sentence: string, edges: readonly number[], from: number, limit = sentence.length): number {
  const edge = edges.find((at) => at > from) ?? sentence.length;
  const asked = REQUIRED_PATTERN.exec(sentence.slice(from));
  return Math.min(limit, edge, asked ? from + asked.index : sentence.length);
}
