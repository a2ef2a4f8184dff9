import { MAX_JOB_LENGTH } from '../text/limits.ts';

/** Whether a job is full-time or part-time, or offered as either. */
export type StatedHours = 'full-time' | 'part-time' | 'either';

/** What words say about a job's hours. Each repetition has a limit. */
function createPatterns(kind: 'full' | 'part', short: string) {
  const word = String.raw`\b(?:${kind}[\s-]?time|${short})\b`;
  return {
    /** Any mention, which may also be about students, benefits, or other jobs. */
    mention: new RegExp(kind === 'full' ? String.raw`${word}|\bfull\s?(?:and|or|&|\/)\s?part` : word, 'i'),
    /** "This is a full-time position", "seeking a part-time clerk", "Employment type: Full-Time", and lines that start with it. */
    statement: new RegExp(
      [
        String.raw`\b(?:this|it|position|job|role|opportunity)\s(?:is|will be)\s(?:an?\s)?(?:[\w-]{2,20},?\s){0,3}?${word}`,
        String.raw`\b(?:seeking|seeks|needed|needs?|hiring|looking for|to (?:fill|hire))\s(?:an?\s)?(?:[\w-]{2,20},?\s){0,3}?${word}(?!\s(?:students?|work|income))`,
        String.raw`\b(?:type|status|employment|commitment|schedule|position|job|hours)\s?\*?[:–-]\*?\s?(?:[\w-]{2,20},\s){0,2}${word}`,
        String.raw`(?:^|\n)[\s*•·(-]{0,6}${word}(?=\s*(?:$|[\n.,;:)(]|position|job|role|hours|opportunity))`,
      ].join('|'),
      'i',
    ),
  };
}

const FULL = createPatterns('full', String.raw`f\/t`);
const PART = createPatterns('part', String.raw`p\/t`);

/**
 * The hours that a description states. Undefined if it only mentions them: "benefits for full-time employees". Reads the first
 * `MAX_JOB_LENGTH` characters.
 */
export function findHours(text: string): StatedHours | undefined {
  const limited = text.slice(0, MAX_JOB_LENGTH);
  const [isFull, isPart] = [FULL, PART].map(({ statement }) => statement.test(limited));
  if (!isFull && !isPart) return undefined;
  if (FULL.mention.test(limited) && PART.mention.test(limited)) return 'either';
  return isFull ? 'full-time' : 'part-time';
}
