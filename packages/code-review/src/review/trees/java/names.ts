import { findClosest, getField, getNamedChildren, listDescendants } from '../look.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';

const known = new WeakMap<SyntaxTree, Map<string, Set<string>>>();

const METHODS = ['method_declaration', 'constructor_declaration'];
const knownInside = new WeakMap<SyntaxNode, Map<string, Set<string>>>();

/**
 * A name's declared type: in the method around a place, or anywhere in the file. Smaller scopes aren't tracked: a name with two types is
 * ignored.
 */
export function findDeclaredType(name: string | undefined, tree: SyntaxTree, at?: SyntaxNode): string | null {
  const method = at && name ? findClosest(at, ...METHODS) : undefined;
  if (method && name) {
    const inside = knownInside.get(method) ?? collectDeclaredTypes([...listDescendants(method)]);
    knownInside.set(method, inside);
    const own = inside.get(name);
    if (own) return own.size === 1 ? ([...own][0] ?? null) : null;
  }
  let types = known.get(tree);
  if (!types) {
    types = collectDeclaredTypes(tree.nodes);
    known.set(tree, types);
  }
  const found = types.get(name ?? '');
  return found?.size === 1 ? ([...found][0] ?? null) : null;
}

function collectDeclaredTypes(nodes: readonly SyntaxNode[]): Map<string, Set<string>> {
  const types = new Map<string, Set<string>>();
  const add = (name: string | undefined, type: string | undefined) => {
    if (name && type) types.set(name, (types.get(name) ?? new Set()).add(type));
  };
  for (const node of nodes) {
    const type = getField(node, 'type')?.text.replace(/<.*$/s, '');
    if (node.type === 'formal_parameter' || node.type === 'enhanced_for_statement')
      add(getField(node, 'name')?.text, type);
    else if (node.type === 'local_variable_declaration' || node.type === 'field_declaration')
      for (const declarator of getNamedChildren(node))
        if (declarator.type === 'variable_declarator') add(getField(declarator, 'name')?.text, type);
  }
  return types;
}

export const getMethodName = (node: SyntaxNode) => getField(node, 'name')?.text ?? '';
export const getArguments = (node: SyntaxNode) => {
  const list = getField(node, 'arguments');
  return list ? getNamedChildren(list) : [];
};
export const getModifiers = (node: SyntaxNode) => node.children.find(({ type }) => type === 'modifiers')?.text ?? '';
