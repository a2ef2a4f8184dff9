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

const LABEL_PATTERN = /(?<![\w/&-])([A-Z][A-Za-z/&-]*(?: [A-Z][A-Za-z/&-]*| to){0,2})\s?:(?=\s)/g;

/** Whether a position is in the value of such a label. A value lasts up to the next label or the end of the sentence. */
export function isInTopicLabel(text: string, at: number): boolean {
  const label = [...text.slice(0, at).matchAll(LABEL_PATTERN)].at(-1)?.[1]?.toLowerCase();
  if (label === undefined) return false;
  // Without a mark between them, the end of a value and the next label look like one name: "Part Time Industry".
  const words = label.split(' ');
  return words.some((_, from) => TOPIC_LABELS.has(words.slice(from).join(' ')));
}
