import {
  findClosest,
  findDescendants,
  getField,
  getLeft,
  getNamedChildren,
  getRight,
  isUsedIn,
  removeParentheses,
  sign,
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import { escapeRegExp } from '../shared/grammar.ts';
import { createTaintRule, isFromRequest } from '../shared/taint.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import { findDeclaredType, getArguments, getMethodName, getModifiers } from './names.ts';

const METHODS = ['method_declaration', 'constructor_declaration', 'lambda_expression'];
const PRIMITIVE = /^(?:int|long|double|float|boolean|short|byte|char)$/;
const TEXT_GETTER =
  /(?:^|\.)get(?:Name|Title|Email|Username|FirstName|LastName|Code|Text|Description|City|Country)\(\)$|\.(?:toString|trim|substring|toLowerCase|toUpperCase)\([^()]*\)$/;

const isMap = (name: string | undefined, tree: SyntaxTree) =>
  /^(?:Map|HashMap|TreeMap|LinkedHashMap|ConcurrentHashMap|ConcurrentMap)$/.test(
    findDeclaredType(name?.replace(/^this\./, ''), tree) ?? '',
  );

/** `map.get(key)` of a map whose method never asks whether it has the key. */
function isUnsureGet(node: SyntaxNode | undefined, tree: SyntaxTree): node is SyntaxNode {
  if (node?.type !== 'method_invocation' || getMethodName(node) !== 'get' || getArguments(node).length !== 1)
    return false;
  const name = getField(node, 'object')?.text ?? '';
  if (!isMap(name, tree)) return false;
  const key = getArguments(node)[0];
  const whole = findClosest(node, 'method_declaration', 'constructor_declaration');
  const method = whole?.text ?? '';
  const own = escapeRegExp(name);
  if (whole && new RegExp(`\\b${own}\\.put\\(`).test(method.slice(0, node.start - whole.start))) {
    const statement = findClosest(node, 'expression_statement', 'local_variable_declaration');
    // Unless this is what is put.
    if (!new RegExp(`^${own}\\.put\\(`).test(statement?.text ?? '')) return false;
  }
  // Keys of the map itself are in it, and so is what was put there.
  return (
    !new RegExp(
      `\\b${own}\\.(?:containsKey|putIfAbsent|computeIfAbsent|keySet|entrySet|merge)\\(|\\b${own}\\.get\\([^()]*\\)\\s*[!=]=\\s*null`,
    ).test(method) &&
    key !== undefined &&
    !/^[A-Z_]+$|^Type\.|^[A-Z]\w*\.[A-Z_]+$/.test(key.text)
  );
}

const isText = (node: SyntaxNode | undefined, tree: SyntaxTree) =>
  node !== undefined && (findDeclaredType(node.text, tree, node) === 'String' || TEXT_GETTER.test(node.text));

const isWholeValue = (node: SyntaxNode | undefined, tree: SyntaxTree): boolean => {
  const inside = removeParentheses(node);
  if (!inside) return false;
  if (inside.type === 'decimal_integer_literal') return !/[lL]$/.test(inside.text);
  if (/^[\w.]+\.(?:size\(\)|length\(\)|length)$/.test(inside.text)) return true;
  if (inside.type === 'binary_expression')
    return (
      /^[-+*/%]$/.test(sign(inside) ?? '') &&
      isWholeValue(getLeft(inside), tree) &&
      isWholeValue(getRight(inside), tree)
    );
  return (
    /^(?:identifier|field_access)$/.test(inside.type) &&
    /^(?:int|short|byte|long)$/.test(findDeclaredType(inside.text.replace(/^this\./, ''), tree) ?? '')
  );
};

/** Values: null, types, money, and the collections that can't change. */
export const VALUE_RULES: TreeRules = {
  'java-null-from-map': {
    on: ['method_invocation', 'local_variable_declaration', 'binary_expression'],
    check(node, report, tree) {
      if (node.type === 'method_invocation') {
        const object = getField(node, 'object');
        if (isUnsureGet(object, tree)) report(node);
        return;
      }
      if (node.type === 'binary_expression') {
        const side = [getLeft(node), getRight(node)].find((one) => isUnsureGet(one, tree));
        if (
          side &&
          /^[-+*/<>]=?$/.test(sign(node) ?? '') &&
          ![getLeft(node), getRight(node)].some((one) => one?.type === 'string_literal')
        )
          report(node);
        return;
      }
      if (!PRIMITIVE.test(getField(node, 'type')?.text ?? '')) return;
      for (const one of getNamedChildren(node)) if (isUnsureGet(getField(one, 'value'), tree)) report(node);
    },
  },
  'java-null-parameter': {
    on: ['local_variable_declaration'],
    check(node, report) {
      const one = getNamedChildren(node).find(({ type }) => type === 'variable_declarator');
      const value = getField(one, 'value');
      const name = getField(one, 'name')?.text ?? '';
      const method = findClosest(node, ...METHODS);
      if (
        !method ||
        value?.type !== 'method_invocation' ||
        !/^(?:getParameter|getHeader|getAttribute|readLine|getProperty|getenv)$/.test(getMethodName(value)) ||
        getArguments(value).length > 1
      )
        return;
      const own = escapeRegExp(name);
      if (
        new RegExp(
          `\\b${own}\\s*[!=]=\\s*null|null\\s*[!=]=\\s*${own}\\b|(?:isBlank|isEmpty|hasText|requireNonNull\\w*|ofNullable|isNullOrEmpty)\\(\\s*${own}\\b|\\b${own}\\s*=[^=]`,
        ).test(method.text.slice(node.end - method.start))
      )
        return;
      const use = findDescendants(method, 'method_invocation').find(
        (call) => call.start > node.end && getField(call, 'object')?.text === name,
      );
      if (use) report(use);
    },
  },
  'java-null-concluded': {
    on: ['method_invocation'],
    check(node, report) {
      // repository.findByName(x).getY(), of a method that answers with null or an Optional.
      const name = getField(node, 'object');
      const method = findClosest(node, ...METHODS);
      if (name?.type !== 'identifier' || !method) return;
      const own = escapeRegExp(name.text);
      const made = findDescendants(method, 'variable_declarator').filter(
        (one) => getField(one, 'name')?.text === name.text,
      );
      const value = getField(made[0], 'value');
      if (
        made.length !== 1 ||
        value?.type !== 'method_invocation' ||
        !/^find(?:By|One|First)\w*$/.test(getMethodName(value)) ||
        /Optional/.test(made[0]?.parent?.text ?? '') ||
        /^var\b|^List|^Set|^Collection|^Stream|^Map|^Page/.test(made[0]?.parent?.text ?? '')
      )
        return;
      if (
        !/^(?:\w*[rR]epo(?:sitory)?|\w*[dD]ao|\w*[sS]ervice)$/.test(
          getField(value, 'object')?.text.replace(/^this\./, '') ?? '',
        )
      )
        return;
      if (
        new RegExp(
          `\\b${own}\\s*[!=]=\\s*null|null\\s*[!=]=\\s*${own}\\b|requireNonNull\\w*\\(\\s*${own}|ofNullable\\(\\s*${own}`,
        ).test(method.text)
      )
        return;
      const first = findDescendants(method, 'method_invocation').find(
        (call) => getField(call, 'object')?.text === name.text,
      );
      if (first === node) report(node);
    },
  },
  'java-optional-get-inline': createNodeRule(['method_invocation'], (node) => {
    const object = getField(node, 'object');
    return (
      getMethodName(node) === 'get' &&
      getArguments(node).length === 0 &&
      object?.type === 'method_invocation' &&
      /^(?:findFirst|findAny|findById|findOne|max|min|reduce|findBy[A-Z]\w*|findFirstBy\w*)$/.test(
        getMethodName(object),
      ) &&
      (!/^find(?:By|One|FirstBy)/.test(getMethodName(object)) ||
        /(?:[rR]epo(?:sitory)?|[dD]ao)$/.test(getField(object, 'object')?.text ?? ''))
    );
  }),
  'java-string-identity': createNodeRule(['binary_expression'], (node, tree) => {
    if (!/^[=!]=$/.test(sign(node) ?? '')) return false;
    const sides = [getLeft(node), getRight(node)];
    if (sides.some((side) => side?.type === 'null_literal')) return false;
    return sides.some((side) => side?.type === 'string_literal') || sides.every((side) => isText(side, tree));
  }),
  'java-integer-division': createNodeRule(['binary_expression'], (node, tree) => {
    if (sign(node) !== '/' || !isWholeValue(getLeft(node), tree) || !isWholeValue(getRight(node), tree)) return false;
    if ([getLeft(node), getRight(node)].every((side) => removeParentheses(side)?.type === 'decimal_integer_literal'))
      return false;
    let at = node.parent;
    let child: SyntaxNode = node;
    while (
      at &&
      (at.type === 'parenthesized_expression' || (at.type === 'binary_expression' && /^[-+*]$/.test(sign(at) ?? '')))
    ) {
      const other = [getLeft(at), getRight(at)].find((side) => side !== undefined && side !== child);
      if (
        other &&
        (/\d\.\d|[dDfF]$/.test(other.text) || /^(?:double|float)$/.test(findDeclaredType(other.text, tree, node) ?? ''))
      )
        return true;
      child = at;
      at = at.parent;
    }
    if (at?.type === 'return_statement')
      return /^(?:double|float|Double|Float)$/.test(
        getField(findClosest(at, 'method_declaration', 'lambda_expression'), 'type')?.text ?? '',
      );
    if (at?.type === 'variable_declarator')
      return /^(?:double|float)$/.test(getField(at.parent ?? undefined, 'type')?.text ?? '');
    if (at?.type === 'assignment_expression')
      return /^(?:double|float)$/.test(findDeclaredType(getLeft(at)?.text.replace(/^this\./, ''), tree) ?? '');
    if (at?.type === 'cast_expression') return /^\((?:double|float)\)\s*\(/.test(at.text);
    return false;
  }),
  'java-cast-too-early': createNodeRule(
    ['binary_expression'],
    (node) =>
      sign(node) === '/' &&
      getLeft(node)?.type === 'cast_expression' &&
      /^\(int\)\s*\(.*(?:getTime\(\)|currentTimeMillis\(\)|toEpochMilli\(\))/.test(getLeft(node)?.text ?? ''),
  ),
  'java-decimal-equals': createNodeRule(
    ['method_invocation'],
    (node, tree) =>
      getMethodName(node) === 'equals' && findDeclaredType(getField(node, 'object')?.text, tree, node) === 'BigDecimal',
  ),
  'java-decimal-endless': createNodeRule(
    ['method_invocation'],
    (node, tree) =>
      getMethodName(node) === 'divide' &&
      getArguments(node).length === 1 &&
      findDeclaredType(getField(node, 'object')?.text, tree, node) === 'BigDecimal',
  ),
  'java-fixed-list-changed': {
    on: ['local_variable_declaration'],
    check(node, report) {
      const one = getNamedChildren(node).find(({ type }) => type === 'variable_declarator');
      const name = getField(one, 'name')?.text ?? '';
      const method = findClosest(node, ...METHODS);
      const value = getField(one, 'value')?.text ?? '';
      if (
        !method ||
        !/^(?:Arrays\.asList|List\.of|Set\.of|Map\.of|Collections\.(?:unmodifiable|empty)\w+)\(/.test(value)
      )
        return;
      const call = findDescendants(method, 'method_invocation').find(
        (at) =>
          at.start > node.end &&
          getField(at, 'object')?.text === name &&
          /^(?:add|remove|clear|addAll|put|removeIf)$/.test(getMethodName(at)),
      );
      if (call && !new RegExp(`\\b${escapeRegExp(name)}\\s*=[^=]`).test(method.text.slice(node.end - method.start)))
        report(call);
    },
  },
  'java-next-twice': {
    on: ['while_statement'],
    check(node, report) {
      const [, name] = /^\(\s*(\w+)\.hasNext\(\)\s*\)$/.exec(getField(node, 'condition')?.text ?? '') ?? [];
      const calls = findDescendants(getField(node, 'body'), 'method_invocation').filter(
        (one) => getMethodName(one) === 'next' && getField(one, 'object')?.text === name,
      );
      const [first, second] = calls.filter(
        (one) => findClosest(one, 'expression_statement', 'local_variable_declaration') !== undefined,
      );
      const getStatement = (call: SyntaxNode) =>
        findClosest(call, 'expression_statement', 'local_variable_declaration');
      if (first && second && getStatement(first) !== getStatement(second)) return;
      if (first && second && !new RegExp(`${name}\\.hasNext\\(\\)`).test(getField(node, 'body')?.text ?? ''))
        report(second);
    },
  },
  'java-cursor-unasked': createNodeRule(
    ['method_invocation'],
    (node, tree) =>
      node.parent?.type === 'expression_statement' &&
      getMethodName(node) === 'next' &&
      findDeclaredType(getField(node, 'object')?.text, tree, node) === 'ResultSet' &&
      !/COUNT|count\(|MAX|SUM/.test(findClosest(node, 'method_declaration')?.text ?? ''),
  ),
  'java-equals-unchecked': createNodeRule(['method_declaration'], (node) => {
    const [, name] = /^\(\s*(?:final\s+)?Object\s+(\w+)\s*\)$/.exec(getField(node, 'parameters')?.text ?? '') ?? [];
    const body = getField(node, 'body')?.text ?? '';
    return (
      getMethodName(node) === 'equals' &&
      name !== undefined &&
      new RegExp(`\\(\\s*\\(?\\w+(?:<[^<>]*>)?\\)\\s*${name}\\b`).test(body) &&
      !/instanceof|getClass|isInstance|canEqual/.test(body)
    );
  }),
  'java-equals-overloaded': createNodeRule(['method_declaration'], (node) => {
    const body = findClosest(node, 'class_declaration');
    const own = getField(body, 'name')?.text;
    return (
      getMethodName(node) === 'equals' &&
      own !== undefined &&
      new RegExp(`^\\(\\s*(?:final\\s+)?${own}\\s+\\w+\\s*\\)$`).test(getField(node, 'parameters')?.text ?? '') &&
      !/equals\(\s*(?:final\s+)?Object\b/.test(body?.text ?? '')
    );
  }),
  'java-array-exposed': {
    on: ['return_statement'],
    check(node, report, tree) {
      const name = getNamedChildren(node)[0]?.text.replace(/^this\./, '') ?? '';
      const method = findClosest(node, 'method_declaration');
      const field = tree.nodes.find(
        (one) =>
          one.type === 'field_declaration' &&
          getNamedChildren(one).some((part) => getField(part, 'name')?.text === name),
      );
      if (
        method &&
        field &&
        /\bprivate\b/.test(getModifiers(field)) &&
        getField(field, 'type')?.type === 'array_type' &&
        /^get[A-Z]/.test(getMethodName(method)) &&
        /\bpublic\b/.test(getModifiers(method)) &&
        !isUsedIn(getField(method, 'parameters'), name)
      )
        report(node);
    },
  },
  'java-endless-wrong-step': createNodeRule(['for_statement'], (node) => {
    const condition = getField(node, 'condition');
    const update = getField(node, 'update');
    if (
      condition?.type !== 'binary_expression' ||
      update?.type !== 'update_expression' ||
      update.text.replace(/\+\+|--/, '') !== getLeft(condition)?.text
    )
      return false;
    return update.text.includes('++') ? /^>=?$/.test(sign(condition) ?? '') : /^<=?$/.test(sign(condition) ?? '');
  }),
  'java-opened-inline': createNodeRule(['object_creation_expression'], (node) => {
    const call = node.parent;
    return (
      /^(?:BufferedReader|FileReader|FileInputStream|Scanner|FileWriter|PrintWriter|ObjectInputStream)$/.test(
        getField(node, 'type')?.text ?? '',
      ) &&
      call?.type === 'method_invocation' &&
      node.field === 'object' &&
      !/System\.in|StringReader|ByteArray/.test(node.text)
    );
  }),
  'java-path-from-request': createTaintRule(
    /^(?:(?:java\.io\.)?(?:File|FileInputStream|FileReader|FileOutputStream|FileWriter|FileSystemResource)|Paths?\.(?:get|of))$/,
    (given) => given,
  ),
  'java-html-from-request': {
    on: ['method_invocation', 'return_statement'],
    check(node, report) {
      const given = node.type === 'return_statement' ? getNamedChildren(node) : getArguments(node);
      if (
        node.type === 'method_invocation' &&
        !(
          /^(?:print|println|write|append)$/.test(getMethodName(node)) &&
          /getWriter\(\)$|^(?:out|writer|pw)$/.test(getField(node, 'object')?.text ?? '')
        )
      )
        return;
      if (node.type === 'return_statement' && !/"<\w/.test(node.text)) return;
      if (given.some((one) => isFromRequest(one))) report(node);
    },
  },
  'java-fetch-from-request': createTaintRule(
    /^(?:(?:java\.net\.)?URL|URI|URI\.create|\w*[rR]estTemplate\.(?:getForObject|getForEntity|exchange|postForObject))$/,
  ),
  'java-redirect-from-request': createTaintRule(/\.sendRedirect$|^RedirectView$/),
  'java-command': createTaintRule(/(?:untime|untime\(\)|\brt)\.exec$|^ProcessBuilder$/, (given) => given),
};
