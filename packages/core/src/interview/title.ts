import { findOccupation, getOccupation, listOccupations } from '../jobs/occupation.ts';
import { correctTitle } from '../jobs/title-spelling.ts';
import type { Occupation } from '../jobs/types.ts';

/** What a title reveals about the work. */
export interface TitleRead {
  /** Null if it names no known occupation. */
  occupation: Occupation | null;
  /** That occupation's field, or the field that the title names if it names nothing more specific ("Construction"). */
  field: string | null;
  /** The title as it was understood, if only another spelling names that occupation, or names it better; else null. */
  readAs: string | null;
}

/** "Principal" in front of other work is a grade ("Principal Process Engineer"), and else a head of a school. */
const PRINCIPAL_GRADE_PATTERN = /\bprincipal\s+(?!(?:of|at|for|in|and|or)\b)(?=\p{L})/iu;
const SCHOOL_PATTERN = /\b(?:school|elementary|academy|campus|education|k-?12)\b/i;

/** The occupation that a title names, typos allowed. */
export function readTitle(title: string): TitleRead {
  const read = readWhole(title);
  return read.occupation?.id === 'principal' && !SCHOOL_PATTERN.test(title) && PRINCIPAL_GRADE_PATTERN.test(title)
    ? readWhole(title.replace(PRINCIPAL_GRADE_PATTERN, ''))
    : read;
}

function readWhole(title: string): TitleRead {
  const typed = findOccupation(title);
  const readAs = correctTitle(title) ?? null;
  const spelled = readAs === null ? undefined : findOccupation(readAs);
  const isBetter = spelled !== undefined && spelled.confidence > (typed?.confidence ?? 0);
  const occupation = getOccupation((isBetter ? spelled : typed)?.occupation ?? '') ?? null;
  return { occupation, field: occupation?.field ?? findNamedField(title), readAs: isBetter ? readAs : null };
}

/** The last field of work named in a title. */
function findNamedField(title: string): string | null {
  const words = ` ${
    title
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.join(' ') ?? ''
  } `;
  const named = listFieldNames()
    .map(([id, name]) => ({ id, at: words.lastIndexOf(` ${name} `) }))
    .filter(({ at }) => at >= 0);
  return named.sort((a, b) => b.at - a.at)[0]?.id ?? null;
}

let fields: readonly (readonly [string, string])[] | undefined;

/** Ids of the fields with their names as they appear in a text. */
function listFieldNames(): readonly (readonly [string, string])[] {
  fields ??= [...new Set(listOccupations().map(({ field }) => field))].map((id) => [id, id.replaceAll('-', ' ')]);
  return fields;
}
