/** Edits of lines of résumés that are labeled as honest or as lies, for `scripts/train-truth.ts`. */
import { readFileSync } from 'node:fs';
import { CHANGED_CLAIMS, HONEST_CLAIMS, HONEST_EDITS, LIES } from '../../packages/core/src/improve/testing/index.ts';

export interface TruthExample {
  own: string[];
  edited: string[];
  isHonest: boolean;
  writer: string;
  weight: number;
}

/** The edits of the unit tests, which were written with the rules in view. */
export const KNOWN_WRITER = 'known';
const KNOWN_HONEST_WEIGHT = 0.4;
/** None of these lies may be accepted. */
const KNOWN_LIE_WEIGHT = 0.8;

/** Files by who wrote them. `final-2` and `fresh-4` are for measuring only. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  first: ['honest-open', 'lies-open', 'honest-held-back', 'lies-held-back'],
  second: ['honest-last', 'lies-last'],
  third: ['honest-more', 'lies-more', 'honest-final', 'lies-final'],
  a: ['written-a'],
  b: ['written-b'],
  c: ['written-c'],
};

interface Line {
  own: string | string[];
  edited: string | string[];
  honest?: boolean;
  doubtful?: boolean;
}

const toList = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

export function readTruthCases(): TruthExample[] {
  const fresh = Object.entries(FILES).flatMap(([writer, files]) => files.flatMap((file) => readFile(file, writer)));
  return [...fresh, ...readKnown()];
}

function readFile(file: string, writer: string): TruthExample[] {
  const path = new URL(`../../bench/fixtures/fresh/truth/${file}.jsonl`, import.meta.url);
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
    .filter(({ doubtful }) => doubtful !== true)
    .map(({ own, edited, honest }) => ({
      own: toList(own),
      edited: toList(edited),
      isHonest: honest ?? file.startsWith('honest'),
      writer,
      weight: 1,
    }));
}

function readKnown(): TruthExample[] {
  const toExample = (own: string[], edited: string[], isHonest: boolean): TruthExample => ({
    own,
    edited,
    isHonest,
    writer: KNOWN_WRITER,
    weight: isHonest ? KNOWN_HONEST_WEIGHT : KNOWN_LIE_WEIGHT,
  });
  const ofPairs = (table: Readonly<Record<string, readonly (readonly [string, string])[]>>, isHonest: boolean) =>
    Object.values(table).flatMap((cases) => cases.map(([own, edited]) => toExample([own], [edited], isHonest)));
  const ofClaims = (table: string, isHonest: boolean) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.split(' => ').map((side) => side.split(' || ')))
      .map(([own = [], edited = []]) => toExample(own, edited, isHonest));
  return [
    ...ofPairs(HONEST_EDITS, true),
    ...ofPairs(LIES, false),
    ...ofClaims(HONEST_CLAIMS, true),
    ...ofClaims(CHANGED_CLAIMS, false),
  ];
}
