/** Components that say how frequent a word is, not what it means (Mu and Viswanath, 2018). */
const FREQUENCY_COMPONENTS = 2;
const ROUNDS = 60;
const STEPS = 127;

/** Vectors with fewer numbers: their strongest principal components, at length 1 and in steps of 1 / 127. */
export function reduceVectors(rows: readonly (readonly number[])[], size: number): Int8Array[] {
  const centered = center(rows.map(toUnit));
  const components = findComponents(centered, size + FREQUENCY_COMPONENTS).slice(FREQUENCY_COMPONENTS);
  return centered.map((row) =>
    Int8Array.from(toUnit(components.map((component) => multiply(row, component))), (value) =>
      Math.round(value * STEPS),
    ),
  );
}

const multiply = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

function toUnit(row: readonly number[]): number[] {
  const length = Math.hypot(...row) || 1;
  return row.map((value) => value / length);
}

function center(rows: readonly number[][]): number[][] {
  const width = rows[0]?.length ?? 0;
  const mean = Array.from(
    { length: width },
    (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
  );
  return rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)));
}

/** The eigenvectors of the covariance with the largest eigenvalues, by power iteration. */
function findComponents(rows: readonly number[][], count: number): number[][] {
  const width = rows[0]?.length ?? 0;
  const covariance = Array.from({ length: width }, () => new Array<number>(width).fill(0));
  for (const row of rows)
    for (let i = 0; i < width; i++) {
      const line = covariance[i] as number[];
      for (let j = 0; j < width; j++) line[j] = (line[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
    }
  const found: number[][] = [];
  for (let k = 0; k < count; k++) {
    let vector = toUnit(Array.from({ length: width }, (_, at) => Math.cos(at * (k + 1)) + 0.01));
    for (let round = 0; round < ROUNDS; round++) {
      let next = covariance.map((line) => multiply(line, vector));
      for (const other of found) {
        const share = multiply(next, other);
        next = next.map((value, at) => value - share * (other[at] ?? 0));
      }
      vector = toUnit(next);
    }
    found.push(vector);
  }
  return found;
}
