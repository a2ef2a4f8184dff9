import { findClosest, findDescendants, getField, getNamedChildren, removeParentheses } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { CALLS, escapeRegExp, getArguments, getCallee, getFunction, listParameters } from './grammar.ts';

const FUNCTION_DECLARATIONS = [
  'function_declaration',
  'function_definition',
  'method_declaration',
  'method_definition',
];
const NULL_TYPES = /^(?:null|null_literal|none|nullptr)$/;
const READS = [
  'member_expression',
  'attribute',
  'method_invocation',
  'field_access',
  'field_expression',
  'pointer_expression',
  'subscript_expression',
  'array_access',
  'subscript',
];

const getName = (fn: SyntaxNode) =>
  (getField(fn, 'name') ?? getField(getField(fn, 'declarator'), 'declarator'))?.text ?? '';
const listOwnCalls = (fn: SyntaxNode, scope: SyntaxNode | undefined) => {
  const name = getName(fn);
  return findDescendants(scope, ...CALLS).filter((one) =>
    new RegExp(`^(?:this\\.|self\\.|this->)?${escapeRegExp(name)}$`).test(getCallee(one)),
  );
};

/** Slips that look the same in every language. */
export const MISTAKE_RULES: TreeRules = {
  'recursion-without-end': {
    on: FUNCTION_DECLARATIONS,
    check(node, report) {
      const body = getField(node, 'body');
      const statements = body ? getNamedChildren(body).filter(({ text }) => !/^["']/.test(text)) : [];
      const [only] = statements;
      if (
        statements.length !== 1 ||
        only?.type !== 'return_statement' ||
        listParameters(node).length === 0 ||
        !/^\w+$/.test(getName(node))
      )
        return;
      if (/\?|&&|\|\||\bif\b|\band\b|\bor\b|=>|\blambda\b|\bawait\b|\bnew\b|\byield\b/.test(only.text)) return;
      const [call] = listOwnCalls(node, only);
      // Calls with other numbers of arguments may be of another function.
      if (
        call &&
        getArguments(call).length === listParameters(node).filter((name) => name !== 'self').length &&
        !/^super/.test(call.text)
      ) {
        if (/[-+*/]\s*\w+\(|\)\s*[-+*/]/.test(only.text)) report(call);
      }
    },
  },
  'repeats-itself': {
    on: FUNCTION_DECLARATIONS,
    check(node, report) {
      const body = getField(node, 'body');
      const parameters = listParameters(node).filter((name) => name !== 'self');
      if (
        !body ||
        parameters.length === 0 ||
        !/^\w+$/.test(getName(node)) ||
        /[^=!<>]=[^=>]|\+\+|--|\bstatic\b|\bawait\b|\.(?:push|pop|add|remove|shift|put)\(/.test(body.text)
      )
        return;
      const call = listOwnCalls(node, body).find(
        (one) =>
          getArguments(one)
            .map(({ text }) => text)
            .join() === parameters.join(),
      );
      if (call && findClosest(call, 'return_statement') && getFunction(call) === node) report(call);
    },
  },
  'null-then-read': {
    on: ['variable_declarator', 'init_declarator', 'assignment'],
    check(node, report) {
      const value = getField(node, 'value') ?? getField(node, 'right');
      const name = /(\w+)$/.exec(
        (getField(node, 'name') ?? getField(node, 'declarator') ?? getField(node, 'left'))?.text ?? '',
      )?.[1];
      const fn = getFunction(node);
      if (!value || !NULL_TYPES.test(value.type) || !name || !fn || /[.[]/.test(getField(node, 'left')?.text ?? ''))
        return;
      const next = findDescendants(fn, 'identifier').find((one) => one.text === name && one.start > node.end);
      const read = next?.parent;
      // It is only sure in the block in which it was set.
      const block = findClosest(node, 'block', 'statement_block', 'compound_statement', 'module', 'constructor_body');
      if (next && block && (next.start < block.start || next.end > block.end)) return;
      if (!next || !read || !READS.includes(read.type) || read.text.includes('?.') || getFunction(next) !== fn) return;
      const object =
        getField(read, 'object') ?? getField(read, 'argument') ?? getField(read, 'array') ?? getField(read, 'value');
      if (
        object === next &&
        !read.text.startsWith('&') &&
        !findClosest(next, 'catch_clause', 'except_clause', 'finally_clause')
      )
        report(read);
    },
  },
  'element-at-length': createNodeRule(['subscript_expression', 'subscript'], (node) => {
    const object = (getField(node, 'object') ?? getField(node, 'value'))?.text ?? '';
    const index = (getField(node, 'index') ?? getField(node, 'subscript'))?.text ?? '';
    if (!object || (index !== `${object}.length` && index !== `len(${object})`)) return false;
    return !(node.field === 'left' || /^(?:augmented_assignment|delete_statement)/.test(node.parent?.type ?? ''));
  }),
  'beyond-fixed-array': {
    on: ['subscript_expression', 'array_access'],
    check(node, report) {
      const name = (getField(node, 'argument') ?? getField(node, 'array'))?.text ?? '';
      const index = getField(node, 'index') ?? getNamedChildren(getField(node, 'indices') ?? node)[0];
      const fn = getFunction(node);
      if (!/^\w+$/.test(name) || !index || !fn || !/^\w+$/.test(index.text)) return;
      const own = escapeRegExp(name);
      const [, a, b] =
        new RegExp(
          `\\b(?:int|char|double|float|long|bool|short|unsigned|String|auto)\\b[^;\\n=]*\\b${own}\\s*(?:\\[(\\d{1,6})\\]\\s*[;={]|=\\s*new\\s+\\w+\\[(\\d{1,6})\\]\\s*;)`,
        ).exec(fn.text) ?? [];
      const size = Number(a ?? b ?? Number.NaN);
      if (!Number.isFinite(size) || size === 0) return;
      if (/^\d+$/.test(index.text)) {
        if (Number(index.text) >= size && !/\bextern\b|\bsizeof\b/.test(node.parent?.text ?? '')) report(node);
        return;
      }
      const loop = findClosest(node, 'for_statement');
      const condition = removeParentheses(getField(loop, 'condition'))?.text ?? '';
      const [, counter, sign, limit] = /^(\w+)\s*(<=?)\s*(\d{1,6})$/.exec(condition) ?? [];
      if (counter === index.text && Number(limit) + (sign === '<=' ? 1 : 0) > size) report(node);
    },
  },
};
