/**
 * The library looks ahead twice for each parenthesis, because it may start a parameter list. Beyond this depth, the
 * page would freeze.
 */
const MAX_DEPTH = 16;

/**
 * Removes the types from TypeScript, keeping line numbers. The library is loaded on first use.
 * @throws Error that says where the code can't be parsed
 */
export async function stripTypes(code: string): Promise<string> {
  if (measureNestingDepth(code) > MAX_DEPTH)
    throw new Error(`More than ${MAX_DEPTH} brackets are open at once. Use fewer levels of nesting.`);
  const { transform } = await import('sucrase');
  return transform(code, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code;
}

/** The maximum nesting depth of parentheses, including those in strings. */
function measureNestingDepth(code: string): number {
  let depth = 0;
  let maxDepth = 0;
  for (const sign of code) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    maxDepth = Math.max(maxDepth, depth);
  }
  return maxDepth;
}
