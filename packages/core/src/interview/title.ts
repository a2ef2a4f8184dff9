import { occupationById, occupationOf } from '../jobs/occupation.ts';
import { spelledTitle } from '../jobs/title-spelling.ts';
import type { Occupation } from '../jobs/types.ts';

/** What a title says about the work. */
export interface TitleRead {
  /** Null where it names no line of work that is known. */
  occupation: Occupation | null;
  /** The title as it was understood, where only another spelling names that line of work or names it better; else null. */
  readAs: string | null;
}

/** The line of work that a title names, slips of the pen forgiven. */
export function readTitle(title: string): TitleRead {
  const typed = occupationOf(title);
  const readAs = spelledTitle(title) ?? null;
  const spelled = readAs === null ? undefined : occupationOf(readAs);
  if (spelled && spelled.confidence > (typed?.confidence ?? 0))
    return { occupation: occupationById(spelled.occupation) ?? null, readAs };
  return { occupation: occupationById(typed?.occupation ?? '') ?? null, readAs: null };
}
