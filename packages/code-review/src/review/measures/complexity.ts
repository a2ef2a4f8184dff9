import type { Language } from '@foothold/contracts/coaching/choices';
import { getField, listDescendants } from '../trees/look.ts';
import type { SyntaxNode, SyntaxTree } from '../trees/syntax.ts';

export interface FunctionMeasure {
  name: string;
  line: number;
  endLine: number;
  /** McCabe's: one, plus one for each branch. */
  complexity: number;
  /** The deepest nesting of control structures. */
  depth: number;
  /** The line of that place. */
  deepestLine: number;
  parameters: number;
}

interface Grammar {
  functions: ReadonlySet<string>;
  /** Each adds a path. */
  forks: ReadonlySet<string>;
  /** Each adds a level. */
  blocks: ReadonlySet<string>;
  operators: ReadonlySet<string>;
}

const set = (words: string) => new Set(words.split(' '));
const ECMA: Grammar = {
  functions: set(
    'function_declaration function_expression function arrow_function method_definition generator_function generator_function_declaration',
  ),
  forks: set(
    'if_statement for_statement for_in_statement while_statement do_statement switch_case catch_clause ternary_expression',
  ),
  blocks: set(
    'if_statement for_statement for_in_statement while_statement do_statement switch_statement try_statement',
  ),
  operators: set('&& || ??'),
};

const GRAMMARS: Record<Language, Grammar> = {
  javascript: ECMA,
  typescript: ECMA,
  python: {
    functions: set('function_definition lambda'),
    forks: set(
      'if_statement elif_clause for_statement while_statement except_clause conditional_expression case_clause if_clause for_in_clause',
    ),
    blocks: set('if_statement for_statement while_statement try_statement with_statement match_statement'),
    operators: set('and or'),
  },
  java: {
    functions: set('method_declaration constructor_declaration compact_constructor_declaration lambda_expression'),
    forks: set(
      'if_statement for_statement enhanced_for_statement while_statement do_statement catch_clause ternary_expression switch_label',
    ),
    blocks: set(
      'if_statement for_statement enhanced_for_statement while_statement do_statement switch_expression try_statement try_with_resources_statement',
    ),
    operators: set('&& ||'),
  },
  cpp: {
    functions: set('function_definition lambda_expression'),
    forks: set(
      'if_statement for_statement for_range_loop while_statement do_statement catch_clause conditional_expression case_statement',
    ),
    blocks: set(
      'if_statement for_statement for_range_loop while_statement do_statement switch_statement try_statement',
    ),
    operators: set('&& || and or'),
  },
};

/** Cyclomatic complexity of each function, the most complex first. */
export function measureFunctions(tree: SyntaxTree, language: Language): FunctionMeasure[] {
  const grammar = GRAMMARS[language];
  return tree.nodes
    .filter((node) => node.named && grammar.functions.has(node.type))
    .map((node) => measure(node, grammar))
    .sort((a, b) => b.complexity - a.complexity || a.line - b.line);
}

function measure(node: SyntaxNode, grammar: Grammar): FunctionMeasure {
  let complexity = 1;
  let maxDepth = 0;
  let deepestLine = node.line;
  const visit = (at: SyntaxNode, depth: number): void => {
    for (const child of at.children) {
      if (child.named && grammar.functions.has(child.type)) continue;
      if (isBranch(child, grammar)) complexity += 1;
      const inside = child.named && grammar.blocks.has(child.type) && !isElseIf(child) ? depth + 1 : depth;
      if (inside > maxDepth) [maxDepth, deepestLine] = [inside, child.line];
      visit(child, inside);
    }
  };
  visit(node, 0);
  return {
    name: getFunctionName(node),
    line: node.line,
    endLine: node.endLine,
    complexity,
    depth: maxDepth,
    deepestLine,
    parameters: countParameters(node),
  };
}

const HOLDERS_PATTERN = /^(?:formal_parameters|parameters|parameter_list|lambda_parameters)$/;

/** How many arguments a call must pass; constructors aren't counted, because theirs are mostly dependencies. */
function countParameters(node: SyntaxNode): number {
  const declarator = getField(node, 'declarator');
  const list = [...node.children, ...listDescendants(declarator)].find(({ type }) => HOLDERS_PATTERN.test(type));
  if (!list || /^(?:constructor|__init__|__new__)$|^~/.test(getFunctionName(node)) || node.type.includes('constructor'))
    return 0;
  // Python's keyword-only arguments are named, and read as easily as an options object.
  const star = list.children.findIndex(({ type }) => type === 'keyword_separator' || type === 'list_splat_pattern');
  const counted = star < 0 ? list.children : list.children.slice(0, star);
  return counted.filter(({ named, type, text }) => named && !type.endsWith('comment') && !/^(?:self|cls)$/.test(text))
    .length;
}

function isBranch(node: SyntaxNode, { forks, operators }: Grammar): boolean {
  if (!node.named) return operators.has(node.type) && node.parent !== null && /binary|boolean/.test(node.parent.type);
  if (!forks.has(node.type)) return false;
  // The default path existed before the branch.
  return !/^default\b/.test(node.text) && !(node.type === 'case_clause' && /^case\s+_\s*:/.test(node.text));
}

const isElseIf = (node: SyntaxNode) =>
  node.type === 'if_statement' && (node.parent?.type === 'else_clause' || node.field === 'alternative');

const NAME = set(
  'identifier field_identifier property_identifier private_property_identifier destructor_name operator_name',
);

/** A function's name, or that of the variable that holds it. */
function getFunctionName(node: SyntaxNode): string {
  const own = getField(node, 'name')?.text ?? getDeclaredName(getField(node, 'declarator'));
  if (own) return shortenName(own);
  const holder = node.parent;
  const held =
    holder &&
    (getField(holder, 'name') ?? getField(holder, 'key') ?? getField(holder, 'left') ?? getField(holder, 'declarator'));
  return held && held !== node ? shortenName(held.text) : '(no name)';
}

function getDeclaredName(declarator: SyntaxNode | undefined): string | undefined {
  if (!declarator) return undefined;
  const inner = getField(declarator, 'declarator');
  if (inner && declarator.type !== 'qualified_identifier') return getDeclaredName(inner);
  if (declarator.type === 'qualified_identifier' || NAME.has(declarator.type)) return declarator.text;
  for (const child of listDescendants(declarator))
    if (child.type === 'qualified_identifier' || NAME.has(child.type)) return child.text;
  return undefined;
}

const shortenName = (name: string) => (name.length > 60 ? `${name.slice(0, 59)}…` : name).replace(/\s+/g, ' ');
