import { findClosest, findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { escapeRegExp, FUNCTIONS, getArguments, getCallee, getFunction } from '../shared/grammar.ts';

const FUNCTION_TYPES = FUNCTIONS as readonly string[];
const FRACTION = /(?:^|[^\w.])\d*\.\d+(?![\w.])/;
/** What may well be 0. */
const MAY_BE_ZERO =
  /(?:rate|percent|percentage|discount|tax|count|quantity|qty|amount|price|balance|score|offset|index|level|temperature|stock|rating|points)s?(?:\])?$/i;

/** Arrow functions that compare two elements and return whether one is larger. */
const isBooleanComparator = (text: string) =>
  /^(?:function\s*)?\(\s*(\w+)\s*,\s*(\w+)\s*\)\s*(?:=>\s*|\{\s*return\s+)\(?\1(?:\.[\w.()]+)?\s*[<>]=?\s*\2(?:\.[\w.()]+)?\)?;?\s*\}?$/.test(
    text.replace(/:\s*[\w.[\]]+(?=\s*[,)])/g, ''),
  );

/** Values that look right: zero, fractions, dates, text, and lists. */
export const VALUE_SLIP_RULES: TreeRules = {
  'zero-taken-as-missing': createNodeRule(['binary_expression'], (node) => {
    const left = getField(node, 'left')?.text ?? '';
    const right = getField(node, 'right')?.text ?? '';
    return (
      getField(node, 'operator')?.text === '||' &&
      /^\d*\.?\d+$/.test(right) &&
      Number(right) !== 0 &&
      /^[\w.[\]?]+$/.test(left) &&
      !/\b(?:env|query|argv|config|options?|opts|params)\b/.test(left) &&
      MAY_BE_ZERO.test(left.replace(/\[\w+\]$/, ''))
    );
  }),
  'fraction-compared': createNodeRule(['binary_expression'], (node) => {
    const operator = getField(node, 'operator')?.text ?? '';
    const sides = [getField(node, 'left')?.text ?? '', getField(node, 'right')?.text ?? ''];
    return (
      /^[!=]==?$/.test(operator) &&
      sides.some((side) => FRACTION.test(side) && !/['"`]/.test(side)) &&
      sides.some((side) => /[-+*/]|\(/.test(side) && !/['"`]|toFixed|round/i.test(side))
    );
  }),
  'comparator-of-booleans': createNodeRule(['call_expression'], (node) => {
    const [comparator] = getArguments(node);
    return (
      /\.(?:sort|toSorted)$/.test(getCallee(node)) && comparator !== undefined && isBooleanComparator(comparator.text)
    );
  }),
  'state-sorted': createNodeRule(['return_statement'], (node) =>
    /^return\s+this\.\w+\.(?:sort|reverse)\(/.test(node.text),
  ),
  'text-result-unused': createNodeRule(['expression_statement'], (node) => {
    const call = getNamedChildren(node)[0];
    return (
      call?.type === 'call_expression' &&
      /^\w+(?:\.(?:trim|toLowerCase|toUpperCase|slice|normalize)\([^()]*\))*\.(?:trim|replace|replaceAll|toLowerCase|toUpperCase|padStart|padEnd|slice)$/.test(
        getCallee(call),
      ) &&
      !getArguments(call).some(({ type }) => FUNCTION_TYPES.includes(type))
    );
  }),
  'age-by-year': createTextRule(
    ['binary_expression'],
    /^(?:new Date\(\)|\w+)\.getFullYear\(\)\s*-\s*(?:new Date\([^()]*\)|[\w.]+)\.getFullYear\(\)$/,
    { unless: /getMonth\(|setFullYear\(|getDate\(/ },
  ),
  'seconds-of-milliseconds': createTextRule(
    ['binary_expression'],
    /^\(?(?:Date\.now\(\)|[\w.]+\.getTime\(\)|\w*(?:end|start|date|Date|time|checkIn|checkOut|from|to)\w*)\s*-\s*[\w.()]+\)?\s*\/\s*(?:86400|3600|60)$/,
    { file: /\bDate\b|[dD]ate/, unless: /\/\s*1000|1000\b/ },
  ),
  'key-of-prototype': createNodeRule(['assignment_expression'], (node) => {
    const [, target, key] = /^(\w+)\[(\w+)\]$/.exec(getField(node, 'left')?.text ?? '') ?? [];
    const fn = getFunction(node);
    const loop = findClosest(node, 'for_in_statement', 'for_statement') ?? findClosest(node, 'arrow_function');
    if (!target || !key || !fn || !loop) return false;
    const name = getField(fn, 'name')?.text ?? '';
    const isRecursive =
      name !== '' &&
      new RegExp(`\\b${escapeRegExp(name)}\\(\\s*${target}\\[${key}\\]`).test(getField(node, 'right')?.text ?? '');
    return isRecursive && !/__proto__|hasOwn|Object\.create\(null\)|constructor/.test(fn.text);
  }),
  'last-taken-first': createNodeRule(['call_expression'], (node, tree) => {
    const [, list] = /^([\w.]*(?:queue|waiting|pending|backlog)s?)\.pop$/i.exec(getCallee(node)) ?? [];
    return (
      list !== undefined &&
      new RegExp(`${escapeRegExp(list)}\\.push\\(`).test(tree.root.text) &&
      !/priority|heap|stack|LIFO/i.test(tree.root.text)
    );
  }),
  'default-object-changed': createTextRule(
    ['call_expression'],
    /^(?:Object\.assign|merge|deepMerge|extend|_\.(?:merge|assign|extend|defaults))\(\s*(?:[A-Z][A-Z_]+|default(?:s|Options|Config|Settings))\s*,/,
    { file: /\b(?:const|let|var)\s+(?:[A-Z][A-Z_]+|default(?:s|Options|Config|Settings))\s*(?::[^=]+)?=\s*\{/ },
  ),
};

const WRITES =
  /^(?:save|delete|destroy|update|insert|remove|query|commit|create|upsert|write|send|del|set|exec|execute|publish)(?:One|Many|All)?$/;

/** Calls whose promise nobody waits for, judged by how the same file calls the same object elsewhere. */
export const UNAWAITED_RULES: TreeRules = {
  'unlike-its-awaited-calls': {
    on: ['expression_statement', 'variable_declarator'],
    check(node, report, tree) {
      const call = node.type === 'variable_declarator' ? getField(node, 'value') : getNamedChildren(node)[0];
      if (call?.type !== 'call_expression') return;
      const [, object, method] = /^((?:this\.)?\w+)\.(\w+)$/.exec(getCallee(call)) ?? [];
      const fn = getFunction(node);
      if (
        !object ||
        object === 'this' ||
        !method ||
        !fn ||
        !/^async\b|^(?:public |private |static )*async\b/.test(fn.text)
      )
        return;
      const own = escapeRegExp(object);
      const awaited = [...tree.root.text.matchAll(new RegExp(`\\bawait\\s+${own}\\.(\\w+)\\(`, 'g'))].map(
        ([, one]) => one,
      );
      if (awaited.length === 0) return;
      if (node.type === 'expression_statement') {
        if (awaited.includes(method) || WRITES.test(method)) report(node);
        return;
      }
      const name = getField(node, 'name')?.text ?? '';
      const isWaited = new RegExp(
        `await[^;\\n]*\\b${escapeRegExp(name)}\\b|\\b${escapeRegExp(name)}\\.(?:then|catch|finally)\\(|Promise\\.\\w+\\([^)]*\\b${escapeRegExp(name)}\\b|return\\s+${escapeRegExp(name)}\\b`,
      );
      if (
        /^\w+$/.test(name) &&
        (awaited.includes(method) || (/^(?:get|find|fetch|query|load|read)\w*$/.test(method) && awaited.length > 1)) &&
        !isWaited.test(fn.text)
      )
        report(node);
    },
  },
  'promised-callback-left': createNodeRule(['expression_statement'], (node) => {
    const call = getNamedChildren(node)[0];
    const fn = getFunction(node);
    if (call?.type !== 'call_expression' || !fn || !/^\w+$/.test(getCallee(call))) return false;
    const parameters = getField(fn, 'parameters')?.text ?? '';
    return new RegExp(`\\b${getCallee(call)}\\??\\s*:\\s*\\([^()]*\\)\\s*=>\\s*Promise<`).test(parameters);
  }),
  'found-row-not-checked': {
    on: ['variable_declarator'],
    check(node, report) {
      const name = getField(node, 'name')?.text ?? '';
      const value = getField(node, 'value')?.text ?? '';
      const fn = getFunction(node);
      if (
        !fn ||
        !/^\w+$/.test(name) ||
        !/^await\s+[\w.]+\.(?:findOne|findById|findUnique|findFirst|findByPk|findOneBy|findBy\w+|getBy\w+|maybeSingle)\(/.test(
          value,
        )
      )
        return;
      const own = escapeRegExp(name);
      const after = fn.text.slice(node.end - fn.start);
      const firstUse = new RegExp(`\\b${own}\\b`).exec(after);
      const read = new RegExp(`\\b${own}\\.\\w+`).exec(after);
      if (!read || !firstUse || firstUse.index !== read.index) return;
      if (
        new RegExp(
          `!${own}\\b|\\b${own}\\s*(?:[!=]==?|\\?|&&|\\|\\|)|\\bif\\s*\\(\\s*${own}\\b|(?:assert|invariant|ok|expect)\\(\\s*${own}\\b`,
        ).test(after)
      )
        return;
      const use = findDescendants(fn, 'member_expression').find(
        (one) => one.start > node.end && getField(one, 'object')?.text === name,
      );
      if (use) report(use);
    },
  },
  'listener-parses-unguarded': createNodeRule(['call_expression'], (node) => {
    if (getCallee(node) !== 'JSON.parse' || findClosest(node, 'try_statement')) return false;
    const handler = findClosest(node, ...FUNCTION_TYPES);
    const call = handler?.parent?.parent;
    return (
      (call?.type === 'call_expression' &&
        /\.(?:on|addEventListener)$/.test(getCallee(call)) &&
        /^['"`](?:message|data)/.test(getArguments(call)[0]?.text ?? '')) ||
      (handler?.parent?.type === 'assignment_expression' &&
        /\.onmessage$/.test(getField(handler.parent, 'left')?.text ?? ''))
    );
  }),
  'timeout-outlives-race': createNodeRule(['call_expression'], (node) => {
    const fn = getFunction(node);
    return (
      getCallee(node) === 'Promise.race' &&
      /setTimeout\(/.test(fn?.text ?? '') &&
      !/clearTimeout|\.unref\(|AbortSignal/.test(fn?.text ?? '')
    );
  }),
  'check-then-create': createNodeRule(['variable_declarator'], (node, tree) => {
    const [, model] =
      /^await\s+([A-Z]\w*|this\.\w+)\.(?:findOne|findFirst|findUnique|findOneBy|count|exists)\(/.exec(
        getField(node, 'value')?.text ?? '',
      ) ?? [];
    const name = getField(node, 'name')?.text ?? '';
    const fn = getFunction(node);
    if (!model || !fn) return false;
    const after = fn.text.slice(node.end - fn.start);
    return (
      new RegExp(
        `\\bif\\s*\\(\\s*${escapeRegExp(name)}\\b[\\s\\S]*\\b${escapeRegExp(model)}\\.(?:create|save|insert)\\(`,
      ).test(after) && !/transaction|unique|lock|upsert|code\s*===?\s*['"](?:11000|23505|P2002)/i.test(tree.root.text)
    );
  }),
};
