import { findClosest, findDescendants, getField } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { escapeRegExp } from '../shared/grammar.ts';
import { enclosingFunction } from './names.ts';

/** Sizes, moves, owners, and locks. */
export const OVERSIGHT_RULES: TreeRules = {
  'cpp-size-of-pointer': createNodeRule(['binary_expression'], (node) => {
    const [, name] = /^sizeof\s*\(?\s*(\w+)\s*\)?\s*\/\s*sizeof\b/.exec(node.text) ?? [];
    const parameters = getField(enclosingFunction(node), 'declarator')?.text ?? '';
    return (
      name !== undefined &&
      new RegExp(`\\*\\s*${escapeRegExp(name)}\\b|\\b${escapeRegExp(name)}\\s*\\[`).test(parameters)
    );
  }),
  'cpp-used-after-move': {
    on: ['call_expression'],
    check(node, report) {
      const [, name] = /^std::move\(\s*(\w+)\s*\)$/.exec(node.text) ?? [];
      const block = findClosest(node, 'compound_statement');
      const statement = findClosest(node, 'expression_statement', 'declaration');
      if (!name || !block || !statement || statement.parent !== block || /\breturn\b/.test(statement.text)) return;
      const next = findDescendants(block, 'identifier').find((one) => one.text === name && one.start > statement.end);
      if (!next || findClosest(next, 'lambda_expression') !== findClosest(node, 'lambda_expression')) return;
      const after = block.text.slice(next.end - block.start, next.end - block.start + 40);
      if (!/^\s*=[^=]|^\.(?:clear|reset|assign|swap|resize|empty)\(|^->?\s*reset/.test(after)) report(next);
    },
  },
  'cpp-owned-deleted': createTextRule(['delete_expression'], /^delete\s+\w+\.get\(\)$/),
  'cpp-shared-of-this': createTextRule(['call_expression'], /^(?:std::)?shared_ptr<[^;]*>\(\s*this\s*\)$/),
  'cpp-shifted-too-far': createTextRule(['binary_expression'], /^1\s*<<\s*(?:3[2-9]|[4-9]\d)$/),
  'cpp-length-in-loop': createNodeRule(['for_statement'], (node) =>
    /\b(?:std::)?strlen\(\s*\w+\s*\)/.test(getField(node, 'condition')?.text ?? ''),
  ),
  'cpp-end-of-file-as-char': createNodeRule(['binary_expression', 'assignment_expression'], (node) => {
    const [, name] =
      /^\(?\s*(\w+)\s*=\s*(?:std::)?(?:getchar|fgetc|getc|\w+\.get)\([^()]*\)\s*\)?\s*!=\s*EOF$/.exec(node.text) ?? [];
    return (
      name !== undefined &&
      new RegExp(`(?<!unsigned )\\bchar\\s+${escapeRegExp(name)}\\b`).test(enclosingFunction(node)?.text ?? '')
    );
  }),
  'cpp-locks-in-two-orders': {
    on: ['function_definition'],
    check(node, report, tree) {
      const order = listLocks(node.text);
      if (order.length !== 2) return;
      const isReversed = tree.nodes.some(
        (one) =>
          one.type === 'function_definition' &&
          one.start > node.end &&
          listLocks(one.text).join() === [...order].reverse().join(),
      );
      if (isReversed) report(node);
    },
  },
  'cpp-money-in-floating-point': createNodeRule(['field_declaration'], (node) =>
    /^(?:double|float)\s+(?:balance|amount|price|salary)_?\s*(?:=[^;]*|\{[^;]*\})?;$/.test(node.text),
  ),
};

/** The mutexes that are locked one after the other, each with a lock of its own. */
const listLocks = (text: string): string[] =>
  [...text.matchAll(/\b(?:lock_guard|unique_lock)\b[^;(){]*[({]\s*([\w.>-]+)\s*[)}]/g)].map(([, name]) => name ?? '');
