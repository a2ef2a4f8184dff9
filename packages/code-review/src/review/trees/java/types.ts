import {
  findClosest,
  findDescendants,
  getField,
  getLeft,
  getNamedChildren,
  getRight,
  listDescendants,
  listFollowingSiblings,
  removeParentheses,
  sign,
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import { findDeclaredType, getArguments, getMethodName, getModifiers } from './names.ts';

const COLLECTION_PATTERN = /^(?:List|Set|Map|Collection|Iterable|Queue|Deque|ArrayList|HashMap|HashSet)\b/;
const SMALL_INTEGER_PATTERN = /^(?:int|short|byte)$/;
const FRACTION_PATTERN = /^(?:double|float|Double|Float)$/;
const LONG_TYPE_PATTERN = /^(?:long|Long)$/;

const METHODS = ['method_declaration', 'constructor_declaration', 'lambda_expression'];

const isArray = (node: SyntaxNode | undefined, tree: SyntaxTree) =>
  node?.type === 'identifier' && /\[\]$/.test(findDeclaredType(node.text, tree, node) ?? '');

/** The type that a value is assigned to, or returned as. */
function getExpectedType(node: SyntaxNode): string {
  const holder = node.parent;
  if (holder?.type === 'return_statement') return getField(findClosest(holder, ...METHODS), 'type')?.text ?? '';
  return holder?.type === 'variable_declarator' ? (getField(holder.parent ?? undefined, 'type')?.text ?? '') : '';
}

const isWhole = (node: SyntaxNode | undefined, tree: SyntaxTree): boolean => {
  const inside = removeParentheses(node);
  if (inside?.type === 'decimal_integer_literal') return !/[lL]$/.test(inside.text);
  if (inside?.type === 'binary_expression')
    return [getLeft(inside), getRight(inside)].every((side) => isWhole(side, tree));
  return inside?.type === 'identifier' && SMALL_INTEGER_PATTERN.test(findDeclaredType(inside.text, tree, node) ?? '');
};

/** The known factors of a product, multiplied; a name counts as one. */
function getKnownFactor(node: SyntaxNode | undefined): number {
  if (node?.type === 'binary_expression')
    return sign(node) === '*' ? getKnownFactor(getLeft(node)) * getKnownFactor(getRight(node)) : 1;
  return node?.type === 'decimal_integer_literal' ? Number(node.text.replaceAll('_', '')) : 1;
}
/** A variable beyond a few hundred then overflows an int. */
const LARGE_FACTOR = 1_000_000;

/** Rules that depend on a name's type. */
export const TYPE_RULES: TreeRules = {
  'java-array-equals': createNodeRule(
    ['method_invocation'],
    (node, tree) =>
      getMethodName(node) === 'equals' && getArguments(node).length === 1 && isArray(getField(node, 'object'), tree),
  ),
  'java-array-text': createNodeRule(['binary_expression', 'method_invocation'], (node, tree) =>
    node.type === 'method_invocation'
      ? getMethodName(node) === 'toString' && getArguments(node).length === 0 && isArray(getField(node, 'object'), tree)
      : sign(node) === '+' &&
        [getLeft(node), getRight(node)].some((side) => isArray(side, tree)) &&
        [...listDescendants(node)].some(({ type }) => type === 'string_literal'),
  ),
  'java-decimal-from-double': createNodeRule(['object_creation_expression'], (node, tree) => {
    const [value] = getArguments(node);
    if (getField(node, 'type')?.text !== 'BigDecimal' || getArguments(node).length !== 1 || !value) return false;
    return (
      value.type === 'decimal_floating_point_literal' ||
      FRACTION_PATTERN.test(findDeclaredType(value.text, tree, node) ?? '')
    );
  }),
  'java-int-overflow': createNodeRule(
    ['binary_expression'],
    (node, tree) =>
      sign(node) === '*' &&
      LONG_TYPE_PATTERN.test(getExpectedType(node)) &&
      isWhole(node, tree) &&
      getKnownFactor(node) >= LARGE_FACTOR,
  ),
  'java-optional-get': createNodeRule(['method_invocation'], (node, tree) => {
    const name = getField(node, 'object');
    if (getMethodName(node) !== 'get' || getArguments(node).length > 0 || name?.type !== 'identifier') return false;
    const isAsked = new RegExp(`\\b${name.text}\\s*\\.\\s*(?:isPresent|isEmpty|ifPresent)`);
    return (
      findDeclaredType(name.text, tree, node) === 'Optional' && !isAsked.test(findClosest(node, ...METHODS)?.text ?? '')
    );
  }),
  'java-null-collection': createNodeRule(['return_statement'], (node) => {
    const method = findClosest(node, ...METHODS);
    return (
      getNamedChildren(node)[0]?.type === 'null_literal' &&
      method?.type === 'method_declaration' &&
      COLLECTION_PATTERN.test(getField(method, 'type')?.text ?? '')
    );
  }),
  'java-equals-null': createNodeRule(
    ['method_invocation'],
    (node) => getMethodName(node) === 'equals' && getArguments(node)[0]?.type === 'null_literal',
  ),
  'java-public-field': createNodeRule(['field_declaration'], (node) => {
    const modifiers = getModifiers(node);
    return (
      /\bpublic\b/.test(modifiers) &&
      !/\b(?:static|final)\b|@/.test(modifiers) &&
      COLLECTION_PATTERN.test(getField(node, 'type')?.text ?? '') &&
      node.parent?.type === 'class_body'
    );
  }),
  'java-double-checked': {
    on: ['synchronized_statement'],
    check(node, report, { nodes }) {
      const outer = findClosest(node, 'if_statement');
      const inner = findDescendants(getField(node, 'body'), 'if_statement')[0];
      const [, name] = /^\(\s*(\w+)\s*==\s*null\s*\)$/.exec(getField(inner, 'condition')?.text ?? '') ?? [];
      if (!inner || !name || getField(outer, 'condition')?.text !== getField(inner, 'condition')?.text) return;
      const holder = nodes.find(
        (one) =>
          one.type === 'field_declaration' &&
          getNamedChildren(one).some((part) => getField(part, 'name')?.text === name),
      );
      if (holder && !/\bvolatile\b/.test(getModifiers(holder))) report(inner);
    },
  },
  'java-executor-left': {
    on: ['local_variable_declaration'],
    check(node, report) {
      const declarator = getNamedChildren(node).find(({ type }) => type === 'variable_declarator');
      const name = getField(declarator, 'name')?.text;
      const scope = findClosest(node, ...METHODS);
      if (!name || !scope || !/^Executors\.new\w+\(/.test(getField(declarator, 'value')?.text ?? '')) return;
      const rest = listFollowingSiblings(node)
        .slice(0, 100)
        .map(({ text }) => text)
        .join('\n');
      const isSaved = new RegExp(
        `\\b${name}\\s*\\.\\s*(?:shutdown|close)|return\\s+${name}\\b|=\\s*${name}\\s*;|[(,]\\s*${name}\\s*[,)]`,
      );
      if (!isSaved.test(rest)) report(node);
    },
  },
};
