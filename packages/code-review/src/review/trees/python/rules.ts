import { after, closest, field, findDescendants, named } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { MISTAKE_RULES } from './mistakes.ts';
import { REQUEST_RULES } from './requests.ts';

const ENDS = new Set(['return_statement', 'raise_statement', 'break_statement', 'continue_statement']);
const FUNCTIONS = ['function_definition', 'lambda', 'class_definition'];

const isAsync = (node: SyntaxNode) => node.children[0]?.type === 'async';

/** The name of a call's function: `f` of `f()`, and `self.f` of `self.f()`. */
const called = (call: SyntaxNode) => field(call, 'function')?.text ?? '';

/** Whether the loop ends right after a statement. */
const isLeftAfter = (statement: SyntaxNode | null) =>
  statement !== null && after(statement).some(({ type }) => ENDS.has(type) && type !== 'continue_statement');

/** Coroutines of the standard library that do nothing unless awaited. */
const COROUTINES_PATTERN = /^asyncio\.(?:sleep|gather|wait|wait_for|to_thread)$/;

/** What Ruff doesn't report, or only in its preview. */
export const PYTHON_RULES: TreeRules = {
  ...MISTAKE_RULES,
  ...REQUEST_RULES,
  'python-next-beyond-end': {
    on: ['for_statement'],
    check(node, report) {
      const [, list] = /^range\(\s*len\((\w[\w.]*)\)\s*\)$/.exec(field(node, 'right')?.text ?? '') ?? [];
      const index = field(node, 'left')?.text ?? '';
      const body = field(node, 'body');
      if (
        !list ||
        !/^\w+$/.test(index) ||
        !body ||
        new RegExp(`[<>=]\\s*${index}\\b|\\b${index}\\b[^\\n\\]]*(?:[<>]|==|!=|%)`).test(body.text)
      )
        return;
      const beyond = findDescendants(body, 'subscript').find(
        (one) =>
          field(one, 'value')?.text === list &&
          new RegExp(`^${index}\\s*\\+\\s*1$`).test(field(one, 'subscript')?.text ?? ''),
      );
      if (beyond && !closest(beyond, 'try_statement')) report(beyond);
    },
  },
  'python-off-by-one': where(['for_statement'], (node) => {
    const range = /^range\(\s*(?:[01]\s*,\s*)?len\((\w[\w.]*)\)\s*\+\s*1\s*\)$/.exec(field(node, 'right')?.text ?? '');
    const index = field(node, 'left')?.text;
    return (
      range !== null &&
      findDescendants(field(node, 'body'), 'subscript').some(
        (one) => field(one, 'value')?.text === range[1] && field(one, 'subscript')?.text === index,
      )
    );
  }),
  'python-unawaited': {
    on: ['function_definition', 'call'],
    check(node, report, tree) {
      if (node.type === 'call') {
        if (COROUTINES_PATTERN.test(called(node)) && node.parent?.type === 'expression_statement') report(node);
        return;
      }
      if (!isAsync(node)) return;
      const isMethod = closest(node, 'class_definition', 'function_definition')?.type === 'class_definition';
      const name = `${isMethod ? 'self.' : ''}${field(node, 'name')?.text}`;
      const isOnly =
        tree.nodes.filter(
          (one) => one.type === 'function_definition' && field(one, 'name')?.text === field(node, 'name')?.text,
        ).length === 1;
      if (!isOnly) return;
      for (const call of tree.nodes)
        if (call.type === 'call' && called(call) === name && call.parent?.type === 'expression_statement') report(call);
    },
  },
  'python-unreachable': {
    on: [...ENDS],
    check(node, report) {
      const [next] = after(node);
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
      const list = field(node, 'right')?.text.replace(/\.(?:keys|values|items)\(\)$/, '');
      for (const call of findDescendants(field(node, 'body'), 'call')) {
        const [, object, name] = /^(.*)\.(\w+)$/s.exec(called(call)) ?? [];
        if (object !== list || !/^(?:remove|pop|append|insert|add|discard|clear)$/.test(name ?? '')) continue;
        if (!isLeftAfter(call.parent)) report(call);
      }
      for (const one of findDescendants(field(node, 'body'), 'delete_statement'))
        if (list && named(one)[0]?.text.startsWith(`${list}[`) && !isLeftAfter(one)) report(one);
    },
  },
  'python-missing-self': {
    on: ['function_definition'],
    check(node, report) {
      const holder = node.parent?.type === 'block' ? node.parent.parent : null;
      const parameters = field(node, 'parameters');
      if (
        holder?.type !== 'class_definition' ||
        !parameters ||
        named(parameters).length > 0 ||
        closest(holder, ...FUNCTIONS)?.type === 'lambda'
      )
        return;
      report(node);
    },
  },
  'python-always-true': where(['boolean_operator'], (node) => {
    const side = field(node, 'right');
    const isOr = node.children.some(({ type }) => type === 'or');
    const isCondition =
      node.parent !== null &&
      /^(?:if_statement|elif_clause|while_statement)$/.test(node.parent.type) &&
      node.field === 'condition';
    return (
      isOr &&
      isCondition &&
      side !== undefined &&
      /^(?:string|integer)$/.test(side.type) &&
      findDescendants({ ...node, children: [field(node, 'left') ?? node] }, 'comparison_operator').length > 0
    );
  }),
};
