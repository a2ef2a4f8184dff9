import { after, bare, below, closest, field, findDescendants, left, named, right, sign } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import { args, findDeclaredType, getModifiers, methodName } from './names.ts';

const COLLECTION_PATTERN = /^(?:List|Set|Map|Collection|Iterable|Queue|Deque|ArrayList|HashMap|HashSet)\b/;
const SMALL_INTEGER_PATTERN = /^(?:int|short|byte)$/;
const FRACTION_PATTERN = /^(?:double|float|Double|Float)$/;
const LONG_TYPE_PATTERN = /^(?:long|Long)$/;

const METHODS = ['method_declaration', 'constructor_declaration', 'lambda_expression'];

const isArray = (node: SyntaxNode | undefined, tree: SyntaxTree) =>
  node?.type === 'identifier' && /\[\]$/.test(findDeclaredType(node.text, tree) ?? '');

/** The type that a value is assigned to, or returned as. */
function wantedType(node: SyntaxNode): string {
  const holder = node.parent;
  if (holder?.type === 'return_statement') return field(closest(holder, ...METHODS), 'type')?.text ?? '';
  return holder?.type === 'variable_declarator' ? (field(holder.parent ?? undefined, 'type')?.text ?? '') : '';
}

const isWhole = (node: SyntaxNode | undefined, tree: SyntaxTree): boolean => {
  const inside = bare(node);
  if (inside?.type === 'decimal_integer_literal') return !/[lL]$/.test(inside.text);
  if (inside?.type === 'binary_expression') return [left(inside), right(inside)].every((side) => isWhole(side, tree));
  return inside?.type === 'identifier' && SMALL_INTEGER_PATTERN.test(findDeclaredType(inside.text, tree) ?? '');
};

/** The known factors of a product, multiplied; a name counts as one. */
function knownFactor(node: SyntaxNode | undefined): number {
  if (node?.type === 'binary_expression')
    return sign(node) === '*' ? knownFactor(left(node)) * knownFactor(right(node)) : 1;
  return node?.type === 'decimal_integer_literal' ? Number(node.text.replaceAll('_', '')) : 1;
}
/** A variable beyond a few hundred then overflows an int. */
const LARGE_FACTOR = 1_000_000;

/** Rules that depend on a name's type. */
export const TYPE_RULES: TreeRules = {
  'java-array-equals': where(
    ['method_invocation'],
    (node, tree) => methodName(node) === 'equals' && args(node).length === 1 && isArray(field(node, 'object'), tree),
  ),
  'java-array-text': where(['binary_expression', 'method_invocation'], (node, tree) =>
    node.type === 'method_invocation'
      ? methodName(node) === 'toString' && args(node).length === 0 && isArray(field(node, 'object'), tree)
      : sign(node) === '+' &&
        [left(node), right(node)].some((side) => isArray(side, tree)) &&
        [...below(node)].some(({ type }) => type === 'string_literal'),
  ),
  'java-decimal-from-double': where(['object_creation_expression'], (node, tree) => {
    const [value] = args(node);
    if (field(node, 'type')?.text !== 'BigDecimal' || args(node).length !== 1 || !value) return false;
    return (
      value.type === 'decimal_floating_point_literal' || FRACTION_PATTERN.test(findDeclaredType(value.text, tree) ?? '')
    );
  }),
  'java-integer-division': where(
    ['binary_expression'],
    (node, tree) =>
      sign(node) === '/' &&
      FRACTION_PATTERN.test(wantedType(node)) &&
      isWhole(left(node), tree) &&
      isWhole(right(node), tree) &&
      [left(node), right(node)].some((side) => side?.type === 'identifier'),
  ),
  'java-int-overflow': where(
    ['binary_expression'],
    (node, tree) =>
      sign(node) === '*' &&
      LONG_TYPE_PATTERN.test(wantedType(node)) &&
      isWhole(node, tree) &&
      knownFactor(node) >= LARGE_FACTOR,
  ),
  'java-optional-get': where(['method_invocation'], (node, tree) => {
    const name = field(node, 'object');
    if (methodName(node) !== 'get' || args(node).length > 0 || name?.type !== 'identifier') return false;
    const isAsked = new RegExp(`\\b${name.text}\\s*\\.\\s*(?:isPresent|isEmpty|ifPresent)`);
    return findDeclaredType(name.text, tree) === 'Optional' && !isAsked.test(closest(node, ...METHODS)?.text ?? '');
  }),
  'java-null-collection': where(['return_statement'], (node) => {
    const method = closest(node, ...METHODS);
    return (
      named(node)[0]?.type === 'null_literal' &&
      method?.type === 'method_declaration' &&
      COLLECTION_PATTERN.test(field(method, 'type')?.text ?? '')
    );
  }),
  'java-equals-null': where(
    ['method_invocation'],
    (node) => methodName(node) === 'equals' && args(node)[0]?.type === 'null_literal',
  ),
  'java-public-field': where(['field_declaration'], (node) => {
    const modifiers = getModifiers(node);
    return (
      /\bpublic\b/.test(modifiers) &&
      !/\b(?:static|final)\b|@/.test(modifiers) &&
      COLLECTION_PATTERN.test(field(node, 'type')?.text ?? '') &&
      node.parent?.type === 'class_body'
    );
  }),
  'java-double-checked': {
    on: ['synchronized_statement'],
    check(node, report, { nodes }) {
      const outer = closest(node, 'if_statement');
      const inner = findDescendants(field(node, 'body'), 'if_statement')[0];
      const [, name] = /^\(\s*(\w+)\s*==\s*null\s*\)$/.exec(field(inner, 'condition')?.text ?? '') ?? [];
      if (!inner || !name || field(outer, 'condition')?.text !== field(inner, 'condition')?.text) return;
      const holder = nodes.find(
        (one) => one.type === 'field_declaration' && named(one).some((part) => field(part, 'name')?.text === name),
      );
      if (holder && !/\bvolatile\b/.test(getModifiers(holder))) report(inner);
    },
  },
  'java-executor-left': {
    on: ['local_variable_declaration'],
    check(node, report) {
      const declarator = named(node).find(({ type }) => type === 'variable_declarator');
      const name = field(declarator, 'name')?.text;
      const scope = closest(node, ...METHODS);
      if (!name || !scope || !/^Executors\.new\w+\(/.test(field(declarator, 'value')?.text ?? '')) return;
      const rest = after(node)
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
