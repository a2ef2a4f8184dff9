/** Stands for a parser that a file makes take more and more memory. */
const taken: number[][] = [];
for (;;) taken.push(new Array(100_000).fill(taken.length));
