import { SQL_PATTERN } from '../../sql.ts';
import { written } from '../curly.ts';
import { closest, field, left, named, right, sign } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { args, calledFree, calledMethod, declared, functionDeclarator } from './names.ts';

const SECRET_PATTERN = /token|secret|password|session|otp|salt|nonce|api_?key/i;
const COPIES_PATTERN = /^(?:strcpy|strcat|sprintf|vsprintf|gets|stpcpy|wcscpy|wcscat)$/;
const FORMATS: Record<string, number> = { printf: 0, fprintf: 1, sprintf: 1, snprintf: 2, syslog: 1 };

export const SECURITY_RULES: TreeRules = {
  'cpp-unbounded-copy': where(['call_expression'], (node) => {
    const name = calledFree(node) ?? '';
    return (
      COPIES_PATTERN.test(name) ||
      (/^(?:f|s)?scanf$/.test(name) &&
        /%s/.test(
          args(node)
            .map(({ text }) => text)
            .join(),
        ))
    );
  }),
  'cpp-wrong-bound': where(['call_expression'], (node) => {
    if (!/^(?:strncat|strncpy|memcpy|snprintf|fgets)$/.test(calledFree(node) ?? '')) return false;
    const [target, second, third] = args(node);
    const bound = /^(?:snprintf|fgets)$/.test(calledFree(node) ?? '') ? second : third;
    const size = arraySize(node, target?.text);
    return size !== null && /^\d+$/.test(bound?.text ?? '') && Number(bound?.text) > size;
  }),
  'cpp-format-from-variable': where(['call_expression'], (node) => {
    const at = FORMATS[Object.hasOwn(FORMATS, calledFree(node) ?? '') ? (calledFree(node) ?? '') : ''];
    const format = at === undefined ? undefined : args(node)[at];
    return (
      format?.type === 'identifier' &&
      args(node).length === (at ?? 0) + 1 &&
      !/^[A-Z_]+$|fmt|[Ff]ormat/.test(format.text)
    );
  }),
  'cpp-shell': where(
    ['call_expression'],
    (node) => /^(?:system|popen)$/.test(calledFree(node) ?? '') && args(node)[0]?.type !== 'string_literal',
  ),
  'cpp-guessable-secret': where(['call_expression'], (node) => {
    if (!/^(?:rand|random|drand48)$/.test(calledFree(node) ?? '')) return false;
    const whole = closest(node, 'function_definition');
    const target = closest(node, 'init_declarator', 'assignment_expression');
    return [
      declared(functionDeclarator(whole ?? node)),
      (field(target, 'declarator') ?? field(target, 'left'))?.text,
    ].some((name) => SECRET_PATTERN.test(name ?? ''));
  }),
  'cpp-sql-concatenation': where(['binary_expression'], (node) => {
    if (sign(node) !== '+' || (node.parent?.type === 'binary_expression' && sign(node.parent) === '+')) return false;
    const all = parts(node);
    return (
      all.some((part) => !/literal$/.test(part.type)) &&
      SQL_PATTERN.test(all.map((part) => written(part) ?? written(named(part)[0]) ?? ' x ').join(''))
    );
  }),
  'cpp-weak-hash': where(['call_expression'], (node) =>
    /^(?:MD5|SHA1|MD5_Init|SHA1_Init|EVP_md5|EVP_sha1)$/.test(calledFree(node) ?? ''),
  ),
  'cpp-guessable-file': where(['call_expression'], (node) =>
    /^(?:tmpnam|tempnam|mktemp)$/.test(calledFree(node) ?? ''),
  ),
  'cpp-secret-compared': where(['binary_expression'], (node) => {
    const sides = [left(node), right(node)];
    return (
      /^[=!]=$/.test(sign(node) ?? '') &&
      sides.every((side) => side?.type === 'identifier' && !/^[A-Z_]+$|nullptr|end/.test(side.text)) &&
      sides.some((side) => /^(?:\w*_)?(?:secret|hmac|csrf|password)(?:_\w*)?$/i.test(side?.text ?? ''))
    );
  }),
  'cpp-temporary-text': where(['init_declarator'], (node) => {
    const value = field(node, 'value');
    const method = value?.type === 'call_expression' ? calledMethod(value) : null;
    return (
      field(node, 'declarator')?.type === 'pointer_declarator' &&
      method !== null &&
      method.name === 'c_str' &&
      /\)$/.test(method.object)
    );
  }),
};

function parts(node: SyntaxNode): SyntaxNode[] {
  if (node.type !== 'binary_expression' || sign(node) !== '+') return [node];
  return [left(node), right(node)].flatMap((side) => (side ? parts(side) : []));
}

/** Length of an array that the function declares with a number. */
function arraySize(node: SyntaxNode, name: string | undefined): number | null {
  const whole = closest(node, 'function_definition');
  const found =
    whole && name && /^\w+$/.test(name)
      ? new RegExp(`\\b${name}\\s*\\[\\s*(\\d{1,9})\\s*\\]\\s*[;={,]`).exec(whole.text)
      : null;
  return found ? Number(found[1]) : null;
}
