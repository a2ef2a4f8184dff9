import type { Language } from '@foothold/contracts/coaching/choices';
import { lintTree } from './lint.ts';
import { parse } from './syntax.ts';

/** The rules on the tree that report something in code, for tests. */
export const findTreeRules = async (code: string, language: Language): Promise<string[]> =>
  lintTree(await parse(code, language), language).map(({ rule }) => rule);
