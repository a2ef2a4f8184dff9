/** TypeScript without its types, line for line. The library is fetched when it is first needed. @throws Error that says where the code cannot be read */
export async function stripTypes(code: string): Promise<string> {
  const { transform } = await import('sucrase');
  return transform(code, {
    transforms: ['typescript'],
    disableESTransforms: true,
    keepUnusedImports: true,
  }).code;
}
