import { ends } from '../curly.ts';
import {
  countOccurrences,
  findClosest,
  findDescendants,
  findOccurrences,
  getField,
  getLeft,
  getNamedChildren,
  getRight,
  listFollowingSiblings,
  sign,
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import { findDeclaredType, getArguments, getMethodName, getModifiers } from './names.ts';

const GENERIC_PATTERN =
  /^(?:List|ArrayList|LinkedList|Map|HashMap|TreeMap|LinkedHashMap|ConcurrentHashMap|Set|HashSet|TreeSet|LinkedHashSet|Collection|Iterable|Iterator|Comparator|Comparable|Optional|Queue|Deque|ArrayDeque|PriorityQueue|Stream|Supplier|Function|Consumer|Predicate|Callable|Future|CompletableFuture)$/;
const LOOP_TYPES = ['for_statement', 'enhanced_for_statement', 'while_statement', 'do_statement'];
const TEXT_RESULT_PATTERN =
  /^(?:trim|strip|replace|replaceAll|replaceFirst|toUpperCase|toLowerCase|substring|concat|repeat)$/;
const NUMBER_RESULT_PATTERN = /^(?:add|subtract|multiply|divide|negate|setScale|plus\w*|minus\w*|with\w*)$/;
const NUMBERS = new Set([
  'BigDecimal',
  'BigInteger',
  'LocalDate',
  'LocalDateTime',
  'Instant',
  'Duration',
  'ZonedDateTime',
]);
const CHANGES_PATTERN = /^(?:remove|add|put|addAll|removeAll|clear)$/;

const hasMain = ({ nodes }: SyntaxTree) =>
  nodes.some((node) => node.type === 'method_declaration' && getMethodName(node) === 'main');

const isResultLost = (node: SyntaxNode, tree: SyntaxTree) => {
  if (node.parent?.type !== 'expression_statement') return false;
  const type = findDeclaredType(getField(node, 'object')?.text, tree, node);
  return (
    (type === 'String' && TEXT_RESULT_PATTERN.test(getMethodName(node))) ||
    (NUMBERS.has(type ?? '') && NUMBER_RESULT_PATTERN.test(getMethodName(node)))
  );
};

export const HABIT_RULES: TreeRules = {
  'java-raw-type': createNodeRule(['type_identifier'], (node) => {
    if (!GENERIC_PATTERN.test(node.text) || !node.parent) return false;
    const { type } = node.parent;
    if (
      type === 'object_creation_expression' ||
      type === 'local_variable_declaration' ||
      type === 'field_declaration' ||
      type === 'formal_parameter' ||
      type === 'method_declaration'
    )
      return true;
    return type === 'type_arguments' || type === 'type_list' || type === 'array_type';
  }),
  'java-changed-while-looped': {
    on: ['enhanced_for_statement'],
    check(node, report) {
      const list = getField(node, 'value')?.text.replace(/\.(?:keySet|values|entrySet)\(\)$/, '');
      if (!list) return;
      for (const call of findDescendants(getField(node, 'body'), 'method_invocation')) {
        if (getField(call, 'object')?.text !== list || !CHANGES_PATTERN.test(getMethodName(call)) || !call.parent)
          continue;
        const rest = listFollowingSiblings(call.parent);
        if (!rest.some(ends)) report(call);
      }
    },
  },
  'java-text-in-loop': createNodeRule(
    ['assignment_expression'],
    (node, tree) =>
      /statement$/.test(findClosest(node, ...LOOP_TYPES, 'lambda_expression', 'method_declaration')?.type ?? '') &&
      findDeclaredType(getLeft(node)?.text, tree, node) === 'String' &&
      (sign(node) === '+=' ||
        (getRight(node)?.type === 'binary_expression' &&
          getRight(node)?.text.startsWith(`${getLeft(node)?.text} +`) === true)) &&
      isDeclaredOutside(node),
  ),
  'java-result-ignored': createNodeRule(['method_invocation'], isResultLost),
  'java-system-out': createNodeRule(
    ['method_invocation'],
    (node, tree) =>
      /^System\.(?:out|err)$/.test(getField(node, 'object')?.text ?? '') &&
      getMethodName(node).startsWith('print') &&
      /\b(?:Logger|Log)\b/.test(tree.root.text) &&
      !hasMain(tree),
  ),
  'java-unused-variable': {
    on: ['local_variable_declaration'],
    check(node, report, tree) {
      const scope = findClosest(node, 'block', 'constructor_body', 'switch_block_statement_group', 'for_statement');
      for (const declarator of getNamedChildren(node)) {
        const name = getField(declarator, 'name');
        if (
          declarator.type === 'variable_declarator' &&
          name &&
          scope &&
          findOccurrences(tree, name.text, scope).length === 1
        )
          report(declarator);
      }
    },
  },
  'java-unused-private': {
    on: ['field_declaration', 'method_declaration'],
    check(node, report, tree) {
      const modifiers = getModifiers(node);
      // Frameworks often use annotated members, and the language uses some names.
      if (!/\bprivate\b/.test(modifiers) || modifiers.includes('@')) return;
      const names =
        node.type === 'method_declaration'
          ? [getField(node, 'name')]
          : getNamedChildren(node).map((one) => getField(one, 'name'));
      for (const name of names) {
        if (!name || /^(?:serialVersionUID|readObject|writeObject|readResolve|writeReplace)$/.test(name.text)) continue;
        if (findOccurrences(tree, name.text).length === 1) report(node);
      }
    },
  },
  'java-empty-synchronized': createNodeRule(
    ['synchronized_statement'],
    (node) => getNamedChildren(getField(node, 'body') ?? node).length === 0,
  ),
  'java-new-box': createNodeRule(
    ['object_creation_expression'],
    (node) =>
      /^(?:Integer|Long|Double|Boolean|Character|Float|Short|Byte)$/.test(getField(node, 'type')?.text ?? '') ||
      (getField(node, 'type')?.text === 'String' && getArguments(node)[0]?.type === 'string_literal'),
  ),
  'java-unused-import': {
    on: ['import_declaration'],
    check(node, report, tree) {
      const [, name] = /\.(\w+)\s*;$/.exec(node.text) ?? [];
      // A comment may refer to it: documentation links to imports.
      if (name && countOccurrences(tree, name) === 1) report(node);
    },
  },
};

function isDeclaredOutside(node: SyntaxNode): boolean {
  const loop = findClosest(node, ...LOOP_TYPES);
  const name = getLeft(node)?.text;
  return (
    loop !== undefined &&
    !findDescendants(loop, 'variable_declarator').some((one) => getField(one, 'name')?.text === name)
  );
}
