/**
 * Where a sentence only welcomes what it names. "3 years of Java, preferably with Spring" asks for Java and welcomes Spring;
 * "Python required, Go a plus" asks for Python and welcomes Go.
 */

/** Words that welcome what is before them: "Go preferred", "a degree is a plus". */
const BACKWARD =
  /(?:\b(?:prefer(?:red|rable|able|ed)|desired|desirable|advantageous|an asset|not (?:required|necessary|mandatory|essential|a must)|(?:nice|good) to have|(?:is|are|be|would be|very|also|experience|knowledge|background|skills) (?:helpful|beneficial|optional|welcome|nice(?! to have))|(?:an?|definite|distinct|added) advantage|a bonus|would (?:be (?:great|nice|good|ideal)|help)|helps)|\ba (?:[a-z]{2,12} ){0,2}plus)\b|\bplus(?:es)?$|\(optional\)/;

/** Words that welcome what is behind them: "preferably with Spring", "Bonus points for Go". */
const FORWARD =
  /\b(?:preferably|ideally|optionally|preference (?:will be |is |may be )?(?:given )?(?:to|for)|(?:we |would |strongly |also )?prefers?(?: a| an| to| candidates| someone| applicants|(?= [A-Z]))|preferring|nice[- ]to[- ]haves?\b(?=\s*:| if)|bonus points(?: if| for|:)?|^bonus(?: if| for|:)|extra credit|would love|a plus if|it helps if|helpful if|if possible|desired:|preferred:|desirable:|optional:)/;

/** Words that ask for what is before them, and so end the reach of a later welcome. */
const ASKED = /\b(?:required|mandatory|essential|a must|necessary|must have)\b/i;

const MARKERS = new RegExp(`(${BACKWARD.source})|(${FORWARD.source})|(${ASKED.source})`, 'gi');

/** Behind "preferred" or "desired" these make it an adjective of what follows: "Preferred skills include Go". */
const QUALIFIED =
  /^\s(?:qualifications?|skills?|requirements?|experience|candidates?|degrees?|education|knowledge|certifications?|licen[sc]es?|majors?)\b/i;
/** "Desired outcomes" welcomes nothing. */
const OUTCOME =
  /^\s(?:results?|outcomes?|goals?|effects?|states?|locations?|levels?|customers?|vendors?|method|provider|employer|by)\b/i;

/** Places that no wording reaches across. */
const BOUNDARY = /;|\.\s|\s[-–—](?:\s|(?=[A-Z]))|\bbut\b|\bhowever\b|\balthough\b|\bwhile\b/gi;

interface Stretch {
  start: number;
  end: number;
}

/** Whether what is at an offset of the sentence is only welcome; the answer for a whole sentence is cheap to ask often. */
export type Welcome = (offset: number) => boolean;

const NEVER: Welcome = () => false;

/**
 * Reads the wording of one sentence. A welcome reaches to the next boundary (semicolon, dash, "but") or other marker. Backwards over commas it
 * takes a whole list that ends in "and" or "or", and otherwise the last item alone. In a bracket it speaks of the bracket, or of what
 * is before a bracket that says nothing else.
 */
export function welcomeIn(sentence: string): Welcome {
  const stretches: Stretch[] = [];
  const edges = [...sentence.matchAll(BOUNDARY)].map((match) => match.index);
  const brackets = bracketsOf(sentence);
  let before = 0;
  for (const marker of sentence.matchAll(MARKERS)) {
    const start = marker.index;
    const end = start + marker[0].length;
    if (marker[1] !== undefined && OUTCOME.test(sentence.slice(end, end + 20))) continue;
    const bracket = brackets.find((candidate) => candidate.start < start && end <= candidate.end);
    const limits = { before: bracket ? Math.max(before, bracket.start + 1) : before, after: bracket?.end };
    if (marker[1] !== undefined) {
      const alone = bracket && /^[([]\s*$/.test(sentence.slice(bracket.start, start)) ? bracket.start : undefined;
      const from = alone === undefined ? limits.before : before;
      stretches.push({ start: reachBack(sentence, edges, from, alone ?? start), end });
      const qualified = QUALIFIED.test(sentence.slice(end, end + 20));
      const example = brackets.find((candidate) => candidate.start - end >= 0 && candidate.start - end <= 1);
      if (qualified) stretches.push({ start: end, end: reachOn(sentence, edges, end, limits.after) });
      else if (example) stretches.push(example);
    } else if (marker[2] !== undefined) stretches.push({ start, end: reachOn(sentence, edges, end, limits.after) });
    before = end;
  }
  if (stretches.length === 0) return NEVER;
  return (offset) => stretches.some((stretch) => offset >= stretch.start && offset < stretch.end);
}

function bracketsOf(sentence: string): Stretch[] {
  return [...sentence.matchAll(/[([][^()[\]]{1,200}[)\]]/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function reachBack(sentence: string, edges: readonly number[], before: number, to: number): number {
  const edge = edges.findLast((at) => at < to) ?? -1;
  const from = Math.max(before, edge + 1);
  return from + itemStart(sentence.slice(from, to).replace(/[\s,]+$/, ''));
}

/** What asks for something by itself, so that a welcome at the end of the sentence is about the last item alone. */
const OWN_REQUIREMENT = /\b(?:years?|yrs?|degrees?|diploma|bachelor|certifi(?:ed|cation)|licen[sc]ed?|must)\b/i;

/** Where the last item of a piece begins: the whole piece where it is a list closed by "and" or "or", or one of short items. */
function itemStart(piece: string): number {
  const comma = outsideBrackets(piece).lastIndexOf(',');
  if (comma < 0) return 0;
  const last = piece.slice(comma + 1);
  if (/^\s*(?:or|and\/or)\b/i.test(last)) return 0;
  if (OWN_REQUIREMENT.test(piece.slice(0, comma))) return comma + 1;
  const isClosed = /\b(?:and|or|and\/or)\b/i.test(last);
  const isShort = piece.split(',').every((item) => item.trim().split(/\s+/).length <= 2);
  return isClosed || isShort ? 0 : comma + 1;
}

/** The same text with what is in brackets blotted out. */
function outsideBrackets(text: string): string {
  return text.replace(/\([^()]{1,200}\)/g, (match) => '.'.repeat(match.length));
}

function reachOn(sentence: string, edges: readonly number[], from: number, limit = sentence.length): number {
  const edge = edges.find((at) => at > from) ?? sentence.length;
  const asked = ASKED.exec(sentence.slice(from));
  return Math.min(limit, edge, asked ? from + asked.index : sentence.length);
}
