import {
  countOccurrences,
  findClosest,
  findDescendants,
  findOccurrences,
  getField,
  getLeft,
  getNamedChildren,
  getRight,
  listDescendants,
  removeParentheses,
  sign,
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import {
  enclosingFunction,
  findDeclaration,
  findFunctionDeclarator,
  getArguments,
  getBody,
  getCalledFunction,
  getCalledMethod,
  getDeclarators,
  getDeclaredName,
  hasSameSignature,
} from './names.ts';

const CONDITIONS_PATTERN =
  /^(?:if_statement|while_statement|condition_clause|conditional_expression|parenthesized_expression)$/;
const isPointer = (node: SyntaxNode | undefined, at: SyntaxNode) =>
  node?.type === 'identifier' && /pointer/.test(findDeclaration(node.text, at)?.declarator ?? '');

/** The pointer that a condition checks for null. */
function findNullCheckedPointer(node: SyntaxNode | undefined): string | null {
  if (node?.type === 'unary_expression' && /^!\s*\w+$/.test(node.text)) return node.text.replace(/^!\s*/, '');
  const found = /^(\w+)\s*==\s*(?:nullptr|NULL)$|^(?:nullptr|NULL)\s*==\s*(\w+)$/.exec(node?.text ?? '');
  return found?.[1] ?? found?.[2] ?? null;
}

/** Probable mistakes that C++ accepts. */
export const MISTAKE_RULES: TreeRules = {
  'cpp-text-identity': createNodeRule(['binary_expression'], (node) => {
    const sides = [getLeft(node), getRight(node)];
    return (
      /^[=!]=$/.test(sign(node) ?? '') &&
      sides.some((side) => side?.type === 'string_literal') &&
      sides.some(
        (side) => isPointer(side, node) && /\bchar\b/.test(findDeclaration(side?.text ?? '', node)?.type ?? ''),
      )
    );
  }),
  'cpp-null-dereference': {
    on: ['if_statement'],
    check(node, report) {
      const name = findNullCheckedPointer(removeParentheses(getField(node, 'condition')));
      const consequence = getField(node, 'consequence');
      if (!name || !consequence || new RegExp(`\\b${name}\\s*=[^=]|&${name}\\b|\\.reset\\(`).test(consequence.text))
        return;
      const use = findDescendants(consequence, 'field_expression', 'pointer_expression').find(
        (one) => getField(one, 'argument')?.text === name && (one.text.startsWith('*') || one.text.includes('->')),
      );
      if (use) report(use);
    },
  },
  'cpp-find-as-condition': createNodeRule(['call_expression'], (node) => {
    const call = getCalledMethod(node);
    if (!call || !/^(?:find|rfind|find_first_of|find_last_of|compare)$/.test(call.name)) return false;
    return (
      CONDITIONS_PATTERN.test(node.parent?.type ?? '') &&
      (node.field === 'condition' || removeParentheses(node.parent ?? undefined) === node)
    );
  }),
  'cpp-remove-without-erase': createNodeRule(
    ['call_expression'],
    (node) =>
      /^(?:remove|remove_if|unique)$/.test(getCalledFunction(node) ?? '') &&
      getArguments(node).length >= 2 &&
      /begin\(/.test(getArguments(node)[0]?.text ?? '') &&
      node.parent?.type === 'expression_statement',
  ),
  'cpp-result-ignored': createNodeRule(['call_expression'], (node) => {
    const call = getCalledMethod(node);
    return (
      node.parent?.type === 'expression_statement' &&
      getArguments(node).length === 0 &&
      /^(?:empty|size|length|c_str|begin|end)$/.test(call?.name ?? '')
    );
  }),
  'cpp-no-effect': createNodeRule(['expression_statement'], (node) => {
    const [value] = getNamedChildren(node);
    return (
      value?.type === 'binary_expression' &&
      !/\boperator\b/.test(value.text) &&
      /^(?:[=!]=|[<>]=?|[+\-/%])$/.test(sign(value) ?? '')
    );
  }),
  'cpp-sizeof-pointer': createNodeRule(['sizeof_expression'], (node) => {
    const name = removeParentheses(getField(node, 'value'));
    const call = findClosest(node, 'call_expression');
    return (
      isPointer(name, node) &&
      /^(?:malloc|calloc|realloc|memset|memcpy|memmove|strncpy|snprintf|fgets|read)$/.test(
        call ? (getCalledFunction(call) ?? '') : '',
      )
    );
  }),
  'cpp-memset-swapped': createNodeRule(
    ['call_expression'],
    (node) =>
      getCalledFunction(node) === 'memset' &&
      getArguments(node)[2]?.text === '0' &&
      getArguments(node)[1]?.text !== '0',
  ),
  'cpp-return-missing': {
    on: ['function_definition'],
    check(node, report) {
      const type = getField(node, 'type')?.text ?? '';
      const declarator = findFunctionDeclarator(node);
      const last = getNamedChildren(getBody(node) ?? node).at(-1);
      if (!/^(?:std::|[a-z]|[A-Z]\w*[a-z])/.test(type) || /^(?:void|auto)$/.test(type)) return;
      if (!declarator || !last || /~/.test(declarator.text) || getDeclaredName(declarator) === 'main') return;
      if (node.children.some(({ broken }) => broken)) return;
      if (/\bco_(?:return|yield|await)\b|\btrailing_return|asm\b/.test(node.text) || declarator.text.includes('->'))
        return;
      const falls =
        (last.type === 'if_statement' && !getField(last, 'alternative') && !/constexpr/.test(last.text.slice(0, 20))) ||
        /^(?:for_range_loop|declaration)$/.test(last.type) ||
        (last.type === 'switch_statement' &&
          !/\bdefault\s*:/.test(last.text) &&
          !/\benum\b/.test(node.parent?.text ?? '')) ||
        (last.type === 'expression_statement' &&
          /^(?:assignment|update)_expression$/.test(getNamedChildren(last)[0]?.type ?? ''));
      const hasMacro = findDescendants(getBody(node), 'call_expression').some((one) =>
        /^[A-Z_]{3,}$/.test(getCalledFunction(one) ?? ''),
      );
      if (falls && !hasMacro) report(getField(node, 'declarator') ?? node);
    },
  },
  'cpp-shadowed': {
    on: ['declaration'],
    check(node, report) {
      const block = node.parent;
      const whole = enclosingFunction(node);
      if (!whole || !block || block === getBody(whole) || whole.type === 'lambda_expression') return;
      for (const item of getDeclarators(node)) {
        const name = getDeclaredName(item);
        if (!name || !getField(item, 'value')) continue;
        const outer = findDeclaration(name, block);
        if (outer && outer.node.end <= node.start && !/^for_/.test(block.type)) report(node);
      }
    },
  },
  'cpp-unused-variable': {
    on: ['declaration'],
    check(node, report, tree) {
      const type = getField(node, 'type');
      const whole = enclosingFunction(node);
      if (type?.type !== 'primitive_type' || !whole || /\b(?:static|extern|volatile)\b|\[\[/.test(node.text)) return;
      for (const item of getDeclarators(node)) {
        const name = getDeclaredName(item);
        const scope = findClosest(node, 'compound_statement');
        const isPlain =
          getField(item, 'declarator')?.type === 'identifier' && getField(item, 'value')?.type !== 'argument_list';
        if (name && isPlain && findOccurrences(tree, name, scope).length === 1) report(node);
      }
    },
  },
  'cpp-unused-private': {
    on: ['function_definition'],
    check(node, report, tree) {
      const holder = node.parent;
      const name = getDeclaredName(findFunctionDeclarator(node));
      if (holder?.type !== 'field_declaration_list' || !name || !getField(node, 'type')) return;
      const access = holder.children
        .slice(0, holder.children.indexOf(node))
        .findLast(({ type }) => type === 'access_specifier');
      const isPrivate = access ? access.text.startsWith('private') : holder.parent?.type === 'class_specifier';
      const hasFriends = tree.nodes.some(({ type }) => type === 'friend_declaration');
      if (!isPrivate || hasFriends || /\b(?:virtual|override|operator)\b/.test(node.text)) return;
      if (countOccurrences(tree, name) === 1) report(node);
    },
  },
  'cpp-sign-compare': createNodeRule(['for_statement'], (node) => {
    const condition = getField(node, 'condition');
    return (
      /^(?:int|long|short)\s/.test(getField(node, 'initializer')?.text ?? '') &&
      /^<=?$/.test(condition ? (sign(condition) ?? '') : '') &&
      /(?:\.|->)(?:size|length)\(\)$/.test(getRight(condition ?? node)?.text ?? '')
    );
  }),
  'cpp-override-unsaid': {
    on: ['class_specifier', 'struct_specifier'],
    check(node, report, { nodes }) {
      const bases = findDescendants(
        node.children.find(({ type }) => type === 'base_class_clause'),
        'type_identifier',
      ).map(({ text }) => text);
      if (bases.length === 0) return;
      const virtuals = nodes
        .filter(
          (one) => /^(?:class|struct)_specifier$/.test(one.type) && bases.includes(getField(one, 'name')?.text ?? ''),
        )
        .flatMap((one) => getNamedChildren(getField(one, 'body') ?? one))
        .filter((one) => /^virtual\b/.test(one.text));
      for (const member of getNamedChildren(getField(node, 'body') ?? node)) {
        const name = getDeclaredName(findFunctionDeclarator(member));
        const isMentioned = [...listDescendants(member)].some(
          (one) => one.type === 'virtual_specifier' || one.type === 'virtual',
        );
        const isOverriding = virtuals.some(
          (one) => getDeclaredName(findFunctionDeclarator(one)) === name && hasSameSignature(one, member),
        );
        if (name && isOverriding && !isMentioned && !/~/.test(member.text.slice(0, 20))) report(member);
      }
    },
  },
};
