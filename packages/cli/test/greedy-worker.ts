/** Simulates a parser that uses more and more memory. */
const taken: number[][] = [];
for (;;) taken.push(new Array(100_000).fill(taken.length));
