import { findClosest, findDescendants, getField, getLeft, getNamedChildren } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import { findDeclaredType, getArguments, getMethodName, getModifiers } from './names.ts';

const RESOURCE_TYPE_PATTERN =
  /^(?:File(?:Input|Output)Stream|File(?:Reader|Writer)|Buffered(?:Reader|Writer|InputStream|OutputStream)|PrintWriter|PrintStream|InputStreamReader|OutputStreamWriter|Object(?:Input|Output)Stream|Data(?:Input|Output)Stream|RandomAccessFile|ZipFile|JarFile|Zip(?:Input|Output)Stream|GZIP(?:Input|Output)Stream|Socket|ServerSocket|DatagramSocket|Scanner)$/;
const OPENING_PATTERN =
  /^(?:getConnection|createStatement|prepareStatement|prepareCall|executeQuery|newBufferedReader|newBufferedWriter|newInputStream|newOutputStream|openStream|newByteChannel)$/;
/** Created from something in memory, or from a stream that must stay open. */
const HARMLESS_STREAM_PATTERN =
  /System\.in|System\.out|System\.err|String(?:Reader|Writer)|ByteArray(?:Input|Output)Stream/;

const opensResource = (value: SyntaxNode) =>
  value.type === 'object_creation_expression'
    ? RESOURCE_TYPE_PATTERN.test(getField(value, 'type')?.text ?? '')
    : value.type === 'method_invocation' && OPENING_PATTERN.test(getMethodName(value));

/** A constructor takes ownership; a method that reads or writes doesn't. */
const isHandedOver = (call: SyntaxNode | null) =>
  call?.type !== 'method_invocation' || /^(?:add|register|push|put|offer|set|with|use)/.test(getMethodName(call));

/** Whether something else owns the resource from here on, or closes it in every case. */
function isHandedOn(name: string, scope: SyntaxNode, declaration: SyntaxNode): boolean {
  for (const use of findDescendants(scope, 'identifier')) {
    if (use.text !== name || use.start < declaration.end) continue;
    const { parent } = use;
    if (parent?.type === 'return_statement' || (parent?.type === 'assignment_expression' && getLeft(parent) !== use))
      return true;
    if (parent?.type === 'argument_list' && isHandedOver(parent.parent)) return true;
    if (parent?.type === 'resource') return true;
    if (parent?.type === 'method_invocation' && getMethodName(parent) === 'close' && findClosest(use, 'finally_clause'))
      return true;
  }
  return false;
}

/** Whether a stream wraps one in memory, or one that was opened elsewhere. */
function isBorrowed(value: SyntaxNode, scope: SyntaxNode, tree: SyntaxTree): boolean {
  let [inner] = getArguments(value);
  // Of streams around streams, the innermost one is what was opened.
  while (inner?.type === 'object_creation_expression') [inner] = getArguments(inner);
  const opened = findDescendants(scope, 'variable_declarator').find(
    (one) => getField(one, 'name')?.text === inner?.text && one.start < value.start,
  );
  const source = opened && getField(opened, 'value');
  // That one is judged by itself.
  if (inner?.type === 'identifier' && source?.type === 'object_creation_expression' && opensResource(source))
    return true;
  if (
    inner?.type !== 'identifier' ||
    /^(?:File|Random|Scanner|Socket|Zip|Jar)/.test(getField(value, 'type')?.text ?? '')
  )
    return false;
  if (/^(?:StringWriter|StringReader|ByteArray\w+)$/.test(findDeclaredType(inner.text, tree, value) ?? '')) return true;
  return (
    value.type === 'object_creation_expression' &&
    !findDescendants(scope, 'variable_declarator').some((one) => getField(one, 'name')?.text === inner.text)
  );
}

export const RESOURCE_RULES: TreeRules = {
  'java-unclosed-resource': {
    on: ['local_variable_declaration'],
    check(node, report, tree) {
      const scope = findClosest(
        node,
        'method_declaration',
        'constructor_declaration',
        'lambda_expression',
        'static_initializer',
      );
      for (const declarator of getNamedChildren(node)) {
        const value = getField(declarator, 'value');
        const name = getField(declarator, 'name')?.text;
        if (
          !value ||
          !name ||
          !scope ||
          !opensResource(value) ||
          HARMLESS_STREAM_PATTERN.test(value.text) ||
          isBorrowed(value, scope, tree)
        )
          continue;
        if (!isHandedOn(name, scope, node)) report(node);
      }
    },
  },
  'java-mutable-static': createNodeRule(['field_declaration'], (node) => {
    const modifiers = getModifiers(node);
    return (
      /\bstatic\b/.test(modifiers) &&
      !/\b(?:final|private|volatile)\b/.test(modifiers) &&
      findClosest(node, 'class_body') !== undefined
    );
  }),
  'java-static-date-format': createNodeRule(
    ['field_declaration'],
    (node) =>
      /\bstatic\b/.test(getModifiers(node)) &&
      /^(?:SimpleDateFormat|DateFormat|Calendar)$/.test(getField(node, 'type')?.text ?? ''),
  ),
  'java-public-array': createNodeRule(
    ['field_declaration'],
    (node) =>
      /\bpublic\b/.test(getModifiers(node)) &&
      /\bstatic\b/.test(getModifiers(node)) &&
      /\bfinal\b/.test(getModifiers(node)) &&
      getField(node, 'type')?.type === 'array_type',
  ),
  'java-string-bytes': createNodeRule(
    ['method_invocation'],
    (node) => getMethodName(node) === 'getBytes' && getArguments(node).length === 0,
  ),
};
