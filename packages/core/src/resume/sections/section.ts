import type { Line } from '../layout/index.ts';
import type { SectionKind } from './vocabulary.ts';

export interface Section {
  /** `contact` for what is before the first heading. */
  kind: SectionKind;
  /** Absent for what is before the first heading. */
  heading?: Line;
  /** The heading names a group of skills rather than all of them. */
  group?: boolean;
  /** Every line is an item by itself, with nothing of its neighbors. */
  itemized?: boolean;
  lines: Line[];
}
