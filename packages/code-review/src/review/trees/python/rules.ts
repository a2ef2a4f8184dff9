import { after, belowOf, closest, field, named } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';

const ENDS = new Set(['return_statement', 'raise_statement', 'break_statement', 'continue_statement']);
const FUNCTIONS = ['function_definition', 'lambda', 'class_definition'];

const isAsync = (node: SyntaxNode) => node.children[0]?.type === 'async';

/** The name of a call's function: `f` of `f()`, and `self.f` of `self.f()`. */
const called = (call: SyntaxNode) => field(call, 'function')?.text ?? '';

/** What Ruff does not say, or only in its preview. */
export const PYTHON_RULES: TreeRules = {
  'python-off-by-one': where(['for_statement'], (node) => {
    const range = /^range\(\s*(?:[01]\s*,\s*)?len\((\w[\w.]*)\)\s*\+\s*1\s*\)$/.exec(field(node, 'right')?.text ?? '');
    const index = field(node, 'left')?.text;
    return (
      range !== null &&
      belowOf(field(node, 'body'), 'subscript').some(
        (one) => field(one, 'value')?.text === range[1] && field(one, 'subscript')?.text === index,
      )
    );
  }),
  'python-unawaited': {
    on: ['function_definition'],
    check(node, report, tree) {
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
        !(next.type === 'expression_statement' && belowOf(next, 'yield').length > 0)
      )
        report(next);
    },
  },
  'python-changed-while-looped': {
    on: ['for_statement'],
    check(node, report) {
      const list = field(node, 'right')?.text.replace(/\.(?:keys|values|items)\(\)$/, '');
      for (const call of belowOf(field(node, 'body'), 'call')) {
        const [, object, name] = /^(.*)\.(\w+)$/s.exec(called(call)) ?? [];
        if (object !== list || !/^(?:remove|pop|append|insert|add|discard|clear)$/.test(name ?? '')) continue;
        const statement = call.parent;
        if (!statement || !after(statement).some(({ type }) => ENDS.has(type) && type !== 'continue_statement'))
          report(call);
      }
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
      belowOf({ ...node, children: [field(node, 'left') ?? node] }, 'comparison_operator').length > 0
    );
  }),
};
