import { expect, it } from 'vitest';
import { stripTypes } from './strip-types.ts';

it('removes the types and keeps every line in place', async () => {
  const code =
    'interface Pay {\n  min: number;\n}\nconst low = <T extends Pay>(pay: T): number =>\n  pay.min as number;\nenum Kind { One }';
  const stripped = await stripTypes(code);
  expect(stripped).not.toMatch(/interface|: number|as number|extends/);
  expect(stripped.split('\n').findIndex((line) => line.includes('pay.min'))).toBe(4);
});

it('refuses code nested so deeply that parsing would take forever', async () => {
  const createNestedCode = (depth: number) => `const f = ${'(a = '.repeat(depth)}1${') => 1'.repeat(depth)};`;
  await expect(stripTypes(createNestedCode(40))).rejects.toThrow('More than 16 brackets');
  expect(await stripTypes(createNestedCode(8))).toContain('=> 1');
  expect(await stripTypes('f(1); '.repeat(500))).toContain('f(1)');
});

it("says where code can't be parsed", async () => {
  await expect(stripTypes('const f = (a: => 1')).rejects.toThrow('(1:');
});
