import { closest, field, findDescendants, left, named, right, sign } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { args, calledFree, calledMethod, declarators, enclosingFunction, findDeclaration, getBody } from './names.ts';

const LARGE_PATTERN = /^(?:const\s+)?(?:std::)?(?:string|vector|map|set|unordered_map|unordered_set|deque|list)\b/;

export const VALUE_RULES: TreeRules = {
  'cpp-uninitialised': {
    on: ['declaration'],
    check(node, report) {
      const type = field(node, 'type');
      if (
        !type ||
        !/^(?:primitive_type|sized_type_specifier)$/.test(type.type) ||
        /^(?:extern|static|thread_local)\b/.test(node.text) ||
        !enclosingFunction(node)
      )
        return;
      for (const declarator of declarators(node)) {
        const name =
          declarator.type === 'identifier'
            ? declarator.text
            : declarator.type === 'pointer_declarator'
              ? named(declarator).at(-1)?.text
              : undefined;
        if (name && isReadFirst(node, name)) report(declarator);
      }
    },
  },
  'cpp-catch-by-value': where(['catch_clause'], (node) => {
    const [caught] = findDescendants(field(node, 'parameters'), 'parameter_declaration');
    const declarator = field(caught, 'declarator');
    const type = field(caught, 'type');
    return (
      caught !== undefined &&
      type !== undefined &&
      type.type !== 'primitive_type' &&
      (declarator === undefined || declarator.type === 'identifier')
    );
  }),
  'exception-not-thrown': where(
    ['call_expression'],
    (node) =>
      node.parent?.type === 'expression_statement' &&
      /^std::(?:(?:runtime|logic|domain|range|overflow|underflow|system)_error|invalid_argument|out_of_range|exception)$/.test(
        field(node, 'function')?.text ?? '',
      ),
  ),
  'cpp-int-overflow': where(['init_declarator'], (node) => {
    const value = field(node, 'value');
    const type = field(node.parent ?? undefined, 'type')?.text ?? '';
    if (value?.type !== 'binary_expression' || !/\b(?:long long|u?int64_t)\b/.test(type)) return false;
    const factors = listFactors(value);
    const known = factors.reduce((all, one) => all * (/^\d{1,9}$/.test(one.text) ? Number(one.text) : 1), 1);
    return (
      known >= LARGE_FACTOR &&
      factors.every((one) => /^\d+$/.test(one.text) || findDeclaration(one.text, node)?.type === 'int')
    );
  }),
  'cpp-integer-division': where(['return_statement'], (node) => {
    const [value] = named(node);
    const wanted = field(enclosingFunction(node), 'type')?.text ?? '';
    return (
      value?.type === 'binary_expression' &&
      sign(value) === '/' &&
      /^(?:double|float)$/.test(wanted) &&
      [left(value), right(value)].every((side) => isWhole(side, node))
    );
  }),
  'cpp-throw-pointer': where(['throw_statement'], (node) => named(node)[0]?.type === 'new_expression'),
  'cpp-throw-caught': where(['throw_statement'], (node) => {
    const clause = closest(node, 'catch_clause', 'lambda_expression', 'function_definition');
    const name =
      clause?.type === 'catch_clause'
        ? findDescendants(field(clause, 'parameters'), 'identifier').at(-1)?.text
        : undefined;
    return name !== undefined && named(node)[0]?.text === name;
  }),
  'cpp-c-cast': where(['cast_expression'], (node) => !/^\(\s*void\s*\)/.test(node.text)),
  'cpp-using-namespace': where(
    ['using_declaration'],
    (node) => /^using\s+namespace\b/.test(node.text) && isAtTop(node),
  ),
  'cpp-pass-by-value': {
    on: ['function_definition'],
    check(node, report) {
      const body = getBody(node);
      if (!body) return;
      for (const parameter of findDescendants(field(node, 'declarator'), 'parameter_declaration')) {
        const declarator = field(parameter, 'declarator');
        const type = field(parameter, 'type');
        if (declarator?.type !== 'identifier' || !type || !LARGE_PATTERN.test(type.text)) continue;
        const name = declarator.text;
        const isTaken =
          new RegExp(`\\b(?:std::)?(?:move|forward|swap)\\s*[(<][^;]*\\b${name}\\b`).test(node.text) ||
          isChanged(body, name);
        if (!isTaken) report(parameter);
      }
    },
  },
  'cpp-atoi': where(['call_expression'], (node) => /^ato[ifl]l?$/.test(calledFree(node) ?? '')),
  'cpp-null-macro': where(['null'], (node) => node.text === 'NULL'),
  'cpp-move-of-const': where(['call_expression'], (node) => {
    const name = calledFree(node) === 'move' ? args(node)[0]?.text : undefined;
    const whole = enclosingFunction(node);
    return (
      name !== undefined &&
      /^\w+$/.test(name) &&
      whole !== undefined &&
      new RegExp(`\\bconst\\s+[\\w:<>]+\\s*&?\\s*${name}\\b`).test(whole.text)
    );
  }),
  'cpp-empty-by-size': where(['binary_expression'], (node) => {
    const call = left(node);
    const method = call?.type === 'call_expression' ? calledMethod(call) : null;
    return (
      method?.name === 'size' &&
      /^(?:==|!=|>)$/.test(sign(node) ?? '') &&
      node.text.endsWith(' 0') &&
      !/^\d/.test(method.object)
    );
  }),
  'cpp-bool-of-text': where(['binary_expression'], (node) => {
    const sides = named(node).map(({ type }) => type);
    return /^[=!]=$/.test(sign(node) ?? '') && sides.every((type) => type === 'string_literal');
  }),
  'cpp-macro-function': where(['preproc_function_def'], (node) => {
    const value = field(node, 'value')?.text.trim() ?? '';
    const parameters = findDescendants(field(node, 'parameters'), 'identifier').map(({ text }) => text);
    return parameters.some((name) =>
      new RegExp(`(?:^|[^(\\w#])${name}\\s*[*+/-]|[*+/-]\\s*${name}(?:[^)\\w]|$)`).test(value),
    );
  }),
};

