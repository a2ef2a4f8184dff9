import { findClosest, findDescendants, getField, getLeft, getNamedChildren, isModern, sign } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import {
  enclosingFunction,
  getArguments,
  getBody,
  getCalledFunction,
  getCalledMethod,
  getDeclarators,
} from './names.ts';

const LARGE_PATTERN = /^(?:const\s+)?(?:std::)?(?:string|vector|map|set|unordered_map|unordered_set|deque|list)\b/;

export const VALUE_RULES: TreeRules = {
  'cpp-uninitialised': {
    on: ['declaration'],
    check(node, report) {
      const type = getField(node, 'type');
      if (
        !type ||
        !/^(?:primitive_type|sized_type_specifier)$/.test(type.type) ||
        /^(?:extern|static|thread_local)\b/.test(node.text) ||
        !enclosingFunction(node)
      )
        return;
      for (const declarator of getDeclarators(node)) {
        const name =
          declarator.type === 'identifier'
            ? declarator.text
            : declarator.type === 'pointer_declarator'
              ? getNamedChildren(declarator).at(-1)?.text
              : undefined;
        if (name && isReadFirst(node, name)) report(declarator);
      }
    },
  },
  'cpp-catch-by-value': createNodeRule(['catch_clause'], (node) => {
    const [caught] = findDescendants(getField(node, 'parameters'), 'parameter_declaration');
    const declarator = getField(caught, 'declarator');
    const type = getField(caught, 'type');
    return (
      caught !== undefined &&
      type !== undefined &&
      type.type !== 'primitive_type' &&
      (declarator === undefined || declarator.type === 'identifier')
    );
  }),
  'exception-not-thrown': createNodeRule(
    ['call_expression'],
    (node) =>
      node.parent?.type === 'expression_statement' &&
      /^std::(?:(?:runtime|logic|domain|range|overflow|underflow|system)_error|invalid_argument|out_of_range|exception)$/.test(
        getField(node, 'function')?.text ?? '',
      ),
  ),
  'cpp-throw-pointer': createNodeRule(
    ['throw_statement'],
    (node) => getNamedChildren(node)[0]?.type === 'new_expression',
  ),
  'cpp-throw-caught': createNodeRule(['throw_statement'], (node) => {
    const clause = findClosest(node, 'catch_clause', 'lambda_expression', 'function_definition');
    const name =
      clause?.type === 'catch_clause'
        ? findDescendants(getField(clause, 'parameters'), 'identifier').at(-1)?.text
        : undefined;
    return name !== undefined && getNamedChildren(node)[0]?.text === name;
  }),
  'cpp-c-cast': createNodeRule(
    ['cast_expression'],
    (node, tree) => isModern(tree) && !/^\(\s*void\s*\)/.test(node.text),
  ),
  'cpp-using-namespace': createNodeRule(
    ['using_declaration'],
    (node, { root }) =>
      /^using\s+namespace\b/.test(node.text) &&
      isAtTop(node) &&
      /^\s*#\s*(?:pragma once|ifndef \w+_H\w*)/m.test(root.text),
  ),
  'cpp-pass-by-value': {
    on: ['function_definition'],
    check(node, report) {
      const body = getBody(node);
      if (!body) return;
      for (const parameter of findDescendants(getField(node, 'declarator'), 'parameter_declaration')) {
        const declarator = getField(parameter, 'declarator');
        const type = getField(parameter, 'type');
        if (declarator?.type !== 'identifier' || !type || !LARGE_PATTERN.test(type.text)) continue;
        const name = declarator.text;
        const isTaken =
          new RegExp(`\\b(?:std::)?(?:move|forward|swap)\\s*[(<][^;]*\\b${name}\\b`).test(node.text) ||
          isChanged(body, name);
        if (!isTaken) report(parameter);
      }
    },
  },
  'cpp-atoi': createNodeRule(['call_expression'], (node) => /^ato[ifl]l?$/.test(getCalledFunction(node) ?? '')),
  'cpp-null-macro': createNodeRule(['null'], (node, tree) => node.text === 'NULL' && isModern(tree)),
  'cpp-move-of-const': createNodeRule(['call_expression'], (node) => {
    const name = getCalledFunction(node) === 'move' ? getArguments(node)[0]?.text : undefined;
    const whole = enclosingFunction(node);
    return (
      name !== undefined &&
      /^\w+$/.test(name) &&
      whole !== undefined &&
      new RegExp(`\\bconst\\s+[\\w:<>]+\\s*&?\\s*${name}\\b`).test(whole.text)
    );
  }),
  'cpp-empty-by-size': createNodeRule(['binary_expression'], (node) => {
    const call = getLeft(node);
    const method = call?.type === 'call_expression' ? getCalledMethod(call) : null;
    return (
      method?.name === 'size' &&
      /^(?:==|!=|>)$/.test(sign(node) ?? '') &&
      node.text.endsWith(' 0') &&
      !/^\d/.test(method.object)
    );
  }),
  'cpp-bool-of-text': createNodeRule(['binary_expression'], (node) => {
    const sides = getNamedChildren(node).map(({ type }) => type);
    return /^[=!]=$/.test(sign(node) ?? '') && sides.every((type) => type === 'string_literal');
  }),
  'cpp-macro-function': createNodeRule(['preproc_function_def'], (node) => {
    const value = getField(node, 'value')?.text.trim() ?? '';
    const parameters = findDescendants(getField(node, 'parameters'), 'identifier').map(({ text }) => text);
    return parameters.some((name) =>
      new RegExp(`(?:^|[^(\\w#])${name}\\s*[*+/-]|[*+/-]\\s*${name}(?:[^)\\w]|$)`).test(value),
    );
  }),
};

const isAtTop = (node: SyntaxNode) =>
  node.parent?.type === 'translation_unit' || /^preproc/.test(node.parent?.type ?? '');

const isChanged = (body: SyntaxNode, name: string) =>
  findDescendants(body, 'assignment_expression', 'update_expression', 'call_expression', 'subscript_expression').some(
    (one) => {
      if (one.type === 'call_expression')
        return (
          getCalledMethod(one)?.object === name &&
          !/^(?:size|length|empty|begin|end|cbegin|cend|find|substr|at|front|back|c_str|count|data)$/.test(
            getCalledMethod(one)?.name ?? '',
          )
        );
      return one.type !== 'subscript_expression' && new RegExp(`^(?:\\+\\+|--)?${name}\\b`).test(one.text);
    },
  );

/** Whether a variable is read, or added to, before anything is assigned to it: at its first use. */
function isReadFirst(declaration: SyntaxNode, name: string): boolean {
  const scope = declaration.parent;
  const first = findDescendants(scope ?? undefined, 'identifier').find(
    (one) => one.text === name && one.start >= declaration.end,
  );
  if (!first?.parent) return false;
  const { parent } = first;
  if (parent.type === 'assignment_expression' && getLeft(parent) === first) return sign(parent) !== '=';
  if (parent.type === 'pointer_expression') return parent.text.startsWith('*');
  if (parent.type === 'reference_declarator') return false;
  // A call may take it by reference, and a stream writes into it.
  if (parent.type === 'argument_list' || findClosest(first, 'lambda_capture_specifier')) return false;
  if (parent.type === 'binary_expression' && sign(parent) === '>>') return false;
  return !/declarator$/.test(parent.type) || parent.type === 'init_declarator';
}
