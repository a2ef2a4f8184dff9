/** Rows `from` to `to` (exclusive) in which no segment crosses `x`, with text on both sides. */
export interface Candidate {
  x: number;
  from: number;
  to: number;
  /** The number of rows with text on the sparser side. */
  sparse: number;
  score: number;
  /** The number of rows with text on both sides. */
  both: number;
}
