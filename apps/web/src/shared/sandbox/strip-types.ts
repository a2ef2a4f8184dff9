/** For each bracket the library reads on twice, since a list of arguments may follow: beyond this a page would stand still. */
const DEEPEST = 16;

/**
 * TypeScript without its types, line for line. The library is fetched when it is first needed.
 * @throws Error that says where the code cannot be read
 */
export async function stripTypes(code: string): Promise<string> {
  if (depthOf(code) > DEEPEST)
    throw new Error(`More than ${DEEPEST} brackets are open at once. Use fewer levels of nesting.`);
  const { transform } = await import('sucrase');
  return transform(code, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code;
}

/** How many round brackets are open at once, those in texts included. */
function depthOf(code: string): number {
  let open = 0;
  let deepest = 0;
  for (const sign of code) {
    if (sign === '(') open += 1;
    else if (sign === ')') open = Math.max(0, open - 1);
    deepest = Math.max(deepest, open);
  }
  return deepest;
}
