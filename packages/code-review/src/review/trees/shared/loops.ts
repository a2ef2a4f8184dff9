import { findDescendants, getField, getLeft, getNamedChildren, getRight, removeParentheses, sign } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import {
  CALLS,
  escapeRegExp,
  FUNCTIONS,
  getArguments,
  getCallee,
  getFunction,
  getLastCalled,
  getStringValue,
  listAssignments,
  listNames,
  listParameters,
} from './grammar.ts';

const EXITS = [
  'break_statement',
  'return_statement',
  'throw_statement',
  'raise_statement',
  'goto_statement',
  'yield',
  'yield_expression',
  'yield_statement',
  'co_yield_statement',
  'co_return_statement',
];
const CHANGING_CALL =
  /^(?:push|pop|shift|unshift|splice|poll|remove\w*|pop\w*|take|add\w*|append|insert|erase|clear|push_back|emplace\w*|next\w*|read\w*|advance|discard|extend|put|offer|delete|resize)$/;
const ENDS_PROGRAM = /\b(?:exit|abort|_exit|longjmp|terminate)\s*\(|\bprocess\.exit|\bsys\.exit|\bSystem\.exit/;

/** Names that a loop's condition compares; null if it asks something that anything could change. */
function readCondition(condition: SyntaxNode | undefined): { names: string[]; sizes: string[] } | null {
  const inside = removeParentheses(condition);
  if (
    !inside ||
    !/^(?:binary_expression|comparison_operator|unary_expression|boolean_operator|identifier|pointer_expression)$/.test(
      inside.type,
    )
  )
    return null;
  if (/^!?\s*\w+$|\bawait\b|[^=!<>]=[^=]/.test(inside.text)) return null;
  const plain = inside.text.replace(/\b(?:len\(\s*(\w+)\s*\)|(\w+)(?:\.|->)(?:length|size|count)(?:\(\))?)/g, ' ');
  if (/[([.]|->|\+\+|--|:=|<<|>>/.test(plain)) return null;
  const sizes = [...inside.text.matchAll(/\blen\(\s*(\w+)\s*\)|\b(\w+)(?:\.|->)(?:length|size|count)\b/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  const names = [...plain.matchAll(/[A-Za-z_]\w*/g)]
    .map(([name]) => name)
    .filter(
      (name) =>
        !/^(?:and|or|not|true|false|null|nullptr|None|True|False|undefined|NULL|is|in)$/.test(name) &&
        !/^[A-Z][A-Z0-9_]*$/.test(name),
    );
  return names.length > 0 ? { names, sizes } : null;
}

const isLocal = (name: string, fn: SyntaxNode) =>
  listParameters(fn).includes(name) ||
  findDescendants(fn, 'variable_declarator', 'init_declarator', 'declaration', 'assignment', 'formal_parameter').some(
    (one) =>
      (getField(one, 'name')?.text ?? getField(one, 'declarator')?.text ?? getLeft(one)?.text ?? '')
        .replace(/^[&*\s]+/, '')
        .split(/\W/)[0] === name,
  );

/** Whether anything below a node could change a local variable. */
function isTouched(name: string, scope: SyntaxNode, isCpp: boolean): boolean {
  const own = escapeRegExp(name);
  if (
    new RegExp(
      `(?:\\+\\+|--|&)\\s*${own}\\b|\\b${own}\\s*(?:\\+\\+|--|[-+*/%|&^]=|<<=|>>=|>>>=|//=|\\*\\*=|\\?\\?=|\\|\\|=)|>>\\s*${own}\\b|\\b(?:nonlocal|global)\\b`,
    ).test(scope.text)
  )
    return true;
  // What has methods may change by them.
  if (new RegExp(`\\b${own}\\s*(?:\\.|->)\\s*\\w+\\s*\\(`).test(scope.text)) return true;
  if (listAssignments(scope).some(({ target }) => new RegExp(`(?:^|[^.\\w>])${own}\\b(?!\\s*[.([]|->)`).test(target)))
    return true;
  // C++ may take it by reference.
  return (
    isCpp &&
    findDescendants(scope, 'argument_list', 'initializer_list').some((list) =>
      getNamedChildren(list).some(({ text }) => text === name),
    )
  );
}

const isSizeChanged = (name: string, scope: SyntaxNode) =>
  listAssignments(scope).some(({ target }) => target.split(/\W/)[0] === name) ||
  findDescendants(scope, ...CALLS).some(
    (call) =>
      (getCallee(call).split(/\W/)[0] === name && CHANGING_CALL.test(getLastCalled(call))) ||
      getArguments(call).some(({ text }) => text === name || text === `&${name}`),
  ) ||
  new RegExp(`\\bdel\\s+${escapeRegExp(name)}\\b`).test(scope.text);

const isEndless = (node: SyntaxNode): boolean => {
  const fn = getFunction(node);
  const body = getField(node, 'body');
  const read = readCondition(getField(node, 'condition'));
  if (!fn || !body || !read || node.parent?.type === 'do_statement') return false;
  if (
    findDescendants(body, ...EXITS).length > 0 ||
    ENDS_PROGRAM.test(body.text) ||
    /\bawait\b|\bco_await\b/.test(body.text)
  )
    return false;
  const isCpp = /compound_statement/.test(body.type) || body.type === 'expression_statement';
  const isCaptured = findDescendants(fn, ...FUNCTIONS).some(
    (inner) => inner !== fn && read.names.some((name) => isTouched(name, inner, isCpp)),
  );
  return (
    !isCaptured &&
    read.names.every((name) => isLocal(name, fn) && !isTouched(name, body, isCpp)) &&
    read.sizes.every((name) => !isSizeChanged(name, body)) &&
    !(isCpp && /\b(?:volatile|atomic)\b/.test(fn.text)) &&
    !new RegExp(`\\*\\s*(?:${read.names.map(escapeRegExp).join('|')})\\b`).test(
      getField(node, 'condition')?.text.includes('*') ? '' : body.text,
    )
  );
};

const MIDDLE = /\/\/?\s*2\b|>>>?\s*1\b/;

export const LOOP_SHAPE_RULES: TreeRules = {
  'endless-loop': createNodeRule(['while_statement'], isEndless),
  'search-never-ends': {
    on: ['while_statement'],
    check(node, report) {
      const condition = /^\(?\s*(\w+)\s*(<=?)\s*(\w+)\s*\)?$/.exec(getField(node, 'condition')?.text.trim() ?? '');
      const body = getField(node, 'body');
      const [, low, compared, high] = condition ?? [];
      if (!low || !high || !body) return;
      const all = listAssignments(body);
      const middle = all.find(
        ({ value }) => value && MIDDLE.test(value.text) && value.text.includes(low) && value.text.includes(high),
      );
      const name = middle?.target.split(/\W+/).findLast(Boolean);
      // With the upper middle, low = mid is right.
      if (!name || !middle || /\+\s*1\s*\)/.test(middle.value?.text ?? '')) return;
      const stuck = all.find(
        ({ target, value, operator }) =>
          operator === '=' && value?.text === name && (target === low || (target === high && compared === '<=')),
      );
      const isOtherEnd = /\bhigh\s*-\s*low\s*>\s*1|\bwhile\b.*-.*>\s*1/.test(node.text);
      if (stuck && !isOtherEnd) report(stuck.node);
    },
  },
  'search-beyond-end': {
    on: ['while_statement'],
    check(node, report) {
      const [, , high] = /^\(?\s*(\w+)\s*<=\s*(\w+)\s*\)?$/.exec(getField(node, 'condition')?.text.trim() ?? '') ?? [];
      const fn = getFunction(node);
      const body = getField(node, 'body');
      if (
        !high ||
        !fn ||
        !body ||
        !listAssignments(body).some(({ value }) => value && MIDDLE.test(value.text) && value.text.includes(high))
      )
        return;
      const own = escapeRegExp(high);
      const before = fn.text.slice(0, node.start - fn.start);
      if (
        new RegExp(`\\b${own}\\s*=\\s*(?:\\w+\\.(?:length|size)(?:\\(\\))?|len\\(\\w+\\))\\s*[;,\\n]`).test(before) ||
        new RegExp(`\\w+,\\s*${own}\\s*=\\s*\\w+,\\s*len\\(\\w+\\)\\s*\\n`).test(before)
      )
        report(node);
    },
  },
  'removal-skips': {
    on: ['for_statement', 'for_in_statement'],
    check(node, report) {
      const head = node.text.slice(0, 200);
      const [, index] =
        /^for\s*\(\s*(?:let|var|int|size_t|auto|std::size_t|unsigned)?\s*(\w+)\s*=\s*0\s*;[^;]*(?:\.length|\.size\(\))[^;]*;\s*(?:\+\+\w+|\w+\+\+|\w+\s*\+=\s*1)\s*\)/.exec(
          head,
        ) ??
        /^for\s+(\w+)\s+in\s+range\(\s*len\(/.exec(head) ??
        [];
      const body = getField(node, 'body');
      if (!index || !body || isTouched(index, body, false)) return;
      const removal = findDescendants(body, ...CALLS, 'delete_statement').find((one) => {
        const first = getArguments(one)[0]?.text ?? '';
        if (one.type === 'delete_statement') return one.text.endsWith(`[${index}]`);
        const name = getLastCalled(one);
        return (
          (/^(?:splice|remove|pop)$/.test(name) &&
            first === index &&
            (name !== 'splice' || (getArguments(one)[1]?.text === '1' && getArguments(one).length === 2))) ||
          (name === 'erase' && new RegExp(`begin\\(\\)\\s*\\+\\s*${index}$`).test(first))
        );
      });
      if (!removal) return;
      const rest = body.text.slice(removal.end - body.start);
      if (!/^\s*\)?[^\n]*;?\s*(?:break|return)\b/.test(rest)) report(removal);
    },
  },
  'retries-forever': {
    on: ['while_statement'],
    check(node, report) {
      const isForever = /^(?:true|True|1|\(true\)|\(1\))$/.test(getField(node, 'condition')?.text ?? '');
      const asked = readCondition(getField(node, 'condition'))?.names ?? [];
      const isUnchanged =
        asked.length > 0 && asked.every((name) => !isTouched(name, getField(node, 'body') ?? node, false));
      if (!isForever && !isUnchanged) return;
      const parts = getNamedChildren(getField(node, 'body') ?? node);
      const attempt = parts[0];
      if (parts.length !== 1 || attempt?.type !== 'try_statement') return;
      const tried = getField(attempt, 'body');
      const handlers = getNamedChildren(attempt).filter(({ type }) => /^(?:catch_clause|except_clause)$/.test(type));
      const isAnswer = getNamedChildren(tried ?? attempt).some(
        ({ type }) => type === 'return_statement' || type === 'break_statement',
      );
      const goesOn = handlers.every(
        (one) =>
          findDescendants(one, ...EXITS).length === 0 && !/sleep|delay|wait|\+\+|\+=|-=|--|backoff/i.test(one.text),
      );
      if (isAnswer && handlers.length > 0 && goesOn) report(node);
    },
  },
  'query-in-loop': createNodeRule(CALLS, (node) => {
    const loop = findCountedLoop(node);
    if (!loop) return false;
    const callee = getCallee(node);
    const first = getStringValue(getArguments(node)[0]) ?? getArguments(node)[0]?.text ?? '';
    return (
      (/\.objects\.(?:get|filter|exclude)$/.test(callee) &&
        !/^\.\w*(?:update|delete)/.test(node.parent?.text.slice(node.end - node.parent.start) ?? '')) ||
      /^(?:await\s+)?(?:prisma|db|knex|models?)\.\w+\.(?:find\w*|count|aggregate)$/.test(callee) ||
      /\b[A-Z]\w*\.(?:findOne|findById|findByPk|findUnique)$/.test(callee) ||
      /(?:[rR]epo(?:sitory)?|[dD]ao)_?\.(?:find\w*|get\w*|load\w*|count\w*)$/.test(callee) ||
      (/\.(?:query|execute|executeQuery|fetch_?one|queryForObject|get|all)$/.test(callee) &&
        /^\s*(?:[`'"f]{0,3})SELECT\s/i.test(first)) ||
      /\bsession\.query$/.test(callee)
    );
  }),
};

/** A loop over a list, in which every round asks again. */
function findCountedLoop(node: SyntaxNode): SyntaxNode | undefined {
  for (let at = node.parent; at; at = at.parent) {
    if (/^(?:for_in_statement|enhanced_for_statement|for_range_loop|for_statement)$/.test(at.type)) {
      const body = getField(at, 'body');
      return body && node.start >= body.start && listNames(at).length > 0 ? at : undefined;
    }
    if ((FUNCTIONS as readonly string[]).includes(at.type)) {
      const call = at.parent?.parent;
      return call && /\.forEach$/.test(getCallee(call)) ? call : undefined;
    }
  }
  return undefined;
}

/** Whether the sign of a comparison is one of a text. */
export const isSign = (node: SyntaxNode, signs: RegExp) =>
  signs.test(sign(node) ?? node.children.find(({ named }) => !named)?.type ?? '');
export const getSides = (node: SyntaxNode): [SyntaxNode | undefined, SyntaxNode | undefined] =>
  node.type === 'comparison_operator' || node.type === 'binary_operator' || node.type === 'boolean_operator'
    ? [getNamedChildren(node)[0], getNamedChildren(node)[1]]
    : [getLeft(node), getRight(node)];
