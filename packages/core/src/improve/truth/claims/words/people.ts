import { listOccupationRows } from '../../../../jobs/occupations/index.ts';
import { PEOPLE } from './weights.ts';

/** Endings of nouns for people; job titles also end in the names of fields ("retail", "dispatch"). */
const PERSON_SUFFIX_PATTERN = /(?:er|or|ist|yst|ian|ant|ent|man|woman|mate|person|ess)$/;

let doers: ReadonlySet<string> | undefined;

/** Whether a noun in the singular names a person, a group, or what people give each other: a job title, a relative, help. */
export function namesPerson(noun: string): boolean {
  doers ??= new Set(
    listOccupationRows()
      .flatMap(({ titles }) => titles.flatMap(({ groups }) => groups.at(-1) ?? []))
      .map((title) => title.toLowerCase().split(' ').at(-1) ?? '')
      .filter((word) => PERSON_SUFFIX_PATTERN.test(word)),
  );
  return PEOPLE.has(noun) || doers.has(noun);
}
