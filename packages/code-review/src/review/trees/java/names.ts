import { getField, getNamedChildren } from '../look.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';

const known = new WeakMap<SyntaxTree, Map<string, Set<string>>>();

/** Declared types of names, anywhere in the file. Java's scopes aren't tracked: a name with two types is ignored. */
export function findDeclaredType(name: string | undefined, tree: SyntaxTree): string | null {
  let types = known.get(tree);
  if (!types) {
    types = collectDeclaredTypes(tree);
    known.set(tree, types);
  }
  const found = types.get(name ?? '');
  return found?.size === 1 ? ([...found][0] ?? null) : null;
}

function collectDeclaredTypes({ nodes }: SyntaxTree): Map<string, Set<string>> {
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
