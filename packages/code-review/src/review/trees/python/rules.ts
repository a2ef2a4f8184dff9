import { findClosest, findDescendants, getField, getNamedChildren, listFollowingSiblings } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import { NULL_RULES } from '../shared/conditions.ts';
import { SHARED_RULES } from '../shared/rules.ts';
import type { SyntaxNode } from '../syntax.ts';
import { PYTHON_CALL_RULES, PYTHON_TAINT_RULES } from './calls.ts';
import { FRAME_RULES, THREAD_RULES, UNCALLED_RULES } from './frames.ts';
import { MISTAKE_RULES } from './mistakes.ts';
import { REQUEST_RULES } from './requests.ts';
import { RESULT_RULES } from './results.ts';
import { VIEW_RULES } from './views.ts';

const ENDS = new Set(['return_statement', 'raise_statement', 'break_statement', 'continue_statement']);
const FUNCTIONS = ['function_definition', 'lambda', 'class_definition'];

const isAsync = (node: SyntaxNode) => node.children[0]?.type === 'async';

/** The name of a call's function: `f` of `f()`, and `self.f` of `self.f()`. */
const getCalledName = (call: SyntaxNode) => getField(call, 'function')?.text ?? '';

/** Whether the loop ends right after a statement. */
const isLeftAfter = (statement: SyntaxNode | null) =>
  statement !== null &&
  listFollowingSiblings(statement).some(({ type }) => ENDS.has(type) && type !== 'continue_statement');

/** Coroutines of the standard library that do nothing unless awaited. */
const COROUTINES_PATTERN = /^asyncio\.(?:sleep|gather|wait|wait_for|to_thread)$/;

/** What Ruff doesn't report, or only in its preview. */
export const PYTHON_RULES: TreeRules = {
  ...MISTAKE_RULES,
  ...SHARED_RULES,
  ...NULL_RULES,
  ...REQUEST_RULES,
  ...PYTHON_TAINT_RULES,
  ...PYTHON_CALL_RULES,
  ...FRAME_RULES,
  ...THREAD_RULES,
  ...UNCALLED_RULES,
  ...VIEW_RULES,
  ...RESULT_RULES,
  'python-next-beyond-end': {
    on: ['for_statement'],
    check(node, report) {
      const [, list] = /^range\(\s*len\((\w[\w.]*)\)\s*\)$/.exec(getField(node, 'right')?.text ?? '') ?? [];
      const index = getField(node, 'left')?.text ?? '';
      const body = getField(node, 'body');
      if (
        !list ||
        !/^\w+$/.test(index) ||
        !body ||
        new RegExp(`[<>=]\\s*${index}\\b|\\b${index}\\b[^\\n\\]]*(?:[<>]|==|!=|%)`).test(body.text)
      )
        return;
      const outOfRangeAccess = findDescendants(body, 'subscript').find(
        (one) =>
          getField(one, 'value')?.text === list &&
          new RegExp(`^${index}\\s*\\+\\s*1$`).test(getField(one, 'subscript')?.text ?? ''),
      );
      if (outOfRangeAccess && !findClosest(outOfRangeAccess, 'try_statement')) report(outOfRangeAccess);
    },
  },
  'python-off-by-one': createNodeRule(['for_statement'], (node) => {
    const range = /^range\(\s*(?:[01]\s*,\s*)?len\((\w[\w.]*)\)\s*\+\s*1\s*\)$/.exec(
      getField(node, 'right')?.text ?? '',
    );
    const index = getField(node, 'left')?.text;
    return (
      range !== null &&
      findDescendants(getField(node, 'body'), 'subscript').some(
        (one) => getField(one, 'value')?.text === range[1] && getField(one, 'subscript')?.text === index,
      )
    );
  }),
  'python-unawaited': {
    on: ['function_definition', 'call'],
    check(node, report, tree) {
      if (node.type === 'call') {
        if (COROUTINES_PATTERN.test(getCalledName(node)) && node.parent?.type === 'expression_statement') report(node);
        return;
      }
      if (!isAsync(node)) return;
      const isMethod = findClosest(node, 'class_definition', 'function_definition')?.type === 'class_definition';
      const name = `${isMethod ? 'self.' : ''}${getField(node, 'name')?.text}`;
      const isOnly =
        tree.nodes.filter(
          (one) => one.type === 'function_definition' && getField(one, 'name')?.text === getField(node, 'name')?.text,
        ).length === 1;
      if (!isOnly) return;
      for (const call of tree.nodes)
        if (call.type === 'call' && getCalledName(call) === name && call.parent?.type === 'expression_statement')
          report(call);
    },
  },
  'python-unreachable': {
    on: [...ENDS],
    check(node, report) {
      const [next] = listFollowingSiblings(node);
      if (
        next &&
        node.parent?.type === 'block' &&
        !(next.type === 'expression_statement' && findDescendants(next, 'yield').length > 0)
      )
        report(next);
    },
  },
  'python-changed-while-looped': {
    on: ['for_statement'],
    check(node, report) {
      const list = getField(node, 'right')?.text.replace(/\.(?:keys|values|items)\(\)$/, '');
      for (const call of findDescendants(getField(node, 'body'), 'call')) {
        const [, object, name] = /^(.*)\.(\w+)$/s.exec(getCalledName(call)) ?? [];
        if (object !== list || !/^(?:remove|pop|append|insert|add|discard|clear)$/.test(name ?? '')) continue;
        if (!isLeftAfter(call.parent)) report(call);
      }
      for (const one of findDescendants(getField(node, 'body'), 'delete_statement'))
        if (list && getNamedChildren(one)[0]?.text.startsWith(`${list}[`) && !isLeftAfter(one)) report(one);
    },
  },
  'python-missing-self': {
    on: ['function_definition'],
    check(node, report) {
      const holder = node.parent?.type === 'block' ? node.parent.parent : null;
      const parameters = getField(node, 'parameters');
      if (
        holder?.type !== 'class_definition' ||
        !parameters ||
        getNamedChildren(parameters).length > 0 ||
        findClosest(holder, ...FUNCTIONS)?.type === 'lambda'
      )
        return;
      report(node);
    },
  },
  'python-always-true': createNodeRule(['boolean_operator'], (node) => {
    const side = getField(node, 'right');
    const isOrExpression = node.children.some(({ type }) => type === 'or');
    const isCondition =
      node.parent !== null &&
      /^(?:if_statement|elif_clause|while_statement)$/.test(node.parent.type) &&
      node.field === 'condition';
    return (
      isOrExpression &&
      isCondition &&
      side !== undefined &&
      /^(?:string|integer)$/.test(side.type) &&
      findDescendants({ ...node, children: [getField(node, 'left') ?? node] }, 'comparison_operator').length > 0
    );
  }),
};
