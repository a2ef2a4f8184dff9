import type { SyntaxNode, SyntaxTree } from '../trees/syntax.ts';

/** Minimum number of equal tokens in a row, and of lines they span: less isn't a copy but ordinary syntax. */
const MIN_TOKENS = 50;
const MIN_DUPLICATE_LINES = 5;
/** Maximum number of pairs reported. */
const MAX_PAIRS = 20;

export interface Duplicate {
  line: number;
  /** Where it is repeated. */
  again: number;
  lines: number;
}

interface Token {
  text: string;
  line: number;
  endLine: number;
}

/** Token sequences that occur more than once, compared by text; comments and whitespace don't count. */
export function findDuplicates(tree: SyntaxTree, lines: number): { share: number; duplicates: Duplicate[] } {
  const tokens = collectTokens(tree);
  const seen = new Map<string, number>();
  const repeated = new Set<number>();
  const duplicates: Duplicate[] = [];
  for (let at = 0; at + MIN_TOKENS <= tokens.length; ) {
    const key = joinWindow(tokens, at);
    const before = seen.get(key);
    if (before === undefined || before + MIN_TOKENS > at) {
      if (before === undefined) seen.set(key, at);
      at += 1;
      continue;
    }
    const length = measureCommonLength(tokens, before, at);
    const first = tokens[at];
    const last = tokens[at + length - 1];
    const origin = tokens[before];
    if (first && last && origin && last.endLine - first.line + 1 >= MIN_DUPLICATE_LINES) {
      duplicates.push({ line: origin.line, again: first.line, lines: last.endLine - first.line + 1 });
      for (let line = first.line; line <= last.endLine; line++) repeated.add(line);
      at += length;
    } else at += 1;
  }
  return { share: lines === 0 ? 0 : Math.min(1, repeated.size / lines), duplicates: duplicates.slice(0, MAX_PAIRS) };
}

const joinWindow = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(at, at + MIN_TOKENS)
    .map(({ text }) => text)
    .join('\u0000');

function measureCommonLength(tokens: readonly Token[], before: number, at: number): number {
  let length = 0;
  while (
    before + length < at &&
    at + length < tokens.length &&
    tokens[before + length]?.text === tokens[at + length]?.text
  )
    length += 1;
  return length;
}

/** Import lines are alike in every file, and lists of literals are data. */
const LEFT_OUT_PATTERN = /comment|^import|^using_declaration|^package_declaration|^preproc_include/;

function collectTokens({ root }: SyntaxTree): Token[] {
  const tokens: Token[] = [];
  const visit = (node: SyntaxNode): void => {
    if (LEFT_OUT_PATTERN.test(node.type)) return;
    if (node.children.length > 0 && !/string/.test(node.type)) {
      for (const child of node.children) visit(child);
      return;
    }
    if (node.end > node.start) tokens.push({ text: node.text, line: node.line, endLine: node.endLine });
  };
  visit(root);
  return tokens;
}
