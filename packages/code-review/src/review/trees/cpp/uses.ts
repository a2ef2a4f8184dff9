import {
  findClosest,
  findDescendants,
  getField,
  getLeft,
  getNamedChildren,
  getRight,
  listFollowingSiblings,
  sign,
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import { escapeRegExp } from '../shared/grammar.ts';
import type { SyntaxNode } from '../syntax.ts';
import {
  enclosingFunction,
  findDeclaration,
  findFunctionDeclarator,
  getArguments,
  getCalledFunction,
  getCalledMethod,
  getDeclaredName,
} from './names.ts';

const NARROW = /^(?:unsigned char|uint8_t|std::uint8_t|char|int8_t)$/;
const isText = (node: SyntaxNode, name: string) =>
  /^(?:const\s+)?(?:std::)?string$/.test(findDeclaration(name, node)?.type ?? '') &&
  !/pointer/.test(findDeclaration(name, node)?.declarator ?? '');

/** A variable beyond a few hundred then overflows an int. */
const LARGE_FACTOR = 1_000_000;

const listFactors = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'binary_expression' && sign(node) === '*'
    ? [getLeft(node), getRight(node)].flatMap((side) => (side ? listFactors(side) : []))
    : [node];

/** Calls and values: streams, formats, numbers, and what a search returns. */
export const USE_RULES: TreeRules = {
  'cpp-eof-loop': createNodeRule(
    ['while_statement'],
    (node) =>
      /^\(\s*!\s*\w+(?:\.|->)eof\(\)\s*\)$/.test(getField(node, 'condition')?.text ?? '') ||
      /^\(\s*!\s*feof\(\w+\)\s*\)$/.test(getField(node, 'condition')?.text ?? ''),
  ),
  'cpp-found-not-checked': {
    on: ['init_declarator'],
    check(node, report) {
      const name = getDeclaredName(getField(node, 'declarator'));
      const value = getField(node, 'value');
      const whole = enclosingFunction(node);
      if (!name || !whole || value?.type !== 'call_expression') return;
      const isFind =
        getCalledMethod(value)?.name === 'find' || /^(?:find|find_if)$/.test(getCalledFunction(value) ?? '');
      if (!isFind) return;
      const rest = whole.text.slice(node.end - whole.start);
      if (
        /\bend\(\s*\)|npos|\bend\(/.test(rest) ||
        new RegExp(`\\b${name}\\s*[!=<>]=?|[!=<>]=\\s*${name}\\b`).test(rest)
      )
        return;
      const use = findDescendants(whole, 'field_expression', 'pointer_expression').find(
        (one) =>
          one.start > node.end &&
          getField(one, 'argument')?.text === name &&
          (one.text.includes('->') || one.text.startsWith('*')),
      );
      if (use) report(use);
    },
  },
  'cpp-found-as-number': createNodeRule(['binary_expression'], (node) => {
    const call = getLeft(node);
    const right = getRight(node)?.text ?? '';
    if (
      call?.type !== 'call_expression' ||
      !/^(?:find|rfind|find_first_of|find_last_of)$/.test(getCalledMethod(call)?.name ?? '')
    )
      return false;
    return (
      (/^(?:>=|<|>)$/.test(sign(node) ?? '') && right === '0') ||
      (/^[=!]=$/.test(sign(node) ?? '') && /^(?:true|false)$/.test(right))
    );
  }),
  'cpp-temporary-text': {
    on: ['init_declarator', 'return_statement'],
    check(node, report) {
      const value = node.type === 'return_statement' ? getNamedChildren(node)[0] : getField(node, 'value');
      const method = value?.type === 'call_expression' ? getCalledMethod(value) : null;
      if (method?.name !== 'c_str' || !/\)$/.test(method.object)) return;
      const whole = enclosingFunction(node);
      const isPointer =
        node.type === 'return_statement'
          ? whole?.type === 'function_definition' &&
            getField(whole, 'declarator')?.type === 'pointer_declarator' &&
            !/^\w+(?:\.|->)\w+\(\)$|^(?:this->)?\w+\(\)$/.test(method.object)
          : getField(node, 'declarator')?.type === 'pointer_declarator';
      if (isPointer) report(node);
    },
  },
  'cpp-file-not-checked': {
    on: ['init_declarator'],
    check(node, report) {
      const name = getDeclaredName(getField(node, 'declarator'));
      const value = getField(node, 'value');
      const whole = enclosingFunction(node);
      if (!name || !whole || value?.type !== 'call_expression' || getCalledFunction(value) !== 'fopen') return;
      const rest = whole.text.slice(node.end - whole.start);
      const use = new RegExp(
        `\\b(?:f(?:printf|puts|gets|read|write|scanf|seek|getc|putc)|getc|putc)\\([^;]*\\b${name}\\b`,
      ).exec(rest);
      if (
        use &&
        !new RegExp(
          `(?:!|if\\s*\\(|while\\s*\\(|&&|\\|\\||assert\\()\\s*${name}\\b|\\b${name}\\s*(?:[!=]=|\\?)|[!=]=\\s*${name}\\b`,
        ).test(rest)
      )
        report(node);
    },
  },
  'cpp-malloc-size': createNodeRule(['call_expression'], (node) => {
    if (getCalledFunction(node) !== 'malloc' || /\bsizeof\b/.test(node.text)) return false;
    // Without the byte for the zero at its end.
    if (/^strlen\(\w+\)$/.test(getArguments(node)[0]?.text ?? '')) return true;
    const holder = findClosest(node, 'declaration');
    return (
      /^(?:int|long|double|float|short|unsigned|[A-Z]\w*)\b/.test(getField(holder, 'type')?.text ?? '') &&
      /^\w+$/.test(getArguments(node)[0]?.text ?? '') &&
      /\*/.test(holder?.text.split('=')[0] ?? '')
    );
  }),
  'cpp-copy-unterminated': createNodeRule(
    ['call_expression'],
    (node) =>
      getCalledFunction(node) === 'strncpy' &&
      new RegExp(`^strlen\\(\\s*${escapeRegExp(getArguments(node)[1]?.text ?? ' ')}\\s*\\)$`).test(
        getArguments(node)[2]?.text ?? '',
      ),
  ),
  'cpp-text-as-format-argument': {
    on: ['call_expression'],
    check(node, report) {
      const at = { printf: 0, fprintf: 1, sprintf: 1, snprintf: 2 }[getCalledFunction(node) ?? ''];
      const given = getArguments(node);
      const format = at === undefined ? undefined : given[at];
      if (at === undefined || format?.type !== 'string_literal' || /%[-+ #0-9.]*\*|%n|\bPRI/.test(format.text)) return;
      const wanted = [
        ...format.text.replaceAll('%%', '').matchAll(/%[-+ #0-9.]*(?:hh|h|ll|l|z|j|t|L)?([a-zA-Z])/g),
      ].map(([, kind]) => kind);
      const values = given.slice(at + 1);
      const isWrong =
        wanted.length !== values.length ||
        values.some(
          (value, index) =>
            value.type === 'identifier' &&
            (isText(node, value.text) ||
              (wanted[index] === 'd' &&
                /^(?:double|float)$/.test(findDeclaration(value.text, node)?.type ?? '') &&
                !/pointer|array/.test(findDeclaration(value.text, node)?.declarator ?? '')) ||
              (wanted[index] === 's' &&
                /^int$/.test(findDeclaration(value.text, node)?.type ?? '') &&
                !/pointer|array/.test(findDeclaration(value.text, node)?.declarator ?? ''))),
        );
      if (isWrong) report(node);
    },
  },
  'cpp-narrow-counter': createNodeRule(['for_statement'], (node) => {
    const condition = getField(node, 'condition');
    const name = getLeft(condition ?? node)?.text ?? '';
    const start = getField(node, 'initializer')?.text ?? '';
    const declared =
      /^(unsigned char|uint8_t|std::uint8_t|char|int8_t)\s/.exec(start)?.[1] ?? findDeclaration(name, node)?.type ?? '';
    const limit = Number(getRight(condition ?? node)?.text);
    return (
      NARROW.test(declared) &&
      /^<=?$/.test(condition ? (sign(condition) ?? '') : '') &&
      limit > (/unsigned|uint/.test(declared) ? 255 : 127)
    );
  }),
  'cpp-int-overflow': createNodeRule(['init_declarator'], (node) => {
    const value = getField(node, 'value');
    const type = getField(node.parent ?? undefined, 'type')?.text ?? '';
    if (value?.type !== 'binary_expression' || sign(value) !== '*' || !/\b(?:long long|u?int64_t)\b/.test(type))
      return false;
    const parts = listFactors(value);
    const known = parts.reduce((all, { text }) => all * (/^\d+$/.test(text) ? Number(text) : 1), 1);
    const names = parts.filter(({ type }) => type === 'identifier');
    return (
      parts.every(({ text }) => /^\d{1,9}$/.test(text) || findDeclaration(text, node)?.type === 'int') &&
      (names.length >= 2 || (names.length === 1 && known >= LARGE_FACTOR))
    );
  }),
  'cpp-integer-division': createNodeRule(['binary_expression'], (node) => {
    if (sign(node) !== '/') return false;
    const isWhole = (side: SyntaxNode | undefined) => {
      const text = side?.text ?? '';
      return (
        /^\d+$/.test(text) ||
        /^(?:\(int\)|static_cast<int>\()/.test(text) ||
        /^\w+(?:\.|->)(?:size|length)\(\)$/.test(text) ||
        (side?.type === 'identifier' &&
          /^(?:int|long|unsigned|unsigned int|std::size_t|size_t|short)$/.test(
            findDeclaration(text, node)?.type ?? '',
          ) &&
          !/pointer|array/.test(findDeclaration(text, node)?.declarator ?? ''))
      );
    };
    if (
      ![getLeft(node), getRight(node)].every(isWhole) ||
      [getLeft(node), getRight(node)].every((side) => /^\d+$/.test(side?.text ?? ''))
    )
      return false;
    let at = node.parent;
    while (at?.type === 'parenthesized_expression') at = at.parent;
    if (at?.type === 'init_declarator')
      return (
        /^(?:const\s+)?(?:double|float)$/.test(getField(at.parent ?? undefined, 'type')?.text ?? '') &&
        at.children.some(({ type }) => type === '=')
      );
    if (at?.type === 'binary_expression' && sign(at) === '*')
      return [getLeft(at), getRight(at)].some((side) => /^\d+\.\d*$/.test(side?.text ?? ''));
    if (at?.type === 'return_statement')
      return /^(?:double|float)$/.test(getField(enclosingFunction(at), 'type')?.text ?? '');
    return (
      /^(?:static_cast<(?:double|float)>\(|\((?:double|float)\)\s*\()/.test(
        at?.type === 'argument_list' ? (at.parent?.text ?? '') : (at?.text ?? ''),
      ) &&
      (at?.type === 'cast_expression' || getNamedChildren(at ?? node).length === 1)
    );
  }),
  'cpp-freed-then-read': {
    on: ['delete_expression', 'call_expression'],
    check(node, report) {
      const name =
        node.type === 'delete_expression'
          ? getNamedChildren(node).at(-1)?.text
          : getCalledFunction(node) === 'free'
            ? getArguments(node)[0]?.text
            : undefined;
      if (!name || !/^\w+$/.test(name) || node.parent?.type !== 'expression_statement') return;
      const [next] = listFollowingSiblings(node.parent);
      if (next?.type === 'expression_statement' && new RegExp(`^${name}\\s*=\\s*${name}\\s*(?:->|\\[)`).test(next.text))
        report(next);
    },
  },
  'cpp-macro-semicolon': createNodeRule(
    ['preproc_def'],
    (node) => /^[\w."]+\s*;\s*$/.test(getField(node, 'value')?.text.trim() ?? '') && !/[{}]/.test(node.text),
  ),
  'cpp-seed-guessable': createNodeRule(
    ['call_expression'],
    (node, tree) =>
      getCalledFunction(node) === 'srand' &&
      /time\(/.test(node.text) &&
      /token|password|secret|session|otp|nonce/i.test(
        getDeclaredName(findFunctionDeclarator(enclosingFunction(node) ?? node)) ?? '',
      ) &&
      tree.root.text.includes('rand()'),
  ),
};
