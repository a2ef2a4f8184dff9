import type { findGrade } from '../../lexicon/degrees.ts';
import type { Entry } from '../entries.ts';
import type { Fragment } from '../fragment.ts';
import type { Beliefs } from '../labeling/trust.ts';
import type { Head } from '../part-cuts.ts';

export interface Degree {
  degree?: Fragment;
  area?: Fragment;
}

export interface Draft {
  entry: Entry;
  head: Head;
  institution?: Fragment;
  degrees: Degree[];
  grade?: Fragment;
  /** No school was found in the expected place. */
  doubtful?: boolean;
  /** Parts that are neither degree nor school: honors, a department. */
  rest: Fragment[];
  beliefs?: Beliefs<'institution' | 'degree'>;
}

export type Grade = NonNullable<ReturnType<typeof findGrade>>;
