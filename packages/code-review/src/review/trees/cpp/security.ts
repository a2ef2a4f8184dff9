import { SQL_PATTERN } from '../../sql.ts';
import { getWrittenName } from '../curly.ts';
import { findClosest, getField, getLeft, getNamedChildren, getRight, sign } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { findFunctionDeclarator, getArguments, getCalledFunction, getDeclaredName } from './names.ts';

const SECRET_PATTERN = /token|secret|password|session|otp|salt|nonce|api_?key/i;
const COPIES_PATTERN = /^(?:strcpy|strcat|sprintf|vsprintf|gets|stpcpy|wcscpy|wcscat)$/;
const FORMATS: Record<string, number> = { printf: 0, fprintf: 1, sprintf: 1, snprintf: 2, syslog: 1 };

export const SECURITY_RULES: TreeRules = {
  'cpp-unbounded-copy': createNodeRule(['call_expression'], (node) => {
    const name = getCalledFunction(node) ?? '';
    return (
      COPIES_PATTERN.test(name) ||
      (/^(?:f|s)?scanf$/.test(name) &&
        /%s/.test(
          getArguments(node)
            .map(({ text }) => text)
            .join(),
        ))
    );
  }),
  'cpp-wrong-bound': createNodeRule(['call_expression'], (node) => {
    if (!/^(?:strncat|strncpy|memcpy|snprintf|fgets)$/.test(getCalledFunction(node) ?? '')) return false;
    const [target, second, third] = getArguments(node);
    const sizeLimit = /^(?:snprintf|fgets)$/.test(getCalledFunction(node) ?? '') ? second : third;
    const size = findArraySize(node, target?.text);
    return size !== null && /^\d+$/.test(sizeLimit?.text ?? '') && Number(sizeLimit?.text) > size;
  }),
  'cpp-format-from-variable': createNodeRule(['call_expression'], (node) => {
    const at = FORMATS[Object.hasOwn(FORMATS, getCalledFunction(node) ?? '') ? (getCalledFunction(node) ?? '') : ''];
    const format = at === undefined ? undefined : getArguments(node)[at];
    return (
      format?.type === 'identifier' &&
      getArguments(node).length === (at ?? 0) + 1 &&
      !/^[A-Z_]+$|fmt|[Ff]ormat/.test(format.text)
    );
  }),
  'cpp-shell': createNodeRule(
    ['call_expression'],
    (node) =>
      /^(?:system|popen)$/.test(getCalledFunction(node) ?? '') && getArguments(node)[0]?.type !== 'string_literal',
  ),
  'cpp-guessable-secret': createNodeRule(['call_expression'], (node) => {
    if (!/^(?:rand|random|drand48)$/.test(getCalledFunction(node) ?? '')) return false;
    const whole = findClosest(node, 'function_definition');
    const target = findClosest(node, 'init_declarator', 'assignment_expression');
    return [
      getDeclaredName(findFunctionDeclarator(whole ?? node)),
      (getField(target, 'declarator') ?? getField(target, 'left'))?.text,
    ].some((name) => SECRET_PATTERN.test(name ?? ''));
  }),
  'cpp-sql-concatenation': createNodeRule(['binary_expression'], (node) => {
    if (sign(node) !== '+' || (node.parent?.type === 'binary_expression' && sign(node.parent) === '+')) return false;
    const all = getOperands(node);
    return (
      all.some((part) => !/literal$/.test(part.type)) &&
      SQL_PATTERN.test(
        all.map((part) => getWrittenName(part) ?? getWrittenName(getNamedChildren(part)[0]) ?? ' x ').join(''),
      )
    );
  }),
  'cpp-weak-hash': createNodeRule(['call_expression'], (node) =>
    /^(?:MD5|SHA1|MD5_Init|SHA1_Init|EVP_md5|EVP_sha1)$/.test(getCalledFunction(node) ?? ''),
  ),
  'cpp-guessable-file': createNodeRule(['call_expression'], (node) =>
    /^(?:tmpnam|tempnam|mktemp)$/.test(getCalledFunction(node) ?? ''),
  ),
  'cpp-secret-compared': createNodeRule(['binary_expression'], (node) => {
    const sides = [getLeft(node), getRight(node)];
    return (
      /^[=!]=$/.test(sign(node) ?? '') &&
      sides.every((side) => side?.type === 'identifier' && !/^[A-Z_]+$|nullptr|end/.test(side.text)) &&
      sides.some((side) => /^(?:\w*_)?(?:secret|hmac|csrf|password)(?:_\w*)?$/i.test(side?.text ?? ''))
    );
  }),
};

function getOperands(node: SyntaxNode): SyntaxNode[] {
  if (node.type !== 'binary_expression' || sign(node) !== '+') return [node];
  return [getLeft(node), getRight(node)].flatMap((side) => (side ? getOperands(side) : []));
}

/** Length of an array that the function declares with a number. */
function findArraySize(node: SyntaxNode, name: string | undefined): number | null {
  const whole = findClosest(node, 'function_definition');
  const found =
    whole && name && /^\w+$/.test(name)
      ? new RegExp(`\\b${name}\\s*\\[\\s*(\\d{1,9})\\s*\\]\\s*[;={,]`).exec(whole.text)
      : null;
  return found ? Number(found[1]) : null;
}
