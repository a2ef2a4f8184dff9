import { SQL_PATTERN } from '../../sql.ts';
import { getWrittenName } from '../curly.ts';
import { findClosest, findDescendants, getField, getLeft, getNamedChildren, getRight, sign } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { getArguments, getMethodName } from './names.ts';

const SECRET_PATTERN = /token|secret|password|session|otp|salt|nonce|api_?key|csrf|(?:^|\.)pin$/i;

/** The parts of a chain of `+`, left to right. */
function getOperands(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'parenthesized_expression') return getNamedChildren(node).flatMap(getOperands);
  if (node.type !== 'binary_expression' || sign(node) !== '+') return [node];
  return [getLeft(node), getRight(node)].flatMap((side) => (side ? getOperands(side) : []));
}

const isConstant = (node: SyntaxNode) =>
  /literal$/.test(node.type) || /^[A-Z][A-Z0-9_]*$/.test(node.text.split('.').at(-1) ?? '');

/** A string built with something that isn't a literal. */
function findComposedPart(node: SyntaxNode | undefined): string | null {
  if (node?.type !== 'binary_expression') return null;
  const all = getOperands(node);
  if (all.every(isConstant) || !all.some((part) => getWrittenName(part) !== null)) return null;
  return all.map((part) => getWrittenName(part) ?? ' x ').join('');
}

/** Names of values that must be compared in constant time. */
const COMPARED_SECRET_PATTERN = /secret|hmac|csrf|signature|(?:expected|session|access|auth|reset|api)_?(?:token|key)/i;
const LOGGED_SECRET_PATTERN =
  /^(?:password|passwd|secret|(?:api|private|secret)_?key|(?:access|auth|refresh)_?token)$/i;

const isCallTo = (node: SyntaxNode, object: RegExp, name: string) =>
  getMethodName(node) === name && object.test(getField(node, 'object')?.text ?? '');

function isForSecret(node: SyntaxNode): boolean {
  const declarator = findClosest(node, 'variable_declarator', 'assignment_expression');
  const method = findClosest(node, 'method_declaration');
  const type = findClosest(node, 'class_declaration');
  return [
    getField(declarator, 'name') ?? getField(declarator, 'left'),
    getField(method, 'name'),
    getField(type, 'name'),
  ].some((name) => SECRET_PATTERN.test(name?.text ?? ''));
}

export const SECURITY_RULES: TreeRules = {
  'java-sql-concatenation': {
    on: ['binary_expression', 'method_invocation'],
    check(node, report) {
      if (node.type === 'method_invocation') {
        const [format] = getArguments(node);
        const text =
          isCallTo(node, /^String$/, 'format') || getMethodName(node) === 'formatted'
            ? (getWrittenName(format) ?? getWrittenName(getField(node, 'object')))
            : null;
        if (text && SQL_PATTERN.test(text) && text.includes('%')) report(node);
        return;
      }
      if (node.parent?.type === 'binary_expression' && sign(node.parent) === '+') return;
      const text = findComposedPart(node);
      if (text && SQL_PATTERN.test(text)) report(node);
    },
  },
  'java-weak-hash': createNodeRule(
    ['method_invocation'],
    (node) =>
      isCallTo(node, /MessageDigest$/, 'getInstance') &&
      /^"(?:MD[245]|SHA-?1)"$/i.test(getArguments(node)[0]?.text ?? ''),
  ),
  'java-weak-cipher': createNodeRule(
    ['method_invocation'],
    (node) =>
      isCallTo(node, /Cipher$/, 'getInstance') &&
      /^"(?:DES|DESede|RC[24]|Blowfish|AES(?:\/ECB)?)(?:\/|"|$)/i.test(getArguments(node)[0]?.text ?? '') &&
      !/\/(?:GCM|CBC|CTR)\//i.test(getArguments(node)[0]?.text ?? ''),
  ),
  'java-random-for-secret': createNodeRule(
    ['object_creation_expression', 'method_invocation'],
    (node) =>
      ((node.type === 'object_creation_expression' &&
        /^(?:java\.util\.)?Random$/.test(getField(node, 'type')?.text ?? '')) ||
        isCallTo(node, /^Math$/, 'random')) &&
      isForSecret(node),
  ),
  'java-command': createNodeRule(
    ['method_invocation'],
    (node) =>
      getMethodName(node) === 'exec' &&
      /untime/.test(getField(node, 'object')?.text ?? '') &&
      getArguments(node).some(
        (arg) => findComposedPart(arg) !== null || (arg.type === 'identifier' && isComposedVariable(arg)),
      ),
  ),
  'java-deserialisation': createNodeRule(
    ['method_invocation'],
    (node) =>
      getMethodName(node) === 'readObject' &&
      getArguments(node).length === 0 &&
      !/^(?:private\s+)?void\s+readObject/.test(findClosest(node, 'method_declaration')?.text ?? ''),
  ),
  'java-trust-all': {
    on: ['method_declaration', 'lambda_expression'],
    check(node, report) {
      if (node.type === 'lambda_expression') {
        const call = findClosest(node, 'method_invocation');
        if (getField(node, 'body')?.text === 'true' && /HostnameVerifier$/.test(call ? getMethodName(call) : ''))
          report(node);
        return;
      }
      const name = getMethodName(node);
      const body = getField(node, 'body');
      if (!body) return;
      const isEmptyCheck = name === 'checkServerTrusted' && getNamedChildren(body).length === 0;
      const isAlwaysTrue =
        name === 'verify' &&
        /SSLSession/.test(getField(node, 'parameters')?.text ?? '') &&
        /^\{\s*return\s+true\s*;\s*\}$/.test(body.text);
      if (isEmptyCheck || isAlwaysTrue) report(node);
    },
  },
  'java-xxe': createNodeRule(
    ['method_invocation'],
    (node, { root }) =>
      isCallTo(node, /^(?:DocumentBuilderFactory|SAXParserFactory|XMLInputFactory)$/, 'newInstance') &&
      !/\bset(?:Feature|Property|ExpandEntityReferences)\s*\(/.test(root.text),
  ),
  'java-secret-compared': createNodeRule(
    ['method_invocation'],
    (node) =>
      getMethodName(node) === 'equals' &&
      [getField(node, 'object'), getArguments(node)[0]].every((side) => side?.type === 'identifier') &&
      [getField(node, 'object'), getArguments(node)[0]].some((side) => COMPARED_SECRET_PATTERN.test(side?.text ?? '')),
  ),
  'java-secret-logged': createNodeRule(
    ['method_invocation'],
    (node) =>
      /^(?:trace|debug|info|warn|warning|error|severe|fine|log|print|println|printf)$/.test(getMethodName(node)) &&
      /^(?:log|logger|LOG|LOGGER|System\.out|System\.err)$/.test(getField(node, 'object')?.text ?? '') &&
      findDescendants(getField(node, 'arguments'), 'identifier').some(({ text }) => LOGGED_SECRET_PATTERN.test(text)),
  ),
};

/** A variable whose only value is a composed string. */
function isComposedVariable(use: SyntaxNode): boolean {
  const method = findClosest(use, 'method_declaration', 'constructor_declaration');
  const values = findDescendants(method, 'variable_declarator').filter(
    (one) => getField(one, 'name')?.text === use.text,
  );
  return values.length === 1 && findComposedPart(getField(values[0], 'value')) !== null;
}
