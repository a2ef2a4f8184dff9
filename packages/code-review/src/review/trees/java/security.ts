import { SQL_PATTERN } from '../../sql.ts';
import { written } from '../curly.ts';
import { closest, field, findDescendants, left, named, right, sign } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { args, methodName } from './names.ts';

const SECRET_PATTERN = /token|secret|password|session|otp|salt|nonce|api_?key|csrf/i;

/** The parts of a chain of `+`, left to right. */
function parts(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'parenthesized_expression') return named(node).flatMap(parts);
  if (node.type !== 'binary_expression' || sign(node) !== '+') return [node];
  return [left(node), right(node)].flatMap((side) => (side ? parts(side) : []));
}

const isConstant = (node: SyntaxNode) =>
  /literal$/.test(node.type) || /^[A-Z][A-Z0-9_]*$/.test(node.text.split('.').at(-1) ?? '');

/** A string built with something that isn't a literal. */
function composed(node: SyntaxNode | undefined): string | null {
  if (node?.type !== 'binary_expression') return null;
  const all = parts(node);
  if (all.every(isConstant) || !all.some((part) => written(part) !== null)) return null;
  return all.map((part) => written(part) ?? ' x ').join('');
}

/** Names of values that must be compared in constant time. */
const COMPARED_SECRET_PATTERN = /secret|hmac|csrf|signature|(?:expected|session|access|auth|reset|api)_?(?:token|key)/i;
const LOGGED_SECRET_PATTERN =
  /^(?:password|passwd|secret|(?:api|private|secret)_?key|(?:access|auth|refresh)_?token)$/i;

const called = (node: SyntaxNode, object: RegExp, name: string) =>
  methodName(node) === name && object.test(field(node, 'object')?.text ?? '');

function isForSecret(node: SyntaxNode): boolean {
  const declarator = closest(node, 'variable_declarator', 'assignment_expression');
  const method = closest(node, 'method_declaration');
  const type = closest(node, 'class_declaration');
  return [field(declarator, 'name') ?? field(declarator, 'left'), field(method, 'name'), field(type, 'name')].some(
    (name) => SECRET_PATTERN.test(name?.text ?? ''),
  );
}

export const SECURITY_RULES: TreeRules = {
  'java-sql-concatenation': {
    on: ['binary_expression', 'method_invocation'],
    check(node, report) {
      if (node.type === 'method_invocation') {
        const [format] = args(node);
        const text =
          called(node, /^String$/, 'format') || methodName(node) === 'formatted'
            ? (written(format) ?? written(field(node, 'object')))
            : null;
        if (text && SQL_PATTERN.test(text) && text.includes('%')) report(node);
        return;
      }
      if (node.parent?.type === 'binary_expression' && sign(node.parent) === '+') return;
      const text = composed(node);
      if (text && SQL_PATTERN.test(text)) report(node);
    },
  },
  'java-weak-hash': where(
    ['method_invocation'],
    (node) =>
      called(node, /MessageDigest$/, 'getInstance') && /^"(?:MD[245]|SHA-?1)"$/i.test(args(node)[0]?.text ?? ''),
  ),
  'java-weak-cipher': where(
    ['method_invocation'],
    (node) =>
      called(node, /Cipher$/, 'getInstance') &&
      /^"(?:DES|DESede|RC[24]|Blowfish|AES(?:\/ECB)?)(?:\/|"|$)/i.test(args(node)[0]?.text ?? '') &&
      !/\/(?:GCM|CBC|CTR)\//i.test(args(node)[0]?.text ?? ''),
  ),
  'java-random-for-secret': where(
    ['object_creation_expression', 'method_invocation'],
    (node) =>
      ((node.type === 'object_creation_expression' &&
        /^(?:java\.util\.)?Random$/.test(field(node, 'type')?.text ?? '')) ||
        called(node, /^Math$/, 'random')) &&
      isForSecret(node),
  ),
  'java-command': where(
    ['method_invocation'],
    (node) =>
      methodName(node) === 'exec' &&
      /untime/.test(field(node, 'object')?.text ?? '') &&
      args(node).some((arg) => composed(arg) !== null || (arg.type === 'identifier' && isComposedVariable(arg))),
  ),
  'java-deserialisation': where(
    ['method_invocation'],
    (node) =>
      methodName(node) === 'readObject' &&
      args(node).length === 0 &&
      !/^(?:private\s+)?void\s+readObject/.test(closest(node, 'method_declaration')?.text ?? ''),
  ),
  'java-trust-all': {
    on: ['method_declaration', 'lambda_expression'],
    check(node, report) {
      if (node.type === 'lambda_expression') {
        const call = closest(node, 'method_invocation');
        if (field(node, 'body')?.text === 'true' && /HostnameVerifier$/.test(call ? methodName(call) : ''))
          report(node);
        return;
      }
      const name = methodName(node);
      const body = field(node, 'body');
      if (!body) return;
      const isEmptyCheck = name === 'checkServerTrusted' && named(body).length === 0;
      const isAlways =
        name === 'verify' &&
        /SSLSession/.test(field(node, 'parameters')?.text ?? '') &&
        /^\{\s*return\s+true\s*;\s*\}$/.test(body.text);
      if (isEmptyCheck || isAlways) report(node);
    },
  },
  'java-xxe': where(
    ['method_invocation'],
    (node, { root }) =>
      called(node, /^(?:DocumentBuilderFactory|SAXParserFactory|XMLInputFactory)$/, 'newInstance') &&
      !/\bset(?:Feature|Property|ExpandEntityReferences)\s*\(/.test(root.text),
  ),
  'java-secret-compared': where(
    ['method_invocation'],
    (node) =>
      methodName(node) === 'equals' &&
      [field(node, 'object'), args(node)[0]].every((side) => side?.type === 'identifier') &&
      [field(node, 'object'), args(node)[0]].some((side) => COMPARED_SECRET_PATTERN.test(side?.text ?? '')),
  ),
  'java-secret-logged': where(
    ['method_invocation'],
    (node) =>
      /^(?:trace|debug|info|warn|warning|error|severe|fine|log|print|println|printf)$/.test(methodName(node)) &&
      /^(?:log|logger|LOG|LOGGER|System\.out|System\.err)$/.test(field(node, 'object')?.text ?? '') &&
      findDescendants(field(node, 'arguments'), 'identifier').some(({ text }) => LOGGED_SECRET_PATTERN.test(text)),
  ),
};

/** A variable whose only value is a composed string. */
function isComposedVariable(use: SyntaxNode): boolean {
  const method = closest(use, 'method_declaration', 'constructor_declaration');
  const values = findDescendants(method, 'variable_declarator').filter((one) => field(one, 'name')?.text === use.text);
  return values.length === 1 && composed(field(values[0], 'value')) !== null;
}
