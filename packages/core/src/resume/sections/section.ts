import type { Line } from '../layout/index.ts';
import type { SectionKind } from './vocabulary.ts';

export interface Section {
  /** `contact` for the lines before the first heading. */
  kind: SectionKind;
  /** Absent for the lines before the first heading. */
  heading?: Line;
  /** Lines that only label its parts, such as the columns of a table. */
  labels?: Line[];
  /** The heading names one group of skills and not all of them. */
  group?: boolean;
  /** Every line is a separate item. */
  itemized?: boolean;
  /** Lines that name an entry, even if they don't look like it. */
  heads?: Line[];
  lines: Line[];
}
