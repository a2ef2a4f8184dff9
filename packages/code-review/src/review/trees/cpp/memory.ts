import {
  findClosest,
  findDescendants,
  getField,
  getLeft,
  getNamedChildren,
  getRight,
  isModern,
  listFollowingSiblings,
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import {
  enclosingFunction,
  findFunctionDeclarator,
  getArguments,
  getBody,
  getCalledFunction,
  getDeclarators,
  getDeclaredName,
} from './names.ts';

/** Number of statements searched for a second use. */
const MAX_STATEMENTS = 50;
const SMART_POINTER_PATTERN = /unique_ptr|shared_ptr|QPointer|make_/;

/** The variable that a `new`, `malloc`, or `fopen` is assigned to. */
function findAssignedVariable(made: SyntaxNode): { name: string; declaration: SyntaxNode } | null {
  let at = made;
  while (
    at.parent &&
    /^(?:cast_expression|parenthesized_expression|call_expression|argument_list|template_function)$/.test(
      at.parent.type,
    ) &&
    !SMART_POINTER_PATTERN.test(at.parent.text)
  )
    at = at.parent;
  const holder = at.parent;
  if (holder?.type !== 'init_declarator' || !holder.parent) return null;
  const name = getDeclaredName(getField(holder, 'declarator'));
  return name ? { name, declaration: holder.parent } : null;
}

const isDeleted = (scope: SyntaxNode | undefined, name: string) =>
  findDescendants(scope, 'delete_expression').filter((one) => getNamedChildren(one).at(-1)?.text === name);
const isFreed = (scope: SyntaxNode | undefined, name: string, by: RegExp) =>
  findDescendants(scope, 'call_expression').filter(
    (call) => by.test(getCalledFunction(call) ?? '') && getArguments(call)[0]?.text === name,
  );

/** Whether something else owns the pointer from here on. */
const isHandedOn = (scope: SyntaxNode, name: string, from: number) =>
  findDescendants(
    scope,
    'return_statement',
    'assignment_expression',
    'call_expression',
    'field_initializer',
    'declaration',
  ).some((one) => {
    if (one.start < from) return false;
    if (one.type === 'declaration')
      return (
        SMART_POINTER_PATTERN.test(getField(one, 'type')?.text ?? '') &&
        new RegExp(`[({]\\s*${name}\\s*[,)}]`).test(one.text)
      );
    if (one.type === 'return_statement')
      return getNamedChildren(one)[0]?.text === name || new RegExp(`\\(\\s*${name}\\b`).test(one.text);
    if (one.type === 'assignment_expression') return getRight(one)?.text === name;
    return (
      getArguments(one).some(({ text }) => text === name) &&
      !/^(?:mem\w+|str\w+|s?n?printf|fread|fwrite|fscanf|fgets|free|fclose|realloc|ato[ifl]l?|sizeof|puts|fputs|fprintf|printf|delete)$/.test(
        getCalledFunction(one) ?? '',
      )
    );
  });

/** Exits from the function after the pointer is acquired and before it is released. */
function listEarlyExits(
  scope: SyntaxNode,
  { name, declaration }: { name: string; declaration: SyntaxNode },
  released: readonly SyntaxNode[],
): SyntaxNode[] {
  const from = declaration.end;
  const blockEnd = declaration.parent?.end ?? scope.end;
  return findDescendants(scope, 'return_statement', 'throw_statement').filter((exit) => {
    // The pointer isn't visible outside its block.
    if (exit.start < from || exit.start > blockEnd) return false;
    if (findClosest(exit, 'lambda_expression', 'function_definition')?.start !== scope.parent?.start) return false;
    const isReleased = released.some((one) => one.start < exit.start && one.start > from && isOnTheWay(one, exit));
    const test = findClosest(exit, 'if_statement');
    const isNullCheck =
      test !== undefined &&
      new RegExp(`(?:!\\s*${name}\\b|\\b${name}\\s*==\\s*(?:NULL|nullptr|0)\\b)`).test(
        getField(test, 'condition')?.text ?? '',
      );
    return !isReleased && !isNullCheck;
  });
}

/** Whether the first statement always runs before the second. */
function isOnTheWay(first: SyntaxNode, second: SyntaxNode): boolean {
  const block = findClosest(first, 'compound_statement');
  for (let at: SyntaxNode | null = second; at; at = at.parent) if (at === block) return true;
  return false;
}

export const MEMORY_RULES: TreeRules = {
  'cpp-raw-new': createNodeRule(['new_expression'], (node, tree) => {
    // Before C++11 there was no other way.
    if (!isModern(tree) && /\bdelete\b/.test(tree.root.text)) return false;
    const holder = findClosest(
      node,
      'call_expression',
      'init_declarator',
      'return_statement',
      'assignment_expression',
      'field_initializer',
    );
    const isOwned =
      holder !== undefined &&
      (SMART_POINTER_PATTERN.test(holder.text) ||
        SMART_POINTER_PATTERN.test(getField(holder.parent ?? holder, 'type')?.text ?? '') ||
        /\.reset\(/.test(holder.text));
    return !isOwned && !/^new\s*\(/.test(node.text);
  }),
  'cpp-leak': {
    on: ['new_expression', 'call_expression'],
    check(node, report) {
      const by =
        node.type === 'new_expression'
          ? null
          : /^(?:malloc|calloc|strdup|realloc)$/.test(getCalledFunction(node) ?? '')
            ? /^(?:free|realloc)$/
            : getCalledFunction(node) === 'fopen'
              ? /^fclose$/
              : undefined;
      if (by === undefined) return;
      const held = findAssignedVariable(node);
      const scope = getBody(enclosingFunction(node));
      if (!held || !scope || SMART_POINTER_PATTERN.test(held.declaration.text)) return;
      const released = by ? isFreed(scope, held.name, by) : isDeleted(scope, held.name);
      const from = held.declaration.end;
      // Memory is lost where the function is left; a file is noticed where it's opened.
      const isFile = by?.source === '^fclose$';
      const isHandedOver = isHandedOn(scope, held.name, from);
      const exits = listEarlyExits(scope, held, released).filter(
        (exit) => !new RegExp(`\\b${held.name}\\b`).test(exit.text),
      );
      if (released.length === 0 && isHandedOver && exits.length === 0) return;
      if (released.length > 0 || isHandedOver) {
        for (const exit of exits.slice(0, 1)) if (released.length > 0 || isNullReturn(exit)) report(exit);
      } else report((isFile ? undefined : exits[0]) ?? held.declaration);
    },
  },
  'cpp-malloc': createNodeRule(
    ['call_expression'],
    (node, tree) =>
      /^(?:malloc|calloc|realloc|free)$/.test(getCalledFunction(node) ?? '') &&
      (isModern(tree) || !/\bfree\s*\(/.test(tree.root.text)),
  ),
  'cpp-delete-mismatch': {
    on: ['delete_expression'],
    check(node, report, tree) {
      const name = getNamedChildren(node).at(-1)?.text;
      const isList = node.children.some(({ type }) => type === '[');
      const scope = getBody(enclosingFunction(node));
      const local = findDescendants(scope, 'init_declarator').filter(
        (one) => getDeclaredName(getField(one, 'declarator')) === name,
      );
      const made = (
        local.length > 0
          ? local
          : tree.nodes.filter(
              (one) =>
                (one.type === 'init_declarator' && getDeclaredName(getField(one, 'declarator')) === name) ||
                (one.type === 'assignment_expression' && getLeft(one)?.text === name) ||
                (one.type === 'field_initializer' && getNamedChildren(one)[0]?.text === name),
            )
      ).map(
        (one) =>
          getField(one, 'value') ??
          getRight(one) ??
          findDescendants(one, 'new_expression', 'call_expression', 'cast_expression')[0],
      );
      // Memory from malloc must be released with free.
      const isOther = made.map((value) =>
        value?.type === 'new_expression'
          ? findDescendants(value, 'new_declarator').length > 0 !== isList
          : /^(?:\([^()]*\)\s*)?(?:std::)?(?:malloc|calloc|realloc|strdup)\s*\(/.test(value?.text ?? '')
            ? true
            : null,
      );
      if (isOther.includes(true) && !isOther.includes(false)) report(node);
    },
  },
  'cpp-double-delete': {
    on: ['delete_expression'],
    check(node, report) {
      const name = getNamedChildren(node).at(-1)?.text;
      const statement = node.parent;
      if (!name || !statement) return;
      for (const next of listFollowingSiblings(statement).slice(0, MAX_STATEMENTS)) {
        if (next.type === 'expression_statement' && new RegExp(`^${escapeRegExp(name)}\\s*=[^=]`).test(next.text))
          return;
        if (
          next.type === 'expression_statement' &&
          getNamedChildren(next)[0]?.type === 'delete_expression' &&
          getNamedChildren(getNamedChildren(next)[0] ?? next).at(-1)?.text === name
        )
          report(next);
      }
    },
  },
  'cpp-use-after-free': {
    on: ['delete_expression', 'call_expression'],
    check(node, report) {
      const name =
        node.type === 'delete_expression'
          ? getNamedChildren(node).at(-1)?.text
          : getCalledFunction(node) === 'free'
            ? getArguments(node)[0]?.text
            : undefined;
      if (!name || !/^\w+$/.test(name) || node.parent?.type !== 'expression_statement') return;
      for (const next of listFollowingSiblings(node.parent).slice(0, MAX_STATEMENTS)) {
        if (new RegExp(`^${name}\\s*=[^=]`).test(next.text)) return;
        const use = findDescendants(next, 'field_expression', 'pointer_expression', 'subscript_expression').find(
          (one) => getField(one, 'argument')?.text === name,
        );
        if (use) {
          report(use);
          return;
        }
      }
    },
  },
  'cpp-dangling': {
    on: ['return_statement'],
    check(node, report) {
      const whole = enclosingFunction(node);
      if (whole?.type !== 'function_definition') return;
      const value = getNamedChildren(node)[0];
      const declarator = getField(whole, 'declarator');
      const [isReference, isPointer] = [
        declarator?.type === 'reference_declarator',
        declarator?.type === 'pointer_declarator',
      ];
      const name =
        isReference && value?.type === 'identifier'
          ? value.text
          : isPointer && value?.type === 'pointer_expression' && value.text.startsWith('&')
            ? getField(value, 'argument')?.text
            : isPointer && /\.c_str\(\)$/.test(value?.text ?? '')
              ? value?.text.split('.')[0]
              : undefined;
      const array = isPointer && value?.type === 'identifier' ? value.text : undefined;
      const locals = findDescendants(getBody(whole), 'declaration').filter(
        (one) => !/\b(?:static|thread_local|extern)\b/.test(one.text),
      );
      const isLocal = locals.some((one) =>
        getDeclarators(one).some((item) => {
          const inner = item.type === 'init_declarator' ? getField(item, 'declarator') : item;
          if (!inner || /reference_declarator|pointer_declarator/.test(inner.type)) return false;
          return inner.type === 'array_declarator'
            ? array !== undefined && getDeclaredName(inner) === array
            : name !== undefined && getDeclaredName(inner) === name;
        }),
      );
      const isParameter =
        name !== undefined &&
        getNamedChildren(getField(findFunctionDeclarator(whole), 'parameters') ?? node).some(
          (one) => getField(one, 'declarator')?.type === 'identifier' && getField(one, 'declarator')?.text === name,
        );
      if (isLocal || isParameter) report(node);
    },
  },
};

const escapeRegExp = (text: string) => text.replace(/[^\w]/g, '\\$&');
const isNullReturn = (exit: SyntaxNode) => /^(?:return\s+(?:nullptr|NULL|-?\d+|false)\s*;|throw\b)/.test(exit.text);
