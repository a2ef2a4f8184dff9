/** Rows `from` to `to` (exclusive) that no segment of crosses `x`, with text on both sides. */
export interface Candidate {
  x: number;
  from: number;
  to: number;
  /** Rows with text on the sparser side. */
  sparse: number;
  score: number;
}
