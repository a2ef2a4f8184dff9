import { expect, it } from 'vitest';
import { stripTypes } from './strip-types.ts';

it('takes the types away and leaves every line where it is', async () => {
  const code =
    'interface Pay {\n  min: number;\n}\nconst low = <T extends Pay>(pay: T): number =>\n  pay.min as number;\nenum Kind { One }';
  const stripped = await stripTypes(code);
  expect(stripped).not.toMatch(/interface|: number|as number|extends/);
  expect(stripped.split('\n').findIndex((line) => line.includes('pay.min'))).toBe(4);
});

it('refuses what nests so deeply that reading it would take for ever', async () => {
  const nested = (depth: number) => `const f = ${'(a = '.repeat(depth)}1${') => 1'.repeat(depth)};`;
  await expect(stripTypes(nested(40))).rejects.toThrow('More than 16 brackets');
  expect(await stripTypes(nested(8))).toContain('=> 1');
  expect(await stripTypes('f(1); '.repeat(500))).toContain('f(1)');
});

it('says where code cannot be read', async () => {
  await expect(stripTypes('const f = (a: => 1')).rejects.toThrow('(1:');
});
