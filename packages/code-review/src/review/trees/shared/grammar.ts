import { findClosest, findDescendants, getField, getNamedChildren, listDescendants } from '../look.ts';
import type { SyntaxNode } from '../syntax.ts';

/** What the five grammars have in common, so that a rule can be written once. */

export const FUNCTIONS = [
  'function_declaration',
  'function_expression',
  'arrow_function',
  'method_definition',
  'generator_function_declaration',
  'function_definition',
  'method_declaration',
  'constructor_declaration',
  'lambda_expression',
] as const;
export const CALLS = ['call_expression', 'call', 'method_invocation', 'object_creation_expression', 'new_expression'];
export const STRINGS = ['string', 'template_string', 'string_literal', 'raw_string_literal'];
export const LOOPS = [
  'for_statement',
  'for_in_statement',
  'enhanced_for_statement',
  'for_range_loop',
  'while_statement',
  'do_statement',
];
const ASSIGNMENTS = [
  'assignment_expression',
  'augmented_assignment_expression',
  'assignment',
  'augmented_assignment',
  'variable_declarator',
  'init_declarator',
];

export const getFunction = (node: SyntaxNode) => findClosest(node, ...FUNCTIONS);

/** What is called, as written, without its arguments: `fs.readFile`, `Paths.get`, `File` of `new File()`. */
export function getCallee(call: SyntaxNode): string {
  if (call.type === 'method_invocation') {
    const object = getField(call, 'object')?.text;
    return `${object === undefined ? '' : `${object}.`}${getField(call, 'name')?.text ?? ''}`;
  }
  return (getField(call, 'function') ?? getField(call, 'constructor') ?? getField(call, 'type'))?.text ?? '';
}

/** The last name of what is called: `readFile` of `fs.readFile`. */
export const getLastCalled = (call: SyntaxNode) => /(\w+)\W*$/.exec(getCallee(call).slice(-80))?.[1] ?? '';

export const getArguments = (call: SyntaxNode): SyntaxNode[] => {
  const list = getField(call, 'arguments');
  return list ? getNamedChildren(list) : [];
};

export interface Assignment {
  node: SyntaxNode;
  target: string;
  value: SyntaxNode | undefined;
  operator: string;
}

function readAssignment(node: SyntaxNode): Assignment {
  const target = getField(node, 'left') ?? getField(node, 'name') ?? getField(node, 'declarator');
  const operator = node.children.find((child) => !child.named && /=/.test(child.type))?.type ?? '=';
  return {
    node,
    target: target?.text ?? '',
    value: getField(node, 'right') ?? getField(node, 'value'),
    operator: getField(node, 'operator')?.text ?? operator,
  };
}

const assignments = new WeakMap<SyntaxNode, Assignment[]>();

/** Every assignment and initialized declaration below a node, in source order. */
export function listAssignments(scope: SyntaxNode): readonly Assignment[] {
  let found = assignments.get(scope);
  if (!found) {
    found = findDescendants(scope, ...ASSIGNMENTS).map(readAssignment);
    assignments.set(scope, found);
  }
  return found;
}

/** A string's content; null for anything else, and for strings with parts to be filled in. */
export function getStringValue(node: SyntaxNode | undefined): string | null {
  if (!node || !STRINGS.includes(node.type)) return null;
  if (node.children.some(({ type }) => type === 'template_substitution' || type === 'interpolation')) return null;
  return node.text.replace(/^[rRuUbBfFL]{0,2}(?:"""|'''|["'`])|(?:"""|'''|["'`])$/g, '');
}

const NAMES = new Set(['identifier', 'shorthand_property_identifier', 'shorthand_property_identifier_pattern']);

/** The names read below a node, and its own. */
export const listNames = (node: SyntaxNode | undefined): string[] =>
  node ? [node, ...listDescendants(node)].filter(({ type }) => NAMES.has(type)).map(({ text }) => text) : [];

/** Names of a function's parameters, with those inside patterns. */
export const listParameters = (fn: SyntaxNode): string[] => {
  const single = getField(fn, 'parameter');
  if (single) return listNames(single);
  const parameters = getField(fn, 'parameters') ?? findDescendants(getField(fn, 'declarator'), 'parameter_list')[0];
  return parameters
    ? getNamedChildren(parameters).flatMap((one) =>
        listNames(getField(one, 'name') ?? getField(one, 'pattern') ?? getField(one, 'declarator') ?? one),
      )
    : [];
};

export const escapeRegExp = (text: string) => text.replace(/[^\w]/g, '\\$&');
