import type { Rule } from 'eslint';
import { SQL_PATTERN } from '../sql.ts';
import type { CallExpression, Node } from './nodes.ts';
import { createRule, getLastName, getLiteralParts, isComposedText } from './rule.ts';

const SECRET_NAME_PATTERN =
  /(?:^|[a-z_])(?:password|passwd|secret|token|api_?key|private_?key|access_?key|session_?id|nonce|otp|salt)$/i;
const MADE_SECRET_PATTERN = /token|secret|password|passwd|session|otp|nonce|salt|csrf|api_?key/i;
const PLACEHOLDER_PATTERN =
  /^(?:[a-z]*(?:[-_ ][a-z]+)*(?:token|password|secret|key)(?:[-_ ][a-z]+)*|.{0,4}|[*x.<-].*|your[-_ ].*|example.*|change[-_ ]?me.*|test.*|dummy.*|placeholder.*|\$\{.*|process\.env.*|.*\s.*)$/i;
const SHELL_CALLS = new Set(['exec', 'execSync']);
const COMMAND_PATTERN = /^\s*[\w./-]+(?:\s|$)/;

const getName = (node: Node): string | null => (node.type === 'Literal' ? String(node.value) : getLastName(node));

/** Every assignment of a value to a name: a variable, a property, an object key. */
const onNamedValue = (found: (name: string, value: Node) => void): Rule.RuleListener => ({
  VariableDeclarator({ id, init }) {
    if (id.type === 'Identifier' && init) found(id.name, init);
  },
  AssignmentExpression({ left, right }) {
    const name = getLastName(left as Node);
    if (name) found(name, right);
  },
  Property({ key, value }) {
    const name = getName(key as Node);
    if (name) found(name, value as Node);
  },
  PropertyDefinition({ key, value }) {
    const name = getName(key as Node);
    if (name && value) found(name, value);
  },
});

const onCall = (found: (node: CallExpression, name: string) => void): Rule.RuleListener => ({
  CallExpression(node) {
    const name = getLastName(node.callee as Node);
    if (name) found(node, name);
  },
});

/** The first node of an expression that passes a test. */
function find(node: unknown, test: (node: Node) => boolean, depth = 12): Node | null {
  if (depth === 0 || typeof node !== 'object' || node === null) return null;
  if (Array.isArray(node)) return findFirst(node, (one) => find(one, test, depth));
  const at = node as Node;
  if (typeof at.type !== 'string') return null;
  if (test(at)) return at;
  return findFirst(Object.entries(at), ([key, value]) => (key === 'parent' ? null : find(value, test, depth - 1)));
}

function findFirst<T>(all: readonly T[], look: (one: T) => Node | null): Node | null {
  for (const one of all) {
    const found = look(one);
    if (found) return found;
  }
  return null;
}

const hasMatch = (node: unknown, test: (node: Node) => boolean) => find(node, test) !== null;

const isMathRandom = (node: Node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'Identifier' &&
  node.callee.object.name === 'Math' &&
  getLastName(node.callee) === 'random';

export const securityRules: Record<string, Rule.RuleModule> = {
  'hard-coded-secret': createRule((report) =>
    onNamedValue((name, value) => {
      if (value.type !== 'Literal' || typeof value.value !== 'string') return;
      if (SECRET_NAME_PATTERN.test(name) && !PLACEHOLDER_PATTERN.test(value.value)) report(value);
    }),
  ),
  'random-for-secret': createRule((report) => ({
    ...onNamedValue((name, value) => {
      const call = MADE_SECRET_PATTERN.test(name) ? find(value, isMathRandom) : null;
      if (call) report(call);
    }),
    FunctionDeclaration(node) {
      const call = MADE_SECRET_PATTERN.test(node.id?.name ?? '') ? find(node.body, isMathRandom) : null;
      if (call) report(call);
    },
  })),
  'html-from-text': createRule((report) => ({
    AssignmentExpression({ left, right }) {
      const isWritten =
        right.type === 'Literal' || (right.type === 'TemplateLiteral' && right.expressions.length === 0);
      if (
        left.type === 'MemberExpression' &&
        /^(?:inner|outer)HTML$/.test(getLastName(left) ?? '') &&
        !isWritten &&
        !isSanitized(right)
      )
        report(left);
    },
    CallExpression(node) {
      const name = getLastName(node.callee as Node);
      const markup =
        name === 'insertAdjacentHTML'
          ? node.arguments[1]
          : /^write(?:ln)?$/.test(name ?? '') && isDocument(node)
            ? node.arguments[0]
            : null;
      if (markup && markup.type !== 'Literal' && !isSanitized(markup as Node)) report(node);
    },
    JSXAttribute(node: Node) {
      const { name, value } = node as unknown as { name: { name: unknown }; value: unknown };
      if (name.name === 'dangerouslySetInnerHTML' && !hasMatch(value, isSanitized)) report(node);
    },
  })),
  'shell-from-text': createRule((report) =>
    onCall((node, name) => {
      const [command] = node.arguments;
      // exec of a regular expression or a database runs no shell command.
      if (!SHELL_CALLS.has(name) || !isOfShell(node) || !command || !isComposedText(command as Node)) return;
      if (
        COMMAND_PATTERN.test(getLiteralParts(command as Node)[0] ?? '') &&
        !SQL_PATTERN.test(getLiteralParts(command as Node).join(' '))
      )
        report(node);
    }),
  ),
  'sql-concatenation': createRule((report) => {
    const check = (node: Node & Rule.NodeParentExtension) => {
      if (node.parent.type === 'TaggedTemplateExpression') return;
      if (node.parent.type === 'BinaryExpression' && node.parent.operator === '+') return;
      const isOfConstants = node.type === 'TemplateLiteral' && node.expressions.every(isOfConstant);
      if (!isOfConstants && isComposedText(node) && SQL_PATTERN.test(getLiteralParts(node).join(' x '))) report(node);
    };
    return { TemplateLiteral: check, BinaryExpression: check };
  }),
  'tls-not-checked': createRule((report) => ({
    ...onNamedValue((name, value) => {
      const isDisabled = value.type === 'Literal' && (value.value === false || value.value === '0');
      if (isDisabled && (name === 'rejectUnauthorized' || name === 'NODE_TLS_REJECT_UNAUTHORIZED')) report(value);
    }),
  })),
  'weak-hash': createRule((report) =>
    onCall((node, name) => {
      const [algorithm] = node.arguments;
      if (
        name === 'createHash' &&
        algorithm?.type === 'Literal' &&
        /^(?:md4|md5|sha-?1)$/i.test(String(algorithm.value)) &&
        !isForCache(node as Node & Rule.NodeParentExtension)
      )
        report(node);
    }),
  ),
};

/** A name in capitals, or an entry of such a table: "ORDER BY ${COLUMNS[sort]}" has nothing that a caller wrote. */
const isOfConstant = (node: Node): boolean =>
  node.type === 'MemberExpression'
    ? isOfConstant(node.object as Node)
    : node.type === 'Identifier' && /^[A-Z][A-Z0-9_]*$/.test(node.name);

/** A hash that names a file or finds what changed protects nothing. */
const CACHE_NAME_PATTERN = /cache|etag|fingerprint|checksum|bucket|shard|dedup|digestOf|fileName|revision/i;

function isForCache(node: Node & Rule.NodeParentExtension): boolean {
  for (let at = node as Node & Partial<Rule.NodeParentExtension>; at; at = at.parent as typeof at) {
    const name =
      at.type === 'VariableDeclarator' || at.type === 'FunctionDeclaration' || at.type === 'FunctionExpression'
        ? at.id
        : at.type === 'Property' || at.type === 'MethodDefinition'
          ? at.key
          : null;
    if (name && CACHE_NAME_PATTERN.test(getLastName(name as Node) ?? '')) return true;
  }
  return false;
}

const isSanitized = (node: Node) =>
  node.type === 'CallExpression' &&
  /sanitize|sanitise|purify|escape|encode/i.test(
    `${getLastName(node.callee as Node)} ${node.callee.type === 'MemberExpression' ? getLastName(node.callee.object as Node) : ''}`,
  );

const isOfShell = ({ callee }: CallExpression) =>
  callee.type === 'Identifier' ||
  (callee.type === 'MemberExpression' &&
    /^(?:child_?process|cp|proc|shell)$/i.test(getLastName(callee.object as Node) ?? ''));

const isDocument = (node: CallExpression) =>
  node.callee.type === 'MemberExpression' && getLastName(node.callee.object as Node) === 'document';
