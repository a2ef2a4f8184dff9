import type { Language } from '@foothold/contracts/coaching-choices';
import type { Spot } from '../types.ts';
import type { SyntaxTree } from './syntax.ts';

/** Rules of our own over a syntax tree. */
export function lintTree(_tree: SyntaxTree, _language: Language): Spot[] {
  return [];
}
