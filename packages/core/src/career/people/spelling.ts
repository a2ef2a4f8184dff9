import { listOccupations } from '../../jobs/index.ts';
import { countSlips } from '../../jobs/slips.ts';

let known: ReadonlySet<string> | undefined;

/** Long words of occupation names; short ones are too close to one another. */
function listNameWords(): ReadonlySet<string> {
  known ??= new Set(listOccupations().flatMap(({ name }) => name.toLowerCase().match(/\p{L}{7,}/gu) ?? []));
  return known;
}

const MIN_LENGTH = 7;
const MAX_LENGTH = 20;
const LONG = 9;

/** A title with slips in long words of occupation names corrected: "nurse practioner" is no kind of staff nurse. */
export const fixSpelling = (title: string): string =>
  title.replace(/\p{L}+/gu, (word) => {
    if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return word;
    const lower = word.toLowerCase();
    const words = listNameWords();
    if (words.has(lower) || words.has(lower.replace(/s$/, ''))) return word;
    const most = lower.length >= LONG ? 2 : 1;
    for (const name of words)
      if (name[0] === lower[0] && Math.abs(name.length - lower.length) <= most && countSlips(name, lower) <= most)
        return name;
    return word;
  });
