import { listMatches } from '../text/matches.ts';

/** Labels whose value classifies the job or the employer and asks nothing: "Industry: Sales, Marketing". */
const TOPIC_LABELS: ReadonlySet<string> = new Set([
  'industry',
  'industries',
  'sector',
  'job category',
  'job categories',
  'category',
  'categories',
  'department',
  'division',
  'business unit',
  'job function',
  'job functions',
  'function',
  'job family',
  'job type',
  'employment type',
  'position type',
  'location',
  'company',
  'company name',
  'client',
  'employer',
  'contact',
  'career level',
  'reports to',
  'reporting to',
  'supervisor',
]);

const LABEL_PATTERN = /(?<![\w/&-])([A-Z][A-Za-z/&-]*(?: [A-Z][A-Za-z/&-]*| to){0,2}(?: [a-z]{2,12}){0,2})\s?:(?=\s)/g;
/** A value is a few names. A dash, or the words of a sentence, end it: "Location: Reno - must have a CDL", "Department: Finance, requires SQL". */
const VALUE_END_PATTERN =
  /[.;|•]\s|\s[-–—]\s|\b(?:must|requir(?:es?|ed|ing)|needs?|needed|seeks?|seeking|look(?:s|ing) for|hiring|with|who|you|we|our|experienced?|knowledge|proficien\w+|familiar\w*|ability|able|skills?|minimum|at least)\b/i;

interface Label {
  isTopic: boolean;
  start: number;
  end: number;
}

/** The values of such labels in a sentence. A value lasts up to the next label or the end of its list of names. */
export function findTopicValues(text: string): { start: number; end: number }[] {
  const labels = listMatches(text, LABEL_PATTERN).map(parseLabel);
  return labels.flatMap(({ isTopic, end: start }, place) => {
    if (!isTopic) return [];
    const value = text.slice(start, labels[place + 1]?.start ?? text.length);
    const end = VALUE_END_PATTERN.exec(value)?.index;
    // The item that has the words of a sentence belongs to it: "Job type: Full-time, SQL experience required".
    return [{ start, end: start + (end === undefined ? value.length : Math.max(0, value.lastIndexOf(',', end))) }];
  });
}

/** Without a mark between them, the end of a value and the next label look like one name: "Part Time Industry". */
function parseLabel({ 0: all, 1: words = '', index }: RegExpExecArray): Label {
  const starts = [...words.matchAll(/[^ ]+/g)].map((word) => word.index);
  const topic = starts.find((from) => TOPIC_LABELS.has(words.slice(from).toLowerCase()));
  const last = starts.findLast((from) => /[A-Z]/.test(words.charAt(from))) ?? 0;
  return { isTopic: topic !== undefined, start: index + (topic ?? last), end: index + all.length };
}
