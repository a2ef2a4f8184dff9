/**
 * The best rows so far: a heap with the worst on top. A key has a rank in its high bits and a 16-bit tie-breaker in its low
 * bits; equal keys are ordered by id, so the order in which rows are offered doesn't matter.
 */
export class TopRows {
  /** The lowest rank that a new row needs. */
  leastRank: number;
  private leastKey: number;
  private count = 0;
  private readonly keys: Int32Array;
  private readonly rows: Int32Array;
  private readonly limit: number;
  private readonly ids: readonly string[];

  /** @param floor the lowest key that counts at all */
  constructor(limit: number, ids: readonly string[], floor: number) {
    this.limit = limit;
    this.ids = ids;
    this.keys = new Int32Array(limit);
    this.rows = new Int32Array(limit);
    this.leastKey = floor;
    this.leastRank = floor >> 16;
  }

  offer(key: number, row: number): void {
    if (key < this.leastKey) return;
    if (this.count < this.limit) {
      this.rise(this.count++, key, row);
      if (this.count === this.limit) this.raiseFloor();
    } else if (this.isWorse(this.keys[0] as number, this.rows[0] as number, key, row)) {
      this.sink(key, row);
      this.raiseFloor();
    }
  }

  /** Best first. */
  sorted(): number[] {
    return Array.from({ length: this.count }, (_, place) => place)
      .sort((a, b) =>
        this.order(this.keys[a] as number, this.rows[a] as number, this.keys[b] as number, this.rows[b] as number),
      )
      .map((place) => this.rows[place] as number);
  }

  private raiseFloor(): void {
    this.leastKey = this.keys[0] as number;
    this.leastRank = this.leastKey >> 16;
  }

  private isWorse(key: number, row: number, otherKey: number, otherRow: number): boolean {
    return this.order(key, row, otherKey, otherRow) > 0;
  }

  /** Negative if the first comes before the second. */
  private order(key: number, row: number, otherKey: number, otherRow: number): number {
    if (key !== otherKey) return otherKey - key;
    return (this.ids[row] as string) < (this.ids[otherRow] as string) ? -1 : 1;
  }

  private rise(from: number, key: number, row: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const parentKey = this.keys[parent] as number;
      const parentRow = this.rows[parent] as number;
      if (!this.isWorse(key, row, parentKey, parentRow)) break;
      this.keys[place] = parentKey;
      this.rows[place] = parentRow;
      place = parent;
    }
    this.keys[place] = key;
    this.rows[place] = row;
  }

  private sink(key: number, row: number): void {
    let place = 0;
    for (let child = 1; child < this.count; child = 2 * place + 1) {
      const next = child + 1;
      const worse = next < this.count && this.isWorseAt(next, child) ? next : child;
      if (!this.isWorse(this.keys[worse] as number, this.rows[worse] as number, key, row)) break;
      this.keys[place] = this.keys[worse] as number;
      this.rows[place] = this.rows[worse] as number;
      place = worse;
    }
    this.keys[place] = key;
    this.rows[place] = row;
  }

  private isWorseAt(a: number, b: number): boolean {
    return this.isWorse(this.keys[a] as number, this.rows[a] as number, this.keys[b] as number, this.rows[b] as number);
  }
}
