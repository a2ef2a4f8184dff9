import { below, closest, field, named } from '../look.ts';
import type { SyntaxNode } from '../syntax.ts';

/** The called function, without its namespace: `strcpy` of `std::strcpy(a, b)`; null for methods. */
export function calledFree(node: SyntaxNode): string | null {
  const called = field(node, 'function');
  if (called?.type === 'identifier') return called.text;
  return called?.type === 'qualified_identifier' && /^(?:::|std::)/.test(called.text)
    ? called.text.replace(/^(?:std)?::/, '')
    : null;
}

export const calledMethod = (node: SyntaxNode) => {
  const called = field(node, 'function');
  return called?.type === 'field_expression'
    ? { object: field(called, 'argument')?.text ?? '', name: field(called, 'field')?.text ?? '' }
    : null;
};

export const args = (node: SyntaxNode) => {
  const list = field(node, 'arguments');
  return list ? named(list) : [];
};

/** The innermost name of a declarator: `p` of `*p`, `a` of `a[3]`. */
export function declared(declarator: SyntaxNode | undefined): string | null {
  if (!declarator) return null;
  if (declarator.type === 'identifier' || declarator.type === 'field_identifier') return declarator.text;
  for (const child of below(declarator))
    if (child.type === 'identifier' || child.type === 'field_identifier') return child.text;
  return null;
}

export const enclosingFunction = (node: SyntaxNode) => closest(node, 'function_definition', 'lambda_expression');

export const getBody = (node: SyntaxNode | undefined) => field(node, 'body');

/** Every name that a declaration declares, with its declarator. */
export const declarators = (node: SyntaxNode) => node.children.filter((child) => child.field === 'declarator');

export const functionDeclarator = (node: SyntaxNode): SyntaxNode | undefined => {
  let at = field(node, 'declarator');
  while (at && at.type !== 'function_declarator')
    at = field(at, 'declarator') ?? at.children.find(({ type }) => type === 'function_declarator');
  return at;
};

export interface Declared {
  node: SyntaxNode;
  type: string;
  /** Types of its declarators, outermost first: `pointer_declarator identifier`. */
  declarator: string;
}

const shape = (declarator: SyntaxNode | undefined): string =>
  declarator
    ? [declarator, ...below(declarator)]
        .filter(({ type, field: place }) => /declarator$/.test(type) && place !== 'value')
        .map(({ type }) => type)
        .join(' ')
    : '';

interface Place {
  node: SyntaxNode;
  item: SyntaxNode;
}

/** A name's declaration for a place inside a function: the nearest one in a surrounding block, or a parameter. */
export function findDeclaration(name: string, at: SyntaxNode): Declared | null {
  for (let scope = at.parent; scope; scope = scope.parent) {
    const found = collectDeclarations(scope)
      .get(name)
      ?.find(({ node }) => node.end <= at.start);
    if (found) return { node: found.node, type: field(found.node, 'type')?.text ?? '', declarator: shape(found.item) };
    if (scope.type === 'function_definition') return null;
  }
  return null;
}

const known = new WeakMap<SyntaxNode, Map<string | null, Place[]>>();

/** What a block, a loop's header, or a function's parameters declare, by name. */
function collectDeclarations(scope: SyntaxNode): Map<string | null, Place[]> {
  let places = known.get(scope);
  if (!places) {
    const all = listDeclaringNodes(scope).flatMap((node) => declarators(node).map((item) => ({ node, item })));
    places = Map.groupBy(all, ({ item }) => declared(item));
    known.set(scope, places);
  }
  return places;
}

function listDeclaringNodes(scope: SyntaxNode): SyntaxNode[] {
  if (scope.type === 'compound_statement' || scope.type === 'for_statement')
    return scope.children.filter(({ type }) => type === 'declaration');
  if (scope.type !== 'function_definition') return [];
  const parameters = field(functionDeclarator(scope), 'parameters');
  return parameters ? named(parameters).filter(({ type }) => /^(?:optional_)?parameter_declaration$/.test(type)) : [];
}