/** A variable beyond a few hundred then overflows an int. */
const LARGE_FACTOR = 1_000_000;

const listFactors = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'binary_expression' && sign(node) === '*'
    ? [left(node), right(node)].flatMap((side) => (side ? listFactors(side) : []))
    : [node];

function isWhole(node: SyntaxNode | undefined, at: SyntaxNode): boolean {
  if (/^(?:\(int\)|static_cast<int>\()/.test(node?.text ?? '')) return true;
  if (/^\w+(?:\.|->)(?:size|length)\(\)$/.test(node?.text ?? '')) return true;
  return (
    node?.type === 'identifier' &&
    /^(?:int|long|unsigned|std::size_t|size_t)$/.test(findDeclaration(node.text, at)?.type ?? '')
  );
}

const isAtTop = (node: SyntaxNode) =>
  node.parent?.type === 'translation_unit' || /^preproc/.test(node.parent?.type ?? '');

const isChanged = (body: SyntaxNode, name: string) =>
  findDescendants(body, 'assignment_expression', 'update_expression', 'call_expression', 'subscript_expression').some(
    (one) => {
      if (one.type === 'call_expression')
        return (
          calledMethod(one)?.object === name &&
          !/^(?:size|length|empty|begin|end|cbegin|cend|find|substr|at|front|back|c_str|count|data)$/.test(
            calledMethod(one)?.name ?? '',
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
  if (parent.type === 'assignment_expression' && left(parent) === first) return sign(parent) !== '=';
  if (parent.type === 'pointer_expression' || parent.type === 'reference_declarator') return false;
  // A call may take it by reference, and a stream writes into it.
  if (parent.type === 'argument_list' || closest(first, 'lambda_capture_specifier')) return false;
  if (parent.type === 'binary_expression' && sign(parent) === '>>') return false;
  return !/declarator$/.test(parent.type) || parent.type === 'init_declarator';
}
