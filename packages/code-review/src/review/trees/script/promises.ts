import { findClosest, findDescendants, findOccurrences, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import {
  escapeRegExp,
  FUNCTIONS,
  getArguments,
  getCallee,
  getFunction,
  listAssignments,
  listParameters,
} from '../shared/grammar.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';

const FUNCTION_TYPES = FUNCTIONS as readonly string[];
const isAsync = (fn: SyntaxNode | undefined) => fn?.children.some(({ type }) => type === 'async') ?? false;

const known = new WeakMap<SyntaxTree, Set<string>>();

/** Functions and methods that the code declares as async, and those of its own kind that return a promise. */
function listAsyncNames(tree: SyntaxTree): Set<string> {
  let names = known.get(tree);
  if (!names) {
    names = new Set();
    for (const node of tree.nodes) {
      if (!FUNCTION_TYPES.includes(node.type) || !isAsync(node)) continue;
      const name = (
        getField(node, 'name') ??
        (node.parent?.type === 'variable_declarator' ? getField(node.parent, 'name') : undefined)
      )?.text;
      if (name) names.add(node.type === 'method_definition' ? `this.${name}` : name);
    }
    known.set(tree, names);
  }
  return names;
}

const KNOWN_PROMISES =
  /^(?:fetch|axios(?:\.(?:get|post|put|patch|delete|request))?|bcrypt\.(?:hash|compare)|navigator\.clipboard\.\w+|Promise\.(?:all|race|any|allSettled))$/;

/** Names of the modules whose calls give promises: `import fs from 'fs/promises'`. */
const isPromiseFile = (callee: string, tree: SyntaxTree) => {
  const [, object, name] = /^(\w+)(\.promises)?\.\w+$/.exec(callee) ?? [];
  if (!object) return false;
  if (name) return object === 'fs';
  return (
    new RegExp(
      `\\b${object}\\s*=\\s*require\\(\\s*['"](?:node:)?fs/promises|import\\s+(?:\\*\\s+as\\s+)?${object}\\s+from\\s+['"](?:node:)?fs/promises|\\b${object}\\s*=\\s*require\\(['"](?:node:)?fs['"]\\)\\.promises`,
    ).test(tree.root.text.slice(0, 4000)) && findOccurrences(tree, object).length > 1
  );
};

const isPromise = (call: SyntaxNode, tree: SyntaxTree) => {
  const callee = getCallee(call);
  // A callback makes it something else.
  const hasCallback = getArguments(call).some(({ type }) => FUNCTION_TYPES.includes(type));
  return (
    listAsyncNames(tree).has(callee) || (!hasCallback && (KNOWN_PROMISES.test(callee) || isPromiseFile(callee, tree)))
  );
};

export const PROMISE_RULES: TreeRules = {
  'promise-left': createNodeRule(['call_expression'], (node, tree) => {
    if (node.parent?.type !== 'expression_statement') return false;
    const callee = getCallee(node);
    const fn = getFunction(node);
    const hasCallback = getArguments(node).some(({ type }) => FUNCTION_TYPES.includes(type));
    return (
      fn !== undefined &&
      !hasCallback &&
      (isPromiseFile(callee, tree) || /^(?:fetch|axios\.(?:post|put|patch|delete))$/.test(callee))
    );
  }),
  'promise-tested': createNodeRule(['call_expression'], (node, tree) => {
    const holder = node.parent;
    if (!isPromise(node, tree) || listAsyncNames(tree).has(getCallee(node))) return false;
    return (
      (holder?.type === 'parenthesized_expression' && /^(?:if|while)_statement$/.test(holder.parent?.type ?? '')) ||
      (holder?.type === 'unary_expression' && holder.text.startsWith('!')) ||
      (holder?.type === 'ternary_expression' && node.field === 'condition')
    );
  }),
  'promise-read': {
    on: ['variable_declarator'],
    check(node, report, tree) {
      const value = getField(node, 'value');
      const name = getField(node, 'name')?.text ?? '';
      const fn = getFunction(node);
      if (value?.type !== 'call_expression' || !fn || !/^\w+$/.test(name) || !isPromise(value, tree)) return;
      const own = escapeRegExp(name);
      if (listAsyncNames(tree).has(getCallee(value))) return;
      if (
        new RegExp(`\\b${own}\\.(?:json|text|ok|status|data|headers|length|map|forEach)\\b`).test(fn.text) &&
        !new RegExp(`await\\s+\\(?${own}\\b|\\b${own}\\s*\\.\\s*(?:then|catch|finally)|\\b${own}\\s*=\\s*await`).test(
          fn.text,
        )
      )
        report(value);
    },
  },
  'returned-without-await': {
    on: ['return_statement'],
    check(node, report, tree) {
      const [call] = getNamedChildren(node);
      const fn = getFunction(node);
      const attempt = findClosest(node, 'try_statement', ...FUNCTIONS);
      if (call?.type !== 'call_expression' || !isAsync(fn) || attempt?.type !== 'try_statement') return;
      const body = getField(attempt, 'body');
      if (!body || node.start > body.end || !getField(attempt, 'handler')) return;
      // A function that was handed in is called in try only because it may fail.
      const isGiven = fn !== undefined && listParameters(fn).includes(getCallee(call));
      if (!isGiven && !isPromise(call, tree)) return;
      report(node);
    },
  },
  'async-callback-as-answer': createNodeRule(
    ['call_expression'],
    (node) =>
      /\.(?:filter|some|every|find|findIndex|sort|reduce)$/.test(getCallee(node)) &&
      /^async\b/.test(getArguments(node)[0]?.text ?? '') &&
      !/\.reduce$/.test(getCallee(node)),
  ),
  'promises-not-awaited': {
    on: ['variable_declarator'],
    check(node, report) {
      const value = getField(node, 'value');
      const name = getField(node, 'name')?.text ?? '';
      const fn = getFunction(node);
      if (
        value?.type !== 'call_expression' ||
        !/\.map$/.test(getCallee(value)) ||
        !/^async\b/.test(getArguments(value)[0]?.text ?? '') ||
        !fn
      )
        return;
      const own = escapeRegExp(name);
      if (
        !new RegExp(
          `(?:all|allSettled|race|any)\\(\\s*${own}\\b|await\\s+${own}\\b|of\\s+${own}\\b|\\.\\.\\.${own}\\b`,
        ).test(fn.text) &&
        new RegExp(`\\b${own}\\.|return\\s+${own}\\b|[(,]\\s*${own}\\s*[,)]`).test(fn.text)
      )
        report(node);
    },
  },
  'called-not-passed': createNodeRule(['call_expression'], (node, tree) => {
    if (!/^(?:window\.)?(?:setTimeout|setInterval|setImmediate)$|\.addEventListener$/.test(getCallee(node)))
      return false;
    const given = getArguments(node)[/Listener$/.test(getCallee(node)) ? 1 : 0];
    if (given?.type !== 'call_expression') return false;
    const callee = getCallee(given);
    if (/^(?:resolve|reject|done|console\.\w+)$/.test(callee)) return true;
    const declared = tree.nodes.find(
      (one) => one.type === 'function_declaration' && getField(one, 'name')?.text === callee,
    );
    return declared !== undefined && !/return\s*(?:\(|function|async|\w+\s*=>|\w+\s*;)/.test(declared.text);
  }),
  'status-not-checked': {
    on: ['call_expression'],
    check(node, report) {
      const [, name] = /^(\w+)\.json$/.exec(getCallee(node)) ?? [];
      const fn = getFunction(node);
      if (!fn || getArguments(node).length > 0 || !name) return;
      const made = listAssignments(fn).find(({ target }) => target === name)?.value;
      if (!made || !/^await\s+(?:window\.)?fetch\(/.test(made.text)) return;
      if (
        !new RegExp(
          `\\b${escapeRegExp(name)}\\.(?:ok|status|statusText)\\b|[(,]\\s*${escapeRegExp(name)}\\s*[,)]|\\{[^}]*\\b(?:ok|status)\\b[^}]*\\}\\s*=`,
        ).test(fn.text)
      )
        report(node);
    },
  },
  'error-as-success': createNodeRule(['catch_clause'], (node) => {
    const body = getField(node, 'body');
    return body !== undefined && /^\{\s*return\s+true\s*;?\s*\}$/.test(body.text);
  }),
  'handler-blocked': createNodeRule(['call_expression'], (node) => {
    if (
      !/^(?:fs|crypto|child_process|cp|zlib)\.\w+Sync$|^(?:readFileSync|writeFileSync|execSync)$/.test(getCallee(node))
    )
      return false;
    const fn = getFunction(node);
    return (
      fn !== undefined &&
      /^(?:async\s*)?(?:function\s*\w*\s*)?\(\s*(?:_?req\w*|ctx)\b[^)]*\b(?:res\w*|reply|next)\b/.test(
        fn.text.slice(0, 120),
      ) &&
      findDescendants(fn, 'call_expression').length < 200
    );
  }),
};
