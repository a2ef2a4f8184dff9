import { createRequire } from 'node:module';
import type { Language as LanguageName } from '@foothold/contracts/coaching/choices';
import { Language, Parser, type TreeCursor } from 'web-tree-sitter';
import { ReviewError } from '../types.ts';
import { removeDecorations } from './cpp/macros.ts';

/** A syntax tree node as a plain object: rules examine it without calls into the parser. */
export interface SyntaxNode {
  type: string;
  named: boolean;
  /** Its field name in its parent, if the grammar has one. */
  field: string | null;
  start: number;
  end: number;
  /** From 1. */
  line: number;
  endLine: number;
  parent: SyntaxNode | null;
  children: SyntaxNode[];
  text: string;
  /** Where the parser skipped or inserted something. */
  broken: boolean;
}

export interface SyntaxTree {
  root: SyntaxNode;
  /** Every node, parents first, in source order. */
  nodes: SyntaxNode[];
  /** Nodes that aren't part of the grammar, or that are missing. */
  errors: SyntaxNode[];
}

const GRAMMARS = {
  javascript: ['tree-sitter-javascript/tree-sitter-javascript.wasm'],
  typescript: ['tree-sitter-typescript/tree-sitter-typescript.wasm', 'tree-sitter-typescript/tree-sitter-tsx.wasm'],
  python: ['tree-sitter-python/tree-sitter-python.wasm'],
  java: ['tree-sitter-java/tree-sitter-java.wasm'],
  cpp: ['tree-sitter-cpp/tree-sitter-cpp.wasm'],
} as const satisfies Record<LanguageName, readonly string[]>;

/** Maximum nesting depth: people don't write deeper code, and the linters would exhaust the stack. */
const MAX_DEPTH = 350;
/** The parser's time limit; its error recovery is slow on adversarial input. */
const PARSE_LIMIT_MS = 700;

const { resolve } = createRequire(import.meta.url);
const parsers = new Map<string, Promise<Parser>>();
let started: Promise<void> | null = null;

function loadParser(grammar: string): Promise<Parser> {
  const known = parsers.get(grammar);
  if (known) return known;
  const made = (async () => {
    started ??= Parser.init();
    await started;
    return new Parser().setLanguage(await Language.load(resolve(grammar)));
  })();
  parsers.set(grammar, made);
  return made;
}

/**
 * The syntax tree of code, whole or broken.
 * @throws ReviewError if it nests too deeply, or the parser takes too long
 */
export async function parse(code: string, language: LanguageName): Promise<SyntaxTree> {
  let best: SyntaxTree | null = null;
  const text = language === 'cpp' ? removeDecorations(code) : code;
  for (const grammar of GRAMMARS[language]) {
    const tree = createPlainTree(await loadParser(grammar), text);
    if (!best || tree.errors.length < best.errors.length) best = tree;
    if (best.errors.length === 0) break;
  }
  if (!best) throw new Error(`no grammar for ${language}`);
  return best;
}

function createPlainTree(parser: Parser, code: string): SyntaxTree {
  const until = performance.now() + PARSE_LIMIT_MS;
  const tree = parser.parse(code, null, { progressCallback: () => performance.now() > until });
  if (!tree) {
    parser.reset();
    throw new ReviewError('This code takes too long to read. Please send a smaller part of it.');
  }
  const cursor = tree.walk();
  try {
    return copy(cursor, code);
  } finally {
    cursor.delete();
    tree.delete();
  }
}

/** Walks without recursion: a tree may be deeper than the stack. */
function copy(cursor: TreeCursor, code: string): SyntaxTree {
  const root = buildNode(cursor, null, code);
  const tree: SyntaxTree = { root, nodes: [root], errors: root.broken ? [root] : [] };
  let current = root;
  let depth = 0;
  for (;;) {
    let moved: SyntaxNode | null = null;
    if (cursor.gotoFirstChild()) {
      depth += 1;
      if (depth > MAX_DEPTH)
        throw new ReviewError(
          `Line ${current.line} nests more than ${MAX_DEPTH} levels deep. Please send code that nests less.`,
        );
      moved = current;
    } else {
      let at: SyntaxNode | null = current;
      while (at && !cursor.gotoNextSibling()) {
        if (!cursor.gotoParent()) return tree;
        depth -= 1;
        at = at.parent;
      }
      moved = at?.parent ?? null;
    }
    if (!moved) return tree;
    current = buildNode(cursor, moved, code);
    moved.children.push(current);
    tree.nodes.push(current);
    if (current.broken) tree.errors.push(current);
  }
}

function buildNode(cursor: TreeCursor, parent: SyntaxNode | null, code: string): SyntaxNode {
  const start = cursor.startIndex;
  const end = cursor.endIndex;
  const type = cursor.nodeType;
  return {
    type,
    named: cursor.nodeIsNamed,
    field: parent ? cursor.currentFieldName : null,
    start,
    end,
    line: cursor.startPosition.row + 1,
    endLine: cursor.endPosition.row + 1,
    parent,
    children: [],
    get text() {
      return code.slice(start, end);
    },
    broken: type === 'ERROR' || cursor.nodeIsMissing,
  };
}
