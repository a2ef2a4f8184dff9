import type { SyntaxNode, SyntaxTree } from './trees/syntax.ts';

/**
 * The code with the statement around a broken line blanked out and line numbers kept, so that the rest can be parsed: the nearest statement
 * of the surrounding body, or the line itself at the top level.
 */
export function repair(code: string, { root }: SyntaxTree, line: number): string {
  const containsLine = (node: SyntaxNode) => node.line <= line && line <= node.endLine;
  let range = getLineRange(code, line);
  let at: SyntaxNode | undefined = root;
  while (at) {
    const next: SyntaxNode | undefined = at.children.find((child) => child.named && containsLine(child));
    if (next && BODIES.has(at.type)) range = { start: next.start, end: next.end };
    at = next;
  }
  return code.slice(0, range.start) + blankOut(code.slice(range.start, range.end)) + code.slice(range.end);
}

const BODIES = new Set(['program', 'module', 'statement_block', 'block', 'class_body']);

const blankOut = (text: string) => text.replace(/[^\n]/g, ' ');

function getLineRange(code: string, line: number): { start: number; end: number } {
  let start = 0;
  for (let at = 1; at < line; at++) start = code.indexOf('\n', start) + 1 || code.length;
  const end = code.indexOf('\n', start);
  return { start, end: end < 0 ? code.length : end };
}
