import { findClosest, getField, getNamedChildren, listDescendants } from '../look.ts';
import type { SyntaxNode } from '../syntax.ts';

/** The called function, without its namespace: `strcpy` of `std::strcpy(a, b)`; null for methods. */
export function getCalledFunction(node: SyntaxNode): string | null {
  const called = getField(node, 'function');
  if (called?.type === 'identifier') return called.text;
  return called?.type === 'qualified_identifier' && /^(?:::|std::)/.test(called.text)
    ? called.text.replace(/^(?:std)?::/, '')
    : null;
}

export const getCalledMethod = (node: SyntaxNode) => {
  const called = getField(node, 'function');
  return called?.type === 'field_expression'
    ? { object: getField(called, 'argument')?.text ?? '', name: getField(called, 'field')?.text ?? '' }
    : null;
};

export const getArguments = (node: SyntaxNode) => {
  const list = getField(node, 'arguments');
  return list ? getNamedChildren(list) : [];
};

/** The innermost name of a declarator: `p` of `*p`, `a` of `a[3]`. */
export function getDeclaredName(declarator: SyntaxNode | undefined): string | null {
  if (!declarator) return null;
  if (declarator.type === 'identifier' || declarator.type === 'field_identifier') return declarator.text;
  for (const child of listDescendants(declarator))
    if (child.type === 'identifier' || child.type === 'field_identifier') return child.text;
  return null;
}

export const enclosingFunction = (node: SyntaxNode) => findClosest(node, 'function_definition', 'lambda_expression');

export const getBody = (node: SyntaxNode | undefined) => getField(node, 'body');

/** Every name that a declaration declares, with its declarator. */
export const getDeclarators = (node: SyntaxNode) => node.children.filter((child) => child.field === 'declarator');

export const findFunctionDeclarator = (node: SyntaxNode): SyntaxNode | undefined => {
  let at = getField(node, 'declarator');
  while (at && at.type !== 'function_declarator')
    at = getField(at, 'declarator') ?? at.children.find(({ type }) => type === 'function_declarator');
  return at;
};

export interface Declared {
  node: SyntaxNode;
  type: string;
  /** Types of its declarators, outermost first: `pointer_declarator identifier`. */
  declarator: string;
}

const getDeclaratorShape = (declarator: SyntaxNode | undefined): string =>
  declarator
    ? [declarator, ...listDescendants(declarator)]
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
    if (found)
      return {
        node: found.node,
        type: getField(found.node, 'type')?.text ?? '',
        declarator: getDeclaratorShape(found.item),
      };
    if (scope.type === 'function_definition') return null;
  }
  return null;
}

const known = new WeakMap<SyntaxNode, Map<string | null, Place[]>>();

/** What a block, a loop's header, or a function's parameters declare, by name. */
function collectDeclarations(scope: SyntaxNode): Map<string | null, Place[]> {
  let places = known.get(scope);
  if (!places) {
    const all = listDeclaringNodes(scope).flatMap((node) => getDeclarators(node).map((item) => ({ node, item })));
    places = Map.groupBy(all, ({ item }) => getDeclaredName(item));
    known.set(scope, places);
  }
  return places;
}

function listDeclaringNodes(scope: SyntaxNode): SyntaxNode[] {
  if (scope.type === 'compound_statement' || scope.type === 'for_statement')
    return scope.children.filter(({ type }) => type === 'declaration');
  if (scope.type !== 'function_definition') return [];
  const parameters = getField(findFunctionDeclarator(scope), 'parameters');
  return parameters
    ? getNamedChildren(parameters).filter(({ type }) => /^(?:optional_)?parameter_declaration$/.test(type))
    : [];
}

/** The types of a function's parameters. */
export const listTypes = (member: SyntaxNode) => {
  const list = getField(findFunctionDeclarator(member), 'parameters');
  return list
    ? getNamedChildren(list)
        .map(
          (one) =>
            `${one.text.includes('const') ? 'const ' : ''}${getField(one, 'type')?.text}${/[*&]+/.exec(getField(one, 'declarator')?.text ?? '')?.[0] ?? ''}`,
        )
        .join()
    : '';
};
const isConstant = (member: SyntaxNode) => /\)\s*const\b/.test(findFunctionDeclarator(member)?.text ?? '');

/** Whether two member functions take the same and are both const, or both not. */
export const hasSameSignature = (a: SyntaxNode, b: SyntaxNode) =>
  listTypes(a) === listTypes(b) && isConstant(a) === isConstant(b);
